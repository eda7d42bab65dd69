//! One game between bots.

use engine::playout::{DeadEnd, random_seat};
use engine::{Game, MAX_SEATS, Outcome, Rng, Seat, Seed, Silent, Sink, Viewer, apply_decision};

use crate::{Bot, Question};

/// A game that takes so many decisions does not end: somebody goes round in circles. The longest of ours take some
/// thousands.
pub(crate) const LONGEST: u64 = 100_000;

/// How a game between bots went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// How many decisions were made.
    pub decisions: u64,
    /// How many of them each seat would make itself: a table makes the others in its name.
    pub real_decisions: [u64; MAX_SEATS],
    /// The round in which it ended.
    pub rounds: u64,
    /// The result.
    pub outcome: Outcome,
}

/// Plays a whole game; `bots` are in the order of the seats. Who choose at the same time are asked in any order.
///
/// # Panics
/// If there are fewer bots than seats.
pub fn contest<G: Game>(
    game: &G,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
) -> Result<Contest, DeadEnd> {
    contest_into(game, seed, bots, &mut Silent)
}

/// Plays a whole game and tells what happens in it.
pub(crate) fn contest_into<G: Game>(
    game: &G,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
    log: &mut impl Sink<G::Event>,
) -> Result<Contest, DeadEnd> {
    let mut state = game.start(seed, log);
    let mut choices = Vec::new();
    let (mut decisions, mut real_decisions) = (0, [0; MAX_SEATS]);
    let mut order = Rng::new(seed.0.first_chunk().copied().map_or(0, u64::from_le_bytes));
    while let Some(seat) = random_seat(game.to_act(&state), &mut order) {
        let action = decide(
            game,
            &state,
            seat,
            bots[seat.index()].as_mut(),
            &mut choices,
        )
        .filter(|_| decisions < LONGEST)
        .ok_or(DeadEnd { decisions })?;
        let automatic = apply_decision(game, &mut state, seat, action, choices.len(), log);
        decisions += 1;
        real_decisions[seat.index()] += u64::from(automatic.is_none());
    }
    let outcome = game.outcome(&state).ok_or(DeadEnd { decisions })?;
    Ok(Contest {
        decisions,
        real_decisions,
        rounds: game.moment(&state).round.into(),
        outcome,
    })
}

/// The bot's decision, or none where there is no choice.
pub(crate) fn decide<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    bot: &mut dyn Bot<G>,
    choices: &mut Vec<G::Action>,
) -> Option<G::Action> {
    game.legal(state, seat, choices);
    if choices.is_empty() {
        return None;
    }
    let view = game.view(state, Viewer::Seat(seat));
    let question = Question {
        seat,
        view: &view,
        choices,
    };
    Some(choices[bot.choose(game, &question)])
}
