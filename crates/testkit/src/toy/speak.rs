//! The toy's texts.

use engine::{Moment, Outcome, Seat};
use words::{Lang, Line, Prompt, RuleSection, Sign, Speak, common, list, plural, texts};

use super::Toy;
use super::state::{Action, Event, Field, Phase, Reason, View};
use crate::counts::count;

texts! {
    fn title() { en "The Auction" nl "De veiling" hu "Az árverés" }
    fn summary() {
        en "Bid in secret, aim, and throw."
        nl "Bied in het geheim, mik en gooi."
        hu "Licitálj titokban, célozz és dobj."
    }
    fn red() { en "Red" nl "Rood" hu "Piros" }
    fn blue() { en "Blue" nl "Blauw" hu "Kék" }
    fn green() { en "Green" nl "Groen" hu "Zöld" }
    fn white() { en "White" nl "Wit" hu "Fehér" }
    fn bidding() { en "Bids" nl "Bieden" hu "Licit" }
    fn aiming() { en "Aim" nl "Mikken" hu "Célzás" }
    fn throwing() { en "Throw" nl "Gooien" hu "Dobás" }
    fn bidding_help() { en "All bid at once." nl "Allen bieden tegelijk." hu "Mindenki egyszerre licitál." }
    fn aiming_help() { en "The highest bidder aims." nl "De hoogste bieder mikt." hu "A legtöbbet ígérő céloz." }
    fn throwing_help() { en "Throw or hold." nl "Gooi of houd." hu "Dobj, vagy tartsd." }
    fn round(number) { en "Round {number}" nl "Ronde {number}" hu "{number}. kör" }
    fn short() { en "Short game" nl "Kort spel" hu "Rövid játék" }
    fn short_help() { en "One round only." nl "Maar een ronde." hu "Csak egy kör." }
    fn die() { en "Die" nl "Dobbelsteen" hu "Kocka" }
    fn die_help() { en "How many sides it has." nl "Hoeveel zijden hij heeft." hu "Hány oldala van." }
    fn six() { en "Six sides" nl "Zes zijden" hu "Hatoldalú" }
    fn ten() { en "Ten sides" nl "Tien zijden" hu "Tízoldalú" }
    fn waits() { en "The others are thinking." nl "De anderen denken na." hu "A többiek gondolkodnak." }
    fn ask_bid(who) { en "{who}: bid in secret" nl "{who}: bied in het geheim" hu "{who}: licitálj titokban" }
    fn ask_aim(who) { en "{who}: aim at a field" nl "{who}: mik op een veld" hu "{who}: célozz egy mezőre" }
    fn ask_throw(who) { en "{who}: throw or hold" nl "{who}: gooi of houd" hu "{who}: dobj, vagy tartsd" }
    fn bid(amount: u8) {
        en "Bid {amount} {coins}" (coins = plural(amount, "coin", "coins"))
        nl "Bied {amount} {coins}" (coins = plural(amount, "munt", "munten"))
        hu "{amount} érme"
    }
    fn aim_left() { en "Aim left" nl "Mik links" hu "Célozz balra" }
    fn aim_right() { en "Aim right" nl "Mik rechts" hu "Célozz jobbra" }
    fn aim_middle() { en "Aim at the middle" nl "Mik op het midden" hu "Célozz középre" }
    fn throw() { en "Throw the die" nl "Gooi de dobbelsteen" hu "Dobj a kockával" }
    fn hold() { en "Hold for 2 points" nl "Houd het op 2 punten" hu "Tartsd: 2 pont" }
    fn has_bid(who) { en "{who} has bid." nl "{who} heeft geboden." hu "{who} licitált." }
    fn has_bid_much(who, amount) { en "{who} bids {amount}." nl "{who} biedt {amount}." hu "{who} licitje: {amount}." }
    fn shown(bids, who) {
        en "The bids are {bids}: {who} leads."
        nl "De biedingen zijn {bids}: {who} leidt."
        hu "A licitek: {bids}; {who} vezet."
    }
    fn aimed(who) { en "{who} aims." nl "{who} mikt." hu "{who} céloz." }
    fn threw(who, die) { en "{who} throws {die}." nl "{who} gooit {die}." hu "{who} dobása: {die}." }
    fn held(who, points) { en "{who} holds for {points}." nl "{who} houdt het op {points}." hu "{who} megtartja: {points}." }
    fn too_few_coins(coins: u8) {
        en "There {are} only {coins} {word} in the purse." (are = plural(coins, "is", "are"), word = plural(coins, "coin", "coins"))
        nl "Er {zit} maar {coins} {word} in de buidel." (zit = plural(coins, "zit", "zitten"), word = plural(coins, "munt", "munten"))
        hu "Csak {coins} érme van az erszényben."
    }
    fn same_field() {
        en "This field was aimed at in the round before: take another."
        nl "Op dit veld werd de vorige ronde al gemikt: neem een ander."
        hu "Erre a mezőre már az előző körben céloztak: válassz másikat."
    }
    fn wrong_round() { en "There is no such round." nl "Zo'n ronde is er niet." hu "Nincs ilyen kör." }
    fn wrong_purse(seat) {
        en "The purse of seat {seat} cannot be like this."
        nl "De buidel van plaats {seat} kan zo niet zijn."
        hu "A {seat}. hely erszénye nem lehet ilyen."
    }
    fn stray_bid(seat) {
        en "Seat {seat} cannot have bid now."
        nl "Plaats {seat} kan nu niet geboden hebben."
        hu "A {seat}. hely most nem licitálhatott."
    }
    fn wrong_leader() { en "The leader does not sit here." nl "De leider zit hier niet." hu "A vezető nem ül itt." }
    fn stuck() { en "Nobody can go on." nl "Niemand kan verder." hu "Senki sem léphet." }
    fn won(who) { en "{who} wins." nl "{who} wint." hu "{who} nyert." }
    fn shared(who) { en "{who} win together." nl "{who} winnen samen." hu "{who} együtt nyertek." }
    fn table(round, points) { en "Round {round}. Points: {points}" nl "Ronde {round}. Punten: {points}" hu "{round}. kör. Pontok: {points}" }
}

