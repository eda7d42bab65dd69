//! Choices as tiles of the decision panel: short, with price and effect.

use revolution_rules::{
    Action, Board, Faction, Pieces, Province, Region, Revolution, Space, Spot, Step, Support, View,
};

use super::board::short_town;
use super::names::{city, colour, column, points, province, region, space, support, who};
use super::position::counted;
use super::prompts::cities_of;
use words::{ChoiceTile, Lang, list};

/// What a tile is made from.
struct Maker<'t> {
    lang: Lang,
    game: &'t Revolution,
    view: &'t View,
    board: &'t Board,
    own: Option<Faction>,
}

/// The tile of an action; an empty title where its button says all there is.
pub(super) fn tile(lang: Lang, game: &Revolution, view: &View, action: Action) -> ChoiceTile {
    let board = &view.board;
    let seat = view.viewer.seat();
    let own = seat.and_then(|seat| game.chooser_at(board, seat));
    let maker = Maker {
        lang,
        game,
        view,
        board,
        own: own.or_else(|| game.chooser(board)),
    };
    maker.tile(action, 1)
}

fn made(group: String, title: impl Into<String>, detail: String, effect: String) -> ChoiceTile {
    ChoiceTile {
        group,
        title: title.into(),
        detail,
        effect,
    }
}

