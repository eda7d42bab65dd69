//! From a game's types to the object that stands for one being played.

mod asked;

use std::cmp::Reverse;
use std::sync::Arc;

use boards::{Draw as _, Highlights, Panel};
use bots::{Level, Study};
use engine::{
    Anchor, Automatic, DecisionNumber, Dice, Game, Header, Moment, Outcome, Playing, Rejection,
    RewindRefusal, Seat, Seats, Seed, UndoRefusal, Viewer, fingerprint,
};
use maud::Markup;
use serde::Serialize;
use serde_json::Value;
use words::{Guide, Lang, Line, PlaceInWords, Players, Sign, Speak as _, table};

use crate::error::rejected;
use crate::question::Question;
use crate::study::ToldStudy;
use crate::{
    AnyGame, AnyPlaying, AnyQuestion, AnyReason, AnyStudy, Decision, ErasedGame, GameError,
    GameParts, LogLine, Refused, TiledChoice,
};

/// A game being played, with what stands in the first line of its chronicle.
pub(crate) struct ErasedPlaying<P: GameParts> {
    playing: Playing<P::Rules>,
    header: Header,
    /// The header's names, as they are said.
    players: Arc<Players>,
}

impl<P: GameParts> ErasedPlaying<P> {
    pub(crate) fn new(playing: Playing<P::Rules>, header: Header) -> ErasedPlaying<P> {
        let players = Arc::new(players::<P>(playing.game(), &header));
        ErasedPlaying {
            playing,
            header,
            players,
        }
    }

    /// The same table at another position.
    fn with(&self, playing: Playing<P::Rules>) -> Box<dyn AnyPlaying> {
        Box::new(ErasedPlaying::<P> {
            playing,
            header: self.header.clone(),
            players: Arc::clone(&self.players),
        })
    }

    /// A game of its own that begins with this state.
    fn begun_with(
        &self,
        state: &<P::Rules as Game>::State,
    ) -> Result<Box<dyn AnyPlaying>, GameError> {
        self.kind().open(Header {
            seed: None,
            fairness: None,
            start: Some(json(state)),
            ..self.header.clone()
        })
    }

    fn game(&self) -> &P::Rules {
        self.playing.game()
    }

    fn known_seat(&self, seat: Seat) -> Result<(), GameError> {
        let seats = self.game().seats();
        if seat.0 < seats {
            Ok(())
        } else {
            Err(GameError::UnknownSeat { seat, seats })
        }
    }

    fn known_viewer(&self, viewer: Viewer) -> Result<(), GameError> {
        viewer.seat().map_or(Ok(()), |seat| self.known_seat(seat))
    }

    fn act(&mut self, seat: Seat, action: <P::Rules as Game>::Action) -> Result<(), GameError> {
        let played = self.playing.play(seat, action);
        played.map_err(|rejection| self.rejected(rejection))
    }

    fn rejected(&self, rejection: Rejection<<P::Rules as Game>::Reason>) -> GameError {
        let reason = |reason| AnyReason::new::<P::Words>(self.game(), reason);
        GameError::Rejected(rejection.map(reason))
    }

    /// What happened from the given decision on, in sentences that are made as they are asked for.
    fn lines(
        &self,
        since: DecisionNumber,
        viewer: Viewer,
        lang: Lang,
    ) -> impl DoubleEndedIterator<Item = LogLine> {
        let logged = self.playing.log_from(since, viewer);
        let over = self.to_act().is_empty();
        logged.filter_map(move |logged| {
            let decision = logged.decision;
            let own = || {
                self.decided_by(decision)
                    .is_some_and(|seat| viewer.is(seat))
            };
            Some(LogLine {
                decision,
                automatic: self.is_automatic(decision) && (over || own()),
                line: P::Words::event(lang, &self.players, self.game(), &logged.event)?,
                places: P::Words::event_places(self.game(), &logged.event),
                great: P::Words::is_great(self.game(), &logged.event),
            })
        })
    }

