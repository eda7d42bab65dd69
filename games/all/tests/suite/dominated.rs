//! `hard` and `expert` never make a choice that their game calls dominated, and think once for a chain of clicks.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot, Budget, Easy, Entrant, Imagined, Level, Plan, Question, Think, contest};
use catalog::{GameParts, GameVisitor};
use engine::playout::random_choice;
use engine::{Dice, Game, Rng, Seed, Setup, Silent, Viewer};

use crate::many::games;

/// How many decisions of a game search makes, where only one game is played: first thoughts make the others.
const FEW: u64 = 80;

/// What was seen.
#[derive(Default)]
struct Seen {
    decisions: AtomicU64,
    /// How many choices were dominated, and there was another one.
    dominated: AtomicU64,
    /// How many decisions were planned.
    planned: AtomicU64,
}

/// A bot that is watched.
struct Watched<T: Think> {
    searching: Box<dyn Bot<T::Game>>,
    quick: Easy<T>,
    seen: Arc<Seen>,
    most: u64,
}

impl<T: Think> Bot<T::Game> for Watched<T> {
    fn choose(&mut self, game: &T::Game, question: &Question<'_, T::Game>) -> usize {
        if self.seen.decisions.load(Ordering::Relaxed) >= self.most {
            return self.quick.choose(game, question);
        }
        let &Question {
            seat,
            view,
            choices,
        } = question;
        let planned = self.searching.plan().map_or(0, |plan| plan.len());
        let choice = self.searching.choose(game, question);
        let after = self.searching.plan().map_or(0, |plan| plan.len());
        let state = Imagined::from_view(game, view, &mut Dice::new(Seed([7; 32])));
        let is_dominated = |&choice| T::is_dominated(game, &state, seat, choices, choice);
        let dominated: Vec<bool> = choices.iter().map(is_dominated).collect();
        let count = dominated.iter().filter(|&&dominated| dominated).count();
        if count < choices.len() {
            assert!(
                !dominated[choice],
                "{}: {:?} is dominated, of {choices:?} at {view:?}",
                T::Game::ID,
                choices[choice]
            );
            self.seen
                .dominated
                .fetch_add(count as u64, Ordering::Relaxed);
        }
        self.seen.decisions.fetch_add(1, Ordering::Relaxed);
        let was_planned = u64::from(planned > 0 && after + 1 == planned);
        self.seen.planned.fetch_add(was_planned, Ordering::Relaxed);
        choice
    }
}

/// Plays games of a level against itself at tables of every size.
fn play<T: Think>(level: Level, trials: u32) -> Arc<Seen> {
    let seen = Arc::new(Seen::default());
    let tables: Vec<u8> = T::Game::SEATS.collect();
    for number in 0..games().unwrap_or(1) {
        // A single game is played at the largest table.
        let seats = tables[tables.len() - 1 - number as usize % tables.len()];
        let game = T::Game::open(&Setup::new::<T::Game>(seats)).expect("a table");
        let mut rng = Rng::new(number);
        let entrant = Entrant {
            budget: Budget::Trials(trials),
            ..Entrant::from(level)
        };
        let mut bots: Vec<Box<dyn Bot<T::Game>>> = Vec::new();
        for _ in 0..seats {
            bots.push(Box::new(Watched::<T> {
                searching: entrant.bot::<T>(rng.bits(), T::weights_file().weights()),
                quick: Easy::new(rng.bits()),
                seen: Arc::clone(&seen),
                most: games().map_or(FEW, |_| u64::MAX),
            }));
        }
        contest(&game, rng.seed(), &mut bots).expect("it ends");
    }
    seen
}

#[test]
fn search_makes_no_dominated_choice() {
    #[derive(Default)]
    struct Dominated {
        decisions: u64,
        avoided: u64,
    }
    impl GameVisitor for Dominated {
        fn visit<P: GameParts>(&mut self) {
            for level in [Level::Hard, Level::Expert] {
                let seen = play::<P::Bot>(level, 24);
                let (decisions, dominated) = (&seen.decisions, &seen.dominated);
                println!(
                    "{}, {level}: {decisions:?} decisions, {dominated:?} dominated choices not made",
                    P::Rules::ID
                );
                self.decisions += decisions.load(Ordering::Relaxed);
                self.avoided += dominated.load(Ordering::Relaxed);
            }
        }
    }
    let mut all = Dominated::default();
    games::visit(&mut all);
    // Games of a few decisions may have no dominated choice.
    assert!(
        all.avoided > 0 || all.decisions < FEW,
        "there was nothing to avoid in {} decisions",
        all.decisions
    );
}

