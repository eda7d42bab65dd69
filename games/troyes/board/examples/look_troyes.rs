//! Writes pages to look at: for each number of players and each kind of decision the position of some random games in
//! which most can be done, in `target/look/troyes-*.html`. The stage has the size of the window.
//!
//! `cargo run -p kroniek-troyes-board --example look_troyes [en|nl|hu]`

use std::collections::BTreeMap;
use std::path::Path;

use boards::{Draw, Highlights};
use engine::playout::random_choice;
use engine::{Game, Rng, Setup, Viewer};
use maud::html;
use troyes_board::TroyesBoard;
use troyes_rules::{Event, Step, Troyes};
use troyes_words::TroyesWords;
use words::{Lang, Speak};

/// Games for each number of players.
const GAMES: u64 = 12;

fn kind(step: Step) -> &'static str {
    match step {
        Step::Settle { .. } => "settle",
        Step::Counter { .. } | Step::CounterMore { .. } => "counter",
        Step::Reroll { .. } => "reroll",
        Step::TurnOver { .. } => "turn-over",
        Step::Turn { .. } => "turn",
        Step::Group { .. } => "group",
        Step::Citizen { .. } => "citizen",
        Step::Confirm { .. } => "confirm",
        Step::Cubes { .. } => "cubes",
        Step::GiveUp { .. } => "give-up",
        Step::Over => "over",
    }
}

fn page(board: &str) -> String {
    let sheet = format!(
        "{} {} html {{ color-scheme: light; }} html.dark {{ color-scheme: dark; }} body {{ margin: 0; }} \
         .stage {{ container: stage / size; width: 100vw; height: 100vh; }}",
        boards::TOKENS,
        TroyesBoard::STYLE
    );
    let head = html! {
        meta charset="utf-8";
        meta name="viewport" content="width=device-width";
        title { "Troyes" }
        style { (maud::PreEscaped(sheet)) }
    };
    format!(
        "<!doctype html><html><head>{}</head><body><div id=\"board-view\" class=\"stage\">{board}</div></body></html>",
        head.into_string()
    )
}

fn main() -> std::io::Result<()> {
    let lang = std::env::args().nth(1);
    let lang = lang.and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../target/look");
    std::fs::create_dir_all(&folder)?;
    for seats in 2..=4 {
        let mut best: BTreeMap<&str, (usize, String)> = BTreeMap::new();
        for number in 0..GAMES {
            let setup = Setup::new::<Troyes>(seats);
            let game = Troyes::open(&setup).map_err(std::io::Error::other)?;
            let mut rng = Rng::new(number);
            let mut log: Vec<Event> = Vec::new();
            let mut state = game.start(rng.seed(), &mut log);
            let mut choices = Vec::new();
            let mut mover = None;
            loop {
                let next = random_choice(&game, &state, &mut rng, &mut choices);
                let (acting, legal) = match &next {
                    Some((seat, _)) => (Some(*seat), choices.as_slice()),
                    None => (None, &[][..]),
                };
                let last = log
                    .iter()
                    .flat_map(|event| TroyesWords::event_places(&game, event));
                let lit = Highlights {
                    legal: legal.iter().map(|&choice| game.anchor(choice)).collect(),
                    acting,
                    last: last.collect(),
                    mover,
                    ..Highlights::default()
                };
                let rank = lit.legal.len()
                    + 4 * state.board.row.len()
                    + 3 * usize::from(state.board.plan.group.count);
                let name = kind(state.board.step);
                if best.get(name).is_none_or(|(found, _)| *found < rank) {
                    let viewer = acting.map_or(Viewer::Spectator, Viewer::Seat);
                    let view = game.view(&state, viewer);
                    let board = TroyesBoard::board(&game, &view, &lit, lang).into_string();
                    best.insert(name, (rank, board));
                }
                let Some((seat, action)) = next else { break };
                if mover != Some(seat) {
                    log.clear();
                }
                mover = Some(seat);
                game.apply(&mut state, seat, action, &mut log);
            }
        }
        for (name, (_, board)) in best {
            let file = folder.join(format!("troyes-{seats}-{name}.html"));
            std::fs::write(file, page(&board))?;
        }
    }
    Ok(())
}
