//! The example of a bot that plays by the API, at a real table.

use std::path::Path;

use serde_json::json;
use tokio::process::Command;

use crate::support::{TestServer, get, text};

fn bot() -> Command {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.ancestors().nth(2).expect("the workspace");
    let mut command = Command::new("python3");
    command.arg(root.join("examples/python/api_bot.py"));
    command
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_with_a_link_takes_the_seat_and_plays_to_the_end() {
    let server = TestServer::start().await;
    let table = server.table(&["friend", "bot"]).await;
    let link = format!(
        "http://{}/join/{}/{}",
        server.address(),
        table.id,
        table.tokens[0]
    );
    let output = bot()
        .args([&link, "--name", "Snake"])
        .output()
        .await
        .expect("python3 is there");
    assert!(output.status.success(), "{output:?}");
    let seen = table.watch("").await.json();
    assert_eq!(
        (&seen["stage"], &seen["seats"][0]["name"]),
        (&json!("over"), &json!("Snake"))
    );
    let result = String::from_utf8_lossy(&output.stdout);
    assert_eq!(result.trim(), text(&seen["result"]));

    let late = bot().arg(&link).output().await.expect("python3 is there");
    assert!(!late.status.success());
    let said = String::from_utf8_lossy(&late.stderr);
    assert!(
        said.starts_with("403:") && said.contains("bad-link"),
        "{said}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn two_bots_with_the_secrets_of_their_seats_play_each_other() {
    let server = TestServer::start().await;
    let table = server.table(&["me", "hot-seat"]).await;
    let address = format!("http://{}", server.address());
    let play = |seat: usize| {
        let mut command = bot();
        // A secret may begin with a dash.
        let token = format!("--token={}", table.tokens[seat]);
        command.args([&address, "--table", &table.id, &token]);
        command.output()
    };
    let (first, second) = tokio::join!(play(0), play(1));
    for output in [first, second] {
        let output = output.expect("python3 is there");
        assert!(output.status.success(), "{output:?}");
    }
    let file = get(&mut server.stranger(), &table.path("/chronicle")).await;
    assert_eq!(file.status, 200);
}
