//! The program.

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use kroniek::Console;
use words::Lang;

// Answers are made of many small pieces, on several threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok());
    let mut console = Console {
        interactive: io::stdin().is_terminal() && io::stdout().is_terminal(),
        progress: io::stderr().is_terminal(),
        input: &mut io::stdin().lock(),
        out: &mut io::stdout().lock(),
        err: &mut io::stderr(),
    };
    let code = kroniek::run(
        games::all(),
        std::env::args_os(),
        Lang::from_environment(locale),
        &mut console,
    );
    ExitCode::from(code)
}
