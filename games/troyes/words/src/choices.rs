//! What an action does, as a button says it.

use troyes_rules::{Action, Space, Step, Target, Troyes, View};

use super::names::{building, card, colour, cubes, die, event_card, family, source, space};
use super::prospects::told;
use words::{Lang, texts};

/// The button of an action; if it says what a group is for, with what that would bring.
pub(super) fn choice(lang: Lang, game: &Troyes, view: &View, action: Action) -> String {
    let label = plain(lang, view, action);
    let prospect = game.prospect(view, action);
    match (prospect, view.board.step.family()) {
        (Some(prospect), Some(acting)) => format!("{label}: {}", told(lang, &prospect, acting)),
        _ => label,
    }
}

fn plain(lang: Lang, view: &View, action: Action) -> String {
    let step = view.board.step;
    match action {
        Action::Settle(place) => settle(lang, space(lang, place)),
        Action::Die(place) => take_die(lang, view, place),
        Action::Black(value) => black(lang, value),
        Action::Reroll => reroll(lang),
        Action::Recruit => recruit(lang),
        Action::TurnOver => turn_over(lang),
        Action::Cube(activity) => cube(lang, card(lang, activity)),
        Action::Activate(activity) => activate(lang, view, activity),
        Action::Build => build(lang),
        Action::Combat(event) if matches!(step, Step::Cubes { .. }) => {
            one_cube(lang, event_card(lang, event))
        }
        Action::Combat(event) => combat(lang, event_card(lang, event)),
        Action::Place(place) => place_in(lang, building(lang, place)),
        Action::Farm => farm(lang),
        Action::From(from) => capital(&source(lang, from)),
        Action::Times(times) => match view.board.plan.target {
            Some(Target::Event(_)) => place_cubes(lang, cubes(lang, times)),
            Some(Target::Card(activity)) if activity.is_delayed() => {
                place_cubes(lang, cubes(lang, times))
            }
            _ => activate_times(lang, times),
        },
        Action::Confirm if matches!(step, Step::Counter { .. }) => counter(lang),
        Action::Confirm => confirm(lang),
        Action::Done if matches!(step, Step::TurnOver { .. }) => turn_chosen(lang),
        Action::Done => no_more_cubes(lang),
        Action::Drop => put_back(lang),
        Action::GiveIn => give_in(lang),
        Action::Pass => pass(lang),
    }
}

fn take_die(lang: Lang, view: &View, place: Space) -> String {
    let hue = colour(lang, place.colour());
    match view.board.dice[place.index()] {
        Some(found) => {
            let owner = family(lang, found.owner);
            capital(&die(lang, hue, found.value, owner, space(lang, place)))
        }
        None => capital(&space(lang, place)),
    }
}

fn activate(lang: Lang, view: &View, activity: troyes_rules::Activity) -> String {
    let name = card(lang, activity);
    let hired = view.family().is_some_and(|family| {
        let card = view.board.card(activity);
        card.is_some_and(|card| card.has_tradesman(family))
    });
    if hired {
        activate_card(lang, name)
    } else {
        hire_and_activate(lang, name)
    }
}

/// The text with a capital first letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

texts! {
    fn settle(space) {
        en "Place a citizen: {space}"
        nl "Plaats een burger: {space}"
        hu "Polgár ide: {space}"
    }

    fn black(value: u8) {
        en "Counter a black {value} too"
        nl "Pareer ook een zwarte {value}"
        hu "Egy fekete {value} ellen is védekezel"
    }

    fn reroll() {
        en "Roll a die again (1 influence)"
        nl "Gooi een dobbelsteen opnieuw (1 invloed)"
        hu "Egy kocka újradobása (1 befolyás)"
    }

    fn recruit() {
        en "Take a citizen from the general supply (2 influence)"
        nl "Neem een burger uit de algemene voorraad (2 invloed)"
        hu "Polgár a közös készletből (2 befolyás)"
    }

    fn turn_over() {
        en "Turn dice over (4 influence)"
        nl "Keer dobbelstenen om (4 invloed)"
        hu "Kockák megfordítása (4 befolyás)"
    }

    fn cube(card) {
        en "Use a cube: {card}"
        nl "Gebruik een blokje: {card}"
        hu "Jelző felhasználása: {card}"
    }

    fn activate_card(card) {
        en "Activate {card}"
        nl "Activeer {card}"
        hu "Kártya használata – {card}"
    }

    fn hire_and_activate(card) {
        en "Hire a tradesman and activate {card}"
        nl "Huur een voorman en activeer {card}"
        hu "Mester felfogadása és a kártya használata – {card}"
    }

    fn build() {
        en "Build the Cathedral"
        nl "Bouw aan de kathedraal"
        hu "A katedrális építése"
    }

    fn combat(event) {
        en "Combat {event}"
        nl "Bestrijd {event}"
        hu "Küzdelem – {event}"
    }

    fn one_cube(event) {
        en "Place a cube on {event}"
        nl "Plaats een blokje op {event}"
        hu "Jelző ide: {event}"
    }

    fn place_in(building) {
        en "Place a citizen in the {building}"
        nl "Plaats een burger in het {building}"
        hu "Polgár elhelyezése – {building}"
    }

    fn farm() {
        en "Agriculture"
        nl "Landbouw"
        hu "Földművelés"
    }

    fn activate_times(times: u8) {
        en "Activate {times}×"
        nl "Activeer {times}×"
        hu "{times}× használod"
    }

    fn place_cubes(cubes) {
        en "Place {cubes}"
        nl "Plaats {cubes}"
        hu "{cubes} lerakása"
    }

    fn counter() {
        en "Counter with these dice"
        nl "Pareer met deze dobbelstenen"
        hu "Védekezés ezekkel a kockákkal"
    }

    fn confirm() {
        en "Carry it out"
        nl "Voer uit"
        hu "Végrehajtás"
    }

    fn turn_chosen() {
        en "Turn the chosen dice over"
        nl "Keer de gekozen dobbelstenen om"
        hu "A kiválasztott kockák megfordítása"
    }

    fn no_more_cubes() {
        en "Place no more cubes"
        nl "Plaats geen blokjes meer"
        hu "Nem teszel le több jelzőt"
    }

    fn put_back() {
        en "Put the dice back"
        nl "Leg de dobbelstenen terug"
        hu "A kockák visszatétele"
    }

    fn give_in() {
        en "Let the attack through (lose 2 points)"
        nl "Laat de aanval door (verlies 2 punten)"
        hu "A támadás átengedése (2 pont veszteség)"
    }

    fn pass() {
        en "Pass (2 deniers)"
        nl "Pas (2 denier)"
        hu "Passz (2 dénár)"
    }
}
