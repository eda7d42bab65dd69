//! First thoughts about Troyes.
//!
//! Everything is reckoned in points: a denier is worth a fifth of one, influence a quarter. A group of dice
//! goes where it brings most for its price; a new citizen is worth the dice he will give. The numbers are
//! hand-made.

use engine::{Game, Seat};
use troyes::{
    Action, Activity, Board, Building, Colour, EventCard, Family, Source, State, Step, Troyes,
};

use crate::{Level, Think};

/// What a denier is worth in points.
const DENIER: f32 = 0.2;
/// What a point of influence is worth in points.
const INFLUENCE: f32 = 0.25;
/// What a cube on an event is worth besides its influence.
const EVENT_CUBE: f32 = 0.6;

impl Think for Troyes {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Easy, Level::Medium];

    fn weigh(&self, state: &State, seat: Seat, choices: &[Action], weights: &mut Vec<f32>) {
        let Some(family) = self.family_at(seat) else {
            weights.resize(choices.len(), 1.0);
            return;
        };
        let board = &state.board;
        let weight = |&choice: &Action| match board.step {
            Step::Settle { .. } => settle(choice),
            Step::Counter { .. } => counter(board, choice),
            Step::Turn { .. } => turn(board, family, choice),
            Step::Group { .. } => group(self, board, family, choice),
            Step::Citizen { .. } => source(board, choice),
            Step::Confirm { .. } => match choice {
                Action::Times(times) => f32::from(times).powi(4),
                _ => 1.0,
            },
            Step::Cubes { .. } => match choice {
                Action::Combat(event) => finish(self, board, event),
                _ => 0.01,
            },
            Step::Reroll { .. } | Step::TurnOver { .. } => match choice {
                Action::Die(space) => {
                    let value = board.dice[space.index()].map_or(6, |die| die.value);
                    f32::from(7 - value.min(6)).powi(3)
                }
                _ => 20.0,
            },
            Step::Over => 1.0,
        };
        weights.extend(choices.iter().map(weight));
    }

    fn value(&self, state: &State, seat: Seat) -> f64 {
        if let Some(outcome) = self.outcome(state) {
            return outcome.share(seat);
        }
        let Some(family) = self.family_at(seat) else {
            return 0.0;
        };
        // Only the seat's own characters are known to it; the others score by them too.
        let own = standing(self, state, family, family);
        let best = Family::playing(self.seats())
            .filter(|&other| other != family)
            .map(|other| standing(self, state, other, family))
            .fold(f64::MIN, f64::max);
        1.0 / (1.0 + ((best - own) / 8.0).exp())
    }
}

/// What a player has, in points, judged by the characters that the viewer holds.
fn standing(game: &Troyes, state: &State, family: Family, viewer: Family) -> f64 {
    let board = &state.board;
    let player = &board.players[family];
    let tally = game.tally(board, family, state.characters[viewer]);
    let rounds = f64::from(game.rounds().saturating_sub(board.round));
    let citizens: u8 = Building::ALL
        .iter()
        .map(|&building| board.citizens_in(family, building))
        .sum();
    let cubes: f64 = board
        .open_cards()
        .map(|card| f64::from(card.cubes[family]))
        .sum();
    let dice: f64 = board
        .dice_of(family)
        .map(|(_, die)| f64::from(die.value))
        .sum();
    f64::from(tally.total())
        + 0.2 * f64::from(player.deniers + player.purse)
        + 0.25 * f64::from(player.influence)
        + 0.9 * rounds * f64::from(citizens)
        + cubes.min(3.0 * (rounds + 1.0)) * 0.6
        + 0.2 * dice
        + 0.2 * rounds * f64::from(board.tradesmen(family))
}

fn settle(choice: Action) -> f32 {
    match choice {
        Action::Settle(space) => match space.building() {
            Building::Palace => 0.8,
            Building::Bishopric => 1.2,
            Building::CityHall => 1.3,
        },
        _ => 0.0,
    }
}

fn counter(board: &Board, choice: Action) -> f32 {
    match choice {
        Action::Die(space) => {
            let value = board.dice[space.index()].map_or(6, |die| die.value);
            let red = if space.colour() == Colour::Red {
                2.0
            } else {
                1.0
            };
            red / f32::from(value)
        }
        Action::Confirm => 20.0,
        Action::GiveIn => 0.5,
        Action::Black(value) => 0.3 / f32::from(value.max(1)),
        Action::TurnOver | Action::Reroll => 0.1,
        _ => 0.01,
    }
}

fn turn(board: &Board, family: Family, choice: Action) -> f32 {
    match choice {
        Action::Die(space) => board.dice[space.index()].map_or(0.0, |die| {
            let value = f32::from(die.value);
            if die.owner == family {
                value
            } else {
                0.25 * value
            }
        }),
        Action::Cube(_) => 1.0,
        Action::Pass if board.has_dice(family) => 0.05,
        Action::Pass => 1.0,
        Action::Reroll | Action::TurnOver => 0.1,
        _ => 0.05,
    }
}

