//! The macro that puts a text's languages side by side.

/// Makes a function of each text: `name(lang, arguments…) -> String`.
///
/// Arguments are anything that can be shown, or have the type that is written (`amount: u32`). After a
/// language's text, in parentheses, may stand what only this language needs, made from the arguments:
/// plurals, articles, endings.
///
/// ```
/// use words::{Lang, plural, texts};
///
/// texts! {
///     /// How many points somebody has.
///     fn points(who, amount: u32) {
///         en "{who} has {amount} {points}" (points = plural(amount, "point", "points"))
///         nl "{who} heeft {amount} {points}" (points = plural(amount, "punt", "punten"))
///         hu "{who}: {amount} pont"
///     }
/// }
///
/// assert_eq!(points(Lang::En, "Alva", 1), "Alva has 1 point");
/// ```
///
/// A text without one of the languages does not compile:
///
/// ```compile_fail
/// words::texts! {
///     /// Half a text.
///     pub fn half() { en "Half" nl "Half" }
/// }
/// ```
///
/// Nor does one with an argument that there is not:
///
/// ```compile_fail
/// words::texts! {
///     /// A slip of the pen.
///     pub fn slip(town) { en "Besiege {town}" nl "Beleger {stad}" hu "{town} ostroma" }
/// }
/// ```
#[macro_export]
macro_rules! texts {
    ($(
        $(#[$meta:meta])*
        $visible:vis fn $name:ident ( $($argument:ident $(: $kind:ty)?),* $(,)? ) {
            en $en:literal $(( $($en_name:ident = $en_value:expr),+ $(,)? ))?
            nl $nl:literal $(( $($nl_name:ident = $nl_value:expr),+ $(,)? ))?
            hu $hu:literal $(( $($hu_name:ident = $hu_value:expr),+ $(,)? ))?
        }
    )*) => {$(
        $(#[$meta])*
        $visible fn $name(lang: $crate::Lang $(, $argument: $crate::shown!($($kind)?))*) -> String {
            match lang {
                $crate::Lang::En => ::std::format!($en $($(, $en_name = $en_value)+)?),
                $crate::Lang::Nl => ::std::format!($nl $($(, $nl_name = $nl_value)+)?),
                $crate::Lang::Hu => ::std::format!($hu $($(, $hu_name = $hu_value)+)?),
            }
        }
    )*};
}

/// The type of an argument of [`texts!`]: the one that is written, or anything that can be shown.
#[doc(hidden)]
#[macro_export]
macro_rules! shown {
    () => { impl ::std::fmt::Display };
    ($kind:ty) => { $kind };
}
