//! A choice as a tile of the decision panel: what is chosen, what it costs, and what it brings.

use kaiser_rules::{
    Action, Ballot, Board, Card, Colour, Electorate, Kaiser, Prospect, Rank, Spot, Step, Tint, View,
};

use super::cards::privilege_in_short;
use super::choices::{choice, label};
use super::names::{colour as player, noble, thalers};
use super::places::{elector_of, electorate as name, twin};
use super::verdict::{Verdict, with_piece};
use words::{ChoiceTile, Lang, capital};

/// The tile of an action of this decision.
pub(super) fn tile(lang: Lang, game: &Kaiser, view: &View, action: Action) -> ChoiceTile {
    let board = &view.board;
    match action {
        Action::Take(card) => purchase(lang, game, board, card, Rank::Baron),
        Action::TakeCouple => purchase(lang, game, board, Card::Permit, Rank::Couple),
        Action::Privilege(at) => ChoiceTile {
            group: privileges(lang),
            title: name(lang, at).to_string(),
            detail: privilege_in_short(lang, at).to_owned(),
            effect: String::new(),
        },
        Action::In(at) => settlement(lang, game, board, action, at),
        Action::Castle(at) => ChoiceTile {
            title: in_castle(lang, name(lang, at)),
            ..settlement(lang, game, board, action, at)
        },
        Action::At(spot) => piece(lang, game, board, spot),
        Action::Name(colour) => naming(lang, game, board, colour),
        Action::Vote(ballot) => vote(lang, game, view, ballot),
        Action::Accept | Action::Refuse | Action::Decline | Action::Pass => {
            ChoiceTile::plain(choice(lang, game, view, action))
        }
    }
}

fn purchase(lang: Lang, game: &Kaiser, board: &Board, card: Card, rank: Rank) -> ChoiceTile {
    let price = game.data().price(card, rank);
    let points = &game.data().points;
    let built = game.data().cities - board.players[board.turn].cities;
    let effect = match card {
        Card::Indulgence => gain(lang, points.indulgence),
        Card::Ordinance => {
            let next = points.cities.get(usize::from(built));
            next.map_or(String::new(), |&points| gain(lang, points))
        }
        Card::Pope => more_votes(lang, game.data().pope_votes),
        _ => String::new(),
    };
    ChoiceTile {
        group: match board.step {
            Step::Trier => sold_out(lang),
            _ => cards(lang, game.data().cards[card].tint).to_owned(),
        },
        title: match rank {
            Rank::Baron => label(lang, card),
            Rank::Couple => super::choices::couple(lang),
        },
        detail: match price {
            0 => free(lang),
            _ => thalers(lang, price).to_string(),
        },
        effect,
    }
}

/// A piece goes into an electorate, or the electorate itself is meant: grouped by what phase V would do there then.
fn settlement(
    lang: Lang,
    game: &Kaiser,
    board: &Board,
    action: Action,
    at: Electorate,
) -> ChoiceTile {
    let title = name(lang, at).to_string();
    let after = with_piece(board, action);
    let detail = standing(lang, game, after.as_ref().unwrap_or(board), at);
    let Some((after, own)) = after.zip(board.decider()) else {
        return ChoiceTile {
            title,
            detail,
            ..ChoiceTile::default()
        };
    };
    let points = &game.data().points;
    let (group, effect) = match Verdict::of(lang, game, &after, at).prospect {
        Prospect::Takes(who) if who == own => (you_take(lang), gain(lang, points.new_elector)),
        Prospect::Stays(who) if who == own => (you_stay(lang), String::new()),
        Prospect::Vacant(who) if who == own => (you_lead(lang), String::new()),
        Prospect::Tie | Prospect::TieVacant => (would_tie(lang), String::new()),
        _ => (others_lead(lang), String::new()),
    };
    ChoiceTile {
        group,
        title,
        detail,
        effect,
    }
}

/// Everybody's power, the strongest first; those without any are left out.
pub(super) fn standing(lang: Lang, game: &Kaiser, board: &Board, at: Electorate) -> String {
    let power = game.power(board, at);
    let mut ranking: Vec<(Colour, u8)> = game
        .colours()
        .map(|colour| (colour, power[colour]))
        .filter(|&(_, own)| own > 0)
        .collect();
    ranking.sort_by_key(|&(_, own)| std::cmp::Reverse(own));
    let told = ranking
        .iter()
        .map(|&(colour, own)| format!("{} {own}", player(lang, colour)));
    told.collect::<Vec<_>>().join(", ")
}

