//! Games that were played once replay to the same end for ever.

use std::path::Path;

use engine::{DecisionNumber, Viewer};
use words::Lang;

/// How many bytes a decision may take once the file is compressed.
const BYTES: f64 = 2.0;
/// How many decisions make a long game.
const LONG: usize = 1_000;

/// The golden chronicles of a game, by their names.
fn files(game: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .with_file_name(game)
        .join("golden");
    let mut files: Vec<(String, String)> = std::fs::read_dir(folder)
        .expect("the golden files are there")
        .map(|entry| entry.expect("a folder can be read").path())
        .map(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let text = std::fs::read_to_string(&path).expect("a golden file can be read");
            (format!("{game}/{name}"), text)
        })
        .collect();
    files.sort();
    files
}

/// The golden chronicles of every game.
fn all_files() -> impl Iterator<Item = (String, String)> {
    games::all().kinds().flat_map(|kind| files(kind.id()))
}

#[test]
fn golden_chronicles_replay_to_the_same_end() {
    for (name, text) in all_files() {
        let playing = games::all()
            .read(&text)
            .unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert!(playing.outcome().is_some(), "{name} is not over");
        assert_eq!(playing.chronicle(), text, "{name}");
    }
}

#[test]
fn the_last_lines_of_a_log_are_its_end() {
    for (name, text) in all_files() {
        let playing = games::all().read(&text).expect("it replays");
        for viewer in Viewer::all(playing.seats()) {
            let mut all = playing
                .log(DecisionNumber::SET_UP, viewer, Lang::En)
                .expect("may look");
            all.reverse();
            let last = playing.last_lines(80, viewer, Lang::En).expect("may look");
            assert!(all.starts_with(&last), "{name}");
            assert_eq!(last.len(), all.len().min(80), "{name}");
        }
    }
}

#[test]
fn every_game_has_golden_chronicles_of_its_newest_rules() {
    for kind in games::all().kinds() {
        let own = format!("{}/{}-", kind.id(), kind.newest_rules());
        let files = files(kind.id());
        let count = files
            .iter()
            .filter(|(name, _)| name.starts_with(&own))
            .count();
        assert!(count >= 4, "{} has {count}", kind.id());
    }
}

fn packed(text: &str) -> usize {
    let mut packed = Vec::new();
    let settings = brotli::enc::BrotliEncoderParams {
        quality: 11,
        ..Default::default()
    };
    brotli::BrotliCompress(&mut text.as_bytes(), &mut packed, &settings).expect("in memory");
    packed.len()
}

/// Random games are the hardest to compress; people's repeat themselves more. Header, end and the first use of each word
/// have a fixed size of some hundred bytes, so that only long games are measured, all of them together: in some games a
/// decision says more than in others.
#[test]
fn a_decision_takes_two_bytes_once_compressed() {
    let (mut bytes, mut all) = (0, 0);
    for (name, text) in all_files() {
        let decisions = text.lines().count() - 2;
        if decisions >= LONG {
            let packed = packed(&text);
            println!("{name}: {decisions} decisions, {packed} bytes");
            bytes += packed;
            all += decisions;
        }
    }
    assert!(
        bytes as f64 <= BYTES * all as f64,
        "{bytes} bytes for {all} decisions"
    );
}
