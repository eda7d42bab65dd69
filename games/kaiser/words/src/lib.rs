//! What is said in In the Shadow of the Emperor.
//!
//! Names and phrases are small functions (`names.rs`, `places.rs`, `cards.rs`) from which prompts, choices, log
//! lines and reasons are made, so that every language bends its words in its own way.

pub mod board;
mod cards;
mod choices;
mod events;
mod names;
mod options;
mod phases;
mod places;
mod position;
mod prompts;
mod reasons;
mod rules;

use engine::{Moment, Outcome, Seat};
use kaiser_rules::{Action, Colour, Event, Kaiser, Phase, Reason, View};

pub use cards::{card, card_help, card_in_short, privilege, privilege_in_short, tint};
pub use choices::tenant;
pub use names::{age, colour, noble, points, rank, thalers, votes};
pub use phases::{phase, phase_help};
pub use places::electorate;
pub use prompts::waiting;

use words::list;
use words::{Lang, Line, Prompt, RuleSection, Speak, texts};

/// What the game says.
#[derive(Clone, Copy, Debug)]
pub struct KaiserWords;

impl Speak for KaiserWords {
    type Game = Kaiser;

    fn title(lang: Lang) -> String {
        title(lang)
    }

    fn summary(lang: Lang) -> String {
        summary(lang)
    }

    fn minutes() -> std::ops::RangeInclusive<u16> {
        60..=120
    }

    fn seat(_: &Kaiser, seat: Seat, lang: Lang) -> String {
        Colour::at(seat).map_or(String::new(), |found| colour(lang, found).to_owned())
    }

    fn phase(index: u8, lang: Lang) -> String {
        let found = Phase::ALL.get(usize::from(index));
        found.map_or(String::new(), |&found| phase(lang, found).to_owned())
    }

    fn phase_help(index: u8, lang: Lang) -> String {
        let found = Phase::ALL.get(usize::from(index));
        found.map_or(String::new(), |&found| phase_help(lang, found).to_owned())
    }

    fn round(_: &Kaiser, moment: Moment, lang: Lang) -> String {
        match moment.round {
            0 => set_up(lang),
            number => round(lang, number),
        }
    }

    fn option_name(id: &str, lang: Lang) -> String {
        options::name(lang, id).to_owned()
    }

    fn option_help(id: &str, lang: Lang) -> String {
        options::help(lang, id).to_owned()
    }

    fn option_value(id: &str, value: &str, lang: Lang) -> String {
        options::value(lang, id, value)
    }

    fn prompt(_: &Kaiser, view: &View, _: Seat, lang: Lang) -> Prompt {
        prompts::prompt(lang, view)
    }

    fn waiting(game: &Kaiser, view: &View, lang: Lang) -> String {
        waiting(lang, game, view)
    }

    fn choice(game: &Kaiser, view: &View, action: Action, lang: Lang) -> String {
        choices::choice(lang, game, view, action)
    }

    fn event(game: &Kaiser, event: &Event, lang: Lang) -> Option<Line> {
        events::line(lang, game, *event)
    }

    fn reason(_: &Kaiser, reason: &Reason, lang: Lang) -> String {
        reasons::reason(lang, *reason)
    }

    fn result(_: &Kaiser, outcome: &Outcome, lang: Lang) -> String {
        let winners = outcome.winners.iter().filter_map(Colour::at);
        let names = list(lang, winners.map(|winner| colour(lang, winner)));
        match outcome.result.as_ref() {
            "most-points" => most_points(lang, names),
            "tie-break" => tie_break(lang, names),
            "shared" => shared(lang, names),
            _ => String::new(),
        }
    }

    fn position(game: &Kaiser, view: &View, lang: Lang) -> String {
        position::position(lang, game, view)
    }

    fn rules(lang: Lang) -> Vec<RuleSection> {
        rules::rules(lang)
    }
}

texts! {
    fn title() {
        en "In the Shadow of the Emperor"
        nl "In de schaduw van de keizer"
        hu "A császár árnyékában"
    }

    fn summary() {
        en "Two to four noble families of the late Middle Ages contend for the seven electorates and the throne of the Holy Roman Empire. Nobles grow old and die, sons and daughters follow from the cards one takes, and the electors choose the emperor in a secret vote. After five rounds the most points win."
        nl "Twee tot vier adellijke families strijden in de late middeleeuwen om de zeven keurvorstendommen en de troon van het Heilige Roomse Rijk. Edelen worden oud en sterven, zonen en dochters volgen uit de kaarten die je neemt, en de keurvorsten kiezen in het geheim de keizer. Na vijf ronden wint wie de meeste punten heeft."
        hu "Két-négy nemesi család küzd a késő középkorban a hét választófejedelemségért és a Német-római Birodalom trónjáért. A nemesek megöregszenek és meghalnak, a fiúk és lányok a megvett kártyákból születnek, a választófejedelmek pedig titkosan választanak császárt. Öt forduló után az győz, akinek a legtöbb pontja van."
    }

    fn round(number) {
        en "Round {number} of 5"
        nl "Ronde {number} van 5"
        hu "{number}. forduló az 5-ből"
    }

    fn set_up() {
        en "Set-up"
        nl "Opstelling"
        hu "Felállítás"
    }

    fn most_points(who) {
        en "{who} has the most points and wins."
        nl "{who} heeft de meeste punten en wint."
        hu "{who} szerezte a legtöbb pontot, és győz."
    }

    fn tie_break(who) {
        en "The points are equal; {who} wins by thalers or by the throne."
        nl "De punten zijn gelijk; {who} wint door daalders of door de troon."
        hu "A pontok egyenlők; {who} a tallérok vagy a trón révén győz."
    }

    fn shared(who) {
        en "{who} share the victory."
        nl "{who} delen de overwinning."
        hu "Közös győzelem: {who}."
    }
}
