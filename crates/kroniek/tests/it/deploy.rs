//! The files under `deploy`: what they set exists, and the programs that read them accept them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use kroniek::Environment;

use crate::shell::{TOY, argument, call_in, toy, write};

fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy");
    folder.join(name)
}

pub(crate) fn read(name: &str) -> String {
    std::fs::read_to_string(file(name)).expect("the file is there")
}

/// Runs a program, if it is here. `cargo xtask test` installs those that are missing, but no other system than there is.
pub(crate) fn run(program: &str, arguments: &[&str]) -> Option<Output> {
    let ran = Command::new(program).args(arguments).output();
    if let Err(error) = &ran {
        let prepared = std::env::var_os(crate::database::POSTGRES).is_some();
        let optional = program == "systemd-analyze";
        assert!(optional || !prepared, "{program}: {error}");
        println!("there is no {program}: its file is not tested");
    }
    ran.ok()
}

/// Makes a certificate that nobody trusts, where the proxies look for it; whether there is a program that can.
pub(crate) fn certify(folder: &Path) -> bool {
    let at = argument(folder);
    let (key, certificate) = (format!("{at}/privkey.pem"), format!("{at}/fullchain.pem"));
    let certified = [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "1",
        "-subj",
        "/CN=play.example.org",
        "-keyout",
        &key,
        "-out",
        &certificate,
    ];
    let made = run("openssl", &certified);
    made.inspect(accepted).is_some()
}

fn accepted(output: &Output) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
}

#[test]
fn the_file_of_settings_can_be_used() {
    let settings = toy(&["config", "--config", argument(&file("kroniek.toml"))]);
    assert_eq!(settings.code, 0, "{settings:?}");
    assert!(settings.out.contains("https://play.example.org"));
}

#[test]
fn the_container_sets_what_there_is() {
    let text = read("Containerfile");
    let set = text.split_whitespace().filter_map(|word| {
        let (name, value) = word.split_once('=')?;
        let ours = name.starts_with("KRONIEK_");
        ours.then(|| (name.to_owned(), value.to_owned()))
    });
    let variables: BTreeMap<String, String> = set.collect();
    assert!(variables.len() > 3, "{variables:?}");
    let environment = Environment {
        variables,
        ..Environment::default()
    };
    let settings = call_in(&environment, TOY, &["config"], "");
    assert_eq!(settings.code, 0, "{settings:?}");
}

#[test]
fn systemd_accepts_its_file() {
    let text = read("kroniek.service");
    let start = text
        .lines()
        .find_map(|line| line.strip_prefix("ExecStart=/usr/local/bin/kroniek "))
        .expect("a command");
    let help = toy(&["serve", "--help"]).out;
    let mut words = start.split(' ');
    assert_eq!(words.next(), Some("serve"));
    for flag in words.filter(|word| word.starts_with("--")) {
        assert!(help.contains(flag), "there is no {flag}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    // The program is not installed where the tests run.
    let text = text.replace("/usr/local/bin/kroniek", "/bin/true");
    let unit = write(folder.path(), "kroniek.service", &text);
    if let Some(output) = run("systemd-analyze", &["verify", argument(&unit)]) {
        accepted(&output);
        // What it does not understand it only mentions.
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!said.contains("kroniek.service:"), "{said}");
    }
}

#[test]
fn nginx_accepts_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = argument(folder.path());
    if !certify(folder.path()) {
        return;
    }
    let site = read("nginx.conf").replace("/etc/ssl/kroniek", at);
    let site = write(folder.path(), "site.conf", &site);
    let whole = format!(
        "pid {at}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{ include {}; }}\n",
        argument(&site)
    );
    let whole = write(folder.path(), "nginx.conf", &whole);
    if let Some(output) = run("nginx", &["-t", "-p", at, "-c", argument(&whole)]) {
        accepted(&output);
    }
}

#[test]
fn caddy_accepts_its_file() {
    let caddyfile = file("Caddyfile");
    let arguments = ["validate", "--adapter", "caddyfile", "--config"];
    let arguments = [&arguments[..], &[argument(&caddyfile)]].concat();
    if let Some(output) = run("caddy", &arguments) {
        accepted(&output);
    }
}
