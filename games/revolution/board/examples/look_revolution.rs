//! Writes pages with the board at the sizes of its stage to `target/look`, to be looked at in a browser:
//! `cargo run -p kroniek-revolution-board --example look_revolution`.

use std::fs;
use std::path::Path;

use boards::{Draw, Highlights, TOKENS};
use engine::playout::random_choice;
use engine::{Game, Options, Rng, Seat, Setup, Silent, Viewer};
use maud::{DOCTYPE, PreEscaped, html};
use revolution_board::RevolutionBoard;
use revolution_rules::{Action, BoardPlace, Phase, Region, Revolution};
use words::{Lang, Players, Speak};

/// The sizes of the stage at 1400 by 900, at 1920 by 1080 and on a telephone.
const STAGES: [(u16, u16); 3] = [(984, 830), (1396, 1010), (390, 432)];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../target/look");
    fs::create_dir_all(&folder)?;
    let wanted = [
        (5, 0, Phase::Support),
        (5, 1, Phase::NewPieces),
        (5, 2, Phase::Overflow),
        (4, 2, Phase::Movement),
        (3, 3, Phase::Sieges),
        (2, 4, Phase::ArmyMovement),
        (5, 3, Phase::Citizens),
        (4, 2, Phase::End),
    ];
    for (number, (seats, turn, phase)) in wanted.into_iter().enumerate() {
        let mut rng = Rng::new(7 + number as u64);
        let mut setup = Setup::new::<Revolution>(seats);
        if number % 2 == 1 {
            setup.options = Options::random(Revolution::OPTIONS, &mut rng);
        }
        let game = Revolution::open(&setup)?;
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices: Vec<Action> = Vec::new();
        let mut later = 0;
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            let here = (state.board.turn, state.board.phase) == (turn, phase);
            later += usize::from(here);
            let anchors: Vec<_> = choices.iter().map(|&choice| game.anchor(choice)).collect();
            let past = (state.board.turn, state.board.phase) > (turn, phase);
            let enough = phase == Phase::End || (later > 3 && anchors.len() > 3);
            if (here && enough) || past {
                let lit = Highlights {
                    chosen: (number == 2).then(|| anchors[0].clone()),
                    legal: anchors,
                    acting: Some(seat),
                    last: [Region::Brabant, Region::Flanders]
                        .map(|at| BoardPlace::Region(at).into())
                        .to_vec(),
                    mover: Some(Seat(1)),
                };
                let view = game.view(&state, Viewer::Seat(seat));
                for lang in Lang::ALL {
                    let board = RevolutionBoard::board(&game, &view, &lit, lang);
                    let prompt = revolution_words::RevolutionWords::prompt(
                        lang,
                        Players::NONE,
                        &game,
                        &view,
                        seat,
                    );
                    println!(
                        "{number} {seats} {turn} {phase:?} {}: {} bytes, {}",
                        lang.tag(),
                        board.0.len(),
                        prompt.text
                    );
                    for (width, height) in STAGES {
                        let page = html! {
                            (DOCTYPE)
                            html lang=(lang.tag()) {
                                meta charset="utf-8";
                                meta name="viewport" content="width=device-width";
                                style { (PreEscaped(TOKENS)) (PreEscaped(RevolutionBoard::STYLE))
                                    (PreEscaped(format!(":root {{ color-scheme: light dark; }} body {{ margin: 0; background: var(--desk); }} .stage {{ width: {width}px; height: {height}px; container: stage / size; }}"))) }
                                div class="stage" { (board) }
                            }
                        };
                        let name = format!("revolution-{number}-{}-{width}.html", lang.tag());
                        fs::write(folder.join(name), page.into_string())?;
                    }
                }
                break;
            }
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
    Ok(())
}
