//! How the small vocabularies of the game are made: an enum whose variants have names in files and URLs.

/// An enum with a name for each variant, all of them in order, and nothing else to say.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident { $($variant:ident => $id:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
            enum_map::Enum, serde::Serialize, serde::Deserialize,
        )]
        #[expect(missing_docs, reason = "the names say it all")]
        pub enum $name {
            $(#[serde(rename = $id)] $variant),+
        }

        impl $name {
            /// All of them in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The name in files and URLs.
            pub fn id(self) -> &'static str {
                match self {
                    $($name::$variant => $id),+
                }
            }
        }
    };
}

pub(crate) use named;
