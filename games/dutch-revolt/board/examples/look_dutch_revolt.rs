//! Writes the board at the sizes of its stage to `target/look`, to be looked at in a browser.
//!
//! `cargo run -p kroniek-dutch-revolt-board --example look_dutch_revolt 400 part` plays 400 decisions at random and goes on until a
//! legal choice begins with `part`; with `siege` until a territory is under attack.

use std::fs;
use std::io;
use std::path::Path;

use boards::{Draw, Highlights};
use dutch_revolt_board::DutchRevoltBoard;
use dutch_revolt_rules::{DutchRevolt, Side};
use engine::{Game, Playing, Rng, Seed, Setup, Viewer};
use words::Lang;

/// Sizes of the stage: a laptop, a large screen, a telephone.
const STAGES: [(u32, u32); 3] = [(984, 830), (1396, 1010), (390, 432)];

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../target/look");
    fs::create_dir_all(&folder)?;
    let mut arguments = std::env::args().skip(1);
    let decisions = arguments.next().and_then(|text| text.parse().ok());
    let until = arguments.next().unwrap_or_default();
    let game =
        DutchRevolt::open(&Setup::new::<DutchRevolt>(2)).map_err(|_| io::ErrorKind::Other)?;
    let mut playing = Playing::new(game, Seed::from_number(3));
    let mut rng = Rng::new(3);
    let mut choices = Vec::new();
    for number in 0.. {
        let Some(seat) = playing.game().to_act(playing.state()).first() else {
            break;
        };
        playing.game().legal(playing.state(), seat, &mut choices);
        let board = &playing.state().board;
        let is_invaded = |&side: &Side| !playing.game().invaded(board, side).is_empty();
        let is_wanted = match until.as_str() {
            "siege" => Side::ALL.iter().any(is_invaded),
            _ => choices
                .iter()
                .any(|choice| choice.to_string().starts_with(&until)),
        };
        if number >= decisions.unwrap_or(400) && is_wanted {
            break;
        }
        let action = choices[rng.below(choices.len())];
        let played = playing.play(seat, action);
        assert!(played.is_ok(), "a legal choice");
    }
    let game = playing.game();
    let seat = game.to_act(playing.state()).first();
    let mut lit = Highlights::default();
    if let Some(seat) = seat {
        game.legal(playing.state(), seat, &mut choices);
        lit.legal = choices.iter().map(|&choice| game.anchor(choice)).collect();
        lit.acting = Some(seat);
    }
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let view = game.view(playing.state(), viewer);
    for lang in Lang::ALL {
        let board = DutchRevoltBoard::board(game, &view, &lit, lang).into_string();
        let hand = DutchRevoltBoard::hand(game, &view, &lit, lang).into_string();
        println!(
            "{}: board {} bytes, hand {} bytes",
            lang.tag(),
            board.len(),
            hand.len()
        );
        for (width, height) in STAGES {
            let page = format!(
                "<!doctype html><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
                 <style>:root {{ color-scheme: light dark }} body {{ margin: 0; background: var(--desk) }} \
                 .stage {{ container: stage / size; width: {width}px; height: {height}px }} \
                 .rail {{ width: 370px; max-width: 90vw; padding: 10px; background: var(--card) }}</style>\
                 <link rel=stylesheet href=../../crates/boards/assets/tokens.css>\
                 <link rel=stylesheet href=../../games/dutch-revolt/board/style.css>\
                 <div class=stage>{board}</div><div class=rail>{hand}</div>"
            );
            fs::write(
                folder.join(format!("dutch-revolt-{}-{width}.html", lang.tag())),
                page,
            )?;
        }
    }
    Ok(())
}
