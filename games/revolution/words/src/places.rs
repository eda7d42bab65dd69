//! Every place of the board in words: owner, pieces of each faction, sieges, marks.

use engine::Anchor;
use revolution_rules::{
    Besieger, Board, BoardPlace, City, Faction, Faith, Foundation, Pieces, Province, Region,
    Revolution, See, Site, Space, Spot, Step, Support, Town, View,
};

use super::board::{feeds_all, feeds_treasury, treasury};
use super::names::{
    bishopric, city as city_name, colour, column as column_name, faction, faith, half_coins,
    points, province as province_name, region as region_name, space, support, town as town_name,
};
use super::position::counted as told;
use words::{Fact, Lang, PlaceInWords, list};

/// What places are told from.
struct Teller<'t> {
    lang: Lang,
    game: &'t Revolution,
    board: &'t Board,
    /// The board after the nominations, if nothing changed.
    next: &'t Board,
}

/// Provinces, cities, towns, command boxes, support boxes, the treasury, and the order of play while it is chosen.
pub(super) fn places(lang: Lang, game: &Revolution, view: &View) -> Vec<PlaceInWords> {
    let board = &view.board;
    let teller = Teller {
        lang,
        game,
        board,
        next: &game.named_now(board),
    };
    let mut all = Vec::new();
    all.extend(Province::ALL.map(|at| teller.province(at)));
    all.extend(City::ALL.map(|at| teller.city(at)));
    all.extend(Town::ALL.map(|at| teller.town(at)));
    all.extend(Region::ALL.map(|at| teller.camp(at)));
    for at in Support::ALL {
        let spaces = &game.data().supports[at].spaces;
        let kinds = Space::ALL.into_iter().filter(|&of| spaces[of] > 0);
        all.extend(kinds.map(|of| teller.support(at, of)));
    }
    let seat = view.viewer.seat();
    let own = seat.and_then(|seat| game.factions_of(seat).next());
    all.extend(
        own.or_else(|| game.chooser(board))
            .map(|own| teller.treasury(own)),
    );
    if board.step == Step::Order {
        all.extend((0..board.order.len() as u8).map(|place| teller.order(place)));
    }
    all
}

fn fact(label: String, value: impl Into<String>) -> Fact {
    Fact {
        label,
        value: value.into(),
    }
}

fn place(
    at: BoardPlace,
    group: String,
    name: &str,
    rule: &'static str,
    facts: Vec<Fact>,
) -> PlaceInWords {
    PlaceInWords {
        anchor: Anchor::from(at),
        group,
        name: name.to_owned(),
        facts,
        rule,
    }
}

