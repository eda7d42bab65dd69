//! Every place of the board in words: families, throne, electorates with all their spaces, cards.

use engine::Anchor;
use kaiser_rules::{
    Board, BoardPlace, Card, City, Colour, Electorate, Kaiser, ROUNDS, Rank, Spot, Tenant, Tint,
    View,
};

use super::board::{self as labels};
use super::cards::{card as card_name, card_help, privilege};
use super::choices::tenant;
use super::names::{colour as player, noble, points, thalers, votes as vote_count};
use super::places::{elector_of, electorate as name};
use super::tiles::standing;
use super::verdict::Verdict;
use words::{Fact, Lang, PlaceInWords, capital};

/// All places, in the order in which the board is read.
pub(super) fn places(lang: Lang, game: &Kaiser, view: &View) -> Vec<PlaceInWords> {
    let board = &view.board;
    let told = Told { lang, game, view };
    let played = || {
        Electorate::ALL
            .into_iter()
            .filter(|&at| board.lands[at].played)
    };
    let mut places: Vec<PlaceInWords> = game.colours().map(|colour| told.family(colour)).collect();
    places.push(told.throne());
    places.extend(Electorate::ALL.into_iter().map(|at| told.electorate(at)));
    places.extend(played().map(|at| told.elector(at)));
    places.extend(played().flat_map(|at| told.noble_spaces(at)));
    places.extend(played().flat_map(|at| told.castles(at)));
    places.extend(played().map(|at| told.privilege(at)));
    places.extend(Card::ALL.into_iter().map(|card| told.card(card)));
    places
}

/// What is told, to whom.
struct Told<'t> {
    lang: Lang,
    game: &'t Kaiser,
    view: &'t View,
}

/// A fact with its label.
fn fact(label: String, value: impl Into<String>) -> Fact {
    Fact {
        label,
        value: value.into(),
    }
}

/// A place with what is told of it.
fn place(
    at: impl Into<Anchor>,
    group: String,
    name: String,
    facts: Vec<Fact>,
    rule: &'static str,
) -> PlaceInWords {
    PlaceInWords {
        anchor: at.into(),
        group,
        name,
        facts,
        rule,
    }
}

