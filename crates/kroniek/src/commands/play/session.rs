//! One game at one terminal: what is shown, and what can be typed.

use std::path::Path;

use bots::Level;
use catalog::{AnyPlaying, Decision, Refused, TellError};
use engine::{DecisionNumber, Moment, Seat, Viewer};
use words::{Lang, cli, common};

use crate::commands::files;
use crate::commands::players::Player;
use crate::console::Console;

/// How wide the list of refused candidates is.
const WIDTH: usize = 100;

/// A game, who plays it, and how far each person has read the log.
pub(super) struct Session<'a, 'c> {
    playing: Box<dyn AnyPlaying>,
    players: Vec<Player>,
    lang: Lang,
    console: &'a mut Console<'c>,
    /// For each seat, the first decision that its player has not read of.
    unread: Vec<DecisionNumber>,
    /// Who looked at the screen last.
    last: Option<Seat>,
    /// When and to whom the board was shown last: within a phase only what changes is told.
    shown: Option<(Seat, Moment)>,
}

/// What a typed line wants.
enum Wish<'l> {
    Choose(usize),
    Undo,
    Rewind(&'l str),
    Why(&'l str),
    Board,
    Log,
    Save(&'l str),
    Help,
    Quit,
    Unclear,
}

impl Wish<'_> {
    fn parse(line: &str) -> Wish<'_> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "undo" => Wish::Undo,
            "rewind" => Wish::Rewind(rest.trim()),
            "why" => Wish::Why(rest.trim()),
            "board" => Wish::Board,
            "log" => Wish::Log,
            "save" => Wish::Save(rest.trim()),
            "help" | "?" => Wish::Help,
            "quit" | "exit" => Wish::Quit,
            number => number.parse().map_or(Wish::Unclear, Wish::Choose),
        }
    }
}

impl<'a, 'c> Session<'a, 'c> {
    pub(super) fn new(
        playing: Box<dyn AnyPlaying>,
        players: Vec<Player>,
        lang: Lang,
        console: &'a mut Console<'c>,
    ) -> Session<'a, 'c> {
        Session {
            unread: vec![DecisionNumber::SET_UP; players.len()],
            playing,
            players,
            lang,
            console,
            last: None,
            shown: None,
        }
    }

    pub(super) fn run(mut self) -> anyhow::Result<()> {
        for (seat, player) in Seat::all(self.playing.seats()).zip(&mut self.players) {
            if let Player::Program(program) = player {
                program.begin(self.playing.as_ref(), seat)?;
            }
        }
        while let Some(seat) = self.playing.to_act().first() {
            let more = match &mut self.players[seat.index()] {
                Player::Person => self.person_moves(seat)?,
                &mut Player::Bot(level) => self.bot_moves(seat, level)?,
                Player::Program(program) => {
                    program.decide(self.playing.as_mut(), seat)?;
                    true
                }
            };
            if !more {
                return Ok(());
            }
        }
        for player in &mut self.players {
            if let Player::Program(program) = player {
                program.end(self.playing.as_ref())?;
            }
        }
        let viewer = self.last.map_or(Viewer::Spectator, Viewer::Seat);
        self.tell_news(viewer)?;
        let position = self.playing.position(viewer, self.lang).told(self.lang)?;
        let result = self.playing.result(self.lang).unwrap_or_default();
        writeln!(self.console.out, "\n{position}\n\n{result}")?;
        Ok(())
    }

    fn bot_moves(&mut self, seat: Seat, level: Level) -> anyhow::Result<bool> {
        // What a bot does at random follows from the game, so that a saved one goes on as it would have.
        let number = self
            .playing
            .fingerprint()
            .bytes()
            .fold(0_u64, |number, byte| {
                number.wrapping_mul(31).wrapping_add(byte.into())
            });
        let Some(choice) = self.playing.bot_choice(seat, level, number) else {
            return Ok(false);
        };
        self.playing.play_choice(seat, choice).told(self.lang)?;
        Ok(true)
    }

