//! Positions for tests: arranged freely, loaded as an outsider would, played by legal actions only.

use engine::{Game, Seed, Silent, scene};
use revolution_rules::{
    Action, Board, City, Colour, Faction, Faith, Phase, Province, Reason, Region, Revolution,
    Space, Spot, State, Step, Support, Town,
};

/// A position in the making: an empty board at the beginning of turn 1.
pub(crate) struct Scene {
    pub(crate) game: Revolution,
    pub(crate) state: State,
    /// How many pieces shall be left beside the board; the others become money.
    left: Vec<(Faction, u8)>,
    /// How many neutrals shall be left; the others go to LUXEMBOURG.
    neutrals_left: Option<u8>,
}

engine::scene!(Revolution);

/// The game for so many with these options.
pub(crate) fn game(seats: u8, options: &[(&str, &str)]) -> Revolution {
    game_by(Revolution::RULES, seats, options)
}

/// The same by a version of the rules.
pub(crate) fn game_by(rules: u16, seats: u8, options: &[(&str, &str)]) -> Revolution {
    scene::table(rules, seats, options)
}

impl Scene {
    /// A game for five with the recommended rules.
    pub(crate) fn new() -> Scene {
        Scene::with(5, &[])
    }

    /// A game for so many with options.
    pub(crate) fn with(seats: u8, options: &[(&str, &str)]) -> Scene {
        Scene::by(Revolution::RULES, seats, options)
    }

    /// The same by a version of the rules.
    pub(crate) fn by(rules: u16, seats: u8, options: &[(&str, &str)]) -> Scene {
        let game = game_by(rules, seats, options);
        let mut state = game.start(Seed::from_number(1568), &mut Silent);
        let board = &mut state.board;
        board.turn = 1;
        board.supports = enum_map::EnumMap::default();
        board.country = enum_map::EnumMap::default();
        board.cities = enum_map::EnumMap::default();
        board.towns = enum_map::EnumMap::default();
        board.camps = enum_map::EnumMap::default();
        board.treasury = enum_map::EnumMap::default();
        board.city_universities[City::Koeln] = Some(Faith::Catholic);
        board.town_universities[Town::Leuven] = Some(Faith::Catholic);
        Scene {
            game,
            state,
            left: Vec::new(),
            neutrals_left: None,
        }
    }

    /// The open decision, and whose part of the phase it is.
    pub(crate) fn at(mut self, phase: Phase, actor: Faction, step: Step) -> Scene {
        let board = &mut self.state.board;
        board.phase = phase;
        board.actor = board.rank(actor) as u8;
        board.step = step;
        self
    }

    /// The last faction in the order of play is about to end its part of the phase.
    pub(crate) fn last_of(self, phase: Phase, step: Step) -> Scene {
        let last = self.state.board.order[self.state.board.order.len() - 1];
        self.at(phase, last, step)
    }

    pub(crate) fn turn(mut self, turn: u8) -> Scene {
        self.state.board.turn = turn;
        if turn == 0 {
            self.state.board.city_universities = enum_map::EnumMap::default();
            self.state.board.town_universities = enum_map::EnumMap::default();
        }
        self
    }

    pub(crate) fn order(mut self, order: &[Faction]) -> Scene {
        self.state.board.order = order.iter().copied().collect();
        self
    }

    pub(crate) fn country(
        mut self,
        colour: impl Into<Colour>,
        province: Province,
        count: u8,
    ) -> Scene {
        self.state.board.country[province].add(colour, count);
        self
    }

    pub(crate) fn city(mut self, colour: impl Into<Colour>, city: City, count: u8) -> Scene {
        self.state.board.cities[city].add(colour, count);
        self
    }

    pub(crate) fn town(mut self, colour: impl Into<Colour>, town: Town) -> Scene {
        self.state.board.towns[town] = Some(colour.into());
        self
    }

