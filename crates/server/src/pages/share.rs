//! What other sites tell beside a link: to a table, to one of its positions, to a game.

use catalog::AnyGame;
use engine::DecisionNumber;
use table::{PositionView, Stage, TableError, TableView};
use words::Lang;

use super::frame::Shared;
use super::home::called;

/// A game that nobody plays.
pub(super) fn of_game(kind: &'static dyn AnyGame, lang: Lang) -> Shared {
    Shared {
        about: kind.about().summary.say(lang).to_owned(),
        picture: format!("/games/{}/picture.png", kind.id()),
    }
}

/// A table as it is now, or after a decision. Of a private one nothing is told but the game.
pub(super) fn of_table(
    view: &TableView<'_>,
    at: Option<DecisionNumber>,
    lang: Lang,
) -> Result<Shared, TableError> {
    if view.is_private() || view.stage() == Stage::Gathering {
        return Ok(of_game(view.kind(), lang));
    }
    let names: Vec<String> = view
        .seats(lang)
        .iter()
        .map(|seat| format!("{} ({})", called(seat, lang), seat.side))
        .collect();
    let line = how_far(view, &view.scene(at)?, lang);
    let at = at.map_or(String::new(), |at| format!("?at={at}"));
    Ok(Shared {
        about: format!("{line} · {}", names.join(", ")),
        picture: format!("/tables/{}/picture.png{at}", view.id()),
    })
}

/// Round and phase of a position, or how the game ended if it is the last one.
pub(super) fn how_far(view: &TableView<'_>, scene: &PositionView<'_>, lang: Lang) -> String {
    let ended = scene.decisions() == view.position().decisions;
    if let Some(result) = view.result(lang).filter(|_| ended) {
        return result;
    }
    let (round, moment) = (scene.round(lang), scene.moment());
    if moment.round == 0 {
        round
    } else {
        let phase = view.kind().about().phase(lang, moment.phase);
        format!("{round}: {phase}")
    }
}
