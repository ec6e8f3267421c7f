//! How a room reaches its own state, and nobody else's.

/// Gives a room the trait `Ours`: sets of rooms of which it is one. With `of`, and with `of, of_mut`, its state
/// also gets functions that find it in a position.
macro_rules! own_state {
    ($State:ident) => {
        /// A set of rooms of which this is one.
        pub trait Ours: $crate::hooks::Rooms + AsRef<$State> + AsMut<$State> {}
        impl<R: $crate::hooks::Rooms + AsRef<$State> + AsMut<$State>> Ours for R {}
    };
    ($State:ident, of) => {
        own_state!($State);

        impl $State {
            /// The state of this room.
            fn of<R: Ours>(p: &$crate::position::Position<R>) -> &Self {
                p.rooms.as_ref()
            }
        }
    };
    ($State:ident, of, of_mut) => {
        own_state!($State, of);

        impl $State {
            /// The state of this room, to change it.
            fn of_mut<R: Ours>(p: &mut $crate::position::Position<R>) -> &mut Self {
                p.rooms.as_mut()
            }
        }
    };
}