    pub(crate) fn boxed(
        mut self,
        faction: Faction,
        support: Support,
        space: Space,
        count: u8,
    ) -> Scene {
        self.state.board.supports[support][space][faction] = count;
        self
    }

    pub(crate) fn army(mut self, faction: Faction, region: Region, count: u8) -> Scene {
        self.state.board.camps[region].armies[faction] = count;
        self
    }

    pub(crate) fn money(mut self, faction: Faction, coins: u8) -> Scene {
        self.state.board.treasury[faction] = coins;
        self
    }

    pub(crate) fn province_card(mut self, faction: Faction, province: Province) -> Scene {
        self.state.board.province_cards[province] = Some(faction);
        self
    }

    pub(crate) fn city_card(mut self, faction: Faction, city: City) -> Scene {
        self.state.board.city_cards[city] = Some(faction);
        self
    }

    /// So many of the faction's pieces are left beside the board; the others become money.
    pub(crate) fn left(mut self, faction: Faction, count: u8) -> Scene {
        self.left.push((faction, count));
        self
    }

    /// So many neutrals are left beside the board; the others go to LUXEMBOURG.
    pub(crate) fn neutrals_left(mut self, count: u8) -> Scene {
        self.neutrals_left = Some(count);
        self
    }

    /// Anything else.
    pub(crate) fn board(mut self, change: impl FnOnce(&mut Board)) -> Scene {
        change(&mut self.state.board);
        self
    }

    /// Loads the position: what lies beside the board follows from what is on it.
    pub(crate) fn load(mut self) -> Play {
        self.count();
        Play(scene::load(self.game, &self.state))
    }

    fn count(&mut self) {
        let board = &mut self.state.board;
        let on_map = |board: &Board, colour: Colour| -> u8 {
            let country: u8 = board.country.values().map(|there| there.of(colour)).sum();
            let cities: u8 = board.cities.values().map(|there| there.of(colour)).sum();
            let towns = board.towns.values().filter(|&&town| town == Some(colour));
            country + cities + towns.count() as u8
        };
        for faction in self.game.factions() {
            let boxes: u8 = Support::ALL
                .iter()
                .map(|&support| board.in_box(support, faction))
                .sum();
            let shipped = match board.step {
                Step::Support { shipped } | Step::Intercept { shipped }
                    if board.acting() == faction =>
                {
                    shipped
                }
                _ => 0,
            };
            let used = on_map(board, faction.colour()) + boxes + shipped;
            if let Some(&(_, left)) = self.left.iter().find(|(other, _)| *other == faction) {
                board.treasury[faction] = self.game.resources() - used - left;
            }
            board.supply[faction] = self.game.resources() - used - board.treasury[faction];
            let camps: u8 = board
                .camps
                .values()
                .map(|camp| camp.armies[faction] + camp.abandoned[faction])
                .sum();
            let army = Some(revolution_rules::Besieger::Army(faction));
            let sieges = board.sieges.values().filter(|&&siege| siege == army);
            board.army_supply[faction] = self.game.armies() - camps - sieges.count() as u8;
        }
        let used = on_map(board, Colour::Neutral);
        board.neutrals = self.game.neutrals() - used;
        if let Some(left) = self.neutrals_left {
            let stash = board.neutrals - left;
            board.cities[City::Luxembourg].add(Colour::Neutral, stash);
            board.neutrals = left;
        }
    }
}

impl Play {
    pub(crate) fn board(&self) -> &Board {
        &self.0.state().board
    }

    /// Whose decision it is.
    pub(crate) fn chooser(&self) -> Option<Faction> {
        self.0.game().chooser(self.board())
    }

    /// The provinces that can be chosen now.
    pub(crate) fn provinces(&self) -> Vec<Province> {
        self.legal()
            .into_iter()
            .filter_map(|action| match action {
                Action::Province(province) => Some(province),
                _ => None,
            })
            .collect()
    }

