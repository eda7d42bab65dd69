//! What is said in __Title__, in three languages.

use std::ops::RangeInclusive;

use __module___rules::{__Type__, Action, Event, Phase, Reason, View};
use engine::{Game, Moment, Outcome, Seat};
use words::{Lang, Line, Prompt, RuleSection, Sign, Speak, list, plural, texts};

/// What the game says.
#[derive(Clone, Copy, Debug)]
pub struct __Type__Words;

impl Speak for __Type__Words {
    type Game = __Type__;

    fn title(lang: Lang) -> String {
        title(lang)
    }

    fn summary(lang: Lang) -> String {
        summary(lang)
    }

    fn minutes() -> RangeInclusive<u16> {
        5..=10
    }

    fn seat(_: &__Type__, seat: Seat, lang: Lang) -> String {
        match seat.0 {
            0 => red(lang),
            1 => green(lang),
            2 => blue(lang),
            _ => yellow(lang),
        }
    }

    fn phase(phase: u8, lang: Lang) -> String {
        if phase == 0 { bids(lang) } else { roll(lang) }
    }

    fn phase_help(phase: u8, lang: Lang) -> String {
        if phase == 0 {
            rule_bids(lang)
        } else {
            rule_roll(lang)
        }
    }

    fn round(_: &__Type__, moment: Moment, lang: Lang) -> String {
        round(lang, moment.round)
    }

    fn option_name(_: &str, _: Lang) -> String {
        String::new()
    }

    fn option_help(_: &str, _: Lang) -> String {
        String::new()
    }

    fn option_value(_: &str, _: &str, _: Lang) -> String {
        String::new()
    }

