//! The program.

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use kroniek::{Console, Plain};
use words::Lang;

// Answers are made of many small pieces, on several threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok());
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
        Lang::from_environment(locale),
        &mut console,
    );
    ExitCode::from(code)
}
