//! `games`, `data`, `sim`, `replay`, `verify`: what they print, and what they say to bad input.

use engine::fair::{Fairness, Secret};
use engine::{DecisionNumber, Seat, Seed};

use table::SigningKey;

use crate::shell::{DEAD_END, STEADY, TOY, argument, call, toy, write};

/// The chronicle of a whole auction.
pub(crate) fn chronicle() -> String {
    let kind = TOY.find("toy").expect("the toy is there");
    let mut header = kind.header(2);
    let secret = Secret(Seed::from_number(3));
    let contributions = vec!["tulip".to_owned(), "herring".to_owned()];
    header.seed = Some(secret.seed(&contributions));
    header.fairness = Some(Fairness {
        commitment: secret.commitment(),
        contributions,
        secret: Some(secret),
    });
    let mut playing = kind.open(header).expect("two can play");
    while let Some(seat) = playing.to_act().first() {
        playing.play_choice(seat, 0).expect("legal");
    }
    assert_eq!(playing.decided_by(DecisionNumber(1)), Some(Seat(0)));
    playing.chronicle()
}

#[test]
fn games_are_listed() {
    let output = toy(&["games"]);
    assert!(
        output.out.starts_with("toy: The Auction, 2 to 4 players"),
        "{output:?}"
    );
    assert!(toy(&["games", "--lang", "hu"]).out.contains("Az árverés"));
    let games = toy(&["--json", "games"]).json();
    assert_eq!(games[0]["seats"]["most"], 4);
    assert_eq!(games[0]["options"][1]["values"][1], "ten");
}

#[test]
fn data_are_listed_with_their_sources() {
    let output = toy(&["data", "toy"]);
    assert!(
        output.out.contains("purse = 6 (reconstructed)  # 1.2"),
        "{output:?}"
    );
    assert_eq!(toy(&["data", "toy", "--json"]).json()[1]["path"], "rounds");
}

#[test]
fn data_can_be_replaced() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = argument(directory.path());
    let missing = toy(&["data", "toy", "--data", path]);
    assert_eq!(missing.code, 0);
    assert!(
        missing.err.contains("the game uses its own data"),
        "{missing:?}"
    );
    let file = |rounds: u8| {
        format!(
            "# mine\nrounds = {{ value = {rounds}, source = \"public\" }}\npurse = {{ value = 3, source = \"public\" }}\n"
        )
    };
    write(directory.path(), "toy.toml", &file(5));
    let output = toy(&["data", "toy", "--data", path]);
    assert!(output.out.contains("rounds = 5 (public)"), "{output:?}");

    write(directory.path(), "toy.toml", &file(50));
    for command in [
        &["data", "toy", "--data", path][..],
        &["play", "toy", "--data", path],
        &["sim", "toy", "--data", path],
    ] {
        toy(command).fails_with("Line 2 (rounds): the number must be from 1 to 25");
    }
    write(directory.path(), "toy.toml", "rounds = [");
    toy(&["data", "toy", "--data", path]).fails_with("Line 1 (rounds): ");
    toy(&["data", "toy", "--data", "nowhere"]).fails_with("There is no directory 'nowhere'.");

    // A server does not begin with data that it could not play with.
    let database = directory.path().join("toy.db");
    let serve = |data| toy(&["serve", "--db", argument(&database), "--data", data]);
    serve("nowhere").fails_with("There is no directory 'nowhere'.");
    serve(path).fails_with("Line 1 (rounds): ");
    std::fs::remove_file(directory.path().join("toy.toml")).expect("removed");
    serve(path).fails_with("There is no data file of any game");
    assert!(!database.exists());
}

