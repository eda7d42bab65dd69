//! What a player can click.

use engine::Anchor;
use serde::{Deserialize, Serialize};

use crate::board_place::BoardPlace;
use crate::faction::Colour;
use crate::place::{City, Province, Region, Spot};
use crate::support::{Space, Support};

/// One click.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Point at a province: where a piece goes to or comes from, or which province is next.
    Province(Province),
    /// Point at a region: where to put an army, or which army marches or wields influence.
    Region(Region),
    /// The army that the Water Beggars drove back marches from here (6.8).
    DrivenBack(Region),
    /// An army marches from one region to another (6.8), from the second version of the rules on.
    March(Region, Region),
    /// The army that the Water Beggars drove back does.
    MarchDrivenBack(Region, Region),
    /// Point at a city: besiege it (6.6), or put a coin on its citizens (6.16).
    City(City),
    /// Tax all cities so much (6.1).
    Rate(u8),
    /// Take a piece out of a support box (6.2.1).
    Draw(Support, Space),
    /// Put a new piece into a support box (6.10).
    Fill(Support, Space),
    /// Put the piece into the treasury.
    Treasury,
    /// Intercept so many pieces of the Spanish treasury (6.2.2).
    Intercept(u8),
    /// Maintain the army (6.3).
    Keep,
    /// Maintain it and all armies that are still undecided (6.3).
    KeepAll,
    /// Disband the army (6.3).
    Disband,
    /// Abandon the army (6.3).
    Abandon,
    /// Plunder a town of the province (6.3, 6.7.3).
    Plunder(Province),
    /// Take this piece: loot it (6.3), convert it (6.9), or pick it up (6.14).
    Take(Spot, Colour),
    /// Put down here what was picked up (6.14); or, from the second version of the rules on, move a piece of one's own here from the
    /// countryside.
    Put(Spot),
    /// Move nothing more in any province this turn (6.14).
    Settle,
    /// Hire so many Water Beggars (6.7).
    Hire(u8),
    /// The Water Beggars defeat an army in the command box (6.7.1).
    Defeat(Region),
    /// The Water Beggars defeat an army in the command box that they have driven back before (6.7.1).
    DefeatDrivenBack(Region),
    /// The Water Beggars defeat the army that besieges the city (6.7.1).
    DefeatBesieger(City),
    /// The Water Beggars relieve the city (6.7.2).
    Relieve(City),
    /// The Water Beggars besiege the city (6.7.3).
    BlockCity(City),
    /// A Water Beggar stays in the region to hinder an army (6.7.4).
    Patrol(Region),
    /// Take this place in the order of play, from 0 (5.8, 6.20).
    Place(u8),
    /// Move nothing more in the provinces where as many factions move before one's own as here (6.14).
    DoneInRank,
    /// Done.
    Done,
    /// Do this with so many pieces or coins at once.
    Several(Single, u8),
}

/// What can be done with several pieces or coins at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Single {
    /// [`Action::Province`]: new pieces, or pieces that overflow.
    Province(Province),
    /// [`Action::Draw`].
    Draw(Support, Space),
    /// [`Action::Fill`].
    Fill(Support, Space),
    /// [`Action::Take`], to be put down together.
    Take(Spot, Colour),
    /// [`Action::Put`]: pieces from the countryside.
    Put(Spot),
    /// [`Action::City`]: coins.
    City(City),
}

impl Single {
    /// Doing it once.
    pub fn once(self) -> Action {
        match self {
            Single::Province(province) => Action::Province(province),
            Single::Draw(support, space) => Action::Draw(support, space),
            Single::Fill(support, space) => Action::Fill(support, space),
            Single::Take(spot, colour) => Action::Take(spot, colour),
            Single::Put(spot) => Action::Put(spot),
            Single::City(city) => Action::City(city),
        }
    }

    /// Adds doing it with two, and with as many as can be: a list of every number would be too long to read.
    pub(crate) fn offer(self, most: u8, out: &mut Vec<Action>) {
        if most >= 2 {
            out.push(Action::Several(self, 2));
        }
        if most > 2 {
            out.push(Action::Several(self, most));
        }
    }
}

/// Whether so many at once are offered where `most` can be.
pub(crate) fn is_offered(number: u8, most: u8) -> bool {
    number >= 2 && most >= 2 && (number == 2 || number == most)
}

impl Action {
    /// The place on the board that is clicked.
    pub fn anchor(self) -> Anchor {
        match self {
            Action::Province(province) | Action::Plunder(province) => {
                BoardPlace::Province(province).into()
            }
            Action::Region(region)
            | Action::DrivenBack(region)
            | Action::March(region, _)
            | Action::MarchDrivenBack(region, _)
            | Action::Defeat(region)
            | Action::DefeatDrivenBack(region)
            | Action::Patrol(region) => BoardPlace::Region(region).into(),
            Action::City(city)
            | Action::DefeatBesieger(city)
            | Action::Relieve(city)
            | Action::BlockCity(city) => BoardPlace::City(city).into(),
            Action::Draw(support, space) | Action::Fill(support, space) => {
                BoardPlace::Support(support, space).into()
            }
            Action::Take(spot, _) | Action::Put(spot) => BoardPlace::Spot(spot).into(),
            Action::Place(place) => BoardPlace::Order(place).into(),
            Action::Treasury => BoardPlace::Treasury.into(),
            Action::Rate(_)
            | Action::Intercept(_)
            | Action::Keep
            | Action::KeepAll
            | Action::Disband
            | Action::Abandon
            | Action::Settle
            | Action::Hire(_)
            | Action::DoneInRank
            | Action::Done => Anchor::BUTTON,
            Action::Several(single, _) => single.once().anchor(),
        }
    }
}
