//! `arena`: who takes part, what is told, and how a match goes on after an interruption.

use crate::shell::{DEAD_END, argument, call, toy, write};

const MATCH: [&str; 7] = [
    "arena",
    "toy",
    "--bots",
    "easy,random",
    "--games",
    "30",
    "--seed=4",
];

#[test]
fn a_match_is_told_as_a_table_and_as_data() {
    let output = toy(&MATCH);
    assert_eq!(output.code, 0, "{output:?}");
    let lines: Vec<&str> = output.out.lines().collect();
    assert_eq!(lines.len(), 3, "{output:?}");
    assert!(lines[0].starts_with("bot"), "{output:?}");
    assert!(lines[1].starts_with("easy "), "{output:?}");

    let json = toy(&[&MATCH[..], &["--json"]].concat()).json();
    let bots = json["bots"].as_array().expect("bots");
    assert_eq!(
        (&bots[0]["bot"], &bots[1]["bot"]),
        (&"easy".into(), &"random".into())
    );
    let number = |bot: usize, name: &str| bots[bot][name].as_f64().expect("a number");
    for bot in [0, 1] {
        assert!(number(bot, "low") <= number(bot, "win_rate"));
        assert!(number(bot, "win_rate") <= number(bot, "high"));
        assert_eq!(bots[bot]["games"], 30);
    }
    assert!((number(0, "win_rate") + number(1, "win_rate") - 1.0).abs() < 1e-9);
    assert!(number(0, "rating") > number(1, "rating"), "{json}");
    let pair = &json["pairs"][0];
    assert_eq!((&pair["first"], &pair["second"]), (&0.into(), &1.into()));
    assert_eq!(pair["first_of_both"]["share"], bots[0]["win_rate"]);
    assert_eq!(json["sides"].as_array().map(Vec::len), Some(2), "{json}");
}

#[test]
fn a_match_stops_as_soon_as_it_is_decided() {
    let long = ["arena", "toy", "--bots", "easy,random", "--games", "4000"];
    let played = |until: &str| {
        let json = toy(&[&long[..], &["--until", until, "--json"]].concat()).json();
        json["bots"][0]["games"].as_u64().expect("a number")
    };
    // Never before forty games, however clear it is.
    let clear = played("1");
    assert_eq!(clear, 40);
    let close = played("50");
    assert!((40..4000).contains(&close), "{close}");
    assert_eq!(close % 20, 0, "it looks after every twenty");
}

#[test]
fn an_interrupted_match_goes_on_where_it_stopped() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("match.jsonl");
    let resume = ["--json", "--resume", argument(&file)];
    let whole = toy(&[&MATCH[..], &["--json"]].concat()).json();
    let first = toy(&[&MATCH[..], &resume].concat()).json();
    assert_eq!(first, whole);
    let text = std::fs::read_to_string(&file).expect("the games");
    assert_eq!(text.lines().count(), 31, "{text}");
    // The last line was being written when the power went.
    let cut = &text[..text.len() - 5];
    std::fs::write(&file, cut).expect("written");
    assert_eq!(toy(&[&MATCH[..], &resume].concat()).json(), whole);
    let again = std::fs::read_to_string(&file).expect("the games");
    assert_eq!(again.lines().count(), 31, "{again}");

    let other = [
        "arena",
        "toy",
        "--bots",
        "easy,medium",
        "--resume",
        argument(&file),
    ];
    toy(&other).fails_with("belong to another match");
    let first = text.lines().next().expect("a line");
    let strange = "{\"seats\":[0,7],\"seed\":0,\"shares\":[1,0],\"decisions\":1}";
    write(
        directory.path(),
        "match.jsonl",
        &format!("{first}\n{strange}\n"),
    );
    toy(&[&MATCH[..], &resume].concat()).fails_with("Line 2 of");
}

#[test]
fn ratings_are_drawn() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("ratings.svg");
    let output = toy(&[&MATCH[..], &["--plot", argument(&file)]].concat());
    assert_eq!(output.code, 0, "{output:?}");
    let svg = std::fs::read_to_string(&file).expect("a drawing");
    assert!(svg.starts_with("<svg") && svg.contains(">easy<"), "{svg}");
}

#[test]
fn everything_that_came_out_is_a_page() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("match.html");
    let bots = ["--bots", "easy,medium,random", "--page", argument(&file)];
    let output = toy(&[&["arena", "toy", "--games", "10"], &bots[..]].concat());
    assert_eq!(output.code, 0, "{output:?}");
    let page = std::fs::read_to_string(&file).expect("a page");
    assert!(page.starts_with("<!DOCTYPE html>"), "{page}");
    for part in [
        "<html lang=\"en\">",
        "<svg",
        ">easy<",
        ">random<",
        "30 games with 2 players",
        "color-scheme",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    // Three pairs and two sides, each with its interval drawn.
    assert_eq!(page.matches("class=\"bar\"").count(), 5, "{page}");
    // It needs nothing from elsewhere.
    for foreign in ["<script", "src=", "href=", "url(", "@import"] {
        assert!(!page.contains(foreign), "{foreign}: {page}");
    }
    let hungarian = toy(&[&["arena", "toy", "--games", "2", "--lang", "hu"], &bots[..]].concat());
    assert_eq!(hungarian.code, 0, "{hungarian:?}");
    let page = std::fs::read_to_string(&file).expect("a page");
    assert!(page.contains("Értékszámok"), "{page}");
}

