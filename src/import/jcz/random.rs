/// A random number of a saved game, between 0 and 1, as that program goes on from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Random(u64);

/// The generator works with so many bits.
const BITS: u64 = (1 << 48) - 1;

impl Random {
    /// The number; `None` where it is no number from 0 up to 1.
    pub fn new(number: f64) -> Option<Self> {
        (0.0..1.0).contains(&number).then(|| Self(number.to_bits()))
    }

    /// The number.
    pub const fn get(self) -> f64 {
        f64::from_bits(self.0)
    }

    /// Which of so many things it picks.
    pub fn pick(self, size: u32) -> u32 {
        ((self.get() * f64::from(size)) as u32).min(size.saturating_sub(1))
    }

    /// The number that follows once this one was used.
    #[must_use]
    pub fn next(self) -> Self {
        let next = (self.0 & BITS).wrapping_mul(25_214_903_917).wrapping_add(11) & BITS;
        Self((next as f64 / (BITS + 1) as f64).to_bits())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_go_on_as_that_program_does() {
        let first = Random::new(0.713_356_700_278_401_6).unwrap();
        assert!((first.next().get() - 0.178_023_587_660_373_3).abs() < 1e-15);
        assert_eq!((first.pick(18), first.pick(1), first.pick(0)), (12, 0, 0));
    }

    #[test]
    fn only_numbers_below_one_are_taken() {
        for wrong in [1.0, -0.5, f64::NAN, f64::INFINITY] {
            assert_eq!(Random::new(wrong), None);
        }
        assert!(Random::new(0.0).is_some());
    }
}