/// A group grows while that is cheap, and is used where it brings most.
fn group(game: &Troyes, board: &Board, family: Family, choice: Action) -> f32 {
    let made = board.plan.group;
    let price = DENIER * f32::from(made.price);
    let gain = match choice {
        Action::Die(space) => {
            let own = board.dice[space.index()].is_some_and(|die| die.owner == family);
            return if own { 1.5 } else { 0.3 };
        }
        Action::Cube(_) => return 1.0,
        Action::Drop => return 0.1,
        Action::Activate(card) => activation(game, board, family, card),
        Action::Build => built(game, board, family),
        Action::Combat(event) => {
            let face = game.data().events[event];
            let free = face
                .banners
                .saturating_sub(board.cubes_on(event).len() as u8);
            let cubes = f32::from((made.total / face.divisor).min(free));
            cubes * (INFLUENCE + EVENT_CUBE)
        }
        Action::Place(_) => f32::from(game.rounds() - board.round.min(game.rounds())) * 0.9,
        Action::Farm => DENIER * f32::from(made.total / 2),
        _ => 0.0,
    };
    // What is clearly better is clearly preferred.
    (gain - price).max(0.05).powi(3)
}

fn built(game: &Troyes, board: &Board, family: Family) -> f32 {
    let dice = board.plan.dice.iter();
    dice.map(|space| {
        let value = board.dice[space.index()].map_or(1, |die| die.value);
        let column = usize::from(value.clamp(1, 6)) - 1;
        let height = board
            .cathedral
            .iter()
            .filter(|level| level[column].is_some())
            .count();
        let new = board
            .cathedral
            .get(height)
            .is_some_and(|level| !level.contains(&Some(family)));
        let influence = INFLUENCE * f32::from(game.data().cathedral[column]);
        1.0 + influence + if new { 2.0 } else { 0.3 }
    })
    .sum()
}

/// What activating the card with the group brings, less what a tradesman costs.
fn activation(game: &Troyes, board: &Board, family: Family, card: Activity) -> f32 {
    let face = game.data().activities[card];
    let times = f32::from(board.plan.group.total / face.divisor.max(1));
    let rounds = f32::from(game.rounds() - board.round.min(game.rounds()));
    let player = &board.players[family];
    let by_deniers = |each: u16| times.min(f32::from(player.deniers / each));
    let by_influence = |each: u8| times.min(f32::from(player.influence / each));
    let gain = match card {
        Activity::Artisan => by_influence(1) * (6.0 * DENIER - INFLUENCE),
        Activity::Merchant => times * 2.0 * DENIER,
        Activity::Miller => {
            let citizens = board
                .citizens_in(family, Building::Palace)
                .max(board.citizens_in(family, Building::Bishopric));
            times * 2.0 * DENIER * f32::from(citizens)
        }
        Activity::Innkeeper => by_deniers(1) * (INFLUENCE - DENIER),
        Activity::Journeyman => by_deniers(3) * (2.0 - 3.0 * DENIER),
        Activity::Troubadour => by_influence(3) * (2.0 - 3.0 * INFLUENCE),
        Activity::Goldsmith => times * (1.0 + 2.0 * DENIER),
        Activity::Sculptor => times,
        Activity::Pilgrimage | Activity::Procession | Activity::Jousting => times * 2.0,
        Activity::Glassblower => times * f32::from(board.cathedral_cubes(family) / 2),
        Activity::Captain => times * f32::from(board.events_with_cube(family)),
        Activity::Hunting => times * 3.0 * INFLUENCE,
        Activity::Mercenary => times * 3.0 * DENIER,
        Activity::TaxCollector => times * 4.0 * DENIER,
        Activity::Archer => times * 0.66 * (INFLUENCE + EVENT_CUBE),
        Activity::Chivalry => times * (INFLUENCE + EVENT_CUBE),
        Activity::Diplomat => by_influence(1) * EVENT_CUBE,
        // Cubes are of use while there are actions left to use them in.
        _ => times.min(3.0 * (rounds + 0.3)) * 0.9,
    };
    let hired = board
        .card(card)
        .is_some_and(|card| card.has_tradesman(family));
    if hired {
        gain
    } else {
        let open = board.card(card);
        let space = open.and_then(|card| card.tradesmen.iter().position(Option::is_none));
        let points = space.map_or(0, |space| face.points[space]);
        gain + f32::from(points) - DENIER * f32::from(face.cost) + 0.1 * rounds
    }
}

fn source(board: &Board, choice: Action) -> f32 {
    let last = board.round >= 4;
    match choice {
        Action::From(Source::Supply) => 30.0,
        Action::From(Source::Expelled(_)) => 8.0,
        Action::From(Source::Reserve) => 2.0,
        Action::From(Source::Space(_)) if last => 1.0,
        _ => 0.3,
    }
}

/// How near an event is to being overcome.
fn finish(game: &Troyes, board: &Board, event: EventCard) -> f32 {
    let face = game.data().events[event];
    let left = usize::from(face.banners).saturating_sub(board.cubes_on(event).len());
    f32::from(face.points[0]) / (left.max(1) as f32)
}