#[test]
fn unknown_names_are_told_with_those_that_there_are() {
    for command in ["data", "play", "sim"] {
        toy(&[command, "chess"]).fails_with("There is no game 'chess'. The games are: toy.");
    }
    toy(&["sim", "toy", "--options", "shrt=yes"])
        .fails_with("The options of this game are: short, die");
    toy(&["sim", "toy", "--options", "die=two"]).fails_with("It can be: six, ten");
    toy(&["sim", "toy", "--options", "short"]).fails_with("Write name=value");
    toy(&["sim", "toy", "--bots", "genius"]).fails_with("There is no bot 'genius'");
    toy(&["sim", "toy", "--bots", "random,random,random"])
        .fails_with("There are 2 seats, but 3 bots were given.");
    toy(&["sim", "toy", "--players", "9"]).fails_with("it needs at least 2 and at most 4");
    toy(&["sim", "chess", "--lang", "nl"]).fails_with("Er is geen spel");
    assert_eq!(toy(&["sim", "toy", "--threads", "0"]).code, 2);
    assert_eq!(toy(&["frobnicate"]).code, 2);
    assert_eq!(toy(&["games", "--lang", "de"]).code, 2);
}

#[test]
fn simulations_are_told_in_words_and_as_data() {
    let arguments = [
        "sim",
        "toy",
        "--players",
        "3",
        "--games",
        "20",
        "--threads",
        "2",
    ];
    let output = toy(&arguments);
    assert_eq!(output.code, 0, "{output:?}");
    assert!(output.out.starts_with("Games: 20; "), "{output:?}");

    let json = toy(&[&arguments[..], &["--json"]].concat()).json();
    assert_eq!(json["game"], "toy");
    assert_eq!(
        (&json["players"], &json["games"], &json["dead_ends"]),
        (&3.into(), &20.into(), &0.into())
    );
    let decisions = json["decisions"].as_f64().expect("a number");
    assert!((json["mean_length"].as_f64().expect("a number") - decisions / 20.0).abs() < 1e-9);
    let per_seat: Vec<f64> =
        serde_json::from_value(json["decisions_per_seat"].clone()).expect("means");
    let all: f64 = per_seat.iter().sum::<f64>() * 20.0;
    assert_eq!(per_seat.len(), 3);
    assert!(
        (all - decisions).abs() < 1e-6,
        "in the toy a die or somebody else's turn follows every single choice: {all} of {decisions}"
    );
    assert_eq!(json["mean_rounds"], 3.0, "{json}");
    assert!(json["cpu_seconds"].is_number() && json["decisions_per_cpu_second"].is_number());
    let outcomes = json["outcomes"].as_object().expect("results");
    assert_eq!(
        outcomes
            .values()
            .filter_map(serde_json::Value::as_u64)
            .sum::<u64>(),
        20
    );
}

#[test]
fn simulated_bots_have_settings() {
    let json = toy(&[
        "sim",
        "toy",
        "--games",
        "2",
        "--bots",
        "hard:5it,easy",
        "--json",
    ])
    .json();
    assert_eq!(json["games"], 2);
    toy(&["sim", "toy", "--bots", "hard:soon"]).fails_with("'soon'");
    toy(&["sim", "toy", "--bots", "easy:nowhere.toml"]).fails_with("nowhere.toml");
    toy(&["arena", "toy", "--bots", "easy,genius"]).fails_with("There is no bot 'genius'");
}

#[test]
fn decisions_that_a_table_makes_are_not_counted_for_a_seat() {
    let simulated = |bots| {
        let arguments = ["sim", "toy", "--games", "10", "--bots", bots, "--json"];
        call(STEADY, &arguments, "").json()
    };
    for bots in ["random", "easy"] {
        let json = simulated(bots);
        let per_seat: Vec<f64> =
            serde_json::from_value(json["decisions_per_seat"].clone()).expect("means");
        let all = json["decisions"].as_f64().expect("a number");
        let own = per_seat.iter().sum::<f64>() * 10.0;
        // Whoever leads can often aim at one field only, and goes on with the throw.
        assert!(own > 0.0 && own + 0.5 < all, "{bots}: {json}");
    }
}

#[test]
fn a_dead_end_is_a_failure() {
    let output = call(DEAD_END, &["sim", "toy", "--json", "--games", "5"], "");
    assert_eq!(output.code, 1);
    assert_eq!(output.json()["dead_ends"], 5);
    assert!(output.err.contains("5 games got stuck"), "{output:?}");
}

