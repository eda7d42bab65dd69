//! Writes the board of Revolution as pages to look at: positions of a random game, by day and night.
//!
//! `cargo run -p kroniek-boards --example revolution_board -- DIRECTORY`

use std::path::PathBuf;
use std::{env, fs, io};

use boards::{Draw, Lit, STYLESHEET};
use engine::playout::random_choice;
use engine::{Game, Setup, Silent, Viewer, Whim};
use maud::{DOCTYPE, PreEscaped, html};
use revolution::{Phase, Revolution};
use words::{Lang, Speak};

fn main() -> io::Result<()> {
    let directory = env::args().nth(1).map_or_else(env::temp_dir, PathBuf::from);
    fs::create_dir_all(&directory)?;
    for (theme, lang, turn, phase) in [
        ("light", Lang::En, 0, Phase::Support),
        ("dark", Lang::Nl, 2, Phase::ArmyMovement),
        ("light", Lang::Hu, 3, Phase::Overflow),
        ("light", Lang::Nl, 5, Phase::Citizens),
    ] {
        let page = directory.join(format!("revolution-{turn}-{lang}-{theme}.html"));
        fs::write(&page, document(theme, lang, turn, phase))?;
    }
    Ok(())
}

/// A page of its own around the board, at the first decision of a phase.
fn document(theme: &str, lang: Lang, turn: u8, phase: Phase) -> String {
    let game = Revolution::open(&Setup::new::<Revolution>(5)).expect("five can play");
    let mut whim = Whim::new(3);
    let mut state = game.start(whim.seed(), &mut Silent);
    let mut choices = Vec::new();
    while (state.board.turn, state.board.phase) < (turn, phase) {
        let Some((seat, action)) = random_choice(&game, &state, &mut whim, &mut choices) else {
            break;
        };
        game.apply(&mut state, seat, action, &mut Silent);
    }
    let acting = game.to_act(&state).first();
    choices.clear();
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
        html lang=(lang) data-theme=(theme) {
            head {
                meta charset="utf-8";
                title { (Revolution::title(lang)) }
                style { (PreEscaped(STYLESHEET)) "body{margin:0}" }
            }
            body { (game.board(&view, &lit, lang)) }
        }
    };
    page.into_string()
}
