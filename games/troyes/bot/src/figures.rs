//! How often each activity card is used, and what it brings.

use engine::Outcome;
use troyes_rules::{Activity, Event, Family, Target};

use bots::Figures;

/// Counts one game.
///
/// `games` are those in which the card lay open, `actions` how often it was activated, `activations` how many
/// times in all; `points`, `influence` and `deniers` what came of it at once, less what it cost; `cubes` how
/// often a cube of it was used later; `winners` the actions of who won in the end.
pub(super) fn count(events: &[Event], outcome: &Outcome, figures: &mut Figures) {
    let won = |family: Family| {
        let seat = family.seat();
        seat.is_some_and(|seat| outcome.winners.contains(seat))
    };
    let mut acting: Option<(Activity, Family)> = None;
    for event in events {
        let mut gain = |family: Family, column, amount: i64| {
            if let Some((card, _)) = acting.filter(|&(_, who)| who == family) {
                figures.add(card.id(), column, amount);
            }
        };
        match *event {
            Event::GotDeniers { family, amount } => gain(family, "deniers", amount.into()),
            Event::SpentDeniers { family, amount } => gain(family, "deniers", -i64::from(amount)),
            Event::GotInfluence { family, amount, .. } => gain(family, "influence", amount.into()),
            Event::SpentInfluence { family, amount } => {
                gain(family, "influence", -i64::from(amount));
            }
            Event::GotPoints { family, amount } => gain(family, "points", amount.into()),
            Event::CardOpened { card } => figures.add(card.id(), "games", 1),
            Event::Hired { card, .. } => figures.add(card.id(), "hired", 1),
            Event::UsedCube { card, .. } => figures.add(card.id(), "cubes", 1),
            Event::Acted(deed) => {
                acting = None;
                if let Target::Card(card) = deed.target {
                    acting = Some((card, deed.family));
                    figures.add(card.id(), "actions", 1);
                    figures.add(card.id(), "activations", deed.times.into());
                    figures.add(card.id(), "winners", won(deed.family).into());
                }
            }
            // Whatever comes in from here on comes of something else.
            Event::Passed { .. } | Event::Waited { .. } | Event::RoundBegan { .. } => acting = None,
            _ => {}
        }
    }
}
