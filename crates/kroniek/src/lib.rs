//! Kroniek in the terminal: play, simulate, replay, verify, and a protocol for other programs.
//!
//! The program is a function of its arguments and streams ([`run`]), so that tests call it as the shell does.
//! It knows no rules: everything about a game comes from the catalog.

mod arguments;
mod commands;
mod console;
mod program;
mod protocol;

use std::ffi::OsString;
use std::io;

use catalog::Catalog;
use clap::Parser;
use words::{Lang, cli};

use arguments::Arguments;
pub use console::{Console, Plain};
pub use protocol::Conversation;

/// Runs the program and gives its exit code: 0 for done, 1 for a problem, 2 for a wrong command line.
pub fn run(
    catalog: Catalog,
    arguments: impl IntoIterator<Item = OsString>,
    default_lang: Lang,
    console: &mut Console<'_>,
) -> u8 {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => {
            let stream = if error.use_stderr() {
                &mut console.err
            } else {
                &mut console.out
            };
            // Nothing can be done about a stream that is gone.
            let _ = write!(stream, "{}", error.render());
            return error.exit_code() as u8;
        }
    };
    let lang = arguments.lang.unwrap_or(default_lang);
    match commands::run(catalog, arguments, lang, console) {
        Ok(()) => 0,
        Err(error) if is_closed_pipe(&error) => 0,
        Err(error) => {
            let _ = writeln!(console.err, "{}", cli::failure(lang, error));
            1
        }
    }
}

/// Whether whoever read our output has gone away, as `head` does: no fault of anybody's.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