/// One of the pieces on the board is chosen.
fn piece(lang: Lang, game: &Kaiser, board: &Board, spot: Spot) -> ChoiceTile {
    let title = match spot {
        Spot::Throne => on_throne(lang),
        Spot::Elector(at) => capital(elector_of(lang, at)),
        Spot::Noble(at, _) => name(lang, at).to_string(),
        Spot::Castle(at, _) => in_castle(lang, name(lang, at)),
    };
    let mark = twin(board, spot);
    let points = &game.data().points;
    if let Some(who) = board.noble(spot) {
        let own = Some(who.colour) == board.decider();
        let told = capital(noble(lang, who));
        let (group, detail, effect) = match board.step {
            Step::Use(deed) if deed.card == Card::Doctor => {
                let (group, to) = if own {
                    (own_nobles(lang), who.age.younger())
                } else {
                    (other_nobles(lang), who.age.older())
                };
                let effect = to.map_or("†".to_owned(), |age| to_age(lang, age.years()));
                (group, told, effect)
            }
            Step::Daughter => {
                let detail = must_agree(lang, told, player(lang, who.colour));
                (String::new(), detail, gain(lang, points.marriage))
            }
            Step::Install { .. } => (String::new(), told, gain(lang, points.new_elector)),
            _ => (String::new(), told, String::new()),
        };
        return ChoiceTile {
            group,
            title,
            detail: format!("{detail}{mark}"),
            effect,
        };
    }
    let detail = match board.knight(spot) {
        Some(owner) => super::choices::knight_of(lang, player(lang, owner)),
        None => String::new(),
    };
    let group = match board.step {
        Step::Knight => your_knights(lang),
        Step::Use(deed) if deed.card == Card::Promotion => String::new(),
        _ => push_out(lang),
    };
    ChoiceTile {
        group,
        title,
        detail: format!("{detail}{mark}"),
        effect: String::new(),
    }
}

/// What becomes of the seat if this player is named in a tie.
fn naming(lang: Lang, game: &Kaiser, board: &Board, colour: Colour) -> ChoiceTile {
    let title = player(lang, colour).to_owned();
    let Step::Tie { electorate } = board.step else {
        return ChoiceTile::plain(title);
    };
    let land = &board.lands[electorate];
    let (detail, effect) = if land.elector.is_some_and(|elector| elector.colour == colour) {
        (keeps(lang), String::new())
    } else if Kaiser::can_take(land, electorate, colour) {
        (takes(lang), gain(lang, game.data().points.new_elector))
    } else {
        (vacant(lang), String::new())
    };
    ChoiceTile {
        title,
        detail,
        effect,
        ..ChoiceTile::default()
    }
}

/// How many votes a side is sure of with one's own, and whether that decides the election.
fn vote(lang: Lang, game: &Kaiser, view: &View, ballot: Ballot) -> ChoiceTile {
    let board = &view.board;
    let votes = game.votes(board);
    let all: u8 = game.colours().map(|colour| votes[colour]).sum();
    let with = |colour: Colour| {
        let bound = match ballot {
            Ballot::Emperor => colour == board.emperor,
            Ballot::Rival => board.rival() == Some(colour),
        };
        bound || view.colour() == Some(colour)
    };
    let sum: u8 = game
        .colours()
        .filter(|&colour| with(colour))
        .map(|colour| votes[colour])
        .sum();
    let (title, won) = match ballot {
        Ballot::Emperor => (emperor(lang, player(lang, board.emperor)), sum * 2 >= all),
        Ballot::Rival => {
            let who = board.rival().map_or("", |rival| player(lang, rival));
            (rival(lang, who), sum * 2 > all)
        }
    };
    ChoiceTile {
        title,
        detail: if won {
            wins(lang, sum, all)
        } else {
            sure(lang, sum, all)
        },
        effect: if won {
            gain(lang, game.data().points.vote)
        } else {
            String::new()
        },
        ..ChoiceTile::default()
    }
}

words::texts!("tiles");
