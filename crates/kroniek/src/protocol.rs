//! `engine`: the games for other programs, as JSON Lines. docs/PROTOCOL.md describes it.

mod request;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::PathBuf;

use catalog::{AnyPlaying, Catalog, ErrorCode, ErrorReport, GameError, Tell};
use engine::{Header, Seat, Viewer};
use serde_json::{Map, Value, json};
use words::{Lang, cli};

use crate::commands::{describe, fresh_seed, read_data};
use crate::console::{Console, json_line};
use request::{Request, SeedText, Spectator, Watcher};

/// Answers every line until there are no more.
pub(crate) fn serve(
    catalog: Catalog,
    lang: Lang,
    data: Option<PathBuf>,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let mut conversation = Conversation::new(catalog, lang).with_data(data);
    while let Some(line) = console.read_line()? {
        writeln!(console.out, "{}", json_line(&conversation.answer(&line))?)?;
        console.out.flush()?;
    }
    Ok(())
}

/// One program's conversation with one game.
pub struct Conversation {
    catalog: Catalog,
    lang: Lang,
    data: Option<PathBuf>,
    playing: Option<Box<dyn AnyPlaying>>,
}

impl Conversation {
    /// A conversation without a game yet.
    pub fn new(catalog: Catalog, lang: Lang) -> Conversation {
        Conversation {
            catalog,
            lang,
            data: None,
            playing: None,
        }
    }

    /// With a directory of data files that replace the games' own.
    #[must_use]
    pub fn with_data(self, data: Option<PathBuf>) -> Conversation {
        Conversation { data, ..self }
    }

    /// The answer to a line: always one object with `id` and either `ok` or `error`.
    pub fn answer(&mut self, line: &str) -> Value {
        let mut fields = match serde_json::from_str::<Map<String, Value>>(line) {
            Ok(fields) => fields,
            Err(error) => {
                let error = ProtocolError::from(error).tell(self.lang);
                return json!({ "id": null, "error": error });
            }
        };
        let id = fields.remove("id").unwrap_or(Value::Null);
        let lang = fields
            .remove("lang")
            .map_or(Ok(self.lang), serde_json::from_value);
        let (lang, answer) = match lang {
            Ok(lang) => (lang, self.carry_out(fields, lang)),
            Err(error) => (self.lang, Err(error.into())),
        };
        match answer {
            Ok(answer) => json!({ "id": id, "ok": answer }),
            Err(error) => json!({ "id": id, "error": error.tell(lang) }),
        }
    }

    fn carry_out(
        &mut self,
        fields: Map<String, Value>,
        lang: Lang,
    ) -> Result<Value, ProtocolError> {
        let request: Request = serde_json::from_value(Value::Object(fields))?;
        match request {
            Request::Games {} => {
                let games: Vec<Value> = self
                    .catalog
                    .kinds()
                    .map(|kind| describe(kind, lang))
                    .collect();
                Ok(json!({ "games": games }))
            }
            Request::New {
                game,
                seats,
                options,
                seed,
            } => {
                let seed = match seed {
                    Some(SeedText(seed)) => seed,
                    None => fresh_seed(lang).map_err(ProtocolError::NoEntropy)?,
                };
                let mut header = self.header(&game, seats, options, lang)?;
                header.seed = Some(seed);
                self.open(header, lang)
            }
            Request::Load {
                game,
                seats,
                options,
                state,
            } => {
                let mut header = self.header(&game, seats, options, lang)?;
                header.start = Some(state);
                self.open(header, lang)
            }
            Request::State {} => {
                let playing = self.playing()?;
                Ok(json!({ "state": playing.state(), "hash": playing.fingerprint() }))
            }
            Request::View { seat } => {
                let view = self.playing()?.view(viewer(seat))?;
                Ok(json!({ "view": view }))
            }
            Request::Decision { seat } => {
                let playing = self.playing()?;
                let decision = playing.decision(acting(playing, seat), lang)?;
                Ok(json!(decision))
            }
            Request::Apply { seat, action } => {
                let playing = self.playing_mut()?;
                let seat = acting(playing, seat);
                playing.play(seat, &action)?;
                Ok(status(playing, lang))
            }
            Request::Why {
                seat,
                action,
                anchor,
            } => {
                let playing = self.playing()?;
                let seat = acting(playing, seat);
                if let Some(action) = action {
                    return match playing.check(seat, &action) {
                        Ok(()) => Ok(json!({ "allowed": true })),
                        Err(error) => Ok(json!({ "allowed": false, "why": error.tell(lang) })),
                    };
                }
                let refused = playing.why_not(seat, anchor.as_deref(), lang)?;
                Ok(json!({ "refused": refused }))
            }
            Request::Undo { seat } => {
                let playing = self.playing_mut()?;
                let seat = seat
                    .or_else(|| playing.decided_by(playing.decisions()))
                    .unwrap_or(Seat(0));
                playing.undo(seat).map_err(GameError::from)?;
                Ok(status(playing, lang))
            }
            Request::Rewind { seat, decisions } => {
                let playing = self.playing_mut()?;
                let seat = acting(playing, seat);
                playing.rewind(seat, decisions).map_err(GameError::from)?;
                Ok(status(playing, lang))
            }
            Request::Log { since, seat } => {
                let lines = self.playing()?.log(since, viewer(seat), lang)?;
                Ok(json!({ "lines": lines }))
            }
            Request::Chronicle {} => {
                let playing = self.playing()?;
                Ok(json!({ "chronicle": playing.chronicle() }))
            }
        }
    }

