//! Measures the server with the small game of the tests: the program `toy_server` lies beside this one.

use std::time::Duration;

use server::bench::Bench;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let database = folder.path().join("bench.db");
    let bench = Bench {
        program: std::env::current_exe()?.with_file_name("toy_server"),
        arguments: vec![database.to_string_lossy().into_owned()],
        game: "toy".to_owned(),
        players: 2,
        games: 32,
        servers: 1,
        clock: false,
        people: false,
        notices: false,
        rate: None,
        listeners: 0,
        listeners_per_table: 4,
        slow: 0,
        flood: None,
        time: Duration::from_secs(10),
    };
    println!("{}", serde_json::to_string_pretty(&bench.run().await?)?);
    Ok(())
}