    /// Asks until a decision is made; says whether the game goes on.
    fn person_moves(&mut self, seat: Seat) -> anyhow::Result<bool> {
        if !self.hand_over(seat)? {
            return Ok(false);
        }
        self.tell_news(Viewer::Seat(seat))?;
        let now = Some((seat, self.playing.moment()));
        if self.shown != now {
            self.shown = now;
            self.show_board(seat)?;
        }
        let decision = self.playing.decision(seat, self.lang).told(self.lang)?;
        let refused = self
            .playing
            .why_not(seat, None, self.lang)
            .told(self.lang)?;
        self.show(&decision, &refused)?;
        loop {
            let Some(line) = self.console.read_line()? else {
                return Ok(false);
            };
            let lang = self.lang;
            match Wish::parse(line.trim()) {
                Wish::Choose(number) => {
                    let index = number.wrapping_sub(1);
                    match self.playing.play_choice(seat, index) {
                        Ok(()) => return Ok(true),
                        Err(_) => self.complain(&cli::not_understood(lang, number))?,
                    }
                }
                Wish::Undo => {
                    // Whoever of the people here moved last takes it back.
                    let last = self
                        .playing
                        .decided_by(self.playing.decisions())
                        .filter(|last| self.players[last.index()].is_person())
                        .unwrap_or(seat);
                    match self.playing.undo(last) {
                        Ok(()) => {
                            self.forget_what_was_undone();
                            return Ok(true);
                        }
                        Err(refusal) => self.complain(&common::undo_refusal(lang, refusal))?,
                    }
                }
                Wish::Rewind(rest) => {
                    if self.rewind(seat, rest)? {
                        return Ok(true);
                    }
                }
                Wish::Why(name) => self.explain(name, &decision, &refused)?,
                Wish::Board => self.show_board(seat)?,
                Wish::Log => {
                    let viewer = Viewer::Seat(seat);
                    let log = self.playing.log(DecisionNumber::SET_UP, viewer, lang);
                    for line in log.told(lang)? {
                        writeln!(self.console.out, "{:>4}  {}", line.decision, line.line.text)?;
                    }
                }
                Wish::Save("") => self.complain(&cli::save_where(lang))?,
                Wish::Save(path) => {
                    match files::write(Path::new(path), &self.playing.chronicle(), lang) {
                        Ok(()) => writeln!(self.console.err, "{}", cli::saved(lang, path))?,
                        Err(error) => self.complain(&error.to_string())?,
                    }
                }
                Wish::Help => writeln!(self.console.out, "{}", cli::help(lang))?,
                Wish::Quit => return Ok(false),
                Wish::Unclear => self.complain(&cli::not_understood(lang, line.trim()))?,
            }
        }
    }

    /// Goes back to the decision with this number, if it was typed with `yes` behind it; says whether it did.
    fn rewind(&mut self, seat: Seat, rest: &str) -> anyhow::Result<bool> {
        let lang = self.lang;
        let last = self.playing.decisions();
        let (number, sure) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let Ok(to) = number.parse().map(DecisionNumber) else {
            self.complain(&cli::rewind_where(lang, last.before()))?;
            return Ok(false);
        };
        if let Err(refusal) = self.playing.can_rewind(to) {
            self.complain(&common::rewind_refusal(lang, refusal))?;
            return Ok(false);
        }
        if sure.trim() != "yes" {
            self.complain(&cli::rewind_sure(lang, to, last.0 - to.0))?;
            return Ok(false);
        }
        if let Err(refusal) = self.playing.rewind(seat, to) {
            self.complain(&common::rewind_refusal(lang, refusal))?;
            return Ok(false);
        }
        // From this decision on, so that everybody reads of the rewind.
        for unread in &mut self.unread {
            *unread = to.min(*unread);
        }
        self.shown = None;
        Ok(true)
    }

    fn forget_what_was_undone(&mut self) {
        let next = self.playing.decisions().next();
        for unread in &mut self.unread {
            *unread = next.min(*unread);
        }
    }

    fn complain(&mut self, message: &str) -> anyhow::Result<()> {
        writeln!(self.console.err, "{message}")?;
        Ok(())
    }

