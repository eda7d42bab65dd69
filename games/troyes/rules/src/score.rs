//! End of the game: who has most points.

use std::borrow::Cow;

use arrayvec::ArrayVec;
use engine::{Outcome, Seats};
use serde::{Deserialize, Serialize};

use crate::building::Building;
use crate::character::{Character, Characters};
use crate::family::Family;
use crate::game::Troyes;
use crate::state::Board;

/// Points of a character by how well its wish is fulfilled.
const CHARACTER_POINTS: [u8; 4] = [0, 1, 3, 6];
/// Points lost for each level of the Cathedral without a cube.
const EMPTY_LEVEL: u16 = 2;

/// The points of a player at the end, one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Gained during the game.
    pub gained: u16,
    /// One for each event that still threatens the city and bears a cube.
    pub events: u16,
    /// Spaces of tradesmen.
    pub tradesmen: u16,
    /// Lost for levels of the Cathedral without a cube.
    pub cathedral: u16,
    /// Given by characters.
    pub characters: u16,
}

impl Tally {
    /// All together, never below zero.
    pub fn total(self) -> u16 {
        self.gained
            .saturating_add(self.events)
            .saturating_add(self.tradesmen)
            .saturating_add(self.characters)
            .saturating_sub(self.cathedral)
    }
}

impl Troyes {
    /// The points that a player would have if the game were over and these characters were laid open.
    pub fn tally(&self, board: &Board, family: Family, characters: Characters) -> Tally {
        let tradesmen = board.open_cards().map(|card| {
            let points = self.data.activities[card.activity].points;
            let spaces = card.tradesmen.iter().zip(points);
            let own = spaces.filter(|(tradesman, _)| **tradesman == Some(family));
            own.map(|(_, points)| u16::from(points)).sum::<u16>()
        });
        let bare = board
            .cathedral
            .iter()
            .filter(|level| !level.contains(&Some(family)));
        Tally {
            gained: board.players[family].points,
            events: board.events_with_cube(family).into(),
            tradesmen: tradesmen.sum(),
            cathedral: EMPTY_LEVEL * bare.count() as u16,
            characters: characters
                .iter()
                .map(|character| u16::from(self.favour(board, family, character)))
                .sum(),
        }
    }

    /// The points that a character gives a player.
    pub fn favour(&self, board: &Board, family: Family, character: Character) -> u8 {
        let wish = self.data.characters[character];
        let needed = if self.seats == 2 {
            wish.needed_by_two
        } else {
            wish.needed
        };
        let has = self.wished(board, family, character);
        let reached = needed
            .iter()
            .filter(|&&needed| has >= needed.into())
            .count();
        CHARACTER_POINTS[reached]
    }

    /// How much a player has of what a character counts.
    pub fn wished(&self, board: &Board, family: Family, character: Character) -> u16 {
        let player = &board.players[family];
        match character {
            Character::ChretienDeTroyes => Building::ALL
                .iter()
                .map(|&building| u16::from(board.citizens_in(family, building)))
                .sum(),
            Character::UrbanIv => board.cathedral_cubes(family).into(),
            Character::ThibautIi => player.deniers,
            Character::HuguesDePayns => player.influence.into(),
            Character::LeFlorentin => board.tradesmen(family).into(),
            Character::HenryI => player.events_won.into(),
        }
    }

    /// The result: most points win, a tie is shared.
    pub(crate) fn result(&self, board: &Board, characters: Characters) -> Outcome {
        let scores: ArrayVec<i32, { engine::MAX_SEATS }> = Family::playing(self.seats)
            .map(|family| i32::from(self.tally(board, family, characters).total()))
            .collect();
        let best = scores.iter().copied().max().unwrap_or(0);
        let winners: Seats = Family::playing(self.seats)
            .zip(&scores)
            .filter(|&(_, &score)| score == best)
            .filter_map(|(family, _)| family.seat())
            .collect();
        let result = if winners.len() == 1 { "won" } else { "shared" };
        Outcome {
            winners,
            scores,
            result: Cow::Borrowed(result),
        }
    }
}
