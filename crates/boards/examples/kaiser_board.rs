//! Writes the board of In the Shadow of the Emperor as pages to look at: a position of a random game, by day and
//! night.
//!
//! `cargo run -p kroniek-boards --example kaiser_board -- DIRECTORY`

use std::path::PathBuf;
use std::{env, fs, io};

use boards::{Draw, Lit, STYLESHEET};
use engine::playout::random_choice;
use engine::{Game, Setup, Silent, Viewer, Whim};
use kaiser::{Kaiser, Step};
use maud::{DOCTYPE, PreEscaped, html};
use words::{Lang, Speak};

fn main() -> io::Result<()> {
    let directory = env::args().nth(1).map_or_else(env::temp_dir, PathBuf::from);
    fs::create_dir_all(&directory)?;
    for theme in ["light", "dark"] {
        let page = directory.join(format!("kaiser-{theme}.html"));
        fs::write(&page, document(theme))?;
    }
    Ok(())
}

/// A page of its own around the board.
fn document(theme: &str) -> String {
    let game = Kaiser::open(&Setup::new::<Kaiser>(4)).expect("four can play");
    let mut whim = Whim::new(3);
    let mut state = game.start(whim.seed(), &mut Silent);
    let mut choices = Vec::new();
    while !(state.board.round == 3 && state.board.step == Step::Act) {
        let Some((seat, action)) = random_choice(&game, &state, &mut whim, &mut choices) else {
            break;
        };
        game.apply(&mut state, seat, action, &mut Silent);
    }
    let acting = game.to_act(&state).first();
    if let Some(seat) = acting {
        game.legal(&state, seat, &mut choices);
    }
    let lit = Lit {
        legal: choices.iter().map(|&choice| game.anchor(choice)).collect(),
        chosen: None,
        acting,
    };
    let view = game.view(&state, Viewer::Spectator);
    let page = html! {
        (DOCTYPE)
        html lang="en" data-theme=(theme) {
            head {
                meta charset="utf-8";
                title { (Kaiser::title(Lang::En)) }
                style { (PreEscaped(STYLESHEET)) "body{margin:0}" }
            }
            body { (game.board(&view, &lit, Lang::En)) }
        }
    };
    page.into_string()
}
