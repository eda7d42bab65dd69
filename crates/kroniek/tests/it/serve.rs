//! The server as a command.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

fn spawn(database: &std::path::Path, listen: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_kroniek"))
        .args(["--lang", "nl", "serve", "--listen", listen, "--db"])
        .arg(database)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program is there")
}

/// The address that it prints.
fn address(child: &mut Child) -> String {
    let out = child.stdout.take().expect("it is piped");
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line).expect("a line");
    let address = line
        .trim()
        .strip_prefix("http://")
        .and_then(|rest| rest.strip_suffix('/'));
    address
        .unwrap_or_else(|| panic!("{line:?} is no address"))
        .to_owned()
}

#[test]
fn it_tells_its_address_answers_and_stops_when_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("new").join("kroniek.db");
    let mut child = spawn(&database, "127.0.0.1:0");
    let address = address(&mut child);
    let mut stream = TcpStream::connect(&address).expect("it listens");
    let request =
        format!("GET /api/v1/games HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("answered");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");

    // The same port is taken, and was asked for by number.
    let second = spawn(&folder.path().join("other.db"), &address)
        .wait_with_output()
        .expect("it ends");
    assert_eq!(second.status.code(), Some(1));
    let message = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(message.contains(&address), "{message}");

    // The database is taken too.
    let third = spawn(&database, "127.0.0.1:0")
        .wait_with_output()
        .expect("it ends");
    assert_eq!(third.status.code(), Some(1));
    let message = String::from_utf8_lossy(&third.stderr).into_owned();
    assert!(message.contains("Een andere server gebruikt"), "{message}");

    let told = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(told.expect("there is a kill").success());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{output:?}");
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(message.contains("staat klaar op"), "{message}");
    assert!(database.exists());
}

#[test]
fn it_can_be_stopped_while_it_waits_for_its_database() {
    // Somebody who takes the call, and says nothing.
    let silent = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = silent.local_addr().expect("an address");
    let database = format!("postgres://kroniek@{address}/kroniek?sslmode=disable");
    for command in ["serve", "worker"] {
        let child = Command::new(env!("CARGO_BIN_EXE_kroniek"))
            .args([command, "--db", &database])
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program is there");
        let (_called, _) = silent.accept().expect("a call");
        let told = Command::new("kill").arg(child.id().to_string()).status();
        assert!(told.expect("there is a kill").success());
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{command}: {output:?}");
    }
}

#[test]
fn in_a_log_of_json_everything_is_json() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(env!("CARGO_BIN_EXE_kroniek"))
        .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0"])
        .args(["--metrics-listen", "127.0.0.1:0"])
        .args(["--log", "info", "--log-format", "json", "--db"])
        .arg(folder.path().join("kroniek.db"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program is there");
    address(&mut child);
    let told = Command::new("kill").arg(child.id().to_string()).status();
    assert!(told.expect("there is a kill").success());
    let output = child.wait_with_output().expect("it ends");
    let said = String::from_utf8(output.stderr).expect("text");
    let lines = said.lines().map(serde_json::from_str);
    let lines: Result<Vec<serde_json::Value>, _> = lines.collect();
    let lines = lines.unwrap_or_else(|error| panic!("{error}: {said}"));
    for sentence in ["Kroniek is ready at", "Metrics for the operator"] {
        let is_it = |line: &serde_json::Value| line.to_string().contains(sentence);
        assert!(lines.iter().any(is_it), "{said}");
    }
}
