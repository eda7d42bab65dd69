//! A choice as a tile: the heading that it shares with its kind, a short title, what it costs and what it brings.

use troyes_rules::{Action, Activity, Group, Prospect, Source, Space, Step, Target, Troyes, View};

use super::choices::{is_taken, plain};
use super::names::{building, card, colour, cubes, deniers, event_card, family, source, space};
use super::prospects::in_words;
use words::{ChoiceTile, Lang, capital};

/// What choices of a kind have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Settle or place a citizen.
    Place,
    /// A die for a new group.
    Take,
    /// One more die.
    Add,
    /// A die or a cube that was taken.
    PutBack,
    /// A die against black dice.
    Defend,
    /// A black die more.
    Attackers,
    /// A die to roll again or to turn over.
    Own,
    /// A cube for later.
    Cube,
    /// An activity card.
    Activate,
    /// An event.
    Combat,
    /// The Cathedral and the fields.
    Work,
    /// Influence.
    Influence,
    /// Where a citizen comes from.
    Citizen,
    /// A citizen of one's own that is moved instead.
    Instead,
    /// How often.
    Times,
    /// Cubes on any events.
    Cubes,
}

/// The tile of an action.
pub(super) fn tile(lang: Lang, game: &Troyes, view: &View, action: Action) -> ChoiceTile {
    let board = &view.board;
    let found = game.prospect(view, action);
    let (detail, effect) = match (&found, board.step.family()) {
        (Some(prospect), Some(acting)) => {
            let points = prospect.points[acting];
            let effect = if points > 0 {
                format!("+{points} ★")
            } else {
                String::new()
            };
            (in_words(lang, prospect), effect)
        }
        _ => (String::new(), String::new()),
    };
    let of = |kind: Kind, title: String| ChoiceTile {
        group: kind_of_choice(lang, kind).to_owned(),
        title,
        detail: detail.clone(),
        effect: effect.clone(),
    };
    match action {
        Action::Die(place) => die_tile(lang, view, place, is_taken(view, action)),
        Action::Cube(activity) => cube_tile(lang, view, activity, is_taken(view, action)),
        Action::Settle(place) => of(Kind::Place, space(lang, place)),
        Action::Black(value) => of(Kind::Attackers, black_die(lang, value)),
        Action::Activate(activity) => ChoiceTile {
            detail: with_times(found.as_ref(), activity, detail.clone()),
            ..of(Kind::Activate, card(lang, activity).to_owned())
        },
        Action::Combat(event) if matches!(board.step, Step::Group { .. }) => {
            let placed = found.as_ref().map_or(0, |prospect| prospect.times);
            ChoiceTile {
                detail: joined(cubes(lang, placed), &detail),
                ..of(Kind::Combat, event_card(lang, event).to_owned())
            }
        }
        Action::Combat(event) => of(Kind::Cubes, event_card(lang, event).to_owned()),
        Action::Cubes(event, count) => ChoiceTile {
            detail: cubes(lang, count),
            ..of(Kind::Cubes, event_card(lang, event).to_owned())
        },
        Action::Build => of(Kind::Work, cathedral(lang)),
        Action::Farm => of(Kind::Work, fields(lang)),
        Action::Place(place) => of(Kind::Place, building(lang, place).to_owned()),
        Action::From(from) => {
            let kind = if matches!(board.step, Step::Group { .. }) {
                Kind::Instead
            } else {
                Kind::Citizen
            };
            of(kind, from_where(lang, from))
        }
        Action::Times(times) => {
            let title = match board.plan.target {
                Some(Target::Event(_)) => cubes(lang, times),
                Some(Target::Card(activity)) if activity.is_delayed() => cubes(lang, times),
                _ => format!("{times}×"),
            };
            of(Kind::Times, title)
        }
        Action::Reroll | Action::Recruit | Action::TurnOver => {
            let (title, price) = match action {
                Action::Reroll => (reroll(lang), 1),
                Action::Recruit => (recruit(lang), 2),
                _ => (turn_over(lang), 4),
            };
            ChoiceTile {
                detail: format!("−{}", super::names::influence(lang, price)),
                ..of(Kind::Influence, title)
            }
        }
        Action::More
        | Action::Confirm
        | Action::Done
        | Action::Drop
        | Action::GiveIn
        | Action::Pass => ChoiceTile {
            group: String::new(),
            title: plain(lang, view, action),
            detail,
            effect,
        },
    }
}

