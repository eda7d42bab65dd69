//! Labels of the drawn board.

use kaiser_rules::{Child, Colour, ImperialCity, Noble, Player, Reward};

use super::names::{colour, noble, points, thalers, votes};
use super::verdict::Verdict;
use words::{Lang, Noun, capital};

/// What a noble's tile says when it is pointed at; who is 45 dies next.
pub fn tile(lang: Lang, who: Noble) -> String {
    let name = capital(noble(lang, who));
    if who.age.older().is_none() {
        dies(lang, name)
    } else {
        name
    }
}

/// What is in a player's supply.
pub fn supply(lang: Lang, player: &Player) -> String {
    pieces(lang, player.nobles, player.knights, player.cities)
}

/// An electorate with what phase V would do to its seat, read aloud.
pub fn land(place: Noun, verdict: &Verdict) -> String {
    if verdict.detail.is_empty() {
        format!("{place}: {}", verdict.text)
    } else {
        format!("{place}: {}, {}", verdict.text, verdict.detail)
    }
}

/// An elector in the election: whose, and with how many votes.
pub fn stall(lang: Lang, place: Noun, owner: Option<Colour>, count: u8) -> String {
    match owner {
        Some(owner) => format!("{place}: {}, {}", colour(lang, owner), votes(lang, count)),
        None => format!("{place}: {}", vacant(lang)),
    }
}

/// A family's city.
pub fn city_of(lang: Lang, owner: Colour) -> String {
    owned_city(lang, colour(lang, owner))
}

/// What the emperor gets in a round, in words.
pub fn reward(lang: Lang, reward: Reward) -> String {
    let mut parts = vec![points(lang, reward.points).to_string()];
    if reward.thalers > 0 {
        parts.push(thalers(lang, reward.thalers).to_string());
    }
    match reward.imperial_city {
        ImperialCity::Place => parts.push(place_city(lang)),
        ImperialCity::Move => parts.push(move_city(lang)),
        ImperialCity::None => {}
    }
    for_the_emperor(lang, parts.join(", "))
}

/// A player's power in an electorate.
pub fn power_of(lang: Lang, who: Colour, power: u8) -> String {
    power_is(lang, colour(lang, who), power)
}

/// A Grey Eminence at work.
pub fn eminence(lang: Lang, owner: Colour) -> String {
    eminence_of(lang, colour(lang, owner))
}

words::texts!("board");
