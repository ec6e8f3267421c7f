use std::fmt;

/// A probability as a fraction in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fraction {
    of: u128,
    total: u128,
}

impl Fraction {
    /// For certain.
    pub const ONE: Self = Self { of: 1, total: 1 };
    /// Never.
    pub const ZERO: Self = Self { of: 0, total: 1 };

    /// So many cases of so many.
    pub fn new(of: u128, total: u128) -> Self {
        let common = common(of, total).max(1);
        Self { of: of / common, total: total / common }
    }

    /// Both, one after the other. Nothing where the numbers grow beyond all bounds.
    pub fn times(self, other: Self) -> Option<Self> {
        // Crosswise first, so that the numbers stay small.
        let (a, b) = (Self::new(self.of, other.total), Self::new(other.of, self.total));
        Some(Self { of: a.of.checked_mul(b.of)?, total: a.total.checked_mul(b.total)? })
    }

    /// One or the other. Nothing where the numbers grow beyond all bounds.
    pub fn plus(self, other: Self) -> Option<Self> {
        let common = common(self.total, other.total).max(1);
        let scale = other.total / common;
        let of = self.of.checked_mul(scale)?.checked_add(other.of.checked_mul(self.total / common)?)?;
        Some(Self::new(of, self.total.checked_mul(scale)?))
    }

    /// The numerator and the denominator.
    pub const fn parts(self) -> (u128, u128) {
        (self.of, self.total)
    }

    /// About how much it is.
    pub fn about(self) -> f64 {
        self.of as f64 / self.total as f64
    }
}

fn common(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.of, self.total) {
            (0, _) => write!(f, "never"),
            (1, 1) => write!(f, "for certain"),
            (of, total) => write!(f, "{of} in {total} ({:.2} %)", 100.0 * self.about()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_exact_and_in_lowest_terms() {
        let (half, third) = (Fraction::new(2, 4), Fraction::new(1, 3));
        assert_eq!(half.parts(), (1, 2));
        assert_eq!(half.plus(third), Some(Fraction::new(5, 6)));
        assert_eq!(half.times(Fraction::new(2, 3)), Some(third));
        assert_eq!(Fraction::ZERO.plus(half), Some(half));
        assert_eq!(Fraction::new(5, 6).to_string(), "5 in 6 (83.33 %)");
        assert_eq!(Fraction::new(3, 3).to_string(), "for certain");
        let tiny = Fraction::new(1, u128::MAX);
        assert_eq!(tiny.times(third), None);
        assert_eq!(tiny.plus(Fraction::new(1, u128::MAX - 1)), None);
    }
}