    fn header(
        &self,
        game: &str,
        seats: Option<u8>,
        options: BTreeMap<String, String>,
        lang: Lang,
    ) -> Result<Header, ProtocolError> {
        let kind = self.catalog.find(game)?;
        let mut header = kind.header(seats.unwrap_or(*kind.seats().start()));
        header.options = options;
        // What is to be said about a missing file was said on the command line.
        header.data = read_data(self.data.as_deref(), kind, lang, &mut std::io::sink())
            .map_err(ProtocolError::BadData)?;
        Ok(header)
    }

    fn open(&mut self, header: Header, lang: Lang) -> Result<Value, ProtocolError> {
        let playing = self.catalog.find(&header.game)?.open(header)?;
        let status = status(playing.as_ref(), lang);
        self.playing = Some(playing);
        Ok(status)
    }

    fn playing(&self) -> Result<&dyn AnyPlaying, ProtocolError> {
        self.playing.as_deref().ok_or(ProtocolError::NoGame)
    }

    fn playing_mut(&mut self) -> Result<&mut dyn AnyPlaying, ProtocolError> {
        match &mut self.playing {
            Some(playing) => Ok(playing.as_mut()),
            None => Err(ProtocolError::NoGame),
        }
    }
}

/// Where the game stands.
fn status(playing: &dyn AnyPlaying, lang: Lang) -> Value {
    let moment = playing.moment();
    json!({
        "game": playing.kind().id(),
        "seats": playing.seats(),
        "decisions": playing.decisions(),
        "rewinds": playing.rewinds(),
        "to_act": playing.to_act().iter().collect::<Vec<Seat>>(),
        "round": moment.round,
        "phase": playing.kind().phases().get(moment.phase as usize),
        "outcome": playing.outcome(),
        "result": playing.result(lang),
    })
}

/// The seat meant: the one given, or the first that is to act.
fn acting(playing: &dyn AnyPlaying, seat: Option<Seat>) -> Seat {
    seat.or_else(|| playing.to_act().first()).unwrap_or(Seat(0))
}

fn viewer(seat: Option<Watcher>) -> Viewer {
    match seat {
        Some(Watcher::Seat(seat)) => Viewer::Seat(seat),
        Some(Watcher::Spectator(Spectator::Spectator)) | None => Viewer::Spectator,
    }
}

/// Why a request cannot be granted.
enum ProtocolError {
    /// The game says no.
    Game(GameError),
    /// The request does not say what it should.
    BadRequest(serde_json::Error),
    /// There is no game yet.
    NoGame,
    /// The system gives no random numbers; told already.
    NoEntropy(anyhow::Error),
    /// The data file cannot be read; told already.
    BadData(anyhow::Error),
}

impl From<GameError> for ProtocolError {
    fn from(error: GameError) -> ProtocolError {
        ProtocolError::Game(error)
    }
}

impl From<serde_json::Error> for ProtocolError {
    fn from(error: serde_json::Error) -> ProtocolError {
        ProtocolError::BadRequest(error)
    }
}

impl Tell for ProtocolError {
    fn tell(&self, lang: Lang) -> ErrorReport {
        let (code, message) = match self {
            ProtocolError::Game(error) => return error.tell(lang),
            ProtocolError::BadRequest(error) => {
                (ErrorCode::BadRequest, cli::bad_request(lang, error))
            }
            ProtocolError::NoGame => (ErrorCode::NoGame, cli::no_game(lang)),
            ProtocolError::NoEntropy(error) => (ErrorCode::NoEntropy, error.to_string()),
            ProtocolError::BadData(error) => (ErrorCode::BadData, error.to_string()),
        };
        ErrorReport::new(code, message)
    }
}
