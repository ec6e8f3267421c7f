/// Defines the switches of one room as a struct of small enums, one field for each reading.
///
/// Every reading carries the answer of each edition, so an edition that is added has no value here
/// until every reading answers it. The variants stand in the order of the reading's options.
///
/// ```text
/// switches! {
///     /// The switches of this room.
///     pub struct Switches {
///         /// When is a dark space looked for?
///         landing_check: LandingCheck { EndOfRound, EachLanding } = &readings::LANDING_CHECK,
///     }
/// }
/// ```
macro_rules! switches {
    (
        $(#[$set_doc:meta])*
        pub struct $Set:ident {
            $(
                $(#[$doc:meta])*
                $field:ident : $Answer:ident { $($Variant:ident),+ $(,)? } = $reading:expr
            ),+ $(,)?
        }
    ) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            #[repr(u8)]
            #[allow(missing_docs)]
            pub enum $Answer { $($Variant),+ }

            impl $Answer {
                /// The answers, in the order of the reading's options.
                pub const ALL: &'static [Self] = &[$(Self::$Variant),+];
            }
        )+

        $(#[$set_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $Set {
            $( $(#[$doc])* pub $field: $Answer ),+
        }

        impl $Set {
            /// The readings that these switches answer.
            pub const READINGS: &'static [&'static $crate::rulings::Reading] = &[$($reading),+];

            /// The answers of an edition, save for what is overridden.
            pub fn answers(
                edition: $crate::editions::Edition,
                overrides: &$crate::rulings::Overrides,
            ) -> Self {
                Self { $( $field: $Answer::ALL[overrides.answer($reading, edition)] ),+ }
            }
        }

        impl std::hash::Hash for $Set {
            /// Switches hold for a whole game, and only positions of one game are told apart by a number.
            fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
        }

        #[cfg(test)]
        mod switch_tests {
            #[allow(unused_imports)]
            use super::*;

            #[test]
            fn every_option_has_its_variant() {
                $( $crate::rulings::assert_options($reading, &[$(stringify!($Variant)),+]); )+
            }
        }
    };
}

pub(crate) use switches;
