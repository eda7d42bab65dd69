//! What is asked of a faction.

use engine::Seat;
use revolution_rules::{Arranging, Board, Faction, Revolution, Step, View};

use super::names::{
    city, faction as label, piece, played, points, province_said as province,
    region_said as region, spot_said as spot, support_said as support,
};
use super::phase;
use words::{Lang, Person, Players, Prompt, Word, list};

/// The rule that the open decision is about.
pub(super) fn rule(board: &Board) -> &'static str {
    match board.step {
        Step::Garrison { .. } => "3.6",
        Step::Intercept { .. } => "6.2.2",
        _ => board.phase.section(board.turn),
    }
}

/// What is asked of the faction whose turn it is, or what is waited for.
pub(super) fn prompt(
    lang: Lang,
    players: &Players,
    game: &Revolution,
    view: &View,
    seat: Seat,
) -> Prompt {
    Prompt {
        text: asked(lang, players, game, &view.board, Some(seat)),
        rule: rule(&view.board),
    }
}

/// The open decision as a sentence that begins with the faction's name.
pub(super) fn asked(
    lang: Lang,
    players: &Players,
    game: &Revolution,
    board: &Board,
    seat: Option<Seat>,
) -> String {
    // Where several move pieces at the same time everybody is told about their own.
    let own = seat.and_then(|seat| game.chooser_at(board, seat));
    let Some(chooser) = own.or_else(|| game.chooser(board)) else {
        return over(lang);
    };
    let who = players.person_of(game.seat_of(chooser), label(lang, chooser));
    let coins = board.treasury[chooser];
    match board.step {
        Step::Garrison { left } => garrison(lang, who, left),
        Step::Tax => tax(lang, who),
        Step::Support { shipped: 0 } => draw(lang, who),
        Step::Support { shipped } => draw_or_sail(lang, who, shipped),
        Step::SupportTo {
            support: from,
            pieces,
            ..
        } => draw_to(lang, who, pieces, support(lang, from)),
        Step::Intercept { shipped } => {
            let victim = played(lang, players, game, board.acting());
            intercept(lang, who, victim, shipped)
        }
        Step::Upkeep { region: at, left } => upkeep(lang, who, region(lang, at), left, coins),
        Step::Loot { region: at, .. } => loot(lang, who, region(lang, at)),
        Step::Recruit { raised } => recruit(lang, who, raised, coins),
        Step::Besiege => besiege(lang, who),
        Step::Hire => hire(lang, who, coins),
        Step::Beggars { left } => beggars(lang, who, left),
        Step::March => march(lang, who),
        Step::MarchTo { from, .. } => march_to(lang, who, region(lang, from)),
        Step::Influence => influence(lang, who),
        Step::Convert { region: at } => convert(lang, who, region(lang, at)),
        Step::NewPieces { left: 0 } => all_placed(lang, who),
        Step::NewPieces { left } => new_pieces(lang, who, left),
        Step::Neutrals { left, .. } => neutrals(lang, who, left),
        Step::Overflow => overflow(lang, who),
        Step::OverflowTo { from, pieces } => overflow_to(lang, who, pieces, province(lang, from)),
        Step::NextProvince => next_province(lang, who),
        Step::Arrange => moving(lang, who, board, chooser),
        Step::Citizens => citizens(lang, who, coins),
        Step::Order => order(lang, who, points(lang, board.score[chooser])),
        Step::Over => over(lang),
    }
}

/// What is asked of a faction that moves pieces within provinces.
fn moving(lang: Lang, who: Person<'_>, board: &Board, chooser: Faction) -> String {
    let mut all = board.part.arranging.iter().flatten();
    match all.find(|arranging| arranging.faction == chooser) {
        Some(Arranging {
            picked: Some((from, of)),
            pieces,
            ..
        }) => {
            let picked = piece(lang, *of).count(*pieces);
            arrange_to(lang, who, *pieces, picked, spot(lang, *from))
        }
        Some(arranging) => {
            let at = province(lang, arranging.province);
            arrange(lang, who, at, arranging.moves)
        }
        None => go_to(lang, who),
    }
}

/// What everybody is told whose turn it is not.
pub(super) fn waiting(lang: Lang, players: &Players, game: &Revolution, board: &Board) -> String {
    let choosers = game
        .factions()
        .filter(|&faction| game.decides(board, faction));
    let names = choosers.map(|faction| played(lang, players, game, faction).the(lang, None));
    let names: Vec<String> = names.collect();
    if names.is_empty() {
        over(lang)
    } else {
        wait(lang, list(lang, names), phase(lang, board.phase))
    }
}

/// The cities that a faction holds, for the tax.
pub(super) fn cities_of(lang: Lang, board: &Board, holder: Faction) -> Vec<&'static str> {
    board
        .city_cards
        .iter()
        .filter(|(_, card)| **card == Some(holder))
        .map(|(found, _)| city(lang, found))
        .collect()
}

words::texts!("prompts");
