//! Why something cannot be: what is wrong, and what would be right.

use kaiser_rules::{Card, Reason};

use super::cards::card as card_name;
use super::names::{colour as player, thalers};
use super::places::{elector_of, electorate as name, seat_of};
use words::Lang;

/// The reason as a sentence.
pub(super) fn reason(lang: Lang, reason: Reason) -> String {
    match reason {
        Reason::NotPlayed { electorate } => not_played(lang, name(lang, electorate)),
        Reason::Full {
            electorate,
            knights: true,
        } => full_of_knights(lang, name(lang, electorate)),
        Reason::Full { electorate, .. } => full(lang, name(lang, electorate)),
        Reason::Elsewhere { electorate } => elsewhere(lang, name(lang, electorate)),
        Reason::Roomy { electorate } => roomy(lang, name(lang, electorate)),
        Reason::NoCastle { electorate } => no_castle(lang, name(lang, electorate)),
        Reason::NoCitySpace { electorate } => no_city(lang, name(lang, electorate)),
        Reason::SeatTaken { electorate } => taken(lang, seat_of(lang, electorate)),
        Reason::PileEmpty { card } => pile_empty(lang, card_name(lang, card)),
        Reason::PileNotEmpty { card } => pile_not_empty(lang, card_name(lang, card)),
        Reason::OtherPhase { card } => other_phase(lang, card_name(lang, card)),
        Reason::TooDear {
            price,
            thalers: has,
        } => too_dear(lang, thalers(lang, price), thalers(lang, has)),
        Reason::NoUse { card } => useless(lang, card_name(lang, card), no_use(lang, card)),
        Reason::NotElector { electorate } => not_elector(lang, elector_of(lang, electorate)),
        Reason::PrivilegeUsed { electorate } => privilege_used(lang, name(lang, electorate)),
        Reason::NoAction { electorate } => no_action(lang, name(lang, electorate)),
        Reason::PrivilegeIdle { electorate } => privilege_idle(lang, name(lang, electorate)),
        Reason::NotTied { colour } => not_tied(lang, player(lang, colour)),
        Reason::CannotTake { colour } => cannot_take(lang, player(lang, colour)),
        Reason::NotChurch { electorate } => not_church(lang, name(lang, electorate)),
        Reason::NotSecular { electorate } => not_secular(lang, name(lang, electorate)),
        Reason::NoImperialCity { electorate } => no_imperial(lang, name(lang, electorate)),
        Reason::BadPlayer { colour } => bad_player(lang, player(lang, colour)),
        Reason::BadPieces { colour } => bad_pieces(lang, player(lang, colour)),
        Reason::BadThalers { colour } => bad_thalers(lang, player(lang, colour)),
        Reason::BadPoints { colour } => bad_points(lang, player(lang, colour)),
        Reason::BadCards { card } => bad_cards(lang, card_name(lang, card)),
        Reason::BadLand { electorate } => bad_land(lang, name(lang, electorate)),
        plain => plain_reason(lang, plain).to_owned(),
    }
}

words::texts!("reasons");
