//! Kroniek in the terminal: play, simulate, replay, verify, and a protocol for other programs.
//!
//! The program is a function of its arguments and streams ([`run`]), so that tests call it as the shell does.
//! It knows no rules: everything about a game comes from the catalog.
//!
//! ```
//! use kroniek::{Console, Environment, Plain};
//!
//! let (mut out, mut err) = (Vec::new(), Vec::new());
//! let code = kroniek::run(
//!     games::all(),
//!     ["kroniek", "games"].map(Into::into),
//!     &Environment::default(),
//!     &mut Console {
//!         interactive: false,
//!         progress: false,
//!         input: &mut std::io::empty(),
//!         out: Plain::new(&mut out),
//!         err: Plain::new(&mut err),
//!     },
//! );
//! assert_eq!(code, 0);
//! assert!(err.is_empty() && !out.is_empty());
//! ```

mod arguments;
mod commands;
mod console;
mod log;
mod program;
mod protocol;
mod settings;

/// What is said to operators.
mod admin_texts {
    words::texts!("admin");
}

use std::ffi::OsString;
use std::io;

use catalog::Catalog;
use words::cli;

pub use console::{Console, Plain};
pub use protocol::Conversation;
pub use settings::Environment;
use settings::Refusal;

/// Runs the program and gives its exit code: 0 for done, 1 for a problem, 2 for a wrong command line.
pub fn run(
    catalog: Catalog,
    arguments: impl IntoIterator<Item = OsString>,
    environment: &Environment,
    console: &mut Console<'_>,
) -> u8 {
    let (arguments, settings) = match settings::read(arguments.into_iter().collect(), environment) {
        Ok(read) => read,
        Err(Refusal::Setting(lang, problem)) => {
            let _ = writeln!(console.err, "{}", cli::failure(lang, problem));
            return 1;
        }
        Err(Refusal::CommandLine(error)) => {
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
    let lang = arguments.lang.unwrap_or(environment.lang);
    match commands::run(catalog, arguments, settings, lang, console) {
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