impl Teller<'_> {
    /// Who holds a card.
    fn holder(&self, holder: Option<Faction>) -> String {
        holder.map_or_else(
            || nobody(self.lang),
            |holder| faction(self.lang, holder).to_owned(),
        )
    }

    /// Pieces by faction.
    fn pieces(&self, pieces: Pieces) -> String {
        if pieces.is_empty() {
            none(self.lang)
        } else {
            told(self.lang, pieces)
        }
    }

    /// Who has the majority and by how much, or what each misses.
    fn majority(&self, pieces: Pieces) -> String {
        let lang = self.lang;
        let lead = |of: Faction| 2 * i16::from(pieces.of(of)) - i16::from(pieces.total());
        match pieces.majority() {
            Some(of) => ahead(lang, faction(lang, of), lead(of)),
            None if pieces.factions() == 0 => none(lang),
            None => {
                let present = Faction::ALL.into_iter().filter(|&of| pieces.of(of) > 0);
                let short = present.map(|of| format!("{} {}", faction(lang, of), 1 - lead(of)));
                missing(lang, short.collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// The cards of now and after the next nominations.
    fn cards(&self, now: Option<Faction>, next: Option<Faction>) -> [Fact; 2] {
        [
            fact(card(self.lang), self.holder(now)),
            fact(next_card(self.lang), self.holder(next)),
        ]
    }

    fn province(&self, at: Province) -> PlaceInWords {
        let lang = self.lang;
        let land = &self.game.data().provinces[at];
        let free = self.game.free_pieces(self.board, at).total();
        let worth_now = if land.is_small() {
            at_the_end(lang, points(lang, land.points))
        } else {
            tax_and_points(lang, half_coins(lang, land.tax), points(lang, land.points))
        };
        let counts = self.game.counted_pieces(self.board, at);
        let mut facts =
            Vec::from(self.cards(self.board.province_cards[at], self.next.province_cards[at]));
        facts.extend([
            fact(countryside(lang), self.pieces(self.board.country[at])),
            fact(counted(lang), self.pieces(counts)),
            fact(majority(lang), self.majority(counts)),
            fact(room(lang), of_limit(lang, free, land.limit)),
            fact(worth(lang), worth_now),
            fact(region(lang), region_name(lang, land.region)),
        ]);
        place(
            BoardPlace::Province(at),
            provinces(lang),
            province_name(lang, at),
            "6.17",
            facts,
        )
    }

    fn city(&self, at: City) -> PlaceInWords {
        let lang = self.lang;
        let here = self.board.allegiance[at];
        let inside = self.board.cities[at];
        let besieger = match self.board.sieges[at] {
            None => none(lang),
            Some(Besieger::Army(of)) => besieged_by(lang, faction(lang, of)),
            Some(Besieger::WaterBeggars) => besieged_by(lang, water_beggars(lang)),
        };
        let coins_of = self.board.coins[at].iter().filter(|&(_, &count)| count > 0);
        let coins_of: Vec<String> = coins_of
            .map(|(of, count)| format!("{} {count}", faction(lang, of)))
            .collect();
        let mut facts = Vec::from(self.cards(self.board.city_cards[at], self.next.city_cards[at]));
        facts.extend([
            fact(pieces(lang), self.pieces(inside)),
            fact(majority(lang), self.majority(inside)),
            fact(citizens(lang), column(lang, here, column_name(lang, here))),
            fact(siege(lang), besieger),
            fact(marks(lang), self.marks(Site::City(at))),
            fact(
                province(lang),
                province_name(lang, self.game.data().cities[at].province),
            ),
        ]);
        if !coins_of.is_empty() {
            facts.push(fact(coins(lang), coins_of.join(", ")));
        }
        place(
            BoardPlace::City(at),
            cities(lang),
            city_name(lang, at),
            "6.6",
            facts,
        )
    }

    fn town(&self, at: Town) -> PlaceInWords {
        let lang = self.lang;
        let held =
            self.board.towns[at].map_or_else(|| none(lang), |of| colour(lang, of).to_owned());
        let facts = vec![
            fact(piece(lang), held),
            fact(marks(lang), self.marks(Site::Town(at))),
            fact(
                province(lang),
                province_name(lang, self.game.data().towns[at].province),
            ),
        ];
        place(
            BoardPlace::Spot(Spot::Town(at)),
            towns(lang),
            town_name(lang, at),
            "6.14",
            facts,
        )
    }

    /// Trade, see and university of a place, with their faith.
    fn marks(&self, at: Site) -> String {
        let lang = self.lang;
        let mut found = Vec::new();
        if let Site::Town(town) = at
            && self.game.data().towns[town].trade
        {
            found.push(trade_town(lang));
        }
        let bishop = See::ALL
            .into_iter()
            .find(|&see| self.game.data().sees[see] == at);
        found.extend(bishop.map(|at| see(lang, bishopric(lang, self.board.bishoprics[at]))));
        let now: Option<Faith> = match at {
            Site::City(at) => self.board.city_universities[at],
            Site::Town(at) => self.board.town_universities[at],
        };
        match (self.game.university_at(at), now) {
            (None, _) => {}
            (Some(_), Some(now)) => found.push(university(lang, faith(lang, now))),
            (Some(Foundation::New), None) => found.push(university_to_be(lang)),
            (Some(Foundation::Established), None) => found.push(university_closed(lang)),
        }
        if found.is_empty() {
            none(lang)
        } else {
            found.join("; ")
        }
    }

    fn camp(&self, at: Region) -> PlaceInWords {
        let lang = self.lang;
        let camp = &self.board.camps[at];
        let command = &self.game.data().regions[at];
        let mut here = Vec::new();
        for of in Faction::ALL {
            let name = faction(lang, of);
            if camp.armies[of] > 0 {
                here.push(format!("{name} {}", camp.armies[of]));
            }
            if camp.abandoned[of] > 0 {
                here.push(format!("{} {}", abandoned(lang, name), camp.abandoned[of]));
            }
        }
        let besiegers = command
            .cities
            .iter()
            .filter_map(|&city| match self.board.sieges[city] {
                Some(Besieger::Army(of)) => {
                    Some(format!("{}: {}", city_name(lang, city), faction(lang, of)))
                }
                _ => None,
            });
        let or_none = |parts: Vec<String>| {
            if parts.is_empty() {
                none(lang)
            } else {
                parts.join(", ")
            }
        };
        let lands = command.provinces.iter().map(|&of| province_name(lang, of));
        let mut facts = vec![
            fact(armies(lang), or_none(here)),
            fact(away(lang), or_none(besiegers.collect())),
            fact(
                free(lang),
                of_spaces(lang, self.game.open_spaces(self.board, at), command.spaces),
            ),
            fact(provinces(lang), list(lang, lands).to_string()),
        ];
        if self.board.patrols[at] > 0 {
            facts.push(fact(
                water_beggars(lang),
                self.board.patrols[at].to_string(),
            ));
        }
        place(
            BoardPlace::Region(at),
            camps(lang),
            region_name(lang, at),
            "6.4",
            facts,
        )
    }

    fn support(&self, at: Support, of: Space) -> PlaceInWords {
        let lang = self.lang;
        let printed = &self.game.data().supports[at];
        let there = &self.board.supports[at][of];
        let here: Vec<String> = Faction::ALL
            .into_iter()
            .filter(|&of| there[of] > 0)
            .map(|of| format!("{} {}", faction(lang, of), there[of]))
            .collect();
        let taken: u8 = there.values().sum();
        let fed: Vec<&str> = printed
            .provinces
            .iter()
            .map(|to| province_name(lang, to))
            .collect();
        let fed = match fed.len() {
            _ if !of.feeds_board() => feeds_treasury(lang),
            0 => feeds_treasury(lang),
            24 => feeds_all(lang),
            _ => list(lang, fed).to_string(),
        };
        let spaces = printed.spaces[of];
        let facts = vec![
            fact(
                pieces(lang),
                if here.is_empty() {
                    none(lang)
                } else {
                    here.join(", ")
                },
            ),
            fact(
                free(lang),
                of_spaces(lang, spaces.saturating_sub(taken), spaces),
            ),
            fact(
                users(lang),
                list(lang, printed.factions.iter().map(|&of| faction(lang, of))).to_string(),
            ),
            fact(feeds(lang), fed),
        ];
        let name = format!("{}, {}", support(lang, at), space(lang, of));
        place(
            BoardPlace::Support(at, of),
            boxes(lang),
            &name,
            "6.2",
            facts,
        )
    }

    fn treasury(&self, own: Faction) -> PlaceInWords {
        let lang = self.lang;
        let facts = vec![
            fact(holder(lang), faction(lang, own)),
            fact(money(lang), self.board.treasury[own].to_string()),
        ];
        place(
            BoardPlace::Treasury,
            boxes(lang),
            &treasury(lang),
            "6.1",
            facts,
        )
    }

    fn order(&self, at: u8) -> PlaceInWords {
        let lang = self.lang;
        let here = self.board.part.next_order.iter().nth(at.into());
        let name = (u16::from(at) + 1).to_string();
        place(
            BoardPlace::Order(at),
            order(lang),
            &name,
            "6.20",
            vec![fact(holder(lang), self.holder(here))],
        )
    }
}

words::texts!("places");
