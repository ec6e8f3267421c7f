/// Implements `Clone` for a struct field by field, so that `clone_from` reuses the memory at hand.
macro_rules! clone_in_place {
    ($Type:ident $(<$Parameter:ident>)? { $($field:ident),+ $(,)? }) => {
        impl$(<$Parameter: Clone>)? Clone for $Type$(<$Parameter>)? {
            fn clone(&self) -> Self {
                Self { $($field: self.$field.clone()),+ }
            }

            fn clone_from(&mut self, other: &Self) {
                $(self.$field.clone_from(&other.$field);)+
            }
        }
    };
}

pub(crate) use clone_in_place;
