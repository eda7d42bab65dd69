//! The server with the small game of the tests, as a process of its own:
//!
//! - `toy_server DATABASE [PORT [THINKERS]]` serves and prints its address;
//! - `toy_server DATABASE worker LEASE PAUSE` only thinks, with a lease of so many milliseconds, and waits for so many milliseconds
//!   before each decision. It prints a line when it has begun.

use std::path::PathBuf;
use std::time::Duration;

use catalog::{AnyGame, Catalog, ErasedGame};
use server::{Calls, Config, MailSettings};
use testkit::Toy;

static TOYS: &[&dyn AnyGame] = &[&ErasedGame::<Toy>::NEW];

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let database = arguments
        .next()
        .map(PathBuf::from)
        .ok_or("which database?")?;
    let mut config = Config::new(Catalog::of(TOYS), database);
    config.exact_port = true;
    config.bot_pause = Duration::ZERO;
    // Calls go to programs on this machine, and at once.
    config.calls = Calls {
        look_every: Duration::from_millis(50),
        patience: Duration::ZERO,
        lease: Duration::from_secs(3),
        private_targets: true,
    };
    config.mail = std::env::var("KRONIEK_TEST_MAIL")
        .ok()
        .map(|server| MailSettings {
            server,
            from: "kroniek@example.org".to_owned(),
        });
    let port = arguments.next();
    if port.as_deref() == Some("worker") {
        let mut time = || -> Result<Duration, Box<dyn std::error::Error>> {
            let time = arguments.next().ok_or("how many milliseconds?")?;
            Ok(Duration::from_millis(time.parse()?))
        };
        (config.lease, config.bot_pause) = (time()?, time()?);
        server::work(&config, |_| println!("thinking")).await?;
        return Ok(());
    }
    config
        .listen
        .set_port(port.map_or(Ok(0), |port| port.parse())?);
    let thinkers = arguments.next().map(|number| number.parse());
    config.thinkers = thinkers.transpose()?;
    server::run(&config, |running| println!("{}", running.address)).await?;
    Ok(())
}
