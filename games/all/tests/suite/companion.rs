//! Newcomers are told what a decision is about: every kind of decision that comes in nearly every game between bots is explained by the
//! game's companion. Decisions are told apart by the section of the rules that their question names.

use std::collections::{BTreeMap, BTreeSet};

use bots::{Level, Question};
use catalog::{ErasedGame, GameParts, GameVisitor};
use engine::{Game, Seed, Setup, Silent, Viewer};
use lessons::Companion;
use words::{Lang, Players, Speak};

/// How many games are played with each number of players.
const GAMES: u64 = 10;
/// In which part of them a kind comes that has to be explained.
const NEARLY_EVERY: f64 = 0.9;
/// The longest text: more hides the decision on a telephone.
const LONGEST: usize = 290;

/// The kinds of decision in which something was to be chosen, in one game between bots.
fn kinds<P: GameParts>(game: &P::Rules, seed: u64) -> BTreeSet<&'static str> {
    let mut state = game.start(Seed::from_number(seed), &mut Silent);
    let mut bot = Level::Easy.bot::<P::Bot>(seed);
    let (mut kinds, mut choices) = (BTreeSet::new(), Vec::new());
    while let Some(seat) = game.to_act(&state).first() {
        game.legal(&state, seat, &mut choices);
        let view = game.view(&state, Viewer::Seat(seat));
        if choices.len() > 1 {
            let prompt = P::Words::prompt(Lang::En, Players::NONE, game, &view, seat);
            kinds.insert(prompt.rule);
        }
        let question = Question {
            seat,
            view: &view,
            choices: &choices,
        };
        let choice = bot.choose(game, &question);
        game.apply(&mut state, seat, choices[choice], &mut Silent);
    }
    kinds
}

/// Kinds that come in nearly every game with some number of players and that nobody explains.
#[derive(Default)]
struct Unexplained(Vec<String>);

impl GameVisitor for Unexplained {
    fn visit<P: GameParts>(&mut self) {
        let companion = Companion::read(&ErasedGame::<P>::NEW);
        let companion = companion.unwrap_or_else(|fault| panic!("{fault}"));
        let explained: BTreeSet<&str> = companion.kinds().collect();
        for players in P::Rules::SEATS {
            let game = P::Rules::open(&Setup::new::<P::Rules>(players)).expect("a table");
            let mut counted: BTreeMap<&str, u64> = BTreeMap::new();
            for kind in (0..GAMES).flat_map(|seed| kinds::<P>(&game, seed)) {
                *counted.entry(kind).or_default() += 1;
            }
            println!("{}, {players} players: {counted:?}", P::Rules::ID);
            let missing = counted.iter().filter(|&(kind, &games)| {
                games as f64 >= NEARLY_EVERY * GAMES as f64 && !explained.contains(kind)
            });
            let tell = |(kind, _)| format!("{}, {players} players: {kind}", P::Rules::ID);
            self.0.extend(missing.map(tell));
        }
    }
}

#[test]
fn what_comes_in_nearly_every_game_is_explained() {
    let mut missing = Unexplained::default();
    games::visit(&mut missing);
    assert!(
        missing.0.is_empty(),
        "games/<id>/companion.toml says nothing about:\n{}",
        missing.0.join("\n")
    );
}

#[test]
fn what_a_companion_says_is_short_and_about_the_rules() {
    for kind in games::all().kinds() {
        let companion = Companion::read(kind).unwrap_or_else(|fault| panic!("{fault}"));
        for lang in Lang::ALL {
            for about in companion.kinds() {
                let place = format!("{}, {about}, {lang}", kind.id());
                let text = companion.text(about, lang).unwrap_or_default();
                let length = text.chars().count();
                assert!((40..=LONGEST).contains(&length), "{place}: {length}");
                assert!(!companion.title(about, lang).is_empty(), "{place}");
            }
        }
    }
}
