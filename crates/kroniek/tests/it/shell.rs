//! Calls the program in the process, with a small auction as its only game.

use std::path::{Path, PathBuf};

use catalog::{AnyGame, Catalog, ErasedGame};
use kroniek::{Console, Environment, Plain};
use serde_json::Value;
use testkit::{Toy, flaw};

static TOYS: &[&dyn AnyGame] = &[&ErasedGame::<Toy>::NEW];
static STEADIES: &[&dyn AnyGame] = &[&ErasedGame::<Toy<{ flaw::STEADY }>>::NEW];
static STUCK: &[&dyn AnyGame] = &[&ErasedGame::<Toy<{ flaw::DEAD_END }>>::NEW];

/// The auction alone.
pub(crate) const TOY: Catalog = Catalog::of(TOYS);
/// The auction in which there is only one field to aim at.
pub(crate) const STEADY: Catalog = Catalog::of(STEADIES);
/// The auction with a dead end in the second round.
pub(crate) const DEAD_END: Catalog = Catalog::of(STUCK);

/// What a call left behind.
#[derive(Debug)]
pub(crate) struct Output {
    pub(crate) code: u8,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Output {
    /// The one JSON value on standard output.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Makes sure that the call failed with a sentence on standard error and nothing on standard output.
    pub(crate) fn fails_with(&self, part: &str) {
        assert_eq!(self.code, 1, "{self:?}");
        assert!(self.err.contains(part), "{self:?}");
        assert!(self.out.is_empty(), "{self:?}");
    }
}

/// Calls the program with these arguments and this input.
pub(crate) fn call(catalog: Catalog, arguments: &[&str], input: &str) -> Output {
    call_in(&Environment::default(), catalog, arguments, input)
}

/// Calls the program in this environment.
pub(crate) fn call_in(
    environment: &Environment,
    catalog: Catalog,
    arguments: &[&str],
    input: &str,
) -> Output {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = kroniek::run(
        catalog,
        std::iter::once("kroniek")
            .chain(arguments.iter().copied())
            .map(Into::into),
        environment,
        &mut Console {
            interactive: false,
            progress: false,
            input: &mut input.as_bytes(),
            out: Plain::new(&mut out),
            err: Plain::new(&mut err),
        },
    );
    Output {
        code,
        out: String::from_utf8(out).expect("output is text"),
        err: String::from_utf8(err).expect("output is text"),
    }
}

/// Calls the program with the auction and no input.
pub(crate) fn toy(arguments: &[&str]) -> Output {
    call(TOY, arguments, "")
}

/// Writes a file into a directory and gives its path.
pub(crate) fn write(directory: &Path, name: &str, text: &str) -> PathBuf {
    let path = directory.join(name);
    std::fs::write(&path, text).expect("the directory can be written to");
    path
}

/// A path as an argument.
pub(crate) fn argument(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}
