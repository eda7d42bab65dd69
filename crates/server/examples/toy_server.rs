//! The server with the small game of the tests, as a process of its own: `toy_server DATABASE [PORT]`. It
//! prints its address.

use std::path::PathBuf;
use std::time::Duration;

use catalog::{Catalog, Kind, Of};
use server::Config;
use testkit::Toy;

static TOYS: &[&dyn Kind] = &[&Of::<Toy>::NEW];

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let database = arguments
        .next()
        .map(PathBuf::from)
        .ok_or("which database?")?;
    let port = arguments.next().map_or(Ok(0), |port| port.parse())?;
    let mut config = Config::new(Catalog::of(TOYS), database);
    config.listen.set_port(port);
    config.exact_port = true;
    config.bot_pause = Duration::ZERO;
    server::run(&config, |address| println!("{address}")).await?;
    Ok(())
}