/// Two things that are told, if there are two.
fn joined(first: String, second: &str) -> String {
    if second.is_empty() {
        first
    } else {
        format!("{first}, {second}")
    }
}

/// How often a card is activated, and what else is told. A card for later gives as many cubes, which is told already.
fn with_times(prospect: Option<&Prospect>, activity: Activity, detail: String) -> String {
    match prospect {
        Some(prospect) if !activity.is_delayed() => joined(format!("{}×", prospect.times), &detail),
        _ => detail,
    }
}

fn die_tile(lang: Lang, view: &View, place: Space, taken: bool) -> ChoiceTile {
    let board = &view.board;
    let Some(die) = board.dice[place.index()] else {
        return ChoiceTile::plain(space(lang, place));
    };
    let acting = board.step.family();
    let own = acting == Some(die.owner);
    let whose = if own {
        yours(lang)
    } else {
        family(lang, die.owner).to_owned()
    };
    let title = capital(format!("{} {}", colour(lang, place.colour()), die.value));
    let (kind, effect) = match board.step {
        _ if taken => (Kind::PutBack, String::new()),
        Step::Counter { .. } | Step::CounterMore { .. } => {
            let doubled = place.colour() == troyes_rules::Colour::Red;
            let counts = if doubled { 2 * die.value } else { die.value };
            (Kind::Defend, format!("+{counts}"))
        }
        Step::TurnOver { .. } => (Kind::Own, format!("→ {}", 7 - die.value.min(6))),
        Step::Reroll { .. } => (Kind::Own, String::new()),
        _ if board.plan.dice.is_empty() => (Kind::Take, String::new()),
        _ => (Kind::Add, String::new()),
    };
    let detail = match (kind, acting) {
        (Kind::Take | Kind::Add, Some(acting)) => {
            let mut dice = board.plan.dice;
            dice.insert(place);
            let price = Group::new(board, acting, dice, board.plan.cube).price;
            match price.saturating_sub(board.plan.group.price) {
                0 => whose,
                more => joined(whose, &format!("−{}", deniers(lang, more))),
            }
        }
        _ => whose,
    };
    ChoiceTile {
        group: kind_of_choice(lang, kind).to_owned(),
        title,
        detail,
        effect,
    }
}

fn cube_tile(lang: Lang, view: &View, activity: Activity, taken: bool) -> ChoiceTile {
    let board = &view.board;
    let kind = if taken { Kind::PutBack } else { Kind::Cube };
    let mut tile = ChoiceTile {
        group: kind_of_choice(lang, kind).to_owned(),
        title: card(lang, activity).to_owned(),
        ..ChoiceTile::default()
    };
    if let (Some(acting), false) = (board.step.family(), board.plan.dice.is_empty()) {
        let now = board.plan.group.total;
        let other = if taken { None } else { Some(activity) };
        let then = Group::new(board, acting, board.plan.dice, other).total;
        tile.effect = format!("{now} → {then}");
    }
    tile
}

/// Where a citizen comes from, in a word or two.
fn from_where(lang: Lang, from: Source) -> String {
    match from {
        Source::Supply => own_supply(lang),
        Source::Reserve => general_supply(lang),
        Source::Card(activity) => card(lang, activity).to_owned(),
        Source::Space(place) => space(lang, place),
        Source::Expelled(_) => capital(source(lang, from)),
    }
}

words::texts!("tiles");
