//! One position of a game as one viewer sees it: the present one, or an earlier one.

use boards::{Highlights, Panel};
use catalog::{AnyPlaying, LogLine};
use engine::{DecisionNumber, Moment, Seat, Seats, Viewer};
use maud::Markup;
use words::{Guide, Lang, PlaceInWords};

use crate::helps::Helps;
use crate::table_error::TableError;

/// One position of a game as one viewer sees it.
pub struct PositionView<'t> {
    shown: Shown<'t>,
    helps: &'t Helps,
    viewer: Viewer,
}

enum Shown<'t> {
    Now(&'t dyn AnyPlaying),
    Earlier(Box<dyn AnyPlaying>),
}

impl<'t> PositionView<'t> {
    /// The present position, or the one after this decision.
    pub(crate) fn new(
        playing: &'t dyn AnyPlaying,
        viewer: Viewer,
        at: Option<DecisionNumber>,
        helps: &'t Helps,
    ) -> PositionView<'t> {
        let shown = match at.filter(|&decision| decision < playing.decisions()) {
            Some(decision) => Shown::Earlier(playing.at(decision)),
            None => Shown::Now(playing),
        };
        PositionView {
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
    pub fn decisions(&self) -> DecisionNumber {
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

    /// Who made this decision; none if there is no such decision.
    pub fn decided_by(&self, decision: DecisionNumber) -> Option<Seat> {
        self.playing().decided_by(decision)
    }

    /// Those of the newest lines that tell what others did since the viewer's last turn. A decision that nothing was told about is
    /// no turn, and what the viewer has done since then belongs to their present one: the news stay until somebody else acts again.
    pub fn since_last_turn<'l>(&self, newest: &'l [LogLine]) -> &'l [LogLine] {
        let Some(viewer) = self.viewer.seat() else {
            return &[];
        };
        let own = |line: &LogLine| self.decided_by(line.decision) == Some(viewer);
        let begin = newest.iter().position(|line| !own(line));
        let news = &newest[begin.unwrap_or(newest.len())..];
        let known = |line: &LogLine| own(line) || line.decision == DecisionNumber::SET_UP;
        let end = news.iter().position(known);
        &news[..end.unwrap_or(news.len())]
    }

    /// Who is thinking about what.
    pub fn waiting(&self, lang: Lang) -> Result<String, TableError> {
        Ok(self.playing().waiting(self.viewer, lang)?)
    }

    /// What a newcomer is told at this moment.
    pub fn guide(&self, lang: Lang) -> Result<Option<Guide>, TableError> {
        Ok(self.playing().guide(self.viewer, lang)?)
    }

    /// The board as a drawing.
    pub fn board(&self, lit: &Highlights, lang: Lang) -> Result<Markup, TableError> {
        Ok(self.playing().board(self.viewer, lit, lang)?)
    }

    /// The position as one drawing for pictures that are shared, as a spectator may know it.
    pub fn picture(&self, lang: Lang) -> Option<Markup> {
        self.playing().picture(lang)
    }

    /// What the viewer holds in hand, as a drawing.
    pub fn hand(&self, lit: &Highlights, lang: Lang) -> Result<Markup, TableError> {
        Ok(self.playing().hand(self.viewer, lit, lang)?)
    }

    /// Each seat with the numbers that players otherwise count by hand.
    pub fn panels(&self, lang: Lang) -> Result<Vec<Panel>, TableError> {
        Ok(self.playing().panels(self.viewer, lang)?)
    }

    /// Every place of the board in words.
    pub fn places(&self, lang: Lang) -> Result<Vec<PlaceInWords>, TableError> {
        Ok(self.playing().places(self.viewer, lang)?)
    }

    /// The board as plain text.
    pub fn text(&self, lang: Lang) -> Result<String, TableError> {
        Ok(self.playing().position(self.viewer, lang)?)
    }

    /// What happened from the given decision on, up to this position.
    pub fn log(&self, since: DecisionNumber, lang: Lang) -> Result<Vec<LogLine>, TableError> {
        let lines = self.playing().log(since, self.viewer, lang)?;
        Ok(self.helps.tell(lines, self.playing(), since, lang))
    }

    /// The last lines of the same, the newest first. What is not among them costs nothing, however long the game.
    pub fn last_lines(&self, most: usize, lang: Lang) -> Result<Vec<LogLine>, TableError> {
        let newest = self.playing().last_lines(most, self.viewer, lang)?;
        Ok(self.helps.tell_last(newest, self.playing(), most, lang))
    }
}
