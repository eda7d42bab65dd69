//! A game in three sentences.

use bots::Turning;
use engine::Seat;
use words::Lang;
use words::site::analysis as texts;

use super::Analysis;

/// Luck that is smaller than this evened out.
const LEAST_LUCK: f64 = 0.05;
/// How many of its standard errors it must be to be told.
const SURE: f64 = 2.0;

/// A share in hundredths.
fn hundredths(share: f64) -> i32 {
    (share * 100.0).round() as i32
}

impl Analysis {
    /// When the game was decided, the costliest mistake, and what luck did; `name` says what the player at a seat is called.
    pub fn summary(&self, name: &dyn Fn(Seat) -> String, lang: Lang) -> [String; 3] {
        [
            self.decided(name, lang),
            self.costliest(name, lang),
            self.luckiest(name, lang),
        ]
    }

    fn decided(&self, name: &dyn Fn(Seat) -> String, lang: Lang) -> String {
        match self.course.turning() {
            Turning::Shared => texts::sum_shared(lang),
            Turning::AtTheBeginning { winner, least } => {
                texts::sum_always(lang, name(winner), hundredths(least))
            }
            Turning::InRound {
                winner,
                place,
                before,
                after,
                is_last,
            } => {
                let (round, before) = (self.round(place, lang), hundredths(before));
                if is_last {
                    texts::sum_late(lang, round, name(winner), before)
                } else {
                    texts::sum_decided(lang, round, name(winner), before, hundredths(after))
                }
            }
        }
    }

    fn costliest(&self, name: &dyn Fn(Seat) -> String, lang: Lang) -> String {
        let Some((turn, told)) = self.turns(lang).next() else {
            return texts::no_turns(lang);
        };
        let (who, round, played) = (name(turn.seat), &told.round, &told.played);
        match turn.points {
            Some(points) => {
                let lost = (points.after_better - points.after).round() as i32;
                texts::sum_points(lang, who, round, played, lost)
            }
            None => texts::sum_mistake(lang, who, round, played, hundredths(turn.loss())),
        }
    }

    fn luckiest(&self, name: &dyn Fn(Seat) -> String, lang: Lang) -> String {
        if !self.course.chance {
            return texts::no_chance(lang);
        }
        let balance = self.course.balance.iter().enumerate();
        let luckiest = balance.max_by(|(_, one), (_, other)| one.luck.total_cmp(&other.luck));
        match luckiest {
            Some((seat, one)) if one.luck >= (SURE * one.luck_error).max(LEAST_LUCK) => {
                texts::sum_luck(lang, name(Seat(seat as u8)), hundredths(one.luck))
            }
            _ => texts::sum_even(lang),
        }
    }
}