    /// A line for each rewind, after what had happened until the point that the game went back to.
    fn rewind_lines(&self, lang: Lang) -> impl DoubleEndedIterator<Item = LogLine> {
        let told = self.playing.rewinds_told().into_iter();
        told.map(move |rewind| {
            let who = self.player_name(rewind.seat, lang);
            let taken_back = rewind.from.0 - rewind.to.0;
            LogLine {
                decision: rewind.after,
                automatic: false,
                line: Line {
                    text: table::was_rewound(lang, who, rewind.to, taken_back),
                    sign: Sign::Rewind,
                    rule: "",
                },
                places: Vec::new(),
                great: false,
            }
        })
    }

    fn viewed(&self, viewer: Viewer) -> Result<<P::Rules as Game>::View, GameError> {
        self.known_viewer(viewer)?;
        Ok(self.game().view(self.playing.state(), viewer))
    }
}

/// The names of those who play, as they are said.
fn players<P: GameParts>(game: &P::Rules, header: &Header) -> Players {
    let sides = |lang, seat: Seat| {
        let there = seat.0 < game.seats();
        there.then(|| P::Words::seat(lang, game, seat))
    };
    Players::new(&header.players, |lang, seat| {
        sides(lang, seat).unwrap_or_default()
    })
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("the values of a game are plain data")
}

fn read<A: serde::de::DeserializeOwned>(action: &Value) -> Result<A, GameError> {
    A::deserialize(action).map_err(|error| GameError::UnreadableAction(error.to_string()))
}