    fn prompt(_: &__Type__, view: &View, _: Seat, lang: Lang) -> Prompt {
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

    fn waiting(_: &__Type__, _: &View, lang: Lang) -> String {
        waiting(lang)
    }

    fn choice(_: &__Type__, _: &View, action: Action, lang: Lang) -> String {
        match action {
            Action::Bid(coins) => bid(lang, coins),
            Action::Roll => roll(lang),
            Action::Keep => keep(lang),
        }
    }

    fn event(game: &__Type__, event: &Event, lang: Lang) -> Option<Line> {
        let who = |seat: Seat| Self::seat(game, seat, lang);
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

    fn reason(game: &__Type__, reason: &Reason, lang: Lang) -> String {
        match *reason {
            Reason::TooFewCoins { coins } => too_few_coins(lang, coins),
            Reason::WrongRound => wrong_round(lang),
            Reason::WrongPlayer { seat } => wrong_player(lang, Self::seat(game, seat, lang)),
        }
    }

    fn result(game: &__Type__, outcome: &Outcome, lang: Lang) -> String {
        let names = outcome.winners.iter();
        let names = list(lang, names.map(|seat| Self::seat(game, seat, lang)));
        if outcome.winners.len() == 1 {
            won(lang, names)
        } else {
            shared(lang, names)
        }
    }

    fn position(game: &__Type__, view: &View, lang: Lang) -> String {
        let lines = Seat::all(game.seats()).map(|seat| {
            let (coins, points) = (view.coins[seat.index()], view.points[seat.index()]);
            standing(lang, Self::seat(game, seat, lang), coins, points)
        });
        lines.collect::<Vec<String>>().join("\n")
    }

    fn rules(lang: Lang) -> Vec<RuleSection> {
        let section = |number: &str, title, body| RuleSection {
            number: number.to_owned(),
            title,
            body,
        };
        vec![
            section("1", bids(lang), rule_bids(lang)),
            section("2", roll(lang), rule_roll(lang)),
            section("3", end(lang), rule_end(lang)),
        ]
    }
}

texts! {
    fn title() { en "__Title__" nl "__Title__" hu "__Title__" }
    fn summary() {
        en "Bid in secret for the right to roll the die. After three rounds the most points win."
        nl "Bied in het geheim om de dobbelsteen te mogen gooien. Na drie ronden winnen de meeste punten."
        hu "Licitálj titokban a kockadobás jogáért. Három forduló után a legtöbb pont győz."
    }
    fn red() { en "Red" nl "Rood" hu "Piros" }
    fn green() { en "Green" nl "Groen" hu "Zöld" }
    fn blue() { en "Blue" nl "Blauw" hu "Kék" }
    fn yellow() { en "Yellow" nl "Geel" hu "Sárga" }
    fn bids() { en "Bids" nl "Bieden" hu "Licit" }
    fn roll() { en "Roll the die" nl "Gooi de dobbelsteen" hu "Dobj a kockával" }
    fn keep() { en "Take 3 points" nl "Neem 3 punten" hu "Vegyél el 3 pontot" }
    fn end() { en "End of the game" nl "Einde van het spel" hu "A játék vége" }
    fn round(number) { en "Round {number}" nl "Ronde {number}" hu "{number}. forduló" }
    fn rule_bids() {
        en "All players bid in secret and at the same time. Whoever bids most leads; all pay what they bid."
        nl "Alle spelers bieden tegelijk en in het geheim. Wie het meest biedt, leidt; iedereen betaalt zijn bod."
        hu "Mindenki egyszerre, titokban licitál. Aki a legtöbbet ígéri, vezet; mindenki kifizeti, amit ígért."
    }
    fn rule_roll() {
        en "The leader rolls the die for points, or takes 3 points for sure."
        nl "De leider gooit de dobbelsteen om punten, of neemt zeker 3 punten."
        hu "A vezető pontokért dob a kockával, vagy biztosra megy 3 ponttal."
    }
    fn rule_end() {
        en "After three rounds the most points win. Players with equal points share the victory."
        nl "Na drie ronden winnen de meeste punten. Wie evenveel punten heeft, deelt de overwinning."
        hu "Három forduló után a legtöbb pont győz. Egyenlő pontszámnál a győzelem közös."
    }
    fn ask_bid() { en "Bid in secret" nl "Bied in het geheim" hu "Licitálj titokban" }
    fn ask_roll() { en "Roll the die, or take 3 points" nl "Gooi de dobbelsteen, of neem 3 punten" hu "Dobj a kockával, vagy vegyél el 3 pontot" }
    fn waiting() { en "The others are thinking." nl "De anderen denken na." hu "A többiek gondolkodnak." }
    fn bid(coins: u8) {
        en "Bid {coins} {word}" (word = plural(coins, "coin", "coins"))
        nl "Bied {coins} {word}" (word = plural(coins, "munt", "munten"))
        hu "Ígérj {coins} érmét"
    }
    fn has_bid(who) { en "{who} has bid." nl "{who} heeft geboden." hu "{who} licitált." }
    fn has_bid_coins(who, coins) { en "{who} bids {coins}." nl "{who} biedt {coins}." hu "{who} licitje: {coins}." }
    fn shown(bids, who) { en "The bids are {bids}: {who} leads." nl "De biedingen zijn {bids}: {who} leidt." hu "A licitek: {bids}; {who} vezet." }
    fn rolled(who, die) { en "{who} rolls {die}." nl "{who} gooit {die}." hu "{who} dobása: {die}." }
    fn kept(who, points) { en "{who} takes {points} points." nl "{who} neemt {points} punten." hu "{who} elvesz {points} pontot." }
    fn too_few_coins(coins: u8) {
        en "You have only {coins} {word}." (word = plural(coins, "coin", "coins"))
        nl "Je hebt maar {coins} {word}." (word = plural(coins, "munt", "munten"))
        hu "Csak {coins} érméd van."
    }
    fn wrong_round() { en "The game cannot stand like this." nl "Zo kan het spel niet staan." hu "A játék nem állhat így." }
    fn wrong_player(who) { en "{who} cannot have this." nl "{who} kan dit niet hebben." hu "{who} nem állhat így." }
    fn won(who) { en "{who} wins." nl "{who} wint." hu "{who} győz." }
    fn shared(who) { en "{who} share the victory." nl "{who} delen de overwinning." hu "Közös győzelem: {who}." }
    fn standing(who, coins, points) { en "{who}: coins {coins}, points {points}" nl "{who}: munten {coins}, punten {points}" hu "{who}: érmék {coins}, pontok {points}" }
}
