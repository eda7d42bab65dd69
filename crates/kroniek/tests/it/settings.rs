//! Settings: flags, the environment and a file.

use std::collections::BTreeMap;

use kroniek::Environment;
use serde_json::Value;

use crate::shell::{Output, TOY, argument, call_in, toy, write};

/// The document that operators read.
const OPERATING: &str = include_str!("../../../../docs/OPERATING.md");

/// Calls the program with these variables.
fn call(variables: &[(&str, &str)], arguments: &[&str]) -> Output {
    let variables = variables.iter();
    let environment = Environment {
        variables: variables
            .map(|&(name, value)| (name.to_owned(), value.to_owned()))
            .collect(),
        ..Environment::default()
    };
    call_in(&environment, TOY, arguments, "")
}

/// The settings in force, by name: value and source.
fn in_force(output: &Output) -> BTreeMap<String, (String, String)> {
    let settings = output.json();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let settings = settings.as_array().expect("a list").iter();
    settings
        .map(|one| {
            (
                text(&one["name"]),
                (text(&one["value"]), text(&one["source"])),
            )
        })
        .collect()
}

#[test]
fn a_flag_counts_more_than_a_variable_and_a_variable_more_than_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = write(
        folder.path(),
        "kroniek.toml",
        "connections = 1\nbots-per-visitor = 2\nkib-per-visitor = 3\nopen = true\ntrusted-proxies = [\"10.0.0.0/8\", \"::1\"]\n",
    );
    let variables = [
        ("KRONIEK_BOTS_PER_VISITOR", "20"),
        ("KRONIEK_KIB_PER_VISITOR", "30"),
        ("KRONIEK_TEST_ANYTHING", "is for tests"),
        ("PATH", "/bin"),
    ];
    let file = argument(&file);
    let arguments = [
        "config",
        "--json",
        "--config",
        file,
        "--kib-per-visitor",
        "300",
    ];
    let settings = in_force(&call(&variables, &arguments));
    for (name, value, source) in [
        ("connections", "1", "file"),
        ("bots-per-visitor", "20", "environment"),
        ("kib-per-visitor", "300", "flag"),
        ("open", "true", "file"),
        ("trusted-proxies", "10.0.0.0/8,::1", "file"),
        ("tables-per-visitor", "50", "default"),
        ("public-url", "", "default"),
    ] {
        let expected = (value.to_owned(), source.to_owned());
        assert_eq!(settings[name], expected, "{name}");
    }

    // The environment can name the file too, and people read where everything comes from.
    let named = [("KRONIEK_CONFIG", file), variables[0]];
    let text = call(&named, &["config"]).out;
    let line = |name: &str| {
        let line = text.lines().find(|line| line.starts_with(name));
        line.unwrap_or_else(|| panic!("no {name} in {text}"))
    };
    assert!(line("connections ").ends_with(file), "{text}");
    assert!(line("bots-per-visitor").ends_with("KRONIEK_BOTS_PER_VISITOR"));
    assert!(line("listen").contains("127.0.0.1:8566  "));
    assert!(line("listen").ends_with("default"));
}

#[test]
fn what_is_no_setting_is_refused_with_the_nearest_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let with = |text: &str| {
        let file = write(folder.path(), "kroniek.toml", text);
        call(&[], &["config", "--config", argument(&file)])
    };
    with("conections = 5").fails_with("'conections'");
    with("conections = 5").fails_with("Did you mean 'connections'?");
    with("xyzzy = 5").fails_with("'kroniek config' lists");
    with("connections = 0").fails_with("The setting 'connections'");
    with("connections = 1.5").fails_with("a whole number");
    with("open = \"maybe\"").fails_with("true or false");
    with("connections = ").fails_with("kroniek.toml");
    call(&[("KRONIEK_LISTN", "x")], &["config"]).fails_with("Did you mean 'KRONIEK_LISTEN'?");
    call(&[("KRONIEK_LISTEN", "x")], &["config"]).fails_with("KRONIEK_LISTEN");
    let missing = folder.path().join("missing.toml");
    call(&[], &["config", "--config", argument(&missing)]).fails_with("missing.toml");
    // Commands without a server do not ask for any of it.
    let games = call(&[("KRONIEK_LISTN", "x")], &["games"]);
    assert_eq!(games.code, 0, "{games:?}");
}

#[test]
fn other_commands_find_the_database_by_the_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("nowhere.db");
    let variables = [("KRONIEK_DB", argument(&missing))];
    call(&variables, &["check"]).fails_with("nowhere.db");
}

#[test]
fn a_password_is_not_printed() {
    let secret = [
        ("KRONIEK_DB", "postgres://anna:hunter2@db/kroniek"),
        ("KRONIEK_MAIL", "smtps://anna:hunter2@mail.example.org"),
    ];
    for arguments in [&["config"][..], &["config", "--json"]] {
        let output = call(&secret, arguments);
        assert!(output.out.contains("postgres://db/kroniek"), "{output:?}");
        assert!(
            output.out.contains("smtps://mail.example.org"),
            "{output:?}"
        );
        assert!(!output.out.contains("hunter2"), "{output:?}");
    }
}

#[test]
fn the_document_lists_every_setting_with_its_default() {
    let listed: BTreeMap<&str, &str> = OPERATING
        .lines()
        .filter_map(|line| {
            let (name, rest) = line.strip_prefix("| `--")?.split_once("` | ")?;
            Some((name, rest.split_once(" | ")?.0))
        })
        .collect();
    let settings = in_force(&toy(&["config", "--json"]));
    let names: Vec<&str> = settings.keys().map(String::as_str).collect();
    assert_eq!(listed.keys().copied().collect::<Vec<_>>(), names);
    for (name, (value, _)) in &settings {
        // Where the data folder is depends on the machine.
        if !value.is_empty() && name != "db" {
            assert_eq!(listed[name.as_str()], value, "{name}");
        }
    }
}
