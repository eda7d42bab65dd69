//! A player that is a program of somebody else's: it is asked line by line, and sees what its seat may see.
//!
//! docs/PROTOCOL.md describes the conversation. Whatever the program does, the game goes on or ends with a
//! sentence: one thread writes to it and one reads from it, so that a program which neither reads nor answers
//! keeps nobody waiting longer than its time.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use anyhow::{Result, anyhow, bail};
use catalog::{AnyPlaying, TellError};
use engine::{DecisionNumber, Seat, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use words::{Lang, cli};

/// The most bytes of an answer.
const LONGEST: u64 = 64 * 1024;
/// How many of the last lines of a program's complaints are passed on.
const COMPLAINTS: usize = 5;
/// How long the last words of a program that is gone are waited for.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// How much of a wrong answer is shown.
const SHOWN: usize = 200;

/// A program that plays.
pub(crate) struct Program {
    command: String,
    limit: Duration,
    lang: Lang,
    child: Child,
    requests: Sender<String>,
    answers: Receiver<String>,
    complaints: Complaints,
    /// Hangs up when the last complaint was read.
    silence: Receiver<()>,
    /// The number of the last request.
    asked: u64,
    /// The first decision whose events it has not been told.
    unread: DecisionNumber,
}

/// The last lines that a program wrote where errors go.
type Complaints = Arc<Mutex<VecDeque<String>>>;

/// What a program may say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    id: u64,
    #[serde(default)]
    ok: Option<Map<String, Value>>,
    #[serde(default)]
    error: Option<Value>,
}

impl Program {
    /// Starts the program. It may take `limit` for each answer.
    pub(crate) fn start(command: &str, limit: Duration, lang: Lang) -> Result<Program> {
        let parts = split(command);
        let Some((program, arguments)) = parts.split_first() else {
            bail!(cli::program_missing(lang));
        };
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| anyhow!(cli::program_unstarted(lang, command, error)))?;
        let complaints = Complaints::default();
        let (requests, to_write) = mpsc::channel::<String>();
        let (heard, answers) = mpsc::channel();
        let (speaking, silence) = mpsc::channel();
        if let (Some(input), Some(output), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        {
            thread::spawn(move || pass_on(input, &to_write));
            thread::spawn(move || listen(output, &heard));
            let kept = complaints.clone();
            thread::spawn(move || {
                keep(errors, &kept);
                drop(speaking);
            });
        }
        Ok(Program {
            command: command.to_owned(),
            limit,
            lang,
            child,
            requests,
            answers,
            complaints,
            silence,
            asked: 0,
            unread: DecisionNumber::SET_UP,
        })
    }

    /// Tells the program that a game begins in which it has this seat.
    pub(crate) fn begin(&mut self, playing: &dyn AnyPlaying, seat: Seat) -> Result<()> {
        self.unread = DecisionNumber::SET_UP;
        let header = playing.header();
        self.ask(json!({
            "cmd": "new",
            "game": header.game,
            "seats": header.seats,
            "options": header.options,
            "seat": seat,
        }))?;
        Ok(())
    }

    /// Lets the program decide for its seat.
    pub(crate) fn decide(&mut self, playing: &mut dyn AnyPlaying, seat: Seat) -> Result<()> {
        let lang = self.lang;
        let viewer = Viewer::Seat(seat);
        let request = json!({
            "cmd": "choose",
            "seat": seat,
            "view": playing.view(viewer).told(lang)?,
            "log": playing.log(self.unread, viewer, lang).told(lang)?,
            "decision": playing.decision(seat, lang).told(lang)?,
        });
        self.unread = playing.decisions().next();
        let answer = self.ask(request)?;
        let fields: Vec<(&str, &Value)> = answer.iter().map(|(key, one)| (&**key, one)).collect();
        let played = match fields[..] {
            [("index", index)] => match index.as_u64() {
                Some(index) => playing.play_choice(seat, index as usize),
                None => return Err(self.wrong(&Value::from(answer))),
            },
            [("action", action)] => playing.play(seat, action),
            _ => return Err(self.wrong(&Value::from(answer))),
        };
        let illegal = |report| anyhow!(cli::program_illegal(lang, &self.command, report));
        played.told(lang).map_err(illegal)
    }

