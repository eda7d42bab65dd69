//! Writes the board of Troyes as pages to look at: a few moments of a random game, by day and night.
//!
//! `cargo run -p kroniek-boards --example troyes_board -- DIRECTORY`

use std::path::PathBuf;
use std::{env, fs, io};

use boards::{Draw, Lit, STYLESHEET};
use engine::playout::random_choice;
use engine::{Game, Setup, Silent, Viewer, Whim};
use maud::{DOCTYPE, PreEscaped, html};
use troyes::{State, Troyes};
use words::Lang;

fn main() -> io::Result<()> {
    let directory = env::args().nth(1).map_or_else(env::temp_dir, PathBuf::from);
    fs::create_dir_all(&directory)?;
    let game = Troyes::open(&Setup::new::<Troyes>(4)).map_err(io::Error::other)?;
    let mut whim = Whim::new(12);
    let mut state = game.start(whim.seed(), &mut Silent);
    let mut choices = Vec::new();
    let mut number = 0;
    while let Some((seat, action)) = random_choice(&game, &state, &mut whim, &mut choices) {
        if number % 60 == 40 {
            for (lang, theme) in [(Lang::En, "light"), (Lang::Hu, "dark")] {
                let page = directory.join(format!("troyes-{number}-{theme}.html"));
                fs::write(&page, document(&game, &state, lang, theme))?;
            }
        }
        game.apply(&mut state, seat, action, &mut Silent);
        number += 1;
    }
    Ok(())
}

/// A page of its own around the board, as the player to act sees it.
fn document(game: &Troyes, state: &State, lang: Lang, theme: &str) -> String {
    let mut lit = Lit {
        acting: game.to_act(state).first(),
        ..Lit::default()
    };
    let mut viewer = Viewer::Spectator;
    if let Some(seat) = lit.acting {
        let mut choices = Vec::new();
        game.legal(state, seat, &mut choices);
        lit.legal = choices.iter().map(|&action| game.anchor(action)).collect();
        viewer = Viewer::Seat(seat);
    }
    let view = game.view(state, viewer);
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
                title { "Troyes" }
                style { (PreEscaped(STYLESHEET)) "body{margin:0;background:" (background) "}main{max-width:1200px}" }
            }
            body { main { (game.board(&view, &lit, lang)) (game.hand(&view, &lit, lang)) } }
        }
    };
    page.into_string()
}