    /// Makes sure that the right person looks at the screen; says whether the game goes on.
    fn hand_over(&mut self, seat: Seat) -> anyhow::Result<bool> {
        let people = self.players.iter().filter(|one| one.is_person()).count();
        let another = self.last.is_some_and(|last| last != seat);
        self.last = Some(seat);
        if !self.console.interactive || people < 2 || !another {
            return Ok(true);
        }
        let who = self.playing.seat_name(seat, self.lang);
        self.console.out.clear()?;
        write!(self.console.out, "{}", cli::hand_over(self.lang, who))?;
        Ok(self.console.read_line()?.is_some())
    }

    /// Tells what happened since the viewer looked last.
    fn tell_news(&mut self, viewer: Viewer) -> anyhow::Result<()> {
        let seat = viewer.seat().map(Seat::index);
        let unread = seat.map_or(DecisionNumber::SET_UP, |seat| self.unread[seat]);
        for line in self
            .playing
            .log(unread, viewer, self.lang)
            .told(self.lang)?
        {
            writeln!(self.console.out, "  {}", line.line.text)?;
        }
        if let Some(seat) = seat {
            self.unread[seat] = self.playing.decisions().next();
        }
        Ok(())
    }

    fn show_board(&mut self, seat: Seat) -> anyhow::Result<()> {
        let position = self
            .playing
            .position(Viewer::Seat(seat), self.lang)
            .told(self.lang)?;
        let round = self.playing.round(self.lang);
        writeln!(self.console.out, "\n{round}\n{position}\n")?;
        Ok(())
    }

    fn show(&mut self, decision: &Decision, refused: &[Refused]) -> anyhow::Result<()> {
        let prompt = self.with_rule(&decision.prompt, decision.rule);
        let out = &mut self.console.out;
        writeln!(out, "{prompt}")?;
        for (index, choice) in decision.choices.iter().enumerate() {
            writeln!(out, "{:>4}  {}", index + 1, choice.label)?;
        }
        if refused.is_empty() {
            return Ok(());
        }
        let mut line = cli::not_allowed_now(self.lang);
        for (letter, refused) in letters().zip(refused) {
            let item = format!(" {letter} {};", refused.choice.label);
            if line.chars().count() + item.chars().count() > WIDTH {
                writeln!(out, "{line}")?;
                "   ".clone_into(&mut line);
            }
            line.push_str(&item);
        }
        writeln!(out, "{}", line.trim_end_matches(';'))?;
        Ok(())
    }

    /// Tells why something is not allowed: by its letter, its number or its place.
    fn explain(
        &mut self,
        name: &str,
        decision: &Decision,
        refused: &[Refused],
    ) -> anyhow::Result<()> {
        if name.is_empty() {
            return self.complain(&cli::why_what(self.lang));
        }
        let number = name.parse::<usize>().ok();
        if number.is_some_and(|number| (1..=decision.choices.len()).contains(&number)) {
            writeln!(self.console.out, "{}", cli::allowed(self.lang))?;
            return Ok(());
        }
        let meant: Vec<&Refused> = letters()
            .zip(refused)
            .filter(|(letter, _)| letter == name)
            .map(|(_, refused)| refused)
            .chain(
                refused
                    .iter()
                    .filter(|refused| refused.choice.anchor.as_str() == name),
            )
            .collect();
        if meant.is_empty() {
            return self.complain(&cli::nothing_refused(self.lang, name));
        }
        for refused in meant {
            let (label, problem) = (&refused.choice.label, &refused.problem);
            let reason = self.with_rule(&problem.message, problem.rule);
            writeln!(self.console.out, "{label}: {reason}")?;
        }
        Ok(())
    }

    /// A text with the rule that it is about, as the reader knows it.
    fn with_rule(&self, text: &str, rule: &str) -> String {
        match self.playing.kind().rule_name(rule, self.lang) {
            name if name.is_empty() => text.to_owned(),
            name => format!("{text} ({name})"),
        }
    }
}

/// a to z, then aa to zz: more than any decision needs.
fn letters() -> impl Iterator<Item = String> {
    let second = || ('a'..='z').flat_map(|one| ('a'..='z').map(move |two| format!("{one}{two}")));
    ('a'..='z').map(String::from).chain(second())
}