    /// Tells the program how the game ended.
    pub(crate) fn end(&mut self, playing: &dyn AnyPlaying) -> Result<()> {
        self.ask(json!({
            "cmd": "over",
            "outcome": playing.outcome(),
            "result": playing.result(self.lang),
        }))?;
        Ok(())
    }

    /// Asks, and waits for the answer as long as the program may take.
    fn ask(&mut self, mut request: Value) -> Result<Map<String, Value>> {
        self.asked += 1;
        request["id"] = self.asked.into();
        // Whether anybody reads it shows in the answer.
        let _ = self.requests.send(request.to_string());
        let line = match self.answers.recv_timeout(self.limit) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => {
                let seconds = self.limit.as_secs_f64();
                bail!(cli::program_slow(self.lang, &self.command, seconds))
            }
            Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
        };
        let answer: Answer = serde_json::from_str(&line).map_err(|_| self.wrong(&line))?;
        match (answer.ok, answer.error) {
            (Some(fields), None) if answer.id == self.asked => Ok(fields),
            (None, Some(error)) if answer.id == self.asked => {
                let said = error["message"].as_str();
                let said = said.map_or_else(|| error.to_string(), str::to_owned);
                bail!(cli::program_gave_up(self.lang, &self.command, said))
            }
            _ => Err(self.wrong(&line)),
        }
    }

    fn wrong(&self, answer: &impl ToString) -> anyhow::Error {
        let shown: String = answer.to_string().chars().take(SHOWN).collect();
        anyhow!(cli::program_wrong(self.lang, &self.command, shown))
    }

    /// The program has closed its output, or is gone.
    fn ended(&mut self) -> anyhow::Error {
        let _ = self.child.kill();
        let status = self
            .child
            .wait()
            .map_or_else(|error| error.to_string(), |status| status.to_string());
        // Its last words are on their way; a child of its own may keep the line open.
        let _ = self.silence.recv_timeout(LAST_WORDS);
        let complaints = self
            .complaints
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let mut text = cli::program_ended(self.lang, &self.command, status);
        for line in complaints.iter() {
            text.push_str("\n  ");
            text.push_str(line);
        }
        anyhow!(text)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // If it is gone already, all the better.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn pass_on(mut input: impl Write, requests: &Receiver<String>) {
    for request in requests {
        if writeln!(input, "{request}")
            .and_then(|()| input.flush())
            .is_err()
        {
            break;
        }
    }
}

fn listen(output: impl Read, heard: &Sender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(LONGEST).read_until(b'\n', &mut line);
        let line = String::from_utf8_lossy(&line);
        match read {
            Ok(0) | Err(_) => break,
            Ok(_) if line.trim().is_empty() => {}
            Ok(_) if heard.send(line.trim().to_owned()).is_err() => break,
            Ok(_) => {}
        }
    }
}

fn keep(errors: impl Read, kept: &Complaints) {
    let mut errors = BufReader::new(errors);
    let mut line = Vec::new();
    while let Ok(1..) = errors.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back(String::from_utf8_lossy(&line).trim_end().to_owned());
        if kept.len() > COMPLAINTS {
            kept.pop_front();
        }
        line.clear();
    }
}

/// The parts of a command: at blanks, except between quotation marks.
fn split(command: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut part: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                part.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => parts.extend(part.take()),
            (_, c) => part.get_or_insert_default().push(c),
        }
    }
    parts.extend(part);
    parts
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn commands_are_split_at_blanks_that_are_not_quoted() {
        assert_eq!(split("python3 bot.py"), ["python3", "bot.py"]);
        assert_eq!(
            split("  'my bot'  --name \"it's me\" '' "),
            ["my bot", "--name", "it's me", ""]
        );
        assert!(split(" ").is_empty());
    }
}
