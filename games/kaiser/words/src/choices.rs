//! What the buttons of a decision say.

use kaiser_rules::{
    Action, Ballot, Board, Card, Colour, Kaiser, Opening, Rank, Spot, Step, Tenant, View,
};

use super::cards::{card as card_name, privilege};
use super::names::{age, colour as player, noble as noble_name, points, thalers};
use super::places::{at, elector_of, electorate as name, twin};
use words::{Lang, capital};

/// What an action of this decision does, and what it costs.
pub(super) fn choice(lang: Lang, game: &Kaiser, view: &View, action: Action) -> String {
    let text = deed(lang, game, view, action);
    match view.board.step {
        // A knight is paid for when it stands.
        Step::Knight | Step::KnightTo { .. } => {
            let price = game.data().price(Card::Knight, Rank::Baron);
            priced(lang, text, thalers(lang, price))
        }
        _ => text,
    }
}

fn deed(lang: Lang, game: &Kaiser, view: &View, action: Action) -> String {
    let board = &view.board;
    match action {
        Action::In(electorate) => match board.step {
            Step::MoveTo { .. } | Step::KnightTo { .. } | Step::ImperialTo { .. } => {
                to(lang, name(lang, electorate))
            }
            Step::ImperialFrom => from(lang, name(lang, electorate)),
            Step::Influence | Step::Exclude => name(lang, electorate).to_string(),
            Step::Place(Opening::Knight) | Step::Knight => {
                noble_space(lang, name(lang, electorate))
            }
            _ => in_place(lang, name(lang, electorate)),
        },
        Action::Castle(electorate) => castle_space(lang, name(lang, electorate)),
        Action::At(spot) => pointing(lang, board, spot),
        Action::Take(card) if board.step == Step::Trier => {
            let price = game.data().price(card, Rank::Baron);
            priced(lang, label(lang, card), thalers(lang, price))
        }
        Action::Take(card @ (Card::Rival | Card::GreyEminence)) => card_name(lang, card).to_owned(),
        Action::Take(card) => {
            let price = game.data().price(card, Rank::Baron);
            priced(lang, label(lang, card), thalers(lang, price))
        }
        Action::TakeCouple => {
            let price = game.data().price(Card::Permit, Rank::Couple);
            priced(lang, couple(lang), thalers(lang, price))
        }
        Action::Privilege(electorate) => {
            use_privilege(lang, name(lang, electorate), privilege(lang, electorate))
        }
        Action::Name(colour) => naming(lang, game, board, colour),
        Action::Vote(ballot) => vote(lang, board, ballot),
        Action::Accept => accept(lang),
        Action::Refuse => refuse(lang),
        Action::Decline => decline(lang, board.step),
        Action::Pass => pass(lang),
    }
}

/// The card as something that is bought.
pub(super) fn label(lang: Lang, card: Card) -> String {
    match card {
        Card::Permit => baron(lang),
        _ => card_name(lang, card).to_owned(),
    }
}

fn vote(lang: Lang, board: &Board, ballot: Ballot) -> String {
    match ballot {
        Ballot::Emperor => vote_emperor(lang, player(lang, board.emperor)),
        Ballot::Rival => {
            let rival = board.rival().map_or("", |rival| player(lang, rival));
            vote_rival(lang, rival)
        }
    }
}

/// Pointing at a piece, or at a space without one.
fn pointing(lang: Lang, board: &Board, spot: Spot) -> String {
    let (place, mark) = (at(lang, spot), twin(board, spot));
    if let Some(noble) = board.noble(spot) {
        let own = Some(noble.colour) == board.decider();
        let treats = matches!(board.step, Step::Use(deed) if deed.card == Card::Doctor);
        if treats {
            let whom = noble_name(lang, noble);
            return match (own, noble.age.younger(), noble.age.older()) {
                (true, Some(to), _) => younger(lang, whom, place, age(lang, to), mark),
                // Nobody is younger than 15, which is refused.
                (true, None, _) => younger(lang, whom, place, age(lang, noble.age), mark),
                (false, _, Some(to)) => older(lang, whom, place, age(lang, to), mark),
                (false, _, None) => kill(lang, whom, place, mark),
            };
        }
        return piece(lang, noble_name(lang, noble), place, mark);
    }
    if let Some(owner) = board.knight(spot) {
        let owner = player(lang, owner);
        let chosen = match board.step {
            Step::Knight => true,
            Step::Use(deed) => deed.card == Card::Promotion,
            _ => false,
        };
        return if chosen {
            knight(lang, owner, place, mark)
        } else {
            push(lang, owner, place, mark)
        };
    }
    match spot {
        Spot::Throne => capital(place),
        Spot::Elector(electorate) => capital(elector_of(lang, electorate)),
        Spot::Noble(_, slot) | Spot::Castle(_, slot) => {
            empty_space(lang, place, u16::from(slot) + 1)
        }
    }
}

/// What becomes of the seat if this player is named in a tie.
fn naming(lang: Lang, game: &Kaiser, board: &Board, colour: Colour) -> String {
    let who = player(lang, colour);
    let Step::Tie { electorate } = board.step else {
        return who.to_owned();
    };
    let land = &board.lands[electorate];
    let power = game.power(board, electorate);
    if !Kaiser::strongest(&power).any(|tied| tied == colour) {
        who.to_owned()
    } else if land.elector.is_some_and(|elector| elector.colour == colour) {
        keeps(lang, who)
    } else if Kaiser::can_take(land, electorate, colour) {
        takes(lang, who, points(lang, game.data().points.new_elector))
    } else {
        leaves_vacant(lang, who)
    }
}

fn decline(lang: Lang, step: Step) -> String {
    match step {
        Step::Daughter => to_the_convent(lang),
        Step::Use(_) | Step::Influence | Step::Exclude => leave_unused(lang),
        Step::Eminence { .. } => stay_at_home(lang),
        Step::ImperialFrom => move_none(lang),
        _ => place_none(lang),
    }
}

/// What the tile or knight on a noble space is, for labels of the drawn board.
pub fn tenant(lang: Lang, tenant: Tenant) -> String {
    match tenant {
        Tenant::Noble(noble) => capital(noble_name(lang, noble)),
        Tenant::Knight(owner) => knight_of(lang, player(lang, owner)),
    }
}

words::texts!("choices");
