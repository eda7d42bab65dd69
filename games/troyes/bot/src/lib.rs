//! First thoughts about Troyes.
//!
//! Everything is reckoned in points. A group of dice goes where it brings most for its price; a new citizen is
//! worth the dice it will give. The weights stand in `weights.toml`.
//!
//! ```
//! use testkit::bots::first_thoughts_are_honest;
//! use troyes_bot::TroyesBot;
//!
//! assert!(first_thoughts_are_honest::<TroyesBot>(2, 1) > 0);
//! ```

mod dominated;
mod features;
mod figures;
mod weights;

use engine::{Game, Outcome, Seat};
use troyes_rules::{
    Action, Activity, Board, Building, Characters, Colour, Event, EventCard, Family, Source,
    Spaces, State, Step, Troyes,
};

use bots::{Features, Figures, Imagined, NetworkFile, ScaleFile, Think, WeightsFile};
use weights::Weights;

static WEIGHTS: WeightsFile<Weights> = WeightsFile::new(include_str!("../weights.toml"));
static NETWORK: NetworkFile = NetworkFile::new(include_str!("../network.toml"));
static SCALE: ScaleFile = ScaleFile::new(include_str!("../scale.toml"));

/// How the game is thought about.
#[derive(Clone, Copy, Debug)]
pub struct TroyesBot;

impl Think for TroyesBot {
    type Game = Troyes;

    type Weights = Weights;

    fn weights_file() -> &'static WeightsFile<Weights> {
        &WEIGHTS
    }

    fn scale_file() -> Option<&'static ScaleFile> {
        Some(&SCALE)
    }

    fn weigh(
        game: &Troyes,
        weights: &Weights,
        state: &Imagined<Troyes>,
        seat: Seat,
        choices: &[Action],
        out: &mut Vec<f32>,
    ) {
        let Some(family) = game.family_at(seat) else {
            out.resize(choices.len(), 1.0);
            return;
        };
        let board = &state.board;
        let weight = |&choice: &Action| match board.step {
            Step::Settle { .. } => settle(weights, choice),
            Step::Counter { .. } | Step::CounterMore { .. } => counter(weights, board, choice),
            Step::Turn { .. } => turn(weights, board, family, choice),
            Step::Group { .. } => group(game, weights, board, family, choice),
            Step::Citizen { .. } => source(weights, board, choice),
            Step::Confirm { .. } => match choice {
                Action::Times(times) => f32::from(times).powi(4),
                _ => 1.0,
            },
            Step::Cubes { .. } | Step::GiveUp { .. } => match choice {
                Action::Combat(event) => finish(game, board, event, 1),
                Action::Cubes(event, count) => finish(game, board, event, count),
                _ => 0.01,
            },
            // What was chosen is not put back.
            Step::TurnOver { dice, .. } if is_die_of(choice, dice) => 0.0,
            Step::Reroll { .. } | Step::TurnOver { .. } => match choice {
                Action::Die(space) => {
                    let value = board.dice[space.index()].map_or(6, |die| die.value);
                    f32::from(7 - value.min(6)).powi(3)
                }
                _ => 20.0,
            },
            Step::Over => 1.0,
        };
        out.extend(choices.iter().map(weight));
    }

    fn is_dominated(
        game: &Troyes,
        state: &Imagined<Troyes>,
        seat: Seat,
        choices: &[Action],
        choice: Action,
    ) -> bool {
        game.family_at(seat).is_some_and(|family| {
            dominated::is_dominated(game, state, seat, family, choices, choice)
        })
    }

    const FIGURES: bool = true;

    fn figures(_: &Troyes, events: &[Event], outcome: &Outcome, figures: &mut Figures) {
        figures::count(events, outcome, figures);
    }

    fn value(game: &Troyes, weights: &Weights, state: &Imagined<Troyes>, seat: Seat) -> f64 {
        let Some(family) = game.family_at(seat) else {
            return 0.0;
        };
        // Only the seat's own characters are known to it; the others score by them too.
        let own = standing(game, weights, state, family, family);
        let best = Family::playing(game.seats())
            .filter(|&other| other != family)
            .map(|other| standing(game, weights, state, other, family))
            .fold(f64::MIN, f64::max);
        1.0 / (1.0 + ((best - own) / weights.share.spread).exp())
    }

    fn observe_board(
        game: &Troyes,
        state: &Imagined<Troyes>,
        viewer: Seat,
        features: &mut Features<'_>,
    ) {
        let known = characters(game, state, viewer);
        features::board(game, &state.board, known, features);
    }

    fn observe_seat(
        game: &Troyes,
        state: &Imagined<Troyes>,
        viewer: Seat,
        seat: Seat,
        features: &mut Features<'_>,
    ) {
        if let Some(family) = game.family_at(seat) {
            let known = characters(game, state, viewer);
            features::player(game, &state.board, known, family, features);
        }
    }

    fn network_file() -> Option<&'static NetworkFile> {
        Some(&NETWORK)
    }

    fn is_quiet(_: &Troyes, state: &Imagined<Troyes>) -> bool {
        features::is_quiet(&state.board)
    }
}