#[test]
fn a_saved_game_is_shown_at_any_point() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = write(directory.path(), "game.kroniek", &chronicle());
    let file = argument(&file);
    let output = toy(&["replay", file, "--at", "2"]);
    assert!(
        output.out.contains("The bids are 0 and 0: Red leads."),
        "{output:?}"
    );
    assert!(output.out.contains("After decision 2 of 12"), "{output:?}");
    assert!(!output.out.contains("aims"), "{output:?}");
    let json = toy(&["replay", file, "--json", "--seat", "1"]).json();
    assert_eq!((&json["at"], &json["decisions"]), (&12.into(), &12.into()));
    assert_eq!(json["log"][1]["text"], "Blue bids 0.");
    assert!(json["outcome"]["winners"].is_array());
    toy(&["replay", file, "--at", "13"])
        .fails_with("There is no decision 13: the game has only 12.");
    toy(&["replay", file, "--seat", "7"]).fails_with("There is no seat 7");
}

#[test]
fn a_finished_game_is_analysed() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = write(directory.path(), "game.kroniek", &chronicle());
    let output = toy(&["analyse", argument(&file)]);
    assert_eq!(output.code, 0, "{output:?}");
    for part in [
        "Analysis: The Auction",
        "Decisions and luck",
        "Red: Start",
        "The largest loss of each side in each round",
    ] {
        assert!(output.out.contains(part), "no '{part}' in {output:?}");
    }
    let told = toy(&["analyse", argument(&file), "--json", "--level", "easy"]).json();
    assert_eq!(told["level"], "easy");
    assert_eq!(told["shares"].as_array().map(Vec::len), Some(13));
    assert_eq!(told["balance"].as_array().map(Vec::len), Some(2));
    let dutch = toy(&["analyse", argument(&file), "--lang", "nl"]);
    assert!(dutch.out.contains("Beslissingen en geluk"), "{dutch:?}");
    toy(&["analyse", argument(&file), "--level", "genius"]).fails_with("There is no bot 'genius'");
    toy(&["analyse", "nowhere.kroniek"]).fails_with("Cannot read 'nowhere.kroniek'");

    let kind = TOY.find("toy").expect("the toy is there");
    let mut header = kind.header(2);
    header.seed = Some(Seed::from_number(1));
    let begun = kind.open(header).expect("two can play");
    let file = write(directory.path(), "begun.kroniek", &begun.chronicle());
    toy(&["analyse", argument(&file)]).fails_with("The game is not over yet.");
}

#[test]
fn a_genuine_chronicle_is_verified() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = write(directory.path(), "game.kroniek", &chronicle());
    let output = toy(&["verify", argument(&file)]);
    assert_eq!(output.code, 0);
    assert!(output.out.contains("12 decisions, all legal"), "{output:?}");
    assert!(
        output
            .out
            .contains("These are the dice that the server committed to"),
        "{output:?}"
    );
    let json = toy(&["verify", argument(&file), "--json"]).json();
    assert_eq!(json["dice_proved"], true);
    assert_eq!(json["hash"].as_str().map(str::len), Some(64));
    assert_eq!(json["contributions"][1]["contribution"], "herring");
    assert_eq!(json["signed_by"], serde_json::Value::Null);
    assert_eq!(json["not_proved"], serde_json::json!(["seal", "origin"]));
}

