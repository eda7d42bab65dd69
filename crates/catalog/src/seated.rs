//! From a game's types to the object that stands for one being played.

use std::sync::Arc;

use boards::{Draw as _, Lit, Panel};
use bots::{Level, Study};
use engine::{
    Game, Header, Moment, Outcome, Playing, Seat, Seats, UndoRefusal, Viewer, fingerprint,
};
use maud::Markup;
use serde::Serialize;
use serde_json::Value;
use words::{Guide, Lang, Speak as _, trouble};

use crate::question::Question;
use crate::study::ToldStudy;
use crate::{
    AnyPlaying, AnyQuestion, AnyStudy, Choice, Decision, GameParts, Kind, LogLine, Of, Problem,
    Refused,
};

/// A game being played, with what stands in the first line of its chronicle.
pub(crate) struct Seated<P: GameParts> {
    playing: Playing<P::Rules>,
    header: Header,
}

impl<P: GameParts> Seated<P> {
    pub(crate) fn new(playing: Playing<P::Rules>, header: Header) -> Seated<P> {
        Seated { playing, header }
    }

    fn game(&self) -> &P::Rules {
        self.playing.game()
    }

    fn known_seat(&self, seat: Seat, lang: Lang) -> Result<(), Problem> {
        if seat.0 < self.game().seats() {
            Ok(())
        } else {
            let last = self.game().seats() - 1;
            Err(Problem::new(
                "unknown-seat",
                trouble::unknown_seat(lang, seat, last),
            ))
        }
    }

    fn known_viewer(&self, viewer: Viewer, lang: Lang) -> Result<(), Problem> {
        viewer
            .seat()
            .map_or(Ok(()), |seat| self.known_seat(seat, lang))
    }

    /// Makes sure that the seat exists and is to act.
    fn acting(&self, seat: Seat, lang: Lang) -> Result<(), Problem> {
        self.known_seat(seat, lang)?;
        let to_act = self.to_act();
        if to_act.contains(seat) {
            Ok(())
        } else if to_act.is_empty() {
            Err(Problem::new("game-over", words::common::game_over(lang)))
        } else {
            Err(Problem::new(
                "not-your-turn",
                words::common::not_your_turn(lang),
            ))
        }
    }

