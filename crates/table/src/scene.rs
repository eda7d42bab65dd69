//! One position of a game as one viewer sees it: the present one, or an earlier one.

use boards::{Lit, Panel};
use catalog::{AnyPlaying, LogLine};
use engine::{Moment, Seats, Viewer};
use maud::Markup;
use words::{Guide, Lang};

use crate::helps::Helps;
use crate::trouble::Trouble;

/// One position of a game as one viewer sees it.
pub struct Scene<'t> {
    shown: Shown<'t>,
    helps: &'t Helps,
    viewer: Viewer,
}

enum Shown<'t> {
    Now(&'t dyn AnyPlaying),
    Earlier(Box<dyn AnyPlaying>),
}

impl<'t> Scene<'t> {
    /// The present position, or the one after so many decisions.
    pub(crate) fn new(
        playing: &'t dyn AnyPlaying,
        viewer: Viewer,
        decisions: Option<usize>,
        helps: &'t Helps,
    ) -> Scene<'t> {
        let shown = match decisions.filter(|&number| number < playing.decisions()) {
            Some(number) => Shown::Earlier(playing.at(number)),
            None => Shown::Now(playing),
        };
        Scene {
            shown,
            helps,
            viewer,
        }
    }

    fn playing(&self) -> &dyn AnyPlaying {
        match &self.shown {
            Shown::Now(playing) => *playing,
            Shown::Earlier(playing) => playing.as_ref(),
        }
    }

    /// How many decisions led here.
    pub fn decisions(&self) -> usize {
        self.playing().decisions()
    }

    /// Who is to act.
    pub fn to_act(&self) -> Seats {
        self.playing().to_act()
    }

    /// Which round and phase it is.
    pub fn moment(&self) -> Moment {
        self.playing().moment()
    }

    /// What the round is called.
    pub fn round(&self, lang: Lang) -> String {
        self.playing().round(lang)
    }

    /// The number of the viewer's last decision; 0 if he made none.
    pub fn last_own_decision(&self) -> u32 {
        let own = |&number: &usize| {
            let by = self.playing().decided_by(number);
            by.is_some_and(|seat| self.viewer.is(seat))
        };
        (1..=self.decisions()).rev().find(own).unwrap_or(0) as u32
    }

    /// Who is thinking about what.
    pub fn waiting(&self, lang: Lang) -> Result<String, Trouble> {
        Ok(self.playing().waiting(self.viewer, lang)?)
    }

    /// What a newcomer is told at this moment.
    pub fn guide(&self, lang: Lang) -> Result<Option<Guide>, Trouble> {
        Ok(self.playing().guide(self.viewer, lang)?)
    }

    /// The board as a drawing.
    pub fn board(&self, lit: &Lit, lang: Lang) -> Result<Markup, Trouble> {
        Ok(self.playing().board(self.viewer, lit, lang)?)
    }

    /// What the viewer holds in hand, as a drawing.
    pub fn hand(&self, lit: &Lit, lang: Lang) -> Result<Markup, Trouble> {
        Ok(self.playing().hand(self.viewer, lit, lang)?)
    }

    /// Each seat with the numbers that players otherwise count by hand.
    pub fn panels(&self, lang: Lang) -> Result<Vec<Panel>, Trouble> {
        Ok(self.playing().panels(self.viewer, lang)?)
    }

    /// The board as plain text.
    pub fn text(&self, lang: Lang) -> Result<String, Trouble> {
        Ok(self.playing().position(self.viewer, lang)?)
    }

    /// What happened from the given number of decisions on, up to this position.
    pub fn log(&self, since: u32, lang: Lang) -> Result<Vec<LogLine>, Trouble> {
        let lines = self.playing().log(since, self.viewer, lang)?;
        Ok(self.helps.tell(lines, self.playing(), since, lang))
    }

    /// The last lines of the same, the newest first. What is not among them costs nothing, however long the game.
    pub fn last_lines(&self, most: usize, lang: Lang) -> Result<Vec<LogLine>, Trouble> {
        let newest = self.playing().last_lines(most, self.viewer, lang)?;
        Ok(self.helps.tell_last(newest, self.playing(), most, lang))
    }
}
