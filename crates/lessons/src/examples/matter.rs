//! How a section of the rules matters in a position: what the game's own data and words say of it.

use catalog::{AnyPlaying, GameError, LogLine, Refused};
use engine::{Anchor, DecisionNumber, Seat, Viewer};
use words::{Lang, Sign};

use super::{Closeness, closeness};
use crate::pattern::written;
use crate::record::skip_forced;

/// What a section has to do with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Matter {
    /// Whether it is about the section itself, or about one below it.
    pub(super) closeness: Closeness,
    /// Where on the board.
    pub(super) places: Vec<Anchor>,
    /// How many other things are told at the same time.
    pub(super) besides: usize,
}

/// What can be seen on the board: sections, and where.
pub(super) type Seen = Vec<(&'static str, Vec<Anchor>)>;

impl Matter {
    /// A question about a section.
    pub(super) fn asked(about: &str, section: &str) -> Option<Matter> {
        Some(Matter {
            closeness: closeness(section, about)?,
            places: Vec::new(),
            besides: 0,
        })
    }

    /// What is told; headings of phases tell nothing.
    pub(super) fn told(lines: &[LogLine], section: &str) -> Option<Matter> {
        let mut found: Option<Matter> = None;
        let lines = lines.iter().filter(|line| line.line.sign != Sign::Phase);
        let mut others = 0;
        for line in lines {
            match (closeness(section, line.line.rule), &mut found) {
                (None, _) => others += 1,
                (Some(closeness), None) => {
                    found = Some(Matter {
                        closeness,
                        places: line.places.clone(),
                        besides: 0,
                    });
                }
                (Some(closeness), Some(found)) => {
                    found.closeness = found.closeness.min(closeness);
                    found.places.extend(line.places.iter().cloned());
                }
            }
        }
        found.map(|found| Matter {
            besides: others,
            ..found
        })
    }

    /// What can be seen.
    pub(super) fn seen(seen: &Seen, section: &str) -> Option<Matter> {
        let about = |(cited, places): &(&str, Vec<Anchor>)| {
            let closeness = closeness(section, cited)?;
            Some((closeness, places.clone()))
        };
        let mut found: Vec<(Closeness, Vec<Anchor>)> = seen.iter().filter_map(about).collect();
        found.sort_by_key(|(closeness, _)| *closeness);
        let closeness = found.first()?.0;
        let places = found.into_iter().flat_map(|(_, places)| places);
        Some(Matter {
            closeness,
            places: places.collect(),
            besides: 0,
        })
    }

    /// What is not allowed.
    pub(super) fn refused(refused: &[Refused], section: &str) -> Option<Matter> {
        let about = |one: &Refused| {
            let places = vec![one.choice.anchor.clone()];
            Some((cited(one, section)?, places))
        };
        let (closeness, places) = refused.iter().find_map(about)?;
        Some(Matter {
            closeness,
            places,
            besides: 0,
        })
    }
}

/// Makes a choice, and for everybody what there is no choice about after it. What is told of that to the seat.
pub(super) fn play(
    playing: &mut dyn AnyPlaying,
    seat: Seat,
    choice: usize,
) -> Result<Vec<LogLine>, GameError> {
    let since = DecisionNumber(playing.decisions().0 + 1);
    playing.play_choice(seat, choice)?;
    skip_forced(playing);
    playing.log(since, Viewer::Seat(seat), Lang::En)
}

/// What the seat can see on the board: places that name a section, and what else the game's words say.
pub(super) fn seen(playing: &dyn AnyPlaying, seat: Seat) -> Seen {
    let viewer = Viewer::Seat(seat);
    let mut seen = playing.seen(viewer).unwrap_or_default();
    let places = playing.places(viewer, Lang::En).unwrap_or_default();
    let places = places.into_iter().filter(|place| !place.rule.is_empty());
    seen.extend(places.map(|place| (place.rule, vec![place.anchor])));
    seen
}

/// What is not allowed because of a section.
pub(super) fn refused(
    playing: &dyn AnyPlaying,
    seat: Seat,
    section: &str,
    lang: Lang,
) -> Vec<Refused> {
    let all = playing.why_not(seat, None, lang).unwrap_or_default();
    let about = |one: &Refused| cited(one, section).is_some();
    all.into_iter().filter(about).collect()
}

/// How closely the reasons for a refusal are about a section.
fn cited(refused: &Refused, section: &str) -> Option<Closeness> {
    let problem = &refused.problem;
    let reasons = problem.reasons.iter().map(|reason| reason.rule);
    let rules = std::iter::once(problem.rule).chain(reasons);
    rules.filter_map(|rule| closeness(section, rule)).min()
}

/// The place of an action in the list of choices.
pub(super) fn place_of(playing: &dyn AnyPlaying, seat: Seat, action: &str) -> Option<usize> {
    let choices = playing.decision(seat, Lang::En).ok()?.choices;
    let mut choices = choices.iter();
    choices.position(|choice| written(&choice.action) == action)
}
