//! Labels of the drawn board.

use kaiser_rules::{Child, Colour, ImperialCity, Noble, Player, Prospect, Reward};

use super::names::{colour, noble, points, say, thalers};
use words::{Lang, plural, texts};

/// What a noble's tile says when it is pointed at; who is 45 dies next.
pub fn tile(lang: Lang, who: Noble) -> String {
    let name = super::names::begin(&noble(lang, who));
    if who.age.older().is_none() {
        dies(lang, name)
    } else {
        name
    }
}

/// What cards bring, as a word.
pub fn child(lang: Lang, child: Child) -> &'static str {
    let names = match child {
        Child::Son => ["son", "zoon", "fiú"],
        Child::Daughter => ["daughter", "dochter", "lány"],
        Child::None => ["none", "geen", "nincs"],
    };
    say(lang, names)
}

/// What is in a player's supply.
pub fn supply(lang: Lang, player: &Player) -> String {
    let (nobles, knights, cities) = (player.nobles, player.knights, player.cities);
    match lang {
        Lang::En => format!(
            "{nobles} {}, {knights} {}, {cities} {}",
            plural(nobles, "noble", "nobles"),
            plural(knights, "knight", "knights"),
            plural(cities, "city", "cities")
        ),
        Lang::Nl => format!(
            "{nobles} {}, {knights} {}, {cities} {}",
            plural(nobles, "edele", "edelen"),
            plural(knights, "ridder", "ridders"),
            plural(cities, "stad", "steden")
        ),
        Lang::Hu => format!("{nobles} nemes, {knights} lovag, {cities} város"),
    }
}

/// What phase V would do to a seat now.
pub fn prospect(lang: Lang, prospect: Prospect) -> String {
    match prospect {
        Prospect::Nobody => nobody_rules(lang),
        Prospect::Stays(who) => stays(lang, colour(lang, who)),
        Prospect::Takes(who) => takes(lang, colour(lang, who)),
        Prospect::Vacant(who) => falls_vacant(lang, colour(lang, who)),
        Prospect::Tie => emperor_decides(lang),
    }
}

/// What the emperor gets in a round, in words.
pub fn reward(lang: Lang, reward: Reward) -> String {
    let mut parts = vec![points(lang, reward.points)];
    if reward.thalers > 0 {
        parts.push(thalers(lang, reward.thalers));
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

texts! {
    fn dies(who) {
        en "{who}, dies at the next ageing"
        nl "{who}, sterft bij de volgende veroudering"
        hu "{who}, a következő öregedéskor meghal"
    }

    fn stays(who) { en "{who} stays" nl "{who} blijft" hu "{who} marad" }
    fn takes(who) { en "{who} takes the seat" nl "{who} neemt de zetel" hu "{who} megszerzi a széket" }
    fn falls_vacant(who) { en "{who} leads, seat vacant" nl "{who} leidt, zetel vrij" hu "{who} vezet, a szék üres" }
    fn emperor_decides() { en "Tie: the emperor decides" nl "Gelijk: de keizer beslist" hu "Döntetlen: a császár dönt" }
    fn nobody_rules() { en "Nobody has power" nl "Niemand heeft macht" hu "Senkinek sincs hatalma" }

    fn place_city() { en "place an imperial city" nl "een rijksstad plaatsen" hu "birodalmi város építése" }
    fn move_city() { en "move an imperial city" nl "een rijksstad verplaatsen" hu "birodalmi város áthelyezése" }
    fn for_the_emperor(what) { en "For the emperor: {what}" nl "Voor de keizer: {what}" hu "A császáré: {what}" }
    fn power_is(who, power) { en "{who}: power {power}" nl "{who}: macht {power}" hu "{who}: {power} hatalom" }
    fn eminence_of(who) {
        en "{who}'s Grey Eminence: 1 power until the next ageing"
        nl "Grijze eminentie van {who}: 1 macht tot de volgende veroudering"
        hu "{who} szürke eminenciása: 1 hatalom a következő öregedésig"
    }

    /// The heading of the cards that a player holds.
    pub fn cards() { en "Cards" nl "Kaarten" hu "Kártyák" }
    /// Nobody claims the throne.
    pub fn no_rival() { en "nobody" nl "niemand" hu "senki" }
    /// The heading of the votes as they would count now.
    pub fn expected_votes() { en "Votes in an election" nl "Stemmen bij een keuze" hu "Szavazatok választáskor" }
    /// Votes that are bound to the emperor.
    pub fn for_emperor() { en "Emperor" nl "Keizer" hu "Császár" }
    /// Votes that are bound to the rival.
    pub fn for_rival() { en "Rival" nl "Tegenkeizer" hu "Ellencsászár" }
    /// Votes that are still open.
    pub fn undecided() { en "open" nl "open" hu "nyitott" }

    /// The heading of the throne.
    pub fn throne() {
        en "Throne"
        nl "Troon"
        hu "Trón"
    }

    /// The heading of the supply.
    pub fn in_supply() {
        en "Supply"
        nl "Voorraad"
        hu "Készlet"
    }

    /// The heading of the money.
    pub fn money() {
        en "Thalers"
        nl "Daalders"
        hu "Tallér"
    }

    /// The heading of the income of the next round.
    pub fn next_income() {
        en "Next income"
        nl "Volgend inkomen"
        hu "Következő bevétel"
    }

    /// The heading of the votes.
    pub fn election_votes() {
        en "Votes"
        nl "Stemmen"
        hu "Szavazat"
    }

    /// The heading of blue and pink cards.
    pub fn balance() {
        en "Blue : pink"
        nl "Blauw : roze"
        hu "Kék : rózsaszín"
    }

    /// The heading of the points.
    pub fn victory_points() {
        en "Points"
        nl "Punten"
        hu "Pont"
    }

    /// An elector's seat without an elector.
    pub fn vacant() {
        en "Vacant"
        nl "Vacant"
        hu "Üres"
    }

    /// An electorate that is not in the game.
    pub fn not_played() {
        en "Not in the game"
        nl "Doet niet mee"
        hu "Nincs játékban"
    }

    /// Who is emperor.
    pub fn is_emperor() {
        en "Emperor"
        nl "Keizer"
        hu "Császár"
    }

    /// Who claims the throne.
    pub fn is_rival() {
        en "Rival"
        nl "Tegenkeizer"
        hu "Ellencsászár"
    }

    /// The sign of an imperial city, said aloud.
    pub fn imperial_city() {
        en "Imperial city"
        nl "Rijksstad"
        hu "Birodalmi város"
    }

    /// A round of the track.
    pub fn round(number) {
        en "Round {number}"
        nl "Ronde {number}"
        hu "{number}. forduló"
    }
}