#[test]
fn a_scale_is_measured_between_neighbours() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = |name: &str| directory.path().join(name);
    let scale = path("scale.toml");
    let resume = path("scale.jsonl");
    let bots = "hard-20it,medium,easy,random";
    let measure = [
        "arena",
        "toy",
        "--scale",
        argument(&scale),
        "--games",
        "20",
        "--bots",
        bots,
    ];
    let output = toy(&[&measure[..], &["--resume", argument(&resume)]].concat());
    assert_eq!(output.code, 0, "{output:?}");
    assert!(output.out.contains("measured in 100 games"), "{output:?}");
    let text = std::fs::read_to_string(&scale).expect("a scale");
    let read = bots::Scale::read(&text).expect("a scale");
    assert_eq!((read.games, read.players, read.steps.len()), (100, 2, 4));
    assert_eq!(read.rating(bots::Level::Medium), Some(1500), "{text}");
    assert_eq!(read.steps[0].level, bots::Level::Random, "{text}");
    assert!(read.steps.is_sorted_by_key(|step| step.rating), "{text}");
    // All games are in the file: nothing is played again, and the same comes out.
    let again = toy(&[&measure[..], &["--resume", argument(&resume)]].concat());
    assert_eq!(again.code, 0, "{again:?}");
    assert_eq!(std::fs::read_to_string(&scale).expect("a scale"), text);

    let usual = [
        "arena",
        "toy",
        "--scale",
        argument(&scale),
        "--games",
        "2",
        "--json",
    ];
    let json = toy(&usual).json();
    assert_eq!(json["bots"].as_array().map(Vec::len), Some(7), "{json}");
    assert_eq!(json["bots"][2]["bot"], "hard-10it");
    for bots in ["easy,hard", "easy,expert:20it", "easy,cmd:true"] {
        toy(&["arena", "toy", "--scale", argument(&scale), "--bots", bots])
            .fails_with("cannot be on a scale");
    }
}

#[test]
fn a_bot_can_be_given_other_numbers_and_a_budget() {
    let directory = tempfile::tempdir().expect("a directory");
    let weights = write(directory.path(), "weights.toml", "throw = 0.5");
    let bots = format!("hard:20it,easy:{},medium", argument(&weights));
    let json = toy(&["arena", "toy", "--bots", &bots, "--games", "2", "--json"]).json();
    assert_eq!(json["bots"][2]["games"], 4, "{json}");

    write(directory.path(), "weights.toml", "throw = true\nsing = 1");
    let output = toy(&["arena", "toy", "--bots", &bots]);
    output.fails_with("'throw' must be a number");
    output.fails_with("Line 2 (sing): 'sing' is not known");
}

#[test]
fn who_cannot_take_part_is_told() {
    let with = |bots: &str| toy(&["arena", "toy", "--bots", bots]);
    with("genius").fails_with("'genius'");
    with("hard:soon").fails_with("'soon'");
    with("easy:nowhere.toml").fails_with("nowhere.toml");
    toy(&["arena", "toy", "--bots", "easy", "--players", "9"])
        .fails_with("cannot be played with 9 players");
    toy(&["arena", "chess", "--bots", "easy"]).fails_with("There is no game 'chess'");
    assert_eq!(toy(&["arena", "toy"]).code, 2);
    assert_eq!(
        toy(&["arena", "toy", "--bots", "easy", "--games", "0"]).code,
        2
    );
    let stuck = call(
        DEAD_END,
        &["arena", "toy", "--bots", "random", "--games", "4"],
        "",
    );
    assert!(
        stuck.code == 1 && stuck.err.contains("4 games got stuck"),
        "{stuck:?}"
    );
}

#[test]
fn tuning_goes_on_where_it_stopped_and_writes_the_numbers() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = |name: &str| directory.path().join(name);
    let tune = |steps: &str, out: &str, state: &str| {
        let (out, state) = (path(out), path(state));
        let files = ["--out", argument(&out), "--resume", argument(&state)];
        let numbers = ["--steps", steps, "--games", "16", "--json"];
        toy(&[&["tune", "toy"], &numbers[..], &files[..]].concat()).json()
    };
    let whole = tune("6", "whole.toml", "whole.json");
    assert_eq!(whole["steps"], 6);
    tune("2", "parts.toml", "parts.json");
    assert_eq!(tune("6", "parts.toml", "parts.json"), whole);
    let read = |name: &str| std::fs::read_to_string(path(name)).expect("written");
    assert_eq!(read("whole.toml"), read("parts.toml"));
    assert!(read("whole.toml").starts_with("# How gladly the die is thrown.\nthrow = "));

    let state = write(directory.path(), "parts.json", "{}");
    let out = path("parts.toml");
    toy(&[
        "tune",
        "toy",
        "--out",
        argument(&out),
        "--resume",
        argument(&state),
    ])
    .fails_with("another match");
}
