//! A game's scale: bots from weak to strong, each with a fixed number of trials, and how strong they were measured to be.
//!
//! `kroniek arena GAME --scale FILE` measures the steps and writes the file. A game without such a file has the same steps without ratings.

use std::fmt::Write;
use std::sync::{LazyLock, OnceLock};

use serde::Deserialize;

use crate::{Interval, Level, Played, Rating, Think, Trials, sides};

/// What a medium bot is rated in every game: the other ratings tell how far a bot is from it.
pub const ANCHOR: f64 = 1500.0;
/// The bot that is rated so.
const ANCHORED: Level = Level::Medium;
/// How many trials the steps of a game have that was not measured yet.
const USUAL: [u16; 5] = [10, 25, 60, 150, 400];

/// The scale that comes with a game, read when it is first needed.
#[derive(Debug)]
pub struct ScaleFile {
    text: &'static str,
    scale: OnceLock<Option<Scale>>,
}

/// Bots from weak to strong.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scale {
    /// The version of the rules that it was measured with; none if it was not.
    #[serde(default)]
    pub rules: u16,
    /// How many played in those games.
    #[serde(default)]
    pub players: u8,
    /// How many games were played in all.
    #[serde(default)]
    pub games: u32,
    /// What each side won in them, in percent: bots of about equal strength met.
    #[serde(default)]
    pub sides: Vec<u8>,
    /// The steps, the weakest first.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// A bot on a scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Which bot: it does the same work for a decision on every machine.
    pub level: Level,
    /// How strong it is, if it was measured.
    pub rating: Option<i32>,
    /// The rating's 95% interval.
    pub interval: Option<[i32; 2]>,
}

impl ScaleFile {
    /// The file with this text.
    pub const fn new(text: &'static str) -> ScaleFile {
        ScaleFile {
            text,
            scale: OnceLock::new(),
        }
    }

    /// The text of the file.
    pub fn text(&self) -> &'static str {
        self.text
    }

    fn scale(&self) -> Option<&Scale> {
        let read = || Scale::read(self.text).ok();
        self.scale.get_or_init(read).as_ref()
    }
}

impl Scale {
    /// The scale of a game: as it was measured, or with the usual steps.
    pub fn of<T: Think>() -> &'static Scale {
        static HARD: LazyLock<Scale> = LazyLock::new(|| Scale::usual(Level::HardWith));
        static EXPERT: LazyLock<Scale> = LazyLock::new(|| Scale::usual(Level::ExpertWith));
        let measured = T::scale_file().and_then(ScaleFile::scale);
        // Where there is no network, both play alike.
        measured.unwrap_or_else(|| match T::network_file() {
            Some(_) => &EXPERT,
            None => &HARD,
        })
    }

    /// Reads a file.
    pub fn read(text: &str) -> Result<Scale, String> {
        let scale: Scale = toml::from_str(text).map_err(|error| error.to_string())?;
        match scale.steps.iter().find(|step| !step.level.is_fixed()) {
            Some(step) => Err(format!("'{}' thinks by the clock", step.level)),
            None => Ok(scale),
        }
    }

    fn usual(search: fn(Trials) -> Level) -> Scale {
        let searching = USUAL.into_iter().filter_map(Trials::new).map(search);
        let levels = [Level::Easy, Level::Medium].into_iter().chain(searching);
        let step = |level| Step {
            level,
            rating: None,
            interval: None,
        };
        Scale {
            steps: levels.map(step).collect(),
            ..Scale::default()
        }
    }

    /// What came out of a match between these bots: from weak to strong, with `medium` where it always is, or else their mean.
    pub fn measured(
        rules: u16,
        players: u8,
        played: &[Played],
        bots: &[(Level, &Rating)],
    ) -> Scale {
        let (games, sides) = (played.len() as u32, sides(players, played));
        let percent = |side: &Interval| (side.share * 100.0).round() as u8;
        let sides = sides.iter().map(percent).collect();
        let anchored = bots.iter().find(|(level, _)| *level == ANCHORED);
        let zero = anchored.map_or(0.0, |(_, rating)| rating.rating);
        let shown = |rating: f64| (ANCHOR + rating - zero).round() as i32;
        let step = |&(level, rating): &(Level, &Rating)| Step {
            level,
            rating: Some(shown(rating.rating)),
            interval: Some([shown(rating.rating_low), shown(rating.rating_high)]),
        };
        let mut steps: Vec<Step> = bots.iter().map(step).collect();
        steps.sort_by_key(|step| step.rating);
        Scale {
            rules,
            players,
            games,
            sides,
            steps,
        }
    }

    /// The text of its file, below this line that tells how it was made.
    pub fn write(&self, made: &str) -> String {
        let mut text = format!(
            "# Bots from weak to strong, with their measured ratings and 95% intervals; medium is {ANCHOR} in every game.\n\
             # Written by `{made}`, see docs/BOTS.md.\n\
             rules = {}\nplayers = {}\ngames = {}\nsides = {:?}\n",
            self.rules, self.players, self.games, self.sides
        );
        for step in &self.steps {
            // Writing into a string does not fail.
            let _ = write!(text, "\n[[step]]\nlevel = \"{}\"\n", step.level);
            if let (Some(rating), Some([low, high])) = (step.rating, step.interval) {
                let _ = write!(text, "rating = {rating}\ninterval = [{low}, {high}]\n");
            }
        }
        text
    }

    /// How strong a bot was measured to be.
    pub fn rating(&self, level: Level) -> Option<i32> {
        let step = self.steps.iter().find(|step| step.level == level);
        step?.rating
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(rating: f64) -> Rating {
        Rating {
            games: 10,
            win_rate: 0.5,
            low: 0.4,
            high: 0.6,
            rating,
            rating_low: rating - 20.0,
            rating_high: rating + 20.0,
        }
    }

    #[test]
    fn what_was_measured_is_read_as_it_was_written() {
        let (weak, strong) = (rated(-150.4), rated(200.0));
        let bots = [
            (Level::HardWith(Trials::new(60).expect("not many")), &strong),
            (Level::Medium, &rated(0.0)),
            (Level::Easy, &weak),
        ];
        let played = Played {
            seats: vec![0, 1],
            seed: 0,
            shares: vec![1.0, 0.0],
            decisions: 3,
        };
        let scale = Scale::measured(2, 2, &[played], &bots);
        assert_eq!((scale.games, &scale.sides[..]), (1, &[100, 0][..]));
        let read = Scale::read(&scale.write("kroniek arena toy --scale scale.toml"));
        assert_eq!(read.as_ref(), Ok(&scale));
        assert_eq!(scale.steps[0].level, Level::Easy);
        assert_eq!(scale.rating(Level::Medium), Some(1500));
        assert_eq!(scale.rating(Level::Easy), Some(1350));
        assert_eq!(scale.rating(Level::Hard), None);
        assert_eq!(scale.steps[2].interval, Some([1680, 1720]));
    }

    #[test]
    fn nobody_on_a_scale_thinks_by_the_clock() {
        let said = Scale::read("[[step]]\nlevel = \"hard\"").unwrap_err();
        assert!(said.contains("'hard'"), "{said}");
        assert!(Scale::read("[[step]]\nlevel = \"genius\"").is_err());
    }
}