impl Maker<'_> {
    /// The tile of doing something with so many pieces or coins.
    fn tile(&self, action: Action, number: u8) -> ChoiceTile {
        let lang = self.lang;
        match action {
            Action::Province(at) => self.province(at, number),
            Action::Region(at) => self.region(at),
            Action::March(from, to) => self.march(from, to, String::new()),
            Action::MarchDrivenBack(from, to) => self.march(from, to, driven_back(lang)),
            Action::DrivenBack(at) => made(
                group_march(lang),
                region(lang, at),
                driven_back(lang),
                String::new(),
            ),
            Action::City(at) if self.board.step == Step::Citizens => {
                let detail = column(lang, self.board.allegiance[at]).to_owned();
                made(
                    group_coins(lang),
                    city(lang, at),
                    detail,
                    coins(lang, number),
                )
            }
            Action::City(at) => {
                let inside = counted(lang, self.board.cities[at]);
                made(group_besiege(lang), city(lang, at), inside, String::new())
            }
            Action::Rate(rate) => self.rate(rate),
            Action::Draw(at, of) => self.support(group_draw(lang), at, of, number),
            Action::Fill(at, of) => self.support(group_fill(lang), at, of, number),
            Action::Treasury => made(
                group_money(lang),
                super::board::treasury(lang),
                String::new(),
                format!("+{}", self.moving().max(number)),
            ),
            Action::Intercept(0) => made(
                group_intercept(lang),
                let_pass(lang),
                String::new(),
                String::new(),
            ),
            Action::Intercept(taken) => made(
                group_intercept(lang),
                coins(lang, taken),
                String::new(),
                String::new(),
            ),
            Action::Keep | Action::KeepAll | Action::Disband | Action::Abandon => {
                self.upkeep(action)
            }
            Action::Plunder(at) => made(
                group_loot(lang),
                province(lang, at),
                a_town(lang),
                String::new(),
            ),
            Action::Take(from, of) => {
                let group = match self.board.step {
                    Step::Convert { .. } => group_convert(lang),
                    Step::Loot { .. } => group_loot(lang),
                    _ => group_take(lang),
                };
                let effect = if number > 1 {
                    format!("× {number}")
                } else {
                    String::new()
                };
                made(group, self.spot(from), colour(lang, of).to_owned(), effect)
            }
            Action::Put(to) => self.put(to, number),
            Action::Hire(0) => made(group_hire(lang), nobody(lang), String::new(), String::new()),
            Action::Hire(beggars) => {
                let price = coins(lang, beggars * self.game.data().beggars.cost);
                made(group_hire(lang), beggars.to_string(), price, String::new())
            }
            Action::Defeat(at) => made(
                group_beggars(lang),
                region(lang, at),
                defeat(lang),
                String::new(),
            ),
            Action::DefeatDrivenBack(at) => {
                let detail = format!("{}, {}", defeat(lang), driven_back(lang));
                made(group_beggars(lang), region(lang, at), detail, String::new())
            }
            Action::DefeatBesieger(at) => made(
                group_beggars(lang),
                city(lang, at),
                defeat_besieger(lang),
                String::new(),
            ),
            Action::Relieve(at) => {
                let freed = self.game.freed_with(self.board, at);
                let freed = list(lang, freed.map(|found| city(lang, found))).to_string();
                made(group_beggars(lang), freed, relieve(lang), String::new())
            }
            Action::BlockCity(at) => made(
                group_beggars(lang),
                city(lang, at),
                besiege(lang),
                String::new(),
            ),
            Action::Patrol(at) => made(
                group_beggars(lang),
                region(lang, at),
                hinder(lang),
                String::new(),
            ),
            Action::Place(at) => self.place(at),
            Action::Several(single, several) => self.tile(single.once(), several),
            Action::Settle | Action::DoneInRank | Action::Done => {
                ChoiceTile::plain(super::choices::choice(lang, self.game, self.view, action))
            }
        }
    }

    /// How many pieces are on their way.
    fn moving(&self) -> u8 {
        match self.board.step {
            Step::SupportTo { pieces, .. } | Step::OverflowTo { pieces, .. } => pieces,
            _ => 1,
        }
    }

    /// The heading of what pieces are placed by.
    fn placing(&self) -> String {
        match self.board.step {
            Step::OverflowTo { .. } => group_overflow_to(self.lang),
            _ => group_place(self.lang),
        }
    }

    /// A province: how full it is, and how the majority would stand.
    fn province(&self, at: Province, number: u8) -> ChoiceTile {
        let lang = self.lang;
        let limit = self.game.data().provinces[at].limit;
        let free = self.game.free_pieces(self.board, at);
        let now = self.game.counted_pieces(self.board, at);
        let room = room(lang, free.total(), limit);
        let name = province(lang, at);
        let (group, added) = match self.board.step {
            Step::Overflow => (group_overflow(lang), None),
            Step::NextProvince => (group_next(lang), None),
            Step::Neutrals { .. } => (group_neutrals(lang), None),
            _ => (self.placing(), Some(number.max(self.moving()))),
        };
        let many = self.board.step == Step::Overflow || number > 1;
        let detail = if many {
            format!("{}, {room}", pieces(lang, number))
        } else {
            room
        };
        let effect = match (self.own, added) {
            (Some(own), Some(added)) => standing(lang, now, own, added),
            _ => String::new(),
        };
        made(group, name, detail, effect)
    }

    /// A region: what an army costs there, or what holds it.
    fn region(&self, at: Region) -> ChoiceTile {
        let lang = self.lang;
        let free = free_spaces(lang, self.game.open_spaces(self.board, at));
        let (group, detail, effect) = match self.board.step {
            Step::Recruit { raised } => {
                let price = self.game.recruit_price(self.board, raised);
                (
                    group_recruit(lang),
                    price.map_or(String::new(), |price| coins(lang, price)),
                    free,
                )
            }
            Step::March if !self.game.gets_away(self.board, at) => {
                (group_march(lang), stopped(lang), String::new())
            }
            Step::March => (group_march(lang), String::new(), String::new()),
            Step::MarchTo { .. } => (group_march_to(lang), free, String::new()),
            Step::Influence => (group_influence(lang), String::new(), String::new()),
            _ => (group_garrison(lang), free, String::new()),
        };
        made(group, region(lang, at), detail, effect)
    }

    /// An army's way, and how much room there is at its end.
    fn march(&self, from: Region, to: Region, detail: String) -> ChoiceTile {
        let lang = self.lang;
        let way = format!("{} → {}", region(lang, from), region(lang, to));
        let free = free_spaces(lang, self.game.open_spaces(self.board, to));
        made(group_march(lang), way, detail, free)
    }

    fn rate(&self, rate: u8) -> ChoiceTile {
        let lang = self.lang;
        let Some(own) = self.own else {
            return ChoiceTile::default();
        };
        let supply = self.board.supply[own];
        let cities = cities_of(lang, self.board, own).len() as u8;
        let brings = supply.min(rate.saturating_mul(cities));
        made(
            group_rate(lang),
            per_city(lang, rate),
            stay_beside(lang, supply - brings),
            format!("+{brings}"),
        )
    }

    fn support(&self, group: String, at: Support, of: Space, number: u8) -> ChoiceTile {
        let effect = if number > 1 {
            pieces(self.lang, number)
        } else {
            String::new()
        };
        made(
            group,
            support(self.lang, at),
            space(self.lang, of).to_owned(),
            effect,
        )
    }

    /// What becomes of an army, with the price.
    fn upkeep(&self, action: Action) -> ChoiceTile {
        let lang = self.lang;
        let card = self.own.map(|own| &self.game.data().factions[own]);
        let (Some(card), Step::Upkeep { region: at, left }) = (card, self.board.step) else {
            return ChoiceTile::default();
        };
        let (title, detail) = match action {
            Action::KeepAll => {
                let armies = Revolution::undecided(self.board, at, left);
                (
                    maintain_all(lang, armies),
                    coins(lang, armies.saturating_mul(card.maintain)),
                )
            }
            Action::Keep => (maintain(lang), coins(lang, card.maintain)),
            Action::Disband => (disband(lang), coins(lang, card.disband)),
            _ => (abandon(lang), then_it_loots(lang)),
        };
        made(group_army(lang), title, detail, String::new())
    }

    /// Where a piece is put down, and how the majority of the city would stand.
    fn put(&self, to: Spot, number: u8) -> ChoiceTile {
        let lang = self.lang;
        let mut all = self.board.part.arranging.iter().flatten();
        let own = all.find(|one| Some(one.faction) == self.own);
        let picked = own.and_then(|one| Some((one.picked?.1, one.pieces)));
        // What is not picked up comes from the countryside.
        let carried = picked.or(own.map(|one| (one.faction.colour(), number)));
        let effect = match (to, carried) {
            (Spot::City(at), Some((of, pieces))) => of.faction().map_or(String::new(), |of| {
                standing(lang, self.board.cities[at], of, pieces.max(1))
            }),
            _ => String::new(),
        };
        let detail = match to {
            Spot::City(at) => counted(lang, self.board.cities[at]),
            Spot::Country(_) => countryside(lang),
            Spot::Town(_) => String::new(),
        };
        let title = match to {
            Spot::Country(at) => province(lang, at).to_owned(),
            other => self.spot(other),
        };
        let group = match (picked, own) {
            (None, Some(_)) => group_from_country(lang),
            _ => group_put(lang),
        };
        let detail = match (number, detail.as_str()) {
            (..=1, _) => detail,
            (_, "") => pieces(lang, number),
            _ => format!("{}, {detail}", pieces(lang, number)),
        };
        made(group, title, detail, effect)
    }

    fn spot(&self, spot: Spot) -> String {
        match spot {
            Spot::Town(at) => short_town(self.lang, at).to_owned(),
            other => super::names::spot(self.lang, other),
        }
    }

    fn place(&self, at: u8) -> ChoiceTile {
        let lang = self.lang;
        let before = usize::from(at).checked_sub(1);
        let before = before.and_then(|at| self.board.part.next_order.iter().nth(at));
        let detail = before.map_or(String::new(), |other| after(lang, who(lang, other)));
        let effect = before.map_or(String::new(), |other| points(lang, self.board.score[other]));
        made(
            group_order(lang),
            place(lang, u16::from(at) + 1),
            detail,
            effect,
        )
    }
}

/// How a faction's majority would stand with more pieces: a tick and by how much, or what is missing.
fn standing(lang: Lang, mut pieces: Pieces, own: Faction, added: u8) -> String {
    pieces.add(own, added);
    let ahead = 2 * i16::from(pieces.of(own)) - i16::from(pieces.total());
    if ahead > 0 {
        format!("✓+{ahead}")
    } else {
        short(lang, 1 - ahead)
    }
}

words::texts!("tiles");
