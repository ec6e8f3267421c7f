/// The places of the bits that are set, lowest first.
pub fn bits(set: impl Into<u64>) -> Bits {
    Bits(set.into())
}

/// See [`bits`].
#[derive(Clone, Debug)]
pub struct Bits(u64);

impl Iterator for Bits {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (lowest < u64::BITS).then_some(lowest)
    }
}