    /// The faction to act does this; it must be legal.
    pub(crate) fn act(&mut self, action: Action) -> &mut Play {
        self.seat_acts(self.seat(), action);
        self.go_on();
        self
    }

    /// The factions that are to act.
    pub(crate) fn acting(&self) -> Vec<Faction> {
        let seats = self.0.game().to_act(self.0.state());
        seats
            .iter()
            .filter_map(|seat| self.0.game().chooser_at(self.board(), seat))
            .collect()
    }

    /// A faction does this, whoever else is to act, and nothing else.
    pub(crate) fn say(&mut self, faction: Faction, action: Action) -> &mut Play {
        self.seat_acts(self.seat_of(faction), action)
    }

    /// A faction does this, whoever else is to act.
    pub(crate) fn act_as(&mut self, faction: Faction, action: Action) -> &mut Play {
        self.say(faction, action).go_on();
        self
    }

    fn seat_of(&self, faction: Faction) -> engine::Seat {
        engine::Seat::all(self.0.game().seats())
            .find(|&seat| self.0.game().factions_of(seat).any(|own| own == faction))
            .expect("it takes part")
    }

    /// A faction tries this in vain: the rule and the reason.
    pub(crate) fn refused_to(&self, faction: Faction, action: Action) -> (&'static str, Reason) {
        scene::refused(&self.0, self.seat_of(faction), action)
    }

    /// Whoever is done in a province goes on in the first one where it is their turn.
    fn go_on(&mut self) {
        while self.board().step == Step::Arrange {
            let seat = self.0.game().to_act(self.0.state()).first();
            let seat = seat.expect("somebody moves");
            if self.board().part.arranging[seat.index()].is_some() {
                break;
            }
            let first = self.provinces()[0];
            self.0
                .play(seat, Action::Province(first))
                .expect("it is their turn there");
        }
    }

    /// One action after the other.
    pub(crate) fn all(&mut self, actions: &[Action]) -> &mut Play {
        for &action in actions {
            self.act(action);
        }
        self
    }

    /// A piece is moved within its province; where there is only one goal it goes there at once.
    pub(crate) fn shift(&mut self, from: Spot, colour: impl Into<Colour>, to: Spot) -> &mut Play {
        let colour = colour.into();
        let seat = self.0.game().to_act(self.0.state()).first();
        let arranging = seat.and_then(|seat| self.board().part.arranging[seat.index()]);
        let own = arranging.is_some_and(|arranging| arranging.faction.colour() == colour);
        if own && matches!(from, Spot::Country(_)) && self.0.game().agreed().second {
            return self.act(Action::Put(to));
        }
        self.act(Action::Take(from, colour));
        let seat = self.0.game().to_act(self.0.state()).first();
        let arranging = seat.and_then(|seat| self.board().part.arranging[seat.index()]);
        if arranging.is_some_and(|arranging| arranging.picked.is_some()) {
            self.act(Action::Put(to));
        }
        self
    }

    /// Everybody does as little as possible until the step is of this kind.
    pub(crate) fn pass_until(&mut self, arrived: impl Fn(&Board) -> bool) -> &mut Play {
        while !arrived(self.board()) {
            let choices = self.legal();
            let action = choices
                .iter()
                .copied()
                .find(|&action| action == Action::Done)
                .unwrap_or(*choices.first().expect("it never arrived"));
            self.act(action);
        }
        self
    }

    /// Passes until the phase is over.
    pub(crate) fn pass_phase(&mut self) -> &mut Play {
        let phase = self.board().phase;
        self.pass_until(|board| board.phase != phase)
    }

    pub(crate) fn country(&self, colour: impl Into<Colour>, province: Province) -> u8 {
        self.board().country[province].of(colour)
    }

    pub(crate) fn city(&self, colour: impl Into<Colour>, city: City) -> u8 {
        self.board().cities[city].of(colour)
    }
}