/// The characters that the viewer holds, and so knows of.
fn characters(game: &Troyes, state: &State, viewer: Seat) -> Characters {
    let family = game.family_at(viewer);
    family.map_or(Characters::NONE, |family| state.characters[family])
}

/// What a player has, in points, judged by the characters that the viewer holds.
fn standing(
    game: &Troyes,
    weights: &Weights,
    state: &State,
    family: Family,
    viewer: Family,
) -> f64 {
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
    let share = &weights.share;
    f64::from(tally.total())
        + share.denier * f64::from(player.deniers + player.purse)
        + share.influence * f64::from(player.influence)
        + share.citizen * rounds * f64::from(citizens)
        + cubes.min(3.0 * (rounds + 1.0)) * share.cube
        + share.die * dice
        + share.tradesman * rounds * f64::from(board.tradesmen(family))
}

fn settle(weights: &Weights, choice: Action) -> f32 {
    match choice {
        Action::Settle(space) => match space.building() {
            Building::Palace => weights.settle.palace,
            Building::Bishopric => weights.settle.bishopric,
            Building::CityHall => weights.settle.city_hall,
        },
        _ => 0.0,
    }
}

/// Whether the choice is one of these dice.
fn is_die_of(choice: Action, dice: Spaces) -> bool {
    matches!(choice, Action::Die(space) if dice.contains(space))
}

fn counter(weights: &Weights, board: &Board, choice: Action) -> f32 {
    match choice {
        // What was chosen is not put back, and dice are not wasted.
        Action::Die(space)
            if board
                .step
                .defence()
                .is_some_and(|defence| defence.dice.contains(space)) =>
        {
            0.0
        }
        Action::More => 0.0,
        Action::Die(space) => {
            let value = board.dice[space.index()].map_or(6, |die| die.value);
            let red = if space.colour() == Colour::Red {
                weights.counter.red
            } else {
                1.0
            };
            red / f32::from(value)
        }
        Action::Confirm => weights.counter.confirm,
        Action::GiveIn => weights.counter.give_in,
        Action::Black(value) => weights.counter.black / f32::from(value.max(1)),
        Action::TurnOver | Action::Reroll => weights.counter.influence,
        _ => weights.counter.other,
    }
}

fn turn(weights: &Weights, board: &Board, family: Family, choice: Action) -> f32 {
    match choice {
        Action::Die(space) => board.dice[space.index()].map_or(0.0, |die| {
            let value = f32::from(die.value);
            if die.owner == family {
                value
            } else {
                weights.turn.others_die * value
            }
        }),
        Action::Cube(_) => weights.turn.cube,
        Action::Pass if board.has_dice(family) => weights.turn.pass_with_dice,
        Action::Pass => weights.turn.pass,
        Action::Reroll | Action::TurnOver => weights.turn.influence,
        _ => weights.turn.other,
    }
}

/// A group grows while that is cheap, and is used where it brings most.
fn group(game: &Troyes, weights: &Weights, board: &Board, family: Family, choice: Action) -> f32 {
    let made = board.plan.group;
    let price = weights.worth.denier * f32::from(made.price);
    let gain = match choice {
        // What was taken is not put back.
        Action::Die(space) if board.plan.dice.contains(space) => return 0.0,
        Action::Cube(card) if board.plan.cube == Some(card) => return 0.0,
        // Somebody from the supply will do.
        Action::From(_) => return 0.0,
        Action::Die(space) => {
            let own = board.dice[space.index()].is_some_and(|die| die.owner == family);
            return if own {
                weights.group.own_die
            } else {
                weights.group.others_die
            };
        }
        Action::Cube(_) => return weights.group.cube,
        Action::Drop => return weights.group.drop,
        Action::Activate(card) => activation(game, weights, board, family, card),
        Action::Build => built(game, weights, board, family),
        Action::Combat(event) => {
            let face = game.data().events[event];
            let free = face
                .banners
                .saturating_sub(board.cubes_on(event).len() as u8);
            let cubes = f32::from((made.total / face.divisor).min(free));
            cubes * (weights.worth.influence + weights.worth.event_cube)
        }
        Action::Place(_) => {
            f32::from(game.rounds() - board.round.min(game.rounds())) * weights.worth.citizen
        }
        Action::Farm => weights.worth.denier * f32::from(made.total / 2),
        _ => 0.0,
    };
    // What is clearly better is clearly preferred.
    (gain - price).max(weights.group.least).powi(3)
}