impl<const FLAW: u8> Toy<FLAW> {
    fn color(seat: Seat, lang: Lang) -> String {
        match seat.0 {
            0 => red(lang),
            1 => blue(lang),
            2 => green(lang),
            _ => white(lang),
        }
    }
}

impl<const FLAW: u8> Speak for Toy<FLAW> {
    type Game = Toy<FLAW>;

    fn title(lang: Lang) -> String {
        title(lang)
    }

    fn summary(lang: Lang) -> String {
        summary(lang)
    }

    fn minutes() -> std::ops::RangeInclusive<u16> {
        1..=5
    }

    fn seat(_: &Toy<FLAW>, seat: Seat, lang: Lang) -> String {
        Self::color(seat, lang)
    }

    fn phase(phase: u8, lang: Lang) -> String {
        match phase {
            0 => bidding(lang),
            1 => aiming(lang),
            _ => throwing(lang),
        }
    }

    fn phase_help(phase: u8, lang: Lang) -> String {
        match phase {
            0 => bidding_help(lang),
            1 => aiming_help(lang),
            _ => throwing_help(lang),
        }
    }

    fn round(_: &Toy<FLAW>, moment: Moment, lang: Lang) -> String {
        round(lang, moment.round)
    }

    fn option_name(id: &str, lang: Lang) -> String {
        match id {
            "short" => short(lang),
            "die" => die(lang),
            _ => String::new(),
        }
    }

    fn option_help(id: &str, lang: Lang) -> String {
        match id {
            "short" => short_help(lang),
            "die" => die_help(lang),
            _ => String::new(),
        }
    }

    fn option_value(id: &str, value: &str, lang: Lang) -> String {
        match (id, value) {
            ("die", "six") => six(lang),
            ("die", "ten") => ten(lang),
            _ => common::yes_or_no(value, lang),
        }
    }

    fn prompt(_: &Toy<FLAW>, view: &View<FLAW>, seat: Seat, lang: Lang) -> Prompt {
        let who = Self::color(seat, lang);
        let (text, rule) = match view.phase {
            Phase::Bid => (ask_bid(lang, who), "2.1"),
            Phase::Aim => (ask_aim(lang, who), "3.1"),
            Phase::Throw | Phase::Over => (ask_throw(lang, who), "4.1"),
        };
        Prompt { text, rule }
    }

    fn waiting(_: &Toy<FLAW>, _: &View<FLAW>, lang: Lang) -> String {
        waits(lang)
    }

    fn choice(_: &Toy<FLAW>, _: &View<FLAW>, action: Action, lang: Lang) -> String {
        match action {
            Action::Bid(amount) => bid(lang, amount),
            Action::Aim(Field::Left) => aim_left(lang),
            Action::Aim(Field::Right) => aim_right(lang),
            Action::Aim(Field::Middle) => aim_middle(lang),
            Action::Throw => throw(lang),
            Action::Hold => hold(lang),
        }
    }

    fn event(_: &Toy<FLAW>, event: &Event, lang: Lang) -> Option<Line> {
        count(|counts| counts.sentences += 1);
        let who = |seat: &Seat| Self::color(*seat, lang);
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

    fn reason(_: &Toy<FLAW>, reason: &Reason, lang: Lang) -> String {
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

    fn result(_: &Toy<FLAW>, outcome: &Outcome, lang: Lang) -> String {
        let names = outcome.winners.iter().map(|seat| Self::color(seat, lang));
        let who = list(lang, names);
        if outcome.winners.len() == 1 {
            won(lang, who)
        } else {
            shared(lang, who)
        }
    }

    fn position(game: &Toy<FLAW>, view: &View<FLAW>, lang: Lang) -> String {
        let points = view.points[..game.seats as usize]
            .iter()
            .map(|points| points.0);
        table(lang, view.round, list(lang, points))
    }

    fn rules(lang: Lang) -> Vec<RuleSection> {
        let section = |number: &str, title, body| RuleSection {
            number: number.to_owned(),
            title,
            body,
        };
        vec![
            section("1", title(lang), summary(lang)),
            section("2", bidding(lang), bidding_help(lang)),
            section("3", aiming(lang), aiming_help(lang)),
            section("4", throwing(lang), throwing_help(lang)),
        ]
    }
}
