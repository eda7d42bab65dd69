//! What an action does, as a button says it.

use revolution_rules::{Action, Board, Faction, Region, Revolution, Single, Step, View};

use super::names::{
    at_spot, city_said as city, piece, points, province, province_said, region, region_said, space,
    spot, spot_said, support, who,
};
use super::prompts::cities_of;
use words::{Lang, list};

/// The button of an action.
pub(super) fn choice(lang: Lang, game: &Revolution, view: &View, action: Action) -> String {
    let board = &view.board;
    match action {
        Action::Province(found) => province(lang, found).to_owned(),
        Action::Region(found) => army(lang, game, board, found),
        Action::DrivenBack(found) => driven_back(lang, region(lang, found)),
        Action::March(from, to) => march(lang, region_said(lang, from), region_said(lang, to)),
        Action::MarchDrivenBack(from, to) => {
            march_driven_back(lang, region_said(lang, from), region_said(lang, to))
        }
        Action::City(found) => {
            if matches!(board.step, Step::Citizens) {
                coin(lang, city(lang, found))
            } else {
                besiege(lang, city(lang, found))
            }
        }
        Action::Rate(rate) => {
            let holder = game.chooser(board);
            holder.map_or(String::new(), |holder| tax(lang, game, board, holder, rate))
        }
        Action::Draw(found, kind) => draw(lang, support(lang, found), space(lang, kind)),
        Action::Fill(found, kind) => draw(lang, support(lang, found), space(lang, kind)),
        Action::Treasury => treasury(lang),
        Action::Intercept(0) => no_interception(lang),
        Action::Intercept(coins) => intercept(lang, coins),
        Action::Keep | Action::KeepAll | Action::Disband => upkeep(lang, game, board, action),
        Action::Abandon => abandon(lang),
        Action::Plunder(found) => plunder(lang, province_said(lang, found)),
        Action::Take(from, of) => take(lang, piece(lang, of), at_spot(lang, from)),
        Action::Put(to) if is_carrying(game, view) => spot(lang, to),
        Action::Put(to) => from_country(lang, spot_said(lang, to)),
        Action::Hire(0) => no_hiring(lang),
        Action::Hire(beggars) => hire(lang, beggars),
        Action::Defeat(found) => defeat(lang, region_said(lang, found)),
        Action::DefeatDrivenBack(found) => defeat_driven_back(lang, region_said(lang, found)),
        Action::DefeatBesieger(found) => defeat_besieger(lang, city(lang, found)),
        Action::Relieve(found) => {
            let freed = game.freed_with(board, found);
            relieve(lang, list(lang, freed.map(|found| city(lang, found))))
        }
        Action::BlockCity(found) => besiege(lang, city(lang, found)),
        Action::Patrol(found) => patrol(lang, region_said(lang, found)),
        Action::Place(place) => {
            let after = usize::from(place)
                .checked_sub(1)
                .and_then(|at| board.part.next_order.iter().nth(at));
            match after {
                Some(other) => {
                    let score = points(lang, board.score[other]);
                    place_after(lang, u16::from(place) + 1, who(lang, other), score)
                }
                None => place_first(lang, u16::from(place) + 1),
            }
        }
        Action::Settle => settle(lang),
        Action::DoneInRank => {
            let seat = view.viewer.seat();
            let others = seat.map(|seat| game.alike_elsewhere(board, seat));
            let others = others.unwrap_or_default();
            let others = others.iter().map(|at| province_said(lang, at));
            done_in_rank(lang, list(lang, others))
        }
        Action::Done => match board.step {
            Step::Convert { region: at } => no_influence(lang, region_said(lang, at)),
            Step::NewPieces { left } if left > 0 => done_keeping(lang, left),
            _ => done(lang),
        },
        Action::Several(single, count) => several(lang, single, count),
    }
}

/// Several pieces or coins at once.
fn several(lang: Lang, single: Single, count: u8) -> String {
    match single {
        Single::Province(at) => several_in(lang, count, province(lang, at)),
        Single::Draw(at, kind) | Single::Fill(at, kind) => {
            let at = draw(lang, support(lang, at), space(lang, kind));
            several_in(lang, count, at)
        }
        Single::Take(from, of) => {
            several_of(lang, piece(lang, of).count(count), at_spot(lang, from))
        }
        Single::Put(to) => several_from_country(lang, count, spot_said(lang, to)),
        Single::City(at) => coins(lang, count, city(lang, at)),
    }
}

/// Whether the viewer has picked pieces up.
fn is_carrying(game: &Revolution, view: &View) -> bool {
    let own = |seat| game.chooser_at(&view.board, seat);
    let Some(own) = view.viewer.seat().and_then(own) else {
        return true;
    };
    let mut all = view.board.part.arranging.iter().flatten();
    all.any(|one| one.faction == own && one.picked.is_some())
}

/// A region where an army is recruited, with its price, or from which one marches.
fn army(lang: Lang, game: &Revolution, board: &Board, found: Region) -> String {
    let at = region(lang, found);
    match board.step {
        Step::Recruit { raised } => match game.recruit_price(board, raised) {
            Some(price) => recruit(lang, region_said(lang, found), price),
            None => at.to_owned(),
        },
        Step::March if !game.gets_away(board, found) => stopped(lang, at),
        _ => at.to_owned(),
    }
}

/// A tax rate: what it brings, and what speaks against it.
fn tax(lang: Lang, game: &Revolution, board: &Board, holder: Faction, rate: u8) -> String {
    let cities = cities_of(lang, board, holder);
    let supply = board.supply[holder];
    let coins = supply.min(rate.saturating_mul(cities.len() as u8));
    let (left, due) = (supply - coins, game.new_pieces(board, holder));
    let cities = list(lang, cities);
    if left < due {
        rate_short(lang, rate, cities, coins, left, due)
    } else {
        self::rate(lang, rate, cities, coins, left)
    }
}

/// What becomes of an army, with the price.
fn upkeep(lang: Lang, game: &Revolution, board: &Board, action: Action) -> String {
    let card = game.chooser(board).map(|own| &game.data().factions[own]);
    let (Some(card), Step::Upkeep { region, left }) = (card, board.step) else {
        return String::new();
    };
    match action {
        Action::KeepAll => {
            let armies = Revolution::undecided(board, region, left);
            keep_all(lang, armies, armies.saturating_mul(card.maintain))
        }
        Action::Keep => keep(lang, card.maintain),
        _ => disband(lang, card.disband),
    }
}

words::texts!("choices");
