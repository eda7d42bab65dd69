//! What the option `handicap` gives, in the rules reference.

use engine::{Game, Setup};
use revolution_rules::Revolution;
use words::{Lang, list};

use crate::names::{faction as label, points};

words::texts!("handicaps");

/// For each number of players, and with three for each choice of factions, who gets how much.
pub(super) fn told(lang: Lang) -> Vec<String> {
    let three = Revolution::OPTIONS
        .iter()
        .find(|spec| spec.id == "three-factions");
    let three = three.map_or(&[][..], |spec| spec.values);
    let mut lines = vec![by_option(lang)];
    for players in Revolution::SEATS {
        let trios = if players == 3 { three } else { &three[..1] };
        lines.extend(trios.iter().filter_map(|trio| line(lang, players, trio)));
    }
    vec![lines.join("\n")]
}

/// What every faction gets that gets anything, with so many players.
fn line(lang: Lang, players: u8, trio: &str) -> Option<String> {
    let mut setup = Setup::new::<Revolution>(players);
    setup.options.set("three-factions", trio).ok()?;
    setup.options.set("handicap", "yes").ok()?;
    let game = Revolution::open(&setup).ok()?;
    let who = list(lang, game.factions().map(|faction| label(lang, faction)));
    let gains = game
        .factions()
        .filter(|&faction| game.handicap(faction) > 0);
    let gains = gains.map(|faction| {
        let extra = points(lang, game.handicap(faction));
        gain(lang, label(lang, faction), extra)
    });
    Some(gains_of(lang, who, list(lang, gains)))
}
