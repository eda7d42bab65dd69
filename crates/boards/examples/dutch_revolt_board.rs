//! Writes the board of The Dutch Revolt as pages to look at: the start and a crowded position, by day and night.
//!
//! `cargo run -p kroniek-boards --example dutch_revolt_board -- DIRECTORY`

#[path = "../tests/boards/sample.rs"]
mod sample;

use std::path::PathBuf;
use std::{env, fs, io};

use boards::STYLESHEET;
use boards::dutch_revolt::{Picture, board, hand};
use maud::{DOCTYPE, PreEscaped, html};

fn main() -> io::Result<()> {
    let directory = env::args().nth(1).map_or_else(env::temp_dir, PathBuf::from);
    fs::create_dir_all(&directory)?;
    for (name, picture) in [("start", sample::start()), ("midgame", sample::midgame())] {
        for theme in ["light", "dark"] {
            let page = directory.join(format!("dutch-revolt-{name}-{theme}.html"));
            fs::write(&page, document(&picture, theme))?;
        }
    }
    Ok(())
}

/// A page of its own around the board.
fn document(picture: &Picture, theme: &str) -> String {
    let words = sample::words(picture);
    let background = if theme == "dark" {
        "#141210"
    } else {
        "#e4dccb"
    };
    let page = html! {
        (DOCTYPE)
        html lang="en" data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (words.title) }
                style { (PreEscaped(STYLESHEET)) "body{margin:0;background:" (background) "}main{max-width:930px}" }
            }
            body { main { (board(picture, &words)) (hand(picture, &words)) } }
        }
    };
    page.into_string()
}
