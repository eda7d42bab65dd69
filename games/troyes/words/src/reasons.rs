//! Why something cannot be: what is wrong, and what would be right.

use troyes_rules::Reason;

use super::names::{
    card as card_name, colour as colour_name, deniers, event_card as event_name,
    family as family_name, house, influence, source as source_name, space_told,
};
use words::Lang;

/// The reason as a sentence or two.
pub(super) fn reason(lang: Lang, reason: Reason) -> String {
    match reason {
        Reason::Occupied { space, family } => {
            occupied(lang, space_told(lang, space), family_name(lang, family))
        }
        Reason::NoDie { space } => no_die(lang, space_told(lang, space)),
        Reason::Chosen { .. } => chosen(lang),
        Reason::NotOwnDie { .. } => not_own_die(lang),
        Reason::NoOwnDice => no_own_dice(lang),
        Reason::Influence { needed, has } => {
            too_little(lang, influence(lang, needed), influence(lang, has))
        }
        Reason::Deniers { needed, has } => {
            too_little(lang, deniers(lang, needed), deniers(lang, has))
        }
        Reason::NoReserve => no_reserve(lang),
        Reason::NoSupply => no_supply(lang),
        Reason::TooWeak { black, own } => too_weak(lang, black, own),
        Reason::MustCounter { black, own } => must_counter(lang, black, own),
        Reason::NotReached { black, chosen } => not_reached(lang, black, chosen),
        Reason::NoneToSpare { black, rest } => none_to_spare(lang, black, rest),
        Reason::NoBlackDie { value } => no_black_die(lang, value),
        Reason::DiceChosen => dice_chosen(lang),
        Reason::GroupFull { most: 1 } => stands_alone(lang),
        Reason::GroupFull { most } => group_full(lang, most),
        Reason::MixedColours => mixed_colours(lang),
        Reason::CubeColour { card, colour } => {
            cube_colour(lang, card_name(lang, card), colour_name(lang, colour))
        }
        Reason::OneCube => one_cube(lang),
        Reason::NoCube { card } => no_cube(lang, card_name(lang, card)),
        Reason::NotInPlay { card } => not_in_play(lang, card_name(lang, card)),
        Reason::NoDice => no_dice(lang),
        Reason::WrongColour { colour } => wrong_colour(lang, colour_name(lang, colour)),
        Reason::TotalTooSmall { total, needed } => total_too_small(lang, total, needed),
        Reason::CubeForbidden { card } => cube_forbidden(lang, card_name(lang, card)),
        Reason::NoRoom { column } => no_room(lang, column),
        Reason::NoThreat { event } => no_threat(lang, event_name(lang, event)),
        Reason::OneDie => one_die(lang),
        Reason::SecondExpulsion { family, building } => {
            second_expulsion(lang, family_name(lang, family), house(lang, building))
        }
        Reason::AlreadyThere => already_there(lang),
        Reason::NoCitizen { source } => no_citizen(lang, source_name(lang, source)),
        Reason::TooOften { most } => too_often(lang, most),
        Reason::Banners { free } => banners(lang, free),
        Reason::NothingMore { most } => nothing_more(lang, most),
        Reason::CubesLeft { left } => cubes_left(lang, left),
        Reason::ChooseSpace => choose_space(lang),
        Reason::SayWhatFor => say_what_for(lang),
        Reason::SupplyFirst => supply_first(lang),
        Reason::NowhereToGo => nowhere_to_go(lang),
        Reason::CitizenChosen => citizen_chosen(lang),
        Reason::Decided => decided(lang),
        Reason::NoCubesHere => no_cubes_here(lang),
        Reason::PutBackItself => put_back_itself(lang),
        Reason::StillUseful => still_useful(lang),
        Reason::PutBack => was_put_back(lang),
        Reason::ThreeTurned => three_turned(lang),
        Reason::BadRound => bad_round(lang),
        Reason::BadPlayer { family } => bad_player(lang, family_name(lang, family)),
        Reason::BadCitizens { family } => bad_citizens(lang, family_name(lang, family)),
        Reason::BadCards => bad_cards(lang),
        Reason::BadCathedral => bad_cathedral(lang),
        Reason::BadEvents => bad_events(lang),
        Reason::BadDice => bad_dice(lang),
        Reason::BadCharacters => bad_characters(lang),
        Reason::BadPlan => bad_plan(lang),
        Reason::BadStep => bad_step(lang),
        Reason::NoChoice => no_choice(lang),
    }
}

words::texts!("reasons");