impl<P: GameParts> AnyPlaying for ErasedPlaying<P> {
    fn kind(&self) -> &'static dyn AnyGame {
        &ErasedGame::<P>::NEW
    }

    fn header(&self) -> &Header {
        &self.header
    }

    fn name_players(&mut self, names: Vec<String>) {
        self.header.players = names;
        self.players = Arc::new(players::<P>(self.game(), &self.header));
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
            P::Words::seat(lang, self.game(), seat)
        } else {
            String::new()
        }
    }

    fn player_name(&self, seat: Seat, lang: Lang) -> String {
        let side = self.seat_name(seat, lang);
        self.players.person(seat, &side).to_string()
    }

    fn to_act(&self) -> Seats {
        self.game().to_act(self.playing.state())
    }

    fn has_secrets(&self) -> bool {
        let hidden = self.game().hidden(self.playing.state());
        hidden.iter().any(|secret| secret.owner.is_some())
    }

    fn decisions(&self) -> DecisionNumber {
        self.playing.decisions()
    }

    fn decided_by(&self, decision: DecisionNumber) -> Option<Seat> {
        let entry = self.playing.entries().get(decision.index()?)?;
        Some(entry.0)
    }

    fn automatic(&self, seat: Seat) -> Option<Automatic> {
        self.playing.automatic(seat)
    }

    fn is_automatic(&self, decision: DecisionNumber) -> bool {
        self.playing.is_automatic(decision)
    }

    fn shields(&self, seat: Seat) -> bool {
        let asked = self.to_act().contains(seat);
        asked && self.game().shields(self.playing.state(), seat)
    }

    fn action(&self, decision: DecisionNumber) -> Option<Value> {
        let entry = self.playing.entries().get(decision.index()?)?;
        Some(json(&entry.1))
    }

    fn moment(&self) -> Moment {
        self.game().moment(self.playing.state())
    }

    fn round_at(&self, moment: Moment, lang: Lang) -> String {
        P::Words::round(lang, self.game(), moment)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(self.playing.state())
    }

    fn result_of(&self, outcome: &Outcome, lang: Lang) -> String {
        P::Words::result(lang, &self.players, self.game(), outcome)
    }

    fn must_act(&self, seat: Seat) -> Result<(), GameError> {
        self.known_seat(seat)?;
        let to_act = self.to_act();
        if to_act.contains(seat) {
            Ok(())
        } else if to_act.is_empty() {
            Err(GameError::GAME_OVER)
        } else {
            Err(GameError::NOT_YOUR_TURN)
        }
    }

    fn decision(&self, seat: Seat, lang: Lang) -> Result<Decision, GameError> {
        self.asked(seat, lang, |view, action| self.choice(view, action, lang))
    }

    fn tiled_decision(&self, seat: Seat, lang: Lang) -> Result<Decision<TiledChoice>, GameError> {
        self.asked(seat, lang, |view, action| {
            self.tiled_choice(view, action, lang)
        })
    }

    fn play(&mut self, seat: Seat, action: &Value) -> Result<(), GameError> {
        self.known_seat(seat)?;
        self.act(seat, read(action)?)
    }

    fn play_automatic(&mut self, seat: Seat, action: &Value) -> Result<(), GameError> {
        self.known_seat(seat)?;
        let played = self.playing.play_automatic(seat, read(action)?);
        played.map_err(|rejection| self.rejected(rejection))
    }

    fn play_only_choice(&mut self, seat: Seat) -> Option<Value> {
        let &[action] = self.playing.legal(seat) else {
            return None;
        };
        self.playing.play_automatic(seat, action).ok()?;
        Some(json(&action))
    }

    fn play_choice(&mut self, seat: Seat, index: usize) -> Result<(), GameError> {
        self.must_act(seat)?;
        let choices = self.playing.legal(seat);
        match choices.get(index) {
            Some(&action) => self.act(seat, action),
            None => Err(GameError::UnknownChoice {
                index,
                choices: choices.len(),
            }),
        }
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), GameError> {
        self.known_seat(seat)?;
        let checked = self.game().check(self.playing.state(), seat, read(action)?);
        checked.map_err(|rejection| self.rejected(rejection))
    }

    fn why_not(
        &self,
        seat: Seat,
        anchor: Option<&str>,
        lang: Lang,
    ) -> Result<Vec<Refused>, GameError> {
        self.must_act(seat)?;
        let view = self.viewed(Viewer::Seat(seat))?;
        let (game, state) = (self.game(), self.playing.state());
        let mut candidates = Vec::new();
        game.candidates(state, seat, &mut candidates);
        game.unavailable(state, seat, &mut candidates);
        Ok(candidates
            .into_iter()
            .filter(|&action| anchor.is_none_or(|anchor| game.anchor(action).as_str() == anchor))
            .filter_map(|action| {
                let rejection = game.judge(state, seat, action).err()?;
                let message = words::rejection::<P::Words>(lang, game, &rejection);
                Some(Refused {
                    choice: self.choice(&view, action, lang),
                    problem: rejected(&rejection, message),
                })
            })
            .collect())
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoRefusal> {
        self.playing.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        self.playing.undo(seat)
    }

    fn can_rewind(&self, to: DecisionNumber) -> Result<(), RewindRefusal> {
        self.playing.can_rewind(to)
    }

    fn rewind(&mut self, seat: Seat, to: DecisionNumber) -> Result<(), RewindRefusal> {
        self.playing.rewind(seat, to)
    }

    fn rewinds(&self) -> usize {
        self.playing.rewinds().len()
    }

    fn at(&self, decision: DecisionNumber) -> Box<dyn AnyPlaying> {
        self.with(self.playing.at(decision))
    }

    fn view(&self, viewer: Viewer) -> Result<Value, GameError> {
        Ok(json(&self.viewed(viewer)?))
    }

    fn state(&self) -> Value {
        json(self.playing.state())
    }

    fn log(
        &self,
        since: DecisionNumber,
        viewer: Viewer,
        lang: Lang,
    ) -> Result<Vec<LogLine>, GameError> {
        self.known_viewer(viewer)?;
        let mut lines: Vec<LogLine> = self.lines(since, viewer, lang).collect();
        let rewinds = self.rewind_lines(lang);
        lines.extend(rewinds.filter(|line| line.decision >= since));
        lines.sort_by_key(|line| line.decision);
        Ok(lines)
    }

    fn last_lines(
        &self,
        most: usize,
        viewer: Viewer,
        lang: Lang,
    ) -> Result<Vec<LogLine>, GameError> {
        self.known_viewer(viewer)?;
        let mut newest: Vec<LogLine> = self.rewind_lines(lang).rev().collect();
        let lines = self.lines(DecisionNumber::SET_UP, viewer, lang);
        newest.extend(lines.rev().take(most));
        newest.sort_by_key(|line| Reverse(line.decision));
        newest.truncate(most);
        Ok(newest)
    }

    fn position(&self, viewer: Viewer, lang: Lang) -> Result<String, GameError> {
        let view = self.viewed(viewer)?;
        Ok(P::Words::position(lang, self.game(), &view))
    }

    fn places(&self, viewer: Viewer, lang: Lang) -> Result<Vec<PlaceInWords>, GameError> {
        let view = self.viewed(viewer)?;
        Ok(P::Words::places(lang, self.game(), &view))
    }

    fn seen(&self, viewer: Viewer) -> Result<Vec<(&'static str, Vec<Anchor>)>, GameError> {
        let view = self.viewed(viewer)?;
        Ok(P::Words::seen(self.game(), &view))
    }

    fn waiting(&self, viewer: Viewer, lang: Lang) -> Result<String, GameError> {
        let view = self.viewed(viewer)?;
        Ok(P::Words::waiting(lang, &self.players, self.game(), &view))
    }

    fn guide(&self, viewer: Viewer, lang: Lang) -> Result<Option<Guide>, GameError> {
        let view = self.viewed(viewer)?;
        Ok(P::Words::guide(lang, self.game(), &view, self.moment()))
    }

    fn board(&self, viewer: Viewer, lit: &Highlights, lang: Lang) -> Result<Markup, GameError> {
        let view = self.viewed(viewer)?;
        Ok(P::Board::board(self.game(), &view, lit, lang))
    }

    fn picture(&self, lang: Lang) -> Option<Markup> {
        let view = self.game().view(self.playing.state(), Viewer::Spectator);
        P::Board::picture(self.game(), &view, lang)
    }

    fn printed(&self, entry: &str, lang: Lang) -> Option<Markup> {
        let view = self.game().view(self.playing.state(), Viewer::Spectator);
        P::Board::printed(self.game(), &view, entry, lang)
    }

    fn hand(&self, viewer: Viewer, lit: &Highlights, lang: Lang) -> Result<Markup, GameError> {
        let view = self.viewed(viewer)?;
        Ok(P::Board::hand(self.game(), &view, lit, lang))
    }

    fn panels(&self, viewer: Viewer, lang: Lang) -> Result<Vec<Panel>, GameError> {
        let view = self.viewed(viewer)?;
        Ok(P::Board::panels(self.game(), &view, lang))
    }

    fn sign(&self, seat: Seat, lang: Lang) -> Result<Markup, GameError> {
        self.known_seat(seat)?;
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
            Arc::new(Question::<P> {
                seat,
                game: self.game().clone(),
                view: self.game().view(self.playing.state(), Viewer::Seat(seat)),
                choices: choices.to_vec(),
            })
        })
    }

    fn imagined(&self, seat: Seat, seed: Seed) -> Result<Box<dyn AnyPlaying>, GameError> {
        let view = self.viewed(Viewer::Seat(seat))?;
        self.begun_with(&self.game().determinize(&view, &mut Dice::new(seed)))
    }

    fn played_on(&self, seed: Seed) -> Result<Box<dyn AnyPlaying>, GameError> {
        let mut state = self.playing.state().clone();
        *self.game().dice_mut(&mut state) = Dice::new(seed);
        self.begun_with(&state)
    }

    fn study(&self, level: Level) -> Option<Box<dyn AnyStudy>> {
        Some(Box::new(ToldStudy::<P>(Study::new(&self.playing, level)?)))
    }

    fn boxed_clone(&self) -> Box<dyn AnyPlaying> {
        self.with(self.playing.clone())
    }
}