#[test]
fn verify_says_what_is_proved_and_what_is_not() {
    let directory = tempfile::tempdir().expect("a directory");
    let text = chronicle();
    let file = write(directory.path(), "game.kroniek", &text);
    let file = argument(&file);
    let seal = Secret(Seed::from_number(3)).commitment().0.to_hex();
    let output = toy(&["verify", file]);
    for part in [
        format!("Seal of the dice: {seal}"),
        "Red contributed: tulip".to_owned(),
        "No server has signed this chronicle.".to_owned(),
        "That this seal was shown before the game.".to_owned(),
        "Where it was played".to_owned(),
    ] {
        assert!(output.out.contains(&part), "no '{part}' in {output:?}");
    }
    let compared = toy(&["verify", file, "--seal", &seal]);
    assert_eq!(compared.code, 0, "{compared:?}");
    assert!(!compared.out.contains("That this seal"), "{compared:?}");
    let other = Secret(Seed::from_number(4)).commitment().0.to_hex();
    toy(&["verify", file, "--seal", &other]).fails_with("These are not the dice of that seal");

    // Nobody contributed, somebody is named, and the game began in the middle.
    let kind = TOY.find("toy").expect("the toy is there");
    let mut header = kind.header(2);
    header.seed = Some(Seed::from_number(3));
    let mut playing = kind.open(header.clone()).expect("two can play");
    playing.play_choice(Seat(0), 0).expect("legal");
    header.seed = None;
    header.start = Some(playing.state());
    header.players = vec!["Anna".to_owned(), "Piet".to_owned()];
    let begun = kind.open(header).expect("possible").chronicle();
    let file = write(directory.path(), "begun.kroniek", &begun);
    let json = toy(&["verify", argument(&file), "--json"]).json();
    let unproved = serde_json::json!(["dice", "beginning", "names", "origin"]);
    assert_eq!(json["not_proved"], unproved);
}

#[test]
fn verify_says_that_nobody_contributed_and_that_the_data_are_their_own() {
    let directory = tempfile::tempdir().expect("a directory");
    let kind = TOY.find("toy").expect("the toy is there");
    let mut header = kind.header(2);
    let secret = Secret(Seed::from_number(3));
    let contributions = vec![String::new(); 2];
    header.seed = Some(secret.seed(&contributions));
    header.fairness = Some(Fairness {
        commitment: secret.commitment(),
        contributions,
        secret: Some(secret),
    });
    let data =
        "rounds = { value = 2, source = \"memory\" }\npurse = { value = 6, source = \"memory\" }\n";
    header.data = Some(data.to_owned());
    let mut playing = kind.open(header).expect("two can play");
    while let Some(seat) = playing.to_act().first() {
        playing.play_choice(seat, 0).expect("legal");
    }
    let file = write(directory.path(), "own.kroniek", &playing.chronicle());
    let json = toy(&["verify", argument(&file), "--json"]).json();
    let unproved = serde_json::json!(["seal", "nobody-contributed", "data", "origin"]);
    assert_eq!(json["not_proved"], unproved);
    let output = toy(&["verify", argument(&file)]);
    assert_eq!(output.code, 0, "{output:?}");
    let listed = output.out.lines().filter(|line| line.starts_with("- "));
    assert_eq!(listed.count(), 4, "{output:?}");
}

#[test]
fn a_signed_chronicle_is_told_from_a_forged_one() {
    let directory = tempfile::tempdir().expect("a directory");
    let (own, other) = (SigningKey::new([1; 32]), SigningKey::new([2; 32]));
    let text = own.sign(chronicle());
    let file = write(directory.path(), "signed.kroniek", &text);
    let file = argument(&file);
    let output = toy(&["verify", file, "--key", &own.public()]);
    assert_eq!(output.code, 0, "{output:?}");
    assert!(output.out.contains("Signed by the server"), "{output:?}");
    assert!(!output.out.contains("Where it was played"), "{output:?}");
    toy(&["verify", file, "--key", &other.public()]).fails_with("Another server has signed");
    // A signed game is replayed like any other.
    assert_eq!(toy(&["replay", file]).code, 0);

    // Other names leave the hash of the game as it is.
    let changed = text.replacen("\"seats\":2", "\"seats\":2,\"players\":[\"Me\",\"You\"]", 1);
    let forged = write(directory.path(), "forged.kroniek", &changed);
    toy(&["verify", argument(&forged)]).fails_with("The signature is not valid");
    let unsigned = write(directory.path(), "unsigned.kroniek", &chronicle());
    toy(&["verify", argument(&unsigned), "--key", &own.public()])
        .fails_with("No server has signed this chronicle");
}

