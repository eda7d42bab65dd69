//! How games went: years, sieges and chits.

use dutch_revolt_rules::Event;

use bots::Figures;

/// Counts one game.
///
/// `years` has `all` of them, those in which the container was `empty` before everybody had drawn, and the Rebels' `points` of each year.
/// `union` has the games in which it was proclaimed, and the years that it took. `sieges` are by who attacked, and so is what they `took`;
/// each chit has a row, by who played it.
pub(super) fn count(events: &[Event], figures: &mut Figures) {
    let mut years = 0;
    for event in events {
        match *event {
            Event::YearBegan { .. } => {
                years += 1;
                figures.add("years", "all", 1);
            }
            Event::ContainerEmpty => figures.add("years", "empty", 1),
            Event::Counted { points, .. } => figures.add("years", "points", points.into()),
            Event::UnionProclaimed => {
                figures.add("union", "games", 1);
                figures.add("union", "years", years);
            }
            Event::Besieged(siege) => {
                figures.add("sieges", siege.attacker.id(), 1);
                figures.add("took", siege.attacker.id(), siege.captured.into());
            }
            Event::Played { side, chit } => figures.add(chit.id(), side.id(), 1),
            _ => {}
        }
    }
}
