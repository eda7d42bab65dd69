//! A line of play without a table: the reader plays all sides from some position, and what they chose is in the address.

use boards::Highlights;
use catalog::{AnyPlaying, Decision, GameError, LogLine, TiledChoice};
use engine::{DecisionNumber, Seat, Viewer};
use lessons::Path;
use words::Lang;

/// Where a line stands.
pub(super) struct Line {
    pub(super) path: Path,
    pub(super) playing: Box<dyn AnyPlaying>,
    /// Through whose eyes it is shown when nobody has to decide.
    own: Seat,
    /// The first decision that the reader is told about: what came of the last choice.
    since: DecisionNumber,
}

/// What is shown of it.
pub(super) struct Shown {
    /// What is asked; nothing at the end.
    pub(super) decision: Option<Decision<TiledChoice>>,
    /// What was told of the last choice.
    pub(super) told: Vec<LogLine>,
    pub(super) lit: Highlights,
}

impl Line {
    /// Plays the choices of a path one after the other, from a position of which what was told since a decision is told; none if one of them cannot be made.
    pub(super) fn follow(
        playing: Box<dyn AnyPlaying>,
        own: Seat,
        since: DecisionNumber,
        path: Path,
        choose: fn(&mut dyn AnyPlaying, usize) -> bool,
    ) -> Option<Line> {
        let mut line = Line {
            path: Path::default(),
            playing,
            own,
            since,
        };
        for choice in path.choices() {
            line.since = DecisionNumber(line.playing.decisions().0 + 1);
            if !choose(&mut *line.playing, choice) {
                return None;
            }
        }
        line.path = path;
        Some(line)
    }

    /// Whether it has as many choices as an address keeps.
    pub(super) fn is_long(&self) -> bool {
        self.path.len() >= Path::LONGEST
    }

    /// The path after one choice more, if there is room for it.
    pub(super) fn longer(&self, choice: Option<usize>) -> Path {
        match choice {
            Some(choice) if !self.is_long() => self.path.then(choice),
            _ => self.path.clone(),
        }
    }

    /// Through whose eyes it is shown: those of whoever decides next, since the reader plays all sides.
    pub(super) fn viewer(&self) -> Viewer {
        Viewer::Seat(self.playing.to_act().first().unwrap_or(self.own))
    }

    /// What is shown of it.
    pub(super) fn shown(&self, lang: Lang) -> Result<Shown, GameError> {
        let playing = &self.playing;
        let asked = playing.to_act().first().filter(|_| !self.is_long());
        let decision = asked.and_then(|seat| playing.tiled_decision(seat, lang).ok());
        let told = playing.log(self.since, self.viewer(), lang)?;
        let lit = Highlights {
            legal: decision.as_ref().map_or_else(Vec::new, |decision| {
                let choices = decision.choices.iter();
                choices.map(|choice| choice.anchor.clone()).collect()
            }),
            chosen: None,
            acting: playing.to_act().first(),
            last: told.iter().flat_map(|line| line.places.clone()).collect(),
            mover: told
                .first()
                .and_then(|line| playing.decided_by(line.decision)),
        };
        Ok(Shown {
            decision,
            told,
            lit,
        })
    }
}
