//! The names of factions, places, boxes and markers.

use revolution_rules::{
    Bishopric, City, Colour, Faction, Faith, Province, Region, Revolution, See, Site, Space, Spot,
    Support, Town,
};

use std::fmt::{self, Display};

use words::{Form, Lang, Noun, Number, PlayedSide, Players, Word};

/// The faction's name as a label.
pub fn faction(lang: Lang, faction: Faction) -> &'static str {
    colour(lang, faction.colour())
}

/// The name of a city or a town.
pub fn site(lang: Lang, site: Site) -> &'static str {
    match site {
        Site::City(found) => city(lang, found),
        Site::Town(found) => town(lang, found),
    }
}

/// Where a piece stands: a city, a town, or the countryside of a province.
pub fn spot(lang: Lang, spot: Spot) -> String {
    match spot {
        Spot::City(found) => city(lang, found).to_owned(),
        Spot::Town(found) => town(lang, found).to_owned(),
        Spot::Country(found) => countryside(lang, province(lang, found)),
    }
}

/// A faction in a sentence. It decides the number of its verb: `{who: plundert | plunderen}`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Who {
    noun: Noun,
    is_one: bool,
}

/// The faction in a sentence. The Nobility is one in Dutch and Hungarian, and so are the Hungarian Burghers.
pub(crate) fn who(lang: Lang, faction: Faction) -> Who {
    let is_one = match faction {
        Faction::Nobility => lang != Lang::En,
        Faction::Burgher => lang == Lang::Hu,
        Faction::Catholic | Faction::Habsburg | Faction::Reformer => false,
    };
    let noun = people(lang, faction);
    Who { noun, is_one }
}

impl Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.noun.fmt(f)
    }
}

impl Word for Who {
    fn form(&self, lang: Lang, form: Option<Form>) -> String {
        self.noun.form(lang, form)
    }

    fn the(&self, lang: Lang, form: Option<Form>) -> String {
        self.noun.the(lang, form)
    }
}

impl Number for Who {
    fn is_one(self) -> bool {
        self.is_one
    }
}

/// The faction in a sentence, with the name of whoever plays it as far as it is known: `the Catholics (Anna)`.
pub(crate) fn played<'p>(
    lang: Lang,
    players: &'p Players,
    game: &Revolution,
    faction: Faction,
) -> PlayedSide<'p, Who> {
    players.side(game.seat_of(faction), who(lang, faction))
}

/// A city or a town in a sentence.
pub(crate) fn site_said(lang: Lang, site: Site) -> Noun {
    match site {
        Site::City(found) => city_said(lang, found),
        Site::Town(found) => town_said(lang, found),
    }
}

/// Where a piece stands, in a sentence about one province.
pub(crate) fn spot_said(lang: Lang, spot: Spot) -> Noun {
    match spot {
        Spot::City(found) => city_said(lang, found),
        Spot::Town(found) => town_said(lang, found),
        Spot::Country(_) => countryside_said(lang),
    }
}

/// Where something happens to a piece: in a city, in a town, or in the countryside of a province.
pub(crate) fn at_spot(lang: Lang, spot: Spot) -> String {
    match spot {
        Spot::Country(found) => in_countryside(lang, province_said(lang, found)),
        other => in_site(lang, spot_said(lang, other)),
    }
}

/// The name of a bishopric.
pub fn see(lang: Lang, see: See) -> &'static str {
    province(lang, see.province())
}

/// Points as people write them: hundredths with a point or a comma, without needless zeros.
pub fn points(lang: Lang, hundredths: i16) -> String {
    words::decimal(lang, hundredths.into())
}

/// One point or several, for the words beside them: half a point is several in Dutch and English.
pub(crate) fn amount(hundredths: i16) -> u8 {
    if hundredths == 100 { 1 } else { 2 }
}

/// Coins that are counted in halves, as people write them.
pub fn half_coins(lang: Lang, halves: u8) -> String {
    points(lang, i16::from(halves) * 50)
}

words::texts!("names");
