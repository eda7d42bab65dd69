//! What is said in __Title__, in three languages.
//!
//! ```
//! use __module___words::__Type__Words;
//! use words::{Lang, Speak};
//!
//! for lang in Lang::ALL {
//!     assert!(!__Type__Words::rules(lang).is_empty());
//! }
//! ```

use __module___rules::{__Type__, Action, Event, Phase, Reason, View};
use engine::{Game, Moment, Outcome, Seat};
use words::{About, Lang, Line, Players, Prompt, Sign, Speak, list};

words::texts!("game");
words::texts!("data");

/// What the game says.
#[derive(Clone, Copy, Debug)]
pub struct __Type__Words;

impl Speak for __Type__Words {
    type Game = __Type__;

    const ABOUT: &'static About = words::about!(__Type__);

    fn seat(lang: Lang, _: &__Type__, seat: Seat) -> String {
        side(lang, seat.0).to_owned()
    }

    fn round(lang: Lang, _: &__Type__, moment: Moment) -> String {
        round(lang, moment.round)
    }

    fn prompt(lang: Lang, _: &Players, _: &__Type__, view: &View, _: Seat) -> Prompt {
        match view.phase {
            Phase::Bid => Prompt {
                text: ask_bid(lang),
                rule: "1",
            },
            Phase::Roll | Phase::Over => Prompt {
                text: ask_roll(lang),
                rule: "2",
            },
        }
    }

    fn waiting(lang: Lang, _: &Players, _: &__Type__, _: &View) -> String {
        waiting(lang)
    }

    fn choice(lang: Lang, _: &__Type__, _: &View, action: Action) -> String {
        match action {
            Action::Bid(coins) => bid(lang, coins),
            Action::Roll => roll(lang),
            Action::Keep => keep(lang),
        }
    }

    fn event(lang: Lang, players: &Players, game: &__Type__, event: &Event) -> Option<Line> {
        let who = |seat: Seat| players.person(seat, side(lang, seat.0));
        let (text, sign, rule) = match *event {
            Event::Bid { seat, coins: None } => (has_bid(lang, who(seat)), Sign::Coin, "1"),
            Event::Bid {
                seat,
                coins: Some(coins),
            } => (has_bid_coins(lang, who(seat), coins), Sign::Coin, "1"),
            Event::Shown { bids, leader } => {
                let bids = list(lang, &bids[..usize::from(game.seats())]);
                (shown(lang, bids, who(leader)), Sign::Coin, "1")
            }
            Event::Scored {
                seat,
                die: Some(die),
                ..
            } => (rolled(lang, who(seat), die), Sign::Die, "2"),
            Event::Scored { seat, points, .. } => {
                (kept(lang, who(seat), points), Sign::Points, "2")
            }
        };
        Some(Line { text, sign, rule })
    }

    fn reason(lang: Lang, game: &__Type__, reason: &Reason) -> String {
        match *reason {
            Reason::TooFewCoins { coins } => too_few_coins(lang, coins),
            Reason::WrongRound => wrong_round(lang),
            Reason::WrongPlayer { seat } => wrong_player(lang, Self::seat(lang, game, seat)),
        }
    }

    fn result(lang: Lang, players: &Players, _: &__Type__, outcome: &Outcome) -> String {
        let names = outcome.winners.iter();
        let names = list(lang, names.map(|seat| players.person(seat, side(lang, seat.0))));
        if outcome.winners.len() == 1 {
            won(lang, names)
        } else {
            shared(lang, names)
        }
    }

    fn data_name(lang: Lang, name: &str) -> Option<String> {
        Some(part(lang, name).to_owned()).filter(|said| said != "?")
    }

    fn position(lang: Lang, game: &__Type__, view: &View) -> String {
        let lines = Seat::all(game.seats()).map(|seat| {
            let (coins, points) = (view.coins[seat.index()], view.points[seat.index()]);
            standing(lang, Self::seat(lang, game, seat), coins, points)
        });
        lines.collect::<Vec<String>>().join("\n")
    }
}
