//! The small vocabularies of a game: provinces, cards, phases.

/// An enum whose variants have a name in files and URLs. The name, the list of all and the stored form follow from one
/// table, so that they cannot disagree.
///
/// ```
/// use engine::{Set, named};
///
/// named! {
///     /// A field of the board.
///     pub enum Field {
///         Meadow => "meadow",
///         /// Costs two steps.
///         DeepWood => "deep-wood",
///     }
/// }
///
/// assert_eq!(Field::ALL, [Field::Meadow, Field::DeepWood]);
/// assert_eq!(Field::DeepWood.id(), "deep-wood");
/// assert_eq!(serde_json::to_string(&Set::only(Field::DeepWood)).unwrap(), r#"["deep-wood"]"#);
/// ```
///
/// `pub enum Field, stored as number` makes its [`Set`](crate::Set)s be stored as a number instead of a list of names;
/// see [`Element::STORED_AS_NUMBER`](crate::Element::STORED_AS_NUMBER).
#[macro_export]
macro_rules! named {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident $(, stored as $number:ident)? {
            $($(#[$doc:meta])* $variant:ident => $id:literal),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize,
        )]
        $vis enum $name {
            $(
                $(#[$doc])*
                #[doc = concat!("`", $id, "` in files and URLs.")]
                #[serde(rename = $id)]
                $variant
            ),+
        }

        impl $name {
            /// The names in files and URLs, in order.
            $vis const IDS: &'static [&'static str] = &[$($id),+];

            /// How many there are.
            $vis const COUNT: usize = $name::IDS.len();

            /// All of them in order.
            $vis const ALL: [$name; $name::COUNT] = [$($name::$variant),+];

            /// The name in files and URLs.
            $vis const fn id(self) -> &'static str {
                $name::IDS[self as usize]
            }
        }

        impl $crate::Element for $name {
            const COUNT: usize = $name::COUNT;
            $(const STORED_AS_NUMBER: bool = $crate::named!(@ $number);)?

            fn index(self) -> usize {
                self as usize
            }

            fn at(index: usize) -> $name {
                $name::ALL[index]
            }
        }
    };
    (@ number) => { true };
}