    fn choice(
        &self,
        view: &<P::Rules as Game>::View,
        action: <P::Rules as Game>::Action,
        lang: Lang,
    ) -> Choice {
        Choice {
            action: json(&action),
            label: P::Words::choice(self.game(), view, action, lang),
            anchor: self.game().anchor(action),
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        action: <P::Rules as Game>::Action,
        lang: Lang,
    ) -> Result<(), Problem> {
        self.playing
            .play(seat, action)
            .map_err(|rejection| Problem::rejected::<P::Words>(self.game(), &rejection, lang))
    }

    /// What happened from the given number of decisions on, in sentences that are made as they are asked for.
    fn lines(
        &self,
        since: u32,
        viewer: Viewer,
        lang: Lang,
    ) -> impl DoubleEndedIterator<Item = LogLine> {
        let logged = self.playing.log_from(since, viewer);
        logged.filter_map(move |logged| {
            Some(LogLine {
                number: logged.number,
                line: P::Words::event(self.game(), &logged.event, lang)?,
            })
        })
    }

    fn viewed(&self, viewer: Viewer, lang: Lang) -> Result<<P::Rules as Game>::View, Problem> {
        self.known_viewer(viewer, lang)?;
        Ok(self.game().view(self.playing.state(), viewer))
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("the values of a game are plain data")
}

fn read<A: serde::de::DeserializeOwned>(action: &Value, lang: Lang) -> Result<A, Problem> {
    A::deserialize(action)
        .map_err(|error| Problem::new("bad-action", trouble::unreadable_action(lang, error)))
}

impl<P: GameParts> AnyPlaying for Seated<P> {
    fn kind(&self) -> &'static dyn Kind {
        &Of::<P>::NEW
    }

    fn header(&self) -> &Header {
        &self.header
    }

    fn name_players(&mut self, names: Vec<String>) {
        self.header.players = names;
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        if seat.0 < self.seats() {
            self.game().seat_id(seat)
        } else {
            ""
        }
    }

    fn seat_name(&self, seat: Seat, lang: Lang) -> String {
        if seat.0 < self.seats() {
            P::Words::seat(self.game(), seat, lang)
        } else {
            String::new()
        }
    }

    fn to_act(&self) -> Seats {
        self.game().to_act(self.playing.state())
    }

    fn decisions(&self) -> usize {
        self.playing.entries().len()
    }

    fn decided_by(&self, number: usize) -> Option<Seat> {
        let entry = self.playing.entries().get(number.checked_sub(1)?)?;
        Some(entry.0)
    }

    fn action(&self, number: usize) -> Option<Value> {
        let entry = self.playing.entries().get(number.checked_sub(1)?)?;
        Some(json(&entry.1))
    }

    fn moment(&self) -> Moment {
        self.game().moment(self.playing.state())
    }

    fn round(&self, lang: Lang) -> String {
        P::Words::round(self.game(), self.moment(), lang)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(self.playing.state())
    }

    fn result(&self, lang: Lang) -> Option<String> {
        self.outcome()
            .map(|outcome| P::Words::result(self.game(), &outcome, lang))
    }

    fn decision(&self, seat: Seat, lang: Lang) -> Result<Decision, Problem> {
        self.acting(seat, lang)?;
        let view = self.viewed(Viewer::Seat(seat), lang)?;
        let prompt = P::Words::prompt(self.game(), &view, seat, lang);
        Ok(Decision {
            number: self.decisions(),
            seat,
            prompt: prompt.text,
            rule: prompt.rule,
            choices: self
                .playing
                .legal(seat)
                .iter()
                .map(|&action| self.choice(&view, action, lang))
                .collect(),
        })
    }

    fn play(&mut self, seat: Seat, action: &Value, lang: Lang) -> Result<(), Problem> {
        self.known_seat(seat, lang)?;
        let action = read(action, lang)?;
        self.act(seat, action, lang)
    }

    fn play_choice(&mut self, seat: Seat, index: usize, lang: Lang) -> Result<(), Problem> {
        self.acting(seat, lang)?;
        let choices = self.playing.legal(seat);
        match choices.get(index) {
            Some(&action) => self.act(seat, action, lang),
            None => Err(Problem::new(
                "unknown-choice",
                trouble::unknown_choice(lang, index, choices.len()),
            )),
        }
    }

    fn check(&self, seat: Seat, action: &Value, lang: Lang) -> Result<(), Problem> {
        self.known_seat(seat, lang)?;
        let action = read(action, lang)?;
        self.game()
            .check(self.playing.state(), seat, action)
            .map_err(|rejection| Problem::rejected::<P::Words>(self.game(), &rejection, lang))
    }

    fn why_not(
        &self,
        seat: Seat,
        anchor: Option<&str>,
        lang: Lang,
    ) -> Result<Vec<Refused>, Problem> {
        self.acting(seat, lang)?;
        let view = self.viewed(Viewer::Seat(seat), lang)?;
        let (game, state) = (self.game(), self.playing.state());
        let mut candidates = Vec::new();
        game.candidates(state, seat, &mut candidates);
        Ok(candidates
            .into_iter()
            .filter(|&action| anchor.is_none_or(|anchor| game.anchor(action).as_str() == anchor))
            .filter_map(|action| {
                let rejection = game.judge(state, seat, action).err()?;
                Some(Refused {
                    choice: self.choice(&view, action, lang),
                    problem: Problem::rejected::<P::Words>(game, &rejection, lang),
                })
            })
            .collect())
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoRefusal> {
        self.playing.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat, lang: Lang) -> Result<(), Problem> {
        self.playing
            .undo(seat)
            .map_err(|refusal| Problem::undo(refusal, lang))
    }

    fn rewind(&mut self, decisions: usize) {
        self.playing.rewind(decisions);
    }

    fn at(&self, decisions: usize) -> Box<dyn AnyPlaying> {
        let playing = self.playing.at(decisions);
        Box::new(Seated::<P>::new(playing, self.header.clone()))
    }

    fn view(&self, viewer: Viewer, lang: Lang) -> Result<Value, Problem> {
        Ok(json(&self.viewed(viewer, lang)?))
    }

    fn state(&self) -> Value {
        json(self.playing.state())
    }

    fn log(&self, since: u32, viewer: Viewer, lang: Lang) -> Result<Vec<LogLine>, Problem> {
        self.known_viewer(viewer, lang)?;
        Ok(self.lines(since, viewer, lang).collect())
    }

    fn last_lines(&self, most: usize, viewer: Viewer, lang: Lang) -> Result<Vec<LogLine>, Problem> {
        self.known_viewer(viewer, lang)?;
        Ok(self.lines(0, viewer, lang).rev().take(most).collect())
    }

    fn position(&self, viewer: Viewer, lang: Lang) -> Result<String, Problem> {
        let view = self.viewed(viewer, lang)?;
        Ok(P::Words::position(self.game(), &view, lang))
    }

    fn waiting(&self, viewer: Viewer, lang: Lang) -> Result<String, Problem> {
        let view = self.viewed(viewer, lang)?;
        Ok(P::Words::waiting(self.game(), &view, lang))
    }

    fn guide(&self, viewer: Viewer, lang: Lang) -> Result<Option<Guide>, Problem> {
        let view = self.viewed(viewer, lang)?;
        Ok(P::Words::guide(self.game(), &view, self.moment(), lang))
    }

    fn board(&self, viewer: Viewer, lit: &Lit, lang: Lang) -> Result<Markup, Problem> {
        let view = self.viewed(viewer, lang)?;
        Ok(P::Board::board(self.game(), &view, lit, lang))
    }

    fn hand(&self, viewer: Viewer, lit: &Lit, lang: Lang) -> Result<Markup, Problem> {
        let view = self.viewed(viewer, lang)?;
        Ok(P::Board::hand(self.game(), &view, lit, lang))
    }

    fn panels(&self, viewer: Viewer, lang: Lang) -> Result<Vec<Panel>, Problem> {
        let view = self.viewed(viewer, lang)?;
        Ok(P::Board::panels(self.game(), &view, lang))
    }

    fn sign(&self, seat: Seat, lang: Lang) -> Result<Markup, Problem> {
        self.known_seat(seat, lang)?;
        Ok(P::Board::sign(self.game(), seat, lang))
    }

    fn chronicle(&self) -> String {
        self.playing.chronicle(self.header.clone()).to_text()
    }

    fn fingerprint(&self) -> String {
        fingerprint(self.playing.state())
    }

    fn question(&self, seat: Seat) -> Option<Arc<dyn AnyQuestion>> {
        let choices = self.playing.legal(seat);
        (!choices.is_empty()).then(|| -> Arc<dyn AnyQuestion> {
            Arc::new(Question::<P::Bot> {
                seat,
                game: self.game().clone(),
                view: self.game().view(self.playing.state(), Viewer::Seat(seat)),
                choices: choices.to_vec(),
            })
        })
    }

    fn study(&self, level: Level) -> Option<Box<dyn AnyStudy>> {
        Some(Box::new(ToldStudy::<P>(Study::new(&self.playing, level)?)))
    }

    fn boxed_clone(&self) -> Box<dyn AnyPlaying> {
        Box::new(Seated::<P>::new(self.playing.clone(), self.header.clone()))
    }
}
