//! The toy's texts.

use engine::{Moment, Outcome, Seat};
use words::{About, Lang, Line, Players, Prompt, Sign, Speak, list};

use super::Toy;
use super::state::{Action, Event, Field, Phase, Reason, View};
use crate::counts::count;

words::texts!("toy");

impl<const FLAW: u8> Speak for Toy<FLAW> {
    type Game = Toy<FLAW>;

    const ABOUT: &'static About = words::about!(Toy<FLAW>);

    fn seat(lang: Lang, _: &Toy<FLAW>, seat: Seat) -> String {
        colour(lang, seat.0).to_owned()
    }

    fn round(lang: Lang, _: &Toy<FLAW>, moment: Moment) -> String {
        round(lang, moment.round)
    }

    fn prompt(
        lang: Lang,
        players: &Players,
        _: &Toy<FLAW>,
        view: &View<FLAW>,
        seat: Seat,
    ) -> Prompt {
        let who = players.person(seat, colour(lang, seat.0));
        let (text, rule) = match view.phase {
            Phase::Bid => (ask_bid(lang, who), "2.1"),
            Phase::Aim => (ask_aim(lang, who), "3.1"),
            Phase::Throw | Phase::Over => (ask_throw(lang, who), "4.1"),
        };
        Prompt { text, rule }
    }

    fn waiting(lang: Lang, _: &Players, _: &Toy<FLAW>, _: &View<FLAW>) -> String {
        waits(lang)
    }

    fn choice(lang: Lang, _: &Toy<FLAW>, _: &View<FLAW>, action: Action) -> String {
        match action {
            Action::Bid(amount) => bid(lang, amount),
            Action::Aim(Field::Left) => aim_left(lang),
            Action::Aim(Field::Right) => aim_right(lang),
            Action::Aim(Field::Middle) => aim_middle(lang),
            Action::Throw => throw(lang),
            Action::Hold => hold(lang),
        }
    }

    fn event(lang: Lang, players: &Players, _: &Toy<FLAW>, event: &Event) -> Option<Line> {
        count(|counts| counts.sentences += 1);
        let who = |seat: &Seat| players.person(*seat, colour(lang, seat.0));
        let (text, sign, rule) = match event {
            Event::Bid { seat, amount: None } => (has_bid(lang, who(seat)), Sign::Plain, "2.1"),
            Event::Bid {
                seat,
                amount: Some(amount),
            } => (has_bid_much(lang, who(seat), amount), Sign::Plain, "2.1"),
            Event::Shown { bids, leader } => (
                shown(lang, list(lang, bids), who(leader)),
                Sign::Coin,
                "2.2",
            ),
            Event::Aimed { seat, .. } => (aimed(lang, who(seat)), Sign::Plain, "3.1"),
            Event::Scored {
                seat,
                die: Some(die),
                ..
            } => (threw(lang, who(seat), die), Sign::Die, "4.1"),
            Event::Scored { seat, points, .. } => {
                (held(lang, who(seat), points), Sign::Plain, "4.1")
            }
        };
        Some(Line { text, sign, rule })
    }

    fn reason(lang: Lang, _: &Toy<FLAW>, reason: &Reason) -> String {
        match reason {
            Reason::TooFewCoins { coins } => too_few_coins(lang, *coins),
            Reason::SameField => same_field(lang),
            Reason::WrongRound => wrong_round(lang),
            Reason::WrongPurse { seat } => wrong_purse(lang, seat),
            Reason::StrayBid { seat } => stray_bid(lang, seat),
            Reason::WrongLeader => wrong_leader(lang),
            Reason::Stuck => stuck(lang),
        }
    }

    fn result(lang: Lang, players: &Players, _: &Toy<FLAW>, outcome: &Outcome) -> String {
        let winners = outcome.winners.iter();
        let names = winners.map(|seat| players.person(seat, colour(lang, seat.0)));
        let who = list(lang, names);
        if outcome.winners.len() == 1 {
            won(lang, who)
        } else {
            shared(lang, who)
        }
    }

    fn position(lang: Lang, game: &Toy<FLAW>, view: &View<FLAW>) -> String {
        let points = view.points[..game.seats as usize]
            .iter()
            .map(|points| points.0);
        table(lang, view.round, list(lang, points))
    }
}
