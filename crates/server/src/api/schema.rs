//! The words that the API's description is made of: each with its exact form.

use std::borrow::Cow;

use engine::MAX_SEATS;
use serde::Serialize;
use serde_json::{Value, json};
use table::{
    Holder, LONGEST_CONTRIBUTION, LONGEST_LINE, LONGEST_NAME, LONGEST_NOTES, PaceKind, SeatKind,
    Stage, WhenOut,
};
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Names that can stand for a type of another crate: `#[schema(value_type = SeatNumber)]`.
macro_rules! vocabulary {
    ($($(#[doc = $doc:literal])+ $name:ident => $schema:expr,)+) => {$(
        $(#[doc = $doc])+
        pub(super) enum $name {}

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                let mut schema: Object = $schema;
                schema.description = Some(concat!($($doc),+).trim().to_owned());
                schema.into()
            }
        }

        impl ToSchema for $name {
            fn name() -> Cow<'static, str> {
                stringify!($name).into()
            }
        }
    )+};
}

vocabulary! {
    /// The number of a seat, from 0.
    SeatNumber => ObjectBuilder::new()
        .schema_type(Type::Integer)
        .minimum(Some(0_u8))
        .maximum(Some((MAX_SEATS - 1) as u8))
        .build(),
    /// The name of a table.
    TableName => matching(TABLE),
    /// The secret of a seat: 256 bits. Send it as 'Authorization: Bearer'.
    SeatSecret => matching("^[A-Za-z0-9_-]{43}$"),
    /// A player's name.
    PlayerName => text(LONGEST_NAME),
    /// What a player adds to the dice.
    Contribution => text(LONGEST_CONTRIBUTION),
    /// A chat message; it must contain a visible character.
    Saying => {
        let mut saying = text(LONGEST_LINE);
        saying.pattern = Some(VISIBLE.to_owned());
        saying
    },
    /// Private notes, of any number of lines.
    NoteText => text(LONGEST_NOTES),
    /// How strong a bot is: random, easy, medium, hard or expert, or hard or expert with so many trials for each decision, such as hard-60it.
    BotLevel => matching("^(random|easy|medium|hard|expert|(hard|expert)-([1-9][0-9]{0,2}|1[0-9]{3}|2000)it)$"),
    /// Who a seat is for: the player who makes the table, another player at the same screen, whoever is sent the
    /// invitation, or a bot.
    SeatUse => one_of(&SeatKind::ALL),
    /// Who holds a seat.
    SeatHolder => one_of(&[Holder::Open, Holder::Human, Holder::Bot]),
    /// Whether the game is played in one sitting, or over days.
    PaceUse => one_of(&PaceKind::ALL),
    /// What happens when a player's time has run out: a bot plays until they are back, or to the end, or the others decide whether a bot
    /// plays or somebody else is invited.
    TimeOut => one_of(&WhenOut::ALL),
    /// The stage of a table.
    TableStage => one_of(&[Stage::Gathering, Stage::Playing, Stage::Over]),
}

/// A table's name: 63 bits in base 32.
pub(super) const TABLE: &str = "^[a-p][a-z2-7]{11}[acegikmoqsuwy246]$";

/// A character that is neither a space nor invisible: what is left of a text must not be empty.
const VISIBLE: &str =
    r"[^\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2069\u3000\ufeff]";

fn string() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String)
}

fn matching(pattern: &str) -> Object {
    string().pattern(Some(pattern)).build()
}

fn text(most: usize) -> Object {
    string().max_length(Some(most)).build()
}

/// One of these values, as they are written in JSON.
fn one_of<T: Serialize>(values: &[T]) -> Object {
    let values: Vec<Value> = values.iter().map(|value| json!(value)).collect();
    string().enum_values(Some(values)).build()
}
