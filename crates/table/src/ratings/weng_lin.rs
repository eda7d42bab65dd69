//! How results change ratings: the method of Weng and Lin, of which this is the only place that knows.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// What somebody is rated who has not played yet.
const FIRST: f64 = 25.0;
/// How much is in doubt then.
const FIRST_DOUBT: f64 = FIRST / 3.0;
/// How much is in doubt about a side that nobody has played: sides differ less than players do.
const SIDE_DOUBT: f64 = FIRST / 12.0;
/// People learn, and forget: so much is always in doubt about somebody, and so much about a side.
const LEAST_DOUBT: f64 = 1.0;
const LEAST_SIDE_DOUBT: f64 = 0.25;
/// What is shown of a rating: this for somebody new, and so many points for one of the method's. 400 points make ten wins for each defeat, as people are used to.
const SHOWN_FIRST: f64 = 1500.0;
const SHOWN_STEP: f64 = 30.0;
/// After so many games a rating is more than provisional.
const SETTLED: u32 = 10;

/// How well somebody plays, or how good a side is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// By the method's own measure.
    pub value: f64,
    /// How far it may be off.
    pub doubt: f64,
    /// How many games it follows from.
    pub games: u32,
}

impl Rating {
    /// Of a player who has not played yet.
    pub(super) const NEW: Rating = Rating {
        value: FIRST,
        doubt: FIRST_DOUBT,
        games: 0,
    };
    /// Of a side that nobody has played yet.
    pub(super) const NEW_SIDE: Rating = Rating {
        value: 0.0,
        doubt: SIDE_DOUBT,
        games: 0,
    };

    /// The number that people see.
    pub fn shown(&self) -> i64 {
        shown(self.value)
    }

    /// Whether too few games were played to rely on it.
    pub fn is_provisional(&self) -> bool {
        self.games < SETTLED
    }

    fn given(self) -> WengLinRating {
        WengLinRating {
            rating: self.value,
            uncertainty: self.doubt,
        }
    }
}

/// The number that people see for a value of the method's.
pub(super) fn shown(value: f64) -> i64 {
    (SHOWN_FIRST + SHOWN_STEP * (value - FIRST)).round() as i64
}

/// Somebody at a table: their rating, that of their side, and where they came, from 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entrant {
    pub(super) player: Rating,
    pub(super) side: Rating,
    pub(super) place: u8,
}

/// What the ratings are after a game. A player and their side are a team, so that a result tells about both, and most about what is least known.
pub(super) fn after(entrants: &[Entrant]) -> Vec<(Rating, Rating)> {
    let teams: Vec<[WengLinRating; 2]> = entrants
        .iter()
        .map(|one| [one.player.given(), one.side.given()])
        .collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(entrants)
        .map(|(team, one)| (&team[..], MultiTeamOutcome::new(one.place.into())))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let played = |before: Rating, after: &WengLinRating, least: f64| Rating {
        value: after.rating,
        doubt: after.uncertainty.max(least),
        games: before.games + 1,
    };
    entrants
        .iter()
        .zip(&after)
        .map(|(one, team)| {
            (
                played(one.player, &team[0], LEAST_DOUBT),
                played(one.side, &team[1], LEAST_SIDE_DOUBT),
            )
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new(place: u8) -> Entrant {
        Entrant {
            player: Rating::NEW,
            side: Rating::NEW_SIDE,
            place,
        }
    }

    #[test]
    fn whoever_is_before_gains_and_whoever_is_behind_loses() {
        let after = after(&[new(1), new(2), new(2), new(4)]);
        let value = |index: usize| after[index].0.value;
        assert!(value(0) > value(1) && value(1) > value(3));
        assert!((value(1) - value(2)).abs() < 1e-9, "they shared a place");
        assert_eq!(Rating::NEW.shown(), 1500);
        assert!(after[0].0.doubt < FIRST_DOUBT && after[0].0.games == 1);
    }

    #[test]
    fn what_a_side_is_worth_is_learned_and_then_the_players_are_not_blamed_for_it() {
        // The first side always wins, whoever plays it.
        let mut sides = [Rating::NEW_SIDE; 2];
        let mut players = [Rating::NEW; 2];
        for game in 0..400 {
            let first = game % 2;
            let seated = [players[first], players[1 - first]];
            let entrants = [0, 1].map(|seat| Entrant {
                player: seated[seat],
                side: sides[seat],
                place: seat as u8 + 1,
            });
            let after = after(&entrants);
            sides = [after[0].1, after[1].1];
            players[first] = after[0].0;
            players[1 - first] = after[1].0;
        }
        assert!(sides[0].value - sides[1].value > 5.0, "{sides:?}");
        let apart = players[0].shown() - players[1].shown();
        assert!(apart.abs() < 40, "{players:?}");
        assert!(!players[0].is_provisional());
    }
}
