//! Writes golden chronicles: random games of every registered game, kept for ever in the game's folder `golden`.
//!
//! A file that exists is never written again. Run it when a game is added or its rules get a new version:
//! `cargo run --package kroniek-games --example golden`.

use std::path::Path;

use bots::Level;
use catalog::Tell;
use engine::{Options, Rng, Seed};
use words::Lang;

/// How many games of each kind are kept.
const GAMES: u64 = 4;

fn main() -> std::io::Result<()> {
    for kind in games::all().kinds() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .with_file_name(kind.id())
            .join("golden");
        std::fs::create_dir_all(&folder)?;
        for number in 0..GAMES {
            let name = format!("{}-{number}.kroniek", kind.newest_rules());
            let file = folder.join(&name);
            if file.exists() {
                continue;
            }
            let mut rng = Rng::new(number);
            let span = u64::from(kind.seats().end() - kind.seats().start() + 1);
            let mut header = kind.header(kind.seats().start() + (number % span) as u8);
            header.seed = Some(Seed::from_number(number));
            if number > 0 {
                header.options = Options::random(kind.options(), &mut rng).named();
            }
            let mut playing = match kind.open(header) {
                Ok(playing) => playing,
                Err(problem) => {
                    println!("{}/{name}: {}", kind.id(), problem.tell(Lang::En));
                    continue;
                }
            };
            while let Some(seat) = playing.to_act().first() {
                let choice = playing.bot_choice(seat, Level::Random, rng.bits());
                let played = choice.map(|choice| playing.play_choice(seat, choice));
                if !matches!(played, Some(Ok(()))) {
                    break;
                }
            }
            std::fs::write(file, playing.chronicle())?;
            println!("{}/{name}: {} decisions", kind.id(), playing.decisions());
        }
    }
    Ok(())
}