fn built(game: &Troyes, weights: &Weights, board: &Board, family: Family) -> f32 {
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
        let influence = weights.worth.influence * f32::from(game.data().cathedral[column]);
        weights.group.stone
            + influence
            + if new {
                weights.group.new_level
            } else {
                weights.group.old_level
            }
    })
    .sum()
}

fn red_value(colour: Colour, value: u8) -> u8 {
    if colour == Colour::Red { value } else { 0 }
}

/// One if nobody has more left than the family, and it has something; else nothing.
fn leads(board: &Board, family: Family, count: impl Fn(Colour, u8) -> u8 + Copy) -> f32 {
    let own = board.kept(family, count);
    let most = Family::ALL
        .into_iter()
        .map(|other| board.kept(other, count))
        .max();
    f32::from(u8::from(own > 0 && most == Some(own)))
}

/// What activating the card with the group brings, less what a tradesman costs.
fn activation(
    game: &Troyes,
    weights: &Weights,
    board: &Board,
    family: Family,
    card: Activity,
) -> f32 {
    let face = game.data().activities[card];
    let times = f32::from(board.plan.group.total / face.divisor.max(1));
    let rounds = f32::from(game.rounds() - board.round.min(game.rounds()));
    let player = &board.players[family];
    let by_deniers = |each: u16| times.min(f32::from(player.deniers / each));
    let by_influence = |each: u8| times.min(f32::from(player.influence / each));
    let gain = match card {
        Activity::Artisan => {
            by_influence(1) * (6.0 * weights.worth.denier - weights.worth.influence)
        }
        Activity::Merchant => times * 2.0 * weights.worth.denier,
        Activity::Miller => {
            let citizens = board
                .citizens_in(family, Building::Palace)
                .max(board.citizens_in(family, Building::Bishopric));
            times * 2.0 * weights.worth.denier * f32::from(citizens)
        }
        Activity::Innkeeper => by_deniers(1) * (weights.worth.influence - weights.worth.denier),
        Activity::Journeyman => by_deniers(3) * (2.0 - 3.0 * weights.worth.denier),
        Activity::Troubadour => by_influence(3) * (2.0 - 3.0 * weights.worth.influence),
        Activity::Goldsmith => times * (1.0 + 2.0 * weights.worth.denier),
        Activity::Sculptor => times,
        Activity::Pilgrimage => times * 2.0,
        Activity::Procession => times * 2.0 * leads(board, family, |_, _| 1),
        Activity::Jousting => times * 2.0 * leads(board, family, red_value),
        Activity::Glassblower => times * f32::from(board.cathedral_cubes(family) / 2),
        Activity::Captain => times * f32::from(board.events_with_cube(family)),
        Activity::Hunting => times * 3.0 * weights.worth.influence,
        Activity::Mercenary => times * 3.0 * weights.worth.denier,
        Activity::TaxCollector => times * 4.0 * weights.worth.denier,
        Activity::Archer => times * 0.66 * (weights.worth.influence + weights.worth.event_cube),
        Activity::Chivalry => {
            let red = board.kept(family, |colour, _| u8::from(colour == Colour::Red));
            times * f32::from(red) * (weights.worth.influence + weights.worth.event_cube)
        }
        Activity::Diplomat => by_influence(1) * weights.worth.event_cube,
        // Cubes are of use while there are actions left to use them in.
        _ => times.min(3.0 * (rounds + 0.3)) * weights.worth.cube,
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
        gain + f32::from(points) - weights.worth.denier * f32::from(face.cost)
            + weights.group.tradesman * rounds
    }
}

fn source(weights: &Weights, board: &Board, choice: Action) -> f32 {
    let last = board.round >= 4;
    match choice {
        Action::From(Source::Supply) => weights.source.supply,
        Action::From(Source::Expelled(_)) => weights.source.expelled,
        Action::From(Source::Reserve) => weights.source.reserve,
        Action::From(Source::Space(_)) if last => weights.source.moved_late,
        _ => weights.source.moved,
    }
}

/// How near an event is to being overcome by so many cubes more.
fn finish(game: &Troyes, board: &Board, event: EventCard, cubes: u8) -> f32 {
    let points = game.data().events[event].points[0];
    let left = game.free_banners(board, event).max(1);
    f32::from(points) * f32::from(cubes) / f32::from(left)
}
