//! The program.

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use kroniek::{Console, Environment, Plain};
use words::Lang;

// Answers are made of many small pieces, on several threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok());
    // A variable that is no text is not for us.
    let variables = std::env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)));
    let environment = Environment {
        lang: Lang::from_environment(locale),
        variables: variables.collect(),
    };
    let (mut out, mut err) = (io::stdout().lock(), io::stderr());
    let mut console = Console {
        interactive: io::stdin().is_terminal() && io::stdout().is_terminal(),
        progress: io::stderr().is_terminal(),
        input: &mut io::stdin().lock(),
        out: Plain::new(&mut out),
        err: Plain::new(&mut err),
    };
    let code = kroniek::run(
        games::all(),
        std::env::args_os(),
        &environment,
        &mut console,
    );
    ExitCode::from(code)
}