#[test]
fn a_chronicle_that_is_not_genuine_is_refused_and_left_alone() {
    let whole = chronicle();
    let lines: Vec<&str> = whole.lines().collect();
    let cases = [
        (String::new(), "Line 1 of the chronicle cannot be read"),
        (
            "hello\n".to_owned(),
            "Line 1 of the chronicle cannot be read",
        ),
        (
            whole.replacen("{\"kroniek\":2", "{\"kroniek\":3", 1),
            "is in format 3",
        ),
        (
            whole.replacen("\"game\":\"toy\"", "\"game\":\"go\"", 1),
            "There is no game 'go'",
        ),
        (
            whole.replacen("\"seats\":2", "\"seats\":5", 1),
            "it needs at least 2 and at most 4",
        ),
        (
            whole.replacen("\"rules\":1", "\"rules\":8", 1),
            "Version 8 of the rules",
        ),
        (
            whole.replacen("[0,{\"bid\":0}]", "[0,{\"bid\":0}", 1),
            "Line 2 of the chronicle cannot be read",
        ),
        (
            whole.replacen("[0,{\"bid\":0}]", "[0,{\"bid\":9}]", 1),
            "Decision 1 (line 2) is not allowed",
        ),
        (
            whole.replacen("[0,{\"bid\":0}]", "[0,{\"bid\":1}]", 1),
            "lead to a different position",
        ),
        (
            whole.replacen("herring", "cod", 1),
            "These are not the dice that the server committed to",
        ),
        (lines[..lines.len() - 1].join("\n"), "its end is missing"),
        (whole[..whole.len() - 20].to_owned(), "its end is missing"),
        (
            [lines[0], lines[lines.len() - 1]].join("\n"),
            "it has 0 decisions, but its end says 12",
        ),
    ];
    let directory = tempfile::tempdir().expect("a directory");
    for (text, expected) in cases {
        let file = write(directory.path(), "game.kroniek", &text);
        for command in ["verify", "replay"] {
            toy(&[command, argument(&file)]).fails_with(expected);
        }
        toy(&["play", "--resume", argument(&file)]).fails_with(expected);
        assert_eq!(std::fs::read_to_string(&file).expect("still there"), text);
    }
    let huge = directory.path().join("huge.kroniek");
    let file = std::fs::File::create(&huge).expect("made");
    file.set_len(1 << 40)
        .expect("nothing but zeros, which take no room");
    for command in ["verify", "replay", "analyse"] {
        toy(&[command, argument(&huge)]).fails_with("is too large: at most 16 MB");
    }
    toy(&["verify", "nowhere.kroniek"]).fails_with("Cannot read 'nowhere.kroniek'");
    let file = directory.path().join("bytes.kroniek");
    std::fs::write(&file, [0xff, 0xfe, 0x00]).expect("written");
    toy(&["verify", argument(&file)]).fails_with("Cannot read");
}

#[test]
fn nothing_that_a_terminal_obeys_is_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let odd = "\u{1b}]0;mine\u{7}\u{9b}31m\u{202e}";
    let is_plain = |text: &str| !text.contains(|c| words::is_disturbing(c) && c != '\n');
    let named = toy(&["play", odd]);
    assert!(named.code == 1 && is_plain(&named.err), "{named:?}");
    let mut lines = chronicle();
    lines.insert_str(0, odd);
    let file = write(folder.path(), "odd.kroniek", &lines);
    let file = toy(&["verify", argument(&file)]);
    assert!(file.code == 1 && is_plain(&file.err), "{file:?}");

    // Data are not changed, only written in another way.
    let note = "rounds = { value = 3, source = \"memory\", note = \"\\u202e\u{9b}\" }\n\
                purse = { value = 3, source = \"memory\" }\n";
    write(folder.path(), "toy.toml", note);
    let data = ["--data", argument(folder.path()), "data", "toy"];
    let printed = toy(&data);
    assert!(is_plain(&printed.out), "{printed:?}");
    let json = toy(&[&data[..], &["--json"]].concat());
    assert!(is_plain(&json.out), "{json:?}");
    assert_eq!(json.json()[1]["note"], "\u{202e}\u{9b}");
}