impl Told<'_> {
    fn board(&self) -> &Board {
        &self.view.board
    }

    /// What is told, or a word for nothing.
    fn or(&self, told: &[String], nothing: fn(Lang) -> String) -> String {
        if told.is_empty() {
            nothing(self.lang)
        } else {
            told.join(", ")
        }
    }

    fn family(&self, colour: Colour) -> PlaceInWords {
        let (lang, game, board) = (self.lang, self.game, self.board());
        let own = &board.players[colour];
        let part = if board.emperor == colour {
            emperor(lang)
        } else if board.rival() == Some(colour) {
            claims(lang)
        } else if own.passed {
            has_passed(lang)
        } else {
            none(lang)
        };
        let score = if self.view.shows_points(colour) {
            points(lang, own.points).to_string()
        } else {
            hidden(lang)
        };
        let held = own.cards.iter().filter(|&(_, &count)| count > 0);
        let held = held.map(|(held, &count)| match count {
            1 => card_name(lang, held).to_owned(),
            _ => format!("{count} × {}", card_name(lang, held)),
        });
        let facts = vec![
            fact(role(lang), part),
            fact(points_label(lang), score),
            fact(thalers_label(lang), own.thalers.to_string()),
            fact(income(lang), game.income(board, colour).to_string()),
            fact(votes(lang), game.votes(board)[colour].to_string()),
            fact(cards_label(lang), self.or(&held.collect::<Vec<_>>(), none)),
            fact(child(lang), labels::child(lang, game.child(board, colour))),
            fact(supply(lang), labels::supply(lang, own)),
        ];
        let at = BoardPlace::Player(colour);
        place(
            at,
            families(lang),
            player(lang, colour).to_owned(),
            facts,
            "",
        )
    }

    fn throne(&self) -> PlaceInWords {
        let (lang, game, board) = (self.lang, self.game, self.board());
        let on_it = board.throne.map(|found| labels::tile(lang, found));
        let claimant = board.rival().map(|found| player(lang, found).to_owned());
        let count = game.votes(board);
        let told = game
            .colours()
            .map(|colour| format!("{} {}", player(lang, colour), count[colour]));
        let round = usize::from(board.round).clamp(1, ROUNDS);
        let facts = vec![
            fact(owner(lang), player(lang, board.emperor)),
            fact(piece(lang), on_it.unwrap_or_else(|| empty(lang))),
            fact(rival(lang), claimant.unwrap_or_else(|| nobody(lang))),
            fact(votes(lang), told.collect::<Vec<_>>().join(", ")),
            fact(
                gets(lang),
                labels::reward(lang, game.data().rewards[round - 1]),
            ),
        ];
        let at = BoardPlace::Spot(Spot::Throne);
        place(at, throne(lang), throne(lang), facts, "VI")
    }

    fn electorate(&self, at: Electorate) -> PlaceInWords {
        let (lang, game, board) = (self.lang, self.game, self.board());
        let land = &board.lands[at];
        let title = name(lang, at).to_string();
        let at_place = BoardPlace::Electorate(at);
        if !land.played {
            let facts = vec![fact(state(lang), labels::not_played(lang))];
            return place(at_place, electorates(lang), title, facts, at.rule());
        }
        let spaces = game.data().spaces[at];
        let residents = land.nobles.iter().flatten();
        let nobles_there = residents.clone().filter_map(|tenant| tenant.noble());
        let nobles_there: Vec<String> = nobles_there.map(|who| noble(lang, who)).collect();
        let posted = residents.filter_map(|&found| match found {
            Tenant::Knight(owner) => Some(player(lang, owner).to_owned()),
            Tenant::Noble(_) => None,
        });
        let garrison = land.castles.iter().flatten();
        let garrison = garrison.map(|&owner| player(lang, owner).to_owned());
        let knights_there: Vec<String> = posted.chain(garrison).collect();
        let built = land.cities.iter().flatten().map(|&city| match city {
            City::Own(owner) => player(lang, owner).to_owned(),
            City::Imperial => labels::imperial_city(lang),
        });
        let left = |taken: usize, all: u8| usize::from(all).saturating_sub(taken);
        let free = free_of_each(
            lang,
            left(land.nobles.iter().flatten().count(), spaces.noble),
            left(land.castles.iter().flatten().count(), spaces.castle),
            left(land.cities.iter().flatten().count(), spaces.city),
        );
        let verdict = Verdict::of(lang, game, board, at);
        let now = match verdict.detail.as_str() {
            "" => verdict.text,
            detail => format!("{}, {detail}", verdict.text),
        };
        let mut powers: Vec<String> = vec![standing(lang, game, board, at)];
        powers.retain(|told| !told.is_empty());
        if let Some(owner) = land.eminence {
            powers.push(labels::eminence(lang, owner));
        }
        let facts = vec![
            fact(elector(lang), self.elector_there(at)),
            fact(votes(lang), game.seat_votes(board, at).to_string()),
            fact(power(lang), self.or(&powers, none)),
            fact(in_phase_v(lang), now),
            fact(nobles(lang), self.or(&nobles_there, none)),
            fact(knights(lang), self.or(&knights_there, none)),
            fact(cities(lang), self.or(&built.collect::<Vec<_>>(), none)),
            fact(free_spaces(lang), free),
            fact(privilege_label(lang), privilege(lang, at)),
        ];
        place(at_place, electorates(lang), title, facts, at.rule())
    }

    fn elector_there(&self, at: Electorate) -> String {
        let found = self.board().lands[at].elector;
        found.map_or_else(
            || labels::vacant(self.lang),
            |found| labels::tile(self.lang, found),
        )
    }

    fn elector(&self, at: Electorate) -> PlaceInWords {
        let lang = self.lang;
        let found = self.board().lands[at].elector;
        let whose = found.map_or_else(
            || nobody(lang),
            |found| player(lang, found.colour).to_owned(),
        );
        let count = vote_count(lang, self.game.seat_votes(self.board(), at));
        let facts = vec![
            fact(owner(lang), whose),
            fact(piece(lang), self.elector_there(at)),
            fact(votes(lang), count.to_string()),
        ];
        let at_place = BoardPlace::Spot(Spot::Elector(at));
        place(
            at_place,
            electors(lang),
            capital(elector_of(lang, at)),
            facts,
            "V",
        )
    }

    fn noble_spaces(&self, at: Electorate) -> Vec<PlaceInWords> {
        let lang = self.lang;
        let count = self.game.data().spaces[at].noble;
        let space = |slot: u8| {
            let found = self.board().lands[at].tenant(slot);
            let whose = found.map_or_else(
                || nobody(lang),
                |found| player(lang, found.colour()).to_owned(),
            );
            let what = match found {
                Some(Tenant::Noble(who)) => labels::tile(lang, who),
                Some(knight) => tenant(lang, knight),
                None => empty(lang),
            };
            let worth = found.map_or(0, Tenant::power);
            let facts = vec![
                fact(owner(lang), whose),
                fact(piece(lang), what),
                fact(power(lang), worth.to_string()),
            ];
            let title = noble_space(lang, name(lang, at), u16::from(slot) + 1);
            let at_place = BoardPlace::Spot(Spot::Noble(at, slot));
            place(at_place, noble_spaces(lang), title, facts, "V")
        };
        (0..count).map(space).collect()
    }

    fn castles(&self, at: Electorate) -> Vec<PlaceInWords> {
        let lang = self.lang;
        let count = self.game.data().spaces[at].castle;
        let knight_in = |slot: u8| {
            let castles = &self.board().lands[at].castles;
            castles.get(usize::from(slot)).copied().flatten()
        };
        let facts = |owners: Vec<Colour>| {
            let names = owners.iter().map(|&found| player(lang, found).to_owned());
            let pieces = owners
                .iter()
                .map(|&found| tenant(lang, Tenant::Knight(found)));
            vec![
                fact(owner(lang), self.or(&names.collect::<Vec<_>>(), nobody)),
                fact(piece(lang), self.or(&pieces.collect::<Vec<_>>(), empty)),
                fact(power(lang), owners.len().to_string()),
            ]
        };
        if count == 0 {
            return Vec::new();
        }
        let all = (0..count).filter_map(knight_in).collect();
        let whole = castles_of(lang, name(lang, at));
        let mut places = vec![place(
            BoardPlace::Castles(at),
            castles(lang),
            whole,
            facts(all),
            "Knight",
        )];
        places.extend((0..count).map(|slot| {
            let title = castle(lang, name(lang, at), u16::from(slot) + 1);
            let at_place = BoardPlace::Spot(Spot::Castle(at, slot));
            let there = knight_in(slot).into_iter().collect();
            place(at_place, castles(lang), title, facts(there), "Knight")
        }));
        places
    }

    fn privilege(&self, at: Electorate) -> PlaceInWords {
        let (lang, land) = (self.lang, &self.board().lands[at]);
        let whose = land.elector.map_or_else(
            || nobody(lang),
            |found| player(lang, found.colour).to_owned(),
        );
        let used_up = match (at.has_action(), land.used) {
            (false, _) => always(lang),
            (true, true) => used(lang),
            (true, false) => unused(lang),
        };
        let facts = vec![
            fact(owner(lang), whose),
            fact(effect(lang), privilege(lang, at)),
            fact(state(lang), used_up),
        ];
        let title = name(lang, at).to_string();
        place(
            BoardPlace::Privilege(at),
            privileges(lang),
            title,
            facts,
            at.rule(),
        )
    }

    fn card(&self, card: Card) -> PlaceInWords {
        let (lang, game, board) = (self.lang, self.game, self.board());
        let cost = |rank| thalers(lang, game.data().price(card, rank));
        let (one, two) = (Rank::Baron, Rank::Couple);
        let cost = if game.data().price(card, one) == game.data().price(card, two) {
            cost(one).to_string()
        } else {
            baron_or_couple(lang, cost(one), cost(two))
        };
        let holders = game
            .colours()
            .filter(|&colour| board.players[colour].cards[card] > 0)
            .map(|colour| player(lang, colour).to_owned());
        let facts = vec![
            fact(price(lang), cost),
            fact(left(lang), board.piles[card].to_string()),
            fact(held_by(lang), self.or(&holders.collect::<Vec<_>>(), nobody)),
            fact(colour_label(lang), tint(lang, game.data().cards[card].tint)),
            fact(effect(lang), card_help(lang, card)),
        ];
        let title = card_name(lang, card).to_owned();
        place(
            BoardPlace::Card(card),
            action_cards(lang),
            title,
            facts,
            card.rule(),
        )
    }
}

words::texts!("facts");
