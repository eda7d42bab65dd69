//! What is done next without another thought.

use engine::{Dice, Game, Seat, Seats, Viewer};

use super::tree::NodeId;
use super::{SHORT, Search};
use crate::{ActionOf, Imagined, Question, Think, ViewOf};

/// So many trials must have chosen a decision before it is planned, and such a part of all trials of the thought: what is seldom tried
/// is chosen by first thoughts more than by what came out.
const KNOWN: u32 = 40;
const KNOWN_PART: u32 = 8;
/// A plan is never longer than this.
const LONGEST: usize = 64;
/// How much less the next thought of a chain may take than the one before it, and how many thoughts a chain has at the most.
const CHAIN: f64 = 0.875;
const MOST_THOUGHTS: u32 = 32;

impl<T: Think> Search<T> {
    /// If the next decision is one's own again and nothing new is seen before it, the tree goes on from there, and what it knows
    /// well enough is planned.
    pub(super) fn look_forward(
        &mut self,
        game: &T::Game,
        view: &ViewOf<T>,
        me: Seat,
        action: ActionOf<T>,
        root: NodeId,
    ) {
        self.plan.clear();
        let mut state = Imagined::from_view(game, view, &mut Dice::new(self.rng.seed()));
        let index = self.tree.find(root, me, action, 0);
        let goes_on = goes_on::<T>(game, &mut state, me, action);
        if !goes_on || (self.is_first && game.to_act(&state) != Seats::only(me)) {
            return;
        }
        let edge = index.map(|index| (root, index));
        let (edge, state) = if self.is_first {
            (edge, state)
        } else {
            self.make_plan(game, state, me, edge)
        };
        if edge.is_some_and(|(node, index)| self.tree.make_root(node, index)) {
            self.expected = Some(game.view(&state, Viewer::Seat(me)));
        }
    }

    /// Plans the decisions that follow an edge of the tree. Gives the last edge that is well known, and the state behind it. Where the
    /// tree knows nothing, the chain still goes on.
    fn make_plan(
        &mut self,
        game: &T::Game,
        mut state: Imagined<T::Game>,
        me: Seat,
        mut edge: Option<(NodeId, usize)>,
    ) -> (Option<(NodeId, usize)>, Imagined<T::Game>) {
        let mut choices = Vec::new();
        for _ in 0..LONGEST {
            game.legal(&state, me, &mut choices);
            let Some(&only) = choices.first() else {
                break;
            };
            let mut chosen = only;
            // Who has no choice is not asked for a plan.
            if choices.len() > 1 {
                let known = edge.and_then(|edge| self.known(game, &state, me, &choices, edge));
                let question: Question<'_, T::Game> = Question {
                    seat: me,
                    view: &game.view(&state, Viewer::Seat(me)),
                    choices: &choices,
                };
                self.plan.push(&question, known.map(|(place, _)| place));
                let Some((place, next)) = known else {
                    break;
                };
                chosen = choices[place];
                edge = Some(next);
            }
            if !goes_on::<T>(game, &mut state, me, chosen) {
                break;
            }
        }
        (edge, state)
    }

    /// The best choice behind an edge, by its place in the list, and its own edge, if the tree knows it well and it is not
    /// dominated.
    fn known(
        &self,
        game: &T::Game,
        state: &Imagined<T::Game>,
        me: Seat,
        choices: &[ActionOf<T>],
        (node, index): (NodeId, usize),
    ) -> Option<(usize, (NodeId, usize))> {
        let next = self.tree.behind(node, index)?;
        let best = self.tree.most_visited(next, known_after(self.usual))?;
        // What is never worth a thought is not planned either: it could go on for ever.
        let edge = &self.tree.edges(next)[best];
        if edge.liked <= 0.0 {
            return None;
        }
        let action = edge.action;
        let place = choices.iter().position(|&choice| choice == action)?;
        let is_dominated = T::is_dominated(game, state, me, choices, action);
        (!is_dominated).then_some((place, (next, best)))
    }
}

/// In how many trials a decision must have been chosen to be planned, after a thought of so many.
fn known_after(trials: u32) -> u32 {
    KNOWN.max(trials / KNOWN_PART)
}

/// What part of a whole thought the next one of a chain of clicks may take, after so many: less and less, so that all together take
/// no more than eight whole ones. After many there is no patience left; some chains, such as hiring and dismissing, need never end.
pub(super) fn patience(thoughts: u32) -> Option<f64> {
    (thoughts < MOST_THOUGHTS).then(|| CHAIN.powi(thoughts as i32))
}

/// What part of a thought of so many trials is left, if the tree holds so many already.
pub(super) fn left_of(usual: u32, known: u32) -> f64 {
    (1.0 - f64::from(known) / f64::from(usual.max(1))).max(SHORT)
}

/// Carries out a decision, and tells whether the same seat is to act again and nothing was rolled or drawn. Others may be to act
/// at the same time: if they decide first, the next question is not the one that was expected.
pub(crate) fn goes_on<T: Think>(
    game: &T::Game,
    state: &mut Imagined<T::Game>,
    me: Seat,
    action: ActionOf<T>,
) -> bool {
    let drawn = game.dice(state).drawn();
    state.apply(game, me, action);
    game.to_act(state).contains(me) && game.dice(state).drawn() == drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_thought_plans_only_what_it_has_tried_often() {
        assert_eq!([0, 150, 320].map(known_after), [40; 3]);
        assert_eq!(known_after(2_000), 250);
    }

    #[test]
    fn a_chain_takes_eight_thoughts_at_the_most_and_ends() {
        let parts = (0..).map_while(patience);
        let all: f64 = parts.sum();
        assert!(all > 7.0 && all < 8.0, "{all}");
        assert_eq!(patience(0), Some(1.0));
        assert_eq!(patience(MOST_THOUGHTS), None);
    }

    #[test]
    fn a_chain_is_thought_about_as_long_as_one_decision() {
        let is = |usual, known, part: f64| (left_of(usual, known) - part).abs() < 1e-9;
        assert!(is(400, 0, 1.0));
        assert!(is(400, 100, 0.75));
        assert!(is(400, 390, SHORT), "a little is always thought");
        assert!(is(400, 900, SHORT));
        assert!(is(0, 0, 1.0), "nothing was thought yet");
    }
}
