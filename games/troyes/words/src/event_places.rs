//! Where on the board something happened.

use engine::Anchor;
use troyes_rules::{Activity, BoardPlace, Event, Family, Source, Target};

/// A family's district with what it has. Nothing is chosen there, so the rules do not know it as a place.
pub fn district_place(family: Family) -> Anchor {
    Anchor::at("district", family.id())
}

/// Where a citizen of a family came from.
fn source_place(family: Family, source: Source) -> Anchor {
    match source {
        Source::Supply | Source::Reserve => district_place(family),
        Source::Card(activity) => BoardPlace::Card(activity).into(),
        Source::Space(space) => BoardPlace::Space(space).into(),
        Source::Expelled(building) => BoardPlace::Expelled(building).into(),
    }
}

/// What a group of dice was for.
fn target_place(target: Target) -> Anchor {
    let place = match target {
        Target::Card(activity) => BoardPlace::Card(activity),
        Target::Cathedral => BoardPlace::Cathedral,
        Target::Event(event) => BoardPlace::Event(event),
        Target::Building(building) => BoardPlace::Building(building),
        Target::Agriculture => BoardPlace::Agriculture,
    };
    place.into()
}

/// The places of an event; a movement names where it began first.
pub(super) fn event_places(event: &Event) -> Vec<Anchor> {
    let place = |place: BoardPlace| vec![Anchor::from(place)];
    match *event {
        Event::Settled { space, .. } => place(BoardPlace::Space(space)),
        Event::CardOpened { card } | Event::UsedCube { card, .. } => place(BoardPlace::Card(card)),
        Event::EventDrawn { card }
        | Event::NoNeutralLeft { card }
        | Event::Fought { card, .. }
        | Event::Overcome { card, .. } => place(BoardPlace::Event(card)),
        Event::NeutralCame { card, space, .. } => {
            vec![
                BoardPlace::Event(card).into(),
                BoardPlace::Space(space).into(),
            ]
        }
        Event::Expelled { building, .. } => place(BoardPlace::Expelled(building)),
        Event::TookDeniers { card, family, .. } | Event::TookInfluence { card, family, .. } => {
            vec![district_place(family), BoardPlace::Event(card).into()]
        }
        Event::NeutralBuilt { .. } | Event::Demolished { .. } | Event::Built { .. } => {
            place(BoardPlace::Cathedral)
        }
        Event::BlackRolled { dice } => {
            let dice = dice.into_iter().flatten();
            dice.map(|value| BoardPlace::Black(value).into()).collect()
        }
        Event::Rerolled { space, .. } | Event::TurnedOver { space, .. } => {
            place(BoardPlace::Die(space))
        }
        Event::BoughtDie { family, owner, .. } => {
            vec![district_place(owner), district_place(family)]
        }
        Event::Acted(deed) => vec![target_place(deed.target)],
        Event::Hired {
            family,
            card,
            source,
            ..
        } => vec![source_place(family, source), BoardPlace::Card(card).into()],
        Event::Placed {
            family,
            source,
            space,
        } => vec![
            source_place(family, source),
            BoardPlace::Space(space).into(),
        ],
        Event::Shot { .. } => place(BoardPlace::Card(Activity::Archer)),
        Event::WentHome { family, building } => {
            vec![
                BoardPlace::Expelled(building).into(),
                district_place(family),
            ]
        }
        Event::Paid { family, .. }
        | Event::Rolled { family, .. }
        | Event::Countered { family, .. }
        | Event::GaveIn { family, .. }
        | Event::Recruited { family }
        | Event::GotDeniers { family, .. }
        | Event::SpentDeniers { family, .. }
        | Event::GotInfluence { family, .. }
        | Event::SpentInfluence { family, .. }
        | Event::GotPoints { family, .. }
        | Event::Taxed { family, .. }
        | Event::Passed { family }
        | Event::Waited { family }
        | Event::TookPurse { family, .. } => vec![district_place(family)],
        Event::StartPlayer { .. }
        | Event::RoundBegan { .. }
        | Event::StackEmpty { .. }
        | Event::GaveUp { .. }
        | Event::Revealed { .. }
        | Event::Counted { .. } => Vec::new(),
    }
}