#[test]
fn search_thinks_once_for_a_chain_of_clicks() {
    #[derive(Default)]
    struct Chains {
        decisions: u64,
        planned: u64,
    }
    impl GameVisitor for Chains {
        fn visit<P: GameParts>(&mut self) {
            if games().is_some() {
                return;
            }
            let seen = play::<P::Bot>(Level::Hard, 150);
            self.decisions += seen.decisions.load(Ordering::Relaxed);
            self.planned += seen.planned.load(Ordering::Relaxed);
        }
    }
    let mut chains = Chains::default();
    games::visit(&mut chains);
    let Chains { decisions, planned } = chains;
    assert!(
        planned * 30 >= decisions,
        "{planned} of {decisions} decisions were planned"
    );
}

#[test]
fn another_bot_goes_on_with_a_plan() {
    #[derive(Default)]
    struct Handed(u64);
    impl GameVisitor for Handed {
        fn visit<P: GameParts>(&mut self) {
            let game = P::Rules::open(&Setup::new::<P::Rules>(2)).expect("a table");
            let mut state = game.start(Seed([3; 32]), &mut Silent);
            let entrant = Entrant {
                budget: Budget::Trials(300),
                ..Entrant::from(Level::Hard)
            };
            let mut choices = Vec::new();
            let mut plan = Plan::default();
            for number in 0..40 {
                let Some(seat) = game.to_act(&state).first() else {
                    return;
                };
                game.legal(&state, seat, &mut choices);
                let question = Question {
                    seat,
                    view: &game.view(&state, Viewer::Seat(seat)),
                    choices: &choices,
                };
                let planned = plan.len();
                // Every decision is another bot's, as at a server's table.
                let mut bot = entrant.bot::<P::Bot>(number, P::Bot::weights_file().weights());
                *bot.plan().expect("search plans") = plan;
                let choice = bot.choose(&game, &question);
                plan = bot.plan().map(std::mem::take).unwrap_or_default();
                self.0 += u64::from(planned > 0 && plan.len() + 1 == planned);
                game.apply(&mut state, seat, choices[choice], &mut Silent);
            }
        }
    }
    let mut handed = Handed::default();
    games::visit(&mut handed);
    assert!(handed.0 > 0, "nothing was planned");
}

#[test]
fn a_plan_that_does_not_fit_changes_nothing() {
    struct Foreign;
    impl GameVisitor for Foreign {
        fn visit<P: GameParts>(&mut self) {
            let game = P::Rules::open(&Setup::new::<P::Rules>(2)).expect("a table");
            let mut rng = Rng::new(5);
            let mut choices = Vec::new();
            let mut state = game.start(rng.seed(), &mut Silent);
            let entrant = Entrant {
                budget: Budget::Trials(60),
                ..Entrant::from(Level::Hard)
            };
            let bot = || entrant.bot::<P::Bot>(1, P::Bot::weights_file().weights());
            let mut left = Plan::default();
            for _ in 0..12 {
                let drawn = random_choice(&game, &state, &mut rng, &mut choices);
                let Some((seat, action)) = drawn else {
                    return;
                };
                let question = Question {
                    seat,
                    view: &game.view(&state, Viewer::Seat(seat)),
                    choices: &choices,
                };
                let (mut fresh, mut misled) = (bot(), bot());
                if let Some(plan) = misled.plan() {
                    *plan = left;
                }
                let expected = fresh.choose(&game, &question);
                assert_eq!(
                    misled.choose(&game, &question),
                    expected,
                    "{}",
                    P::Rules::ID
                );
                // What was planned for after the bot's own choice is no plan for after another one.
                left = fresh.plan().map(std::mem::take).unwrap_or_default();
                let other = choices
                    .iter()
                    .copied()
                    .find(|&one| one != choices[expected]);
                game.apply(&mut state, seat, other.unwrap_or(action), &mut Silent);
            }
        }
    }
    games::visit(&mut Foreign);
}
