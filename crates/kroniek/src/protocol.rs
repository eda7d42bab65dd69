//! `engine`: the games for other programs, as JSON Lines. docs/PROTOCOL.md describes it.

mod request;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::PathBuf;

use catalog::{AnyPlaying, Catalog, Problem};
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
                let problem = bad_request(&error, self.lang);
                return json!({ "id": null, "error": problem });
            }
        };
        let id = fields.remove("id").unwrap_or(Value::Null);
        match self.carry_out(fields) {
            Ok(answer) => json!({ "id": id, "ok": answer }),
            Err(problem) => json!({ "id": id, "error": problem }),
        }
    }

    fn carry_out(&mut self, mut fields: Map<String, Value>) -> Result<Value, Problem> {
        let lang = match fields.remove("lang") {
            None => self.lang,
            Some(lang) => {
                serde_json::from_value(lang).map_err(|error| bad_request(&error, self.lang))?
            }
        };
        let request: Request = serde_json::from_value(Value::Object(fields))
            .map_err(|error| bad_request(&error, lang))?;
        self.grant(request, lang)
    }

    fn grant(&mut self, request: Request, lang: Lang) -> Result<Value, Problem> {
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
                    None => fresh_seed(lang)
                        .map_err(|error| Problem::new("no-entropy", error.to_string()))?,
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
                let playing = self.playing(lang)?;
                Ok(json!({ "state": playing.state(), "hash": playing.fingerprint() }))
            }
            Request::View { seat } => {
                let view = self.playing(lang)?.view(viewer(seat), lang)?;
                Ok(json!({ "view": view }))
            }
            Request::Decision { seat } => {
                let playing = self.playing(lang)?;
                let decision = playing.decision(acting(playing, seat), lang)?;
                Ok(json!(decision))
            }
            Request::Apply { seat, action } => {
                let playing = self.playing_mut(lang)?;
                let seat = acting(playing, seat);
                playing.play(seat, &action, lang)?;
                Ok(status(playing, lang))
            }
            Request::Why {
                seat,
                action,
                anchor,
            } => {
                let playing = self.playing(lang)?;
                let seat = acting(playing, seat);
                if let Some(action) = action {
                    return match playing.check(seat, &action, lang) {
                        Ok(()) => Ok(json!({ "allowed": true })),
                        Err(problem) => Ok(json!({ "allowed": false, "why": problem })),
                    };
                }
                let refused = playing.why_not(seat, anchor.as_deref(), lang)?;
                Ok(json!({ "refused": refused }))
            }
            Request::Undo { seat } => {
                let playing = self.playing_mut(lang)?;
                let seat = seat
                    .or_else(|| playing.decided_by(playing.decisions()))
                    .unwrap_or(Seat(0));
                playing.undo(seat, lang)?;
                Ok(status(playing, lang))
            }
            Request::Log { since, seat } => {
                let lines = self.playing(lang)?.log(since, viewer(seat), lang)?;
                Ok(json!({ "lines": lines }))
            }
            Request::Chronicle {} => {
                let playing = self.playing(lang)?;
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
    ) -> Result<Header, Problem> {
        let kind = self.catalog.find(game, lang)?;
        let mut header = kind.header(seats.unwrap_or(*kind.seats().start()));
        header.options = options;
        // What is to be said about a missing file was said on the command line.
        header.data = read_data(self.data.as_deref(), kind.id(), lang, &mut std::io::sink())
            .map_err(|error| Problem::new("bad-data", error.to_string()))?;
        Ok(header)
    }

    fn open(&mut self, header: Header, lang: Lang) -> Result<Value, Problem> {
        let playing = self.catalog.find(&header.game, lang)?.open(header, lang)?;
        let status = status(playing.as_ref(), lang);
        self.playing = Some(playing);
        Ok(status)
    }

    fn playing(&self, lang: Lang) -> Result<&dyn AnyPlaying, Problem> {
        self.playing.as_deref().ok_or_else(|| no_game(lang))
    }

    fn playing_mut(&mut self, lang: Lang) -> Result<&mut dyn AnyPlaying, Problem> {
        match &mut self.playing {
            Some(playing) => Ok(playing.as_mut()),
            None => Err(no_game(lang)),
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

fn no_game(lang: Lang) -> Problem {
    Problem::new("no-game", cli::no_game(lang))
}

fn bad_request(error: &serde_json::Error, lang: Lang) -> Problem {
    Problem::new("bad-request", cli::bad_request(lang, error))
}
