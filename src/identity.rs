/// Makes records that live as statics equal exactly when their ids are.
macro_rules! equal_by_id {
    ($Record:ty) => {
        impl PartialEq for $Record {
            fn eq(&self, other: &Self) -> bool {
                std::ptr::eq(self, other) || self.id == other.id
            }
        }

        impl Eq for $Record {}

        impl std::hash::Hash for $Record {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                self.id.hash(state);
            }
        }
    };
}

pub(crate) use equal_by_id;
