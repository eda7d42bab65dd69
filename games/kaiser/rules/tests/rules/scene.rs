//! Positions for tests: arranged freely, loaded as an outsider would, played by legal actions only.

use engine::{Game, Seats, Seed, Silent, scene};
use kaiser_rules::{
    Action, Age, Board, Card, City, Colour, Electorate, Kaiser, Land, Noble, Player, Spot, State,
    Step, Tenant,
};

/// A position in the making: an empty board in round 2, Red being emperor with a baron of 25 on the throne
/// and an imperial city in Mainz.
pub(crate) struct Scene {
    pub(crate) game: Kaiser,
    pub(crate) state: State,
}

engine::scene!(Kaiser);

/// The game with these options.
pub(crate) fn game(seats: u8, options: &[(&str, &str)]) -> Kaiser {
    scene::table(Kaiser::RULES, seats, options)
}

impl Scene {
    /// Four players, default options.
    pub(crate) fn new(step: Step) -> Scene {
        Scene::with(4, &[], step)
    }

    /// The same with options and another number of players; with two, Trier and Pfalz are closed.
    pub(crate) fn with(seats: u8, options: &[(&str, &str)], step: Step) -> Scene {
        Scene::of(game(seats, options), step)
    }

    /// A player's turn in phase IV by a version of the rules.
    pub(crate) fn version(rules: u16, seats: u8, options: &[(&str, &str)]) -> Scene {
        Scene::of(scene::table(rules, seats, options), Step::Act)
    }

    fn of(game: Kaiser, step: Step) -> Scene {
        let seats = game.seats();
        let mut state = game.start(Seed::from_number(1618), &mut Silent);
        let board = &mut state.board;
        for (electorate, land) in &mut board.lands {
            let closed = seats == 2 && matches!(electorate, Electorate::Trier | Electorate::Pfalz);
            *land = Land {
                played: !closed,
                ..Land::EMPTY
            };
        }
        for colour in Colour::ALL {
            board.players[colour] = Player::default();
        }
        for colour in game.colours() {
            board.players[colour].thalers = 7;
        }
        board.round = 2;
        board.emperor = Colour::Red;
        board.turn = Colour::Red;
        board.throne = Some(Noble::baron(Colour::Red, Age::TwentyFive));
        board.step = step;
        board.last = None;
        board.lands[Electorate::Mainz].cities[0] = Some(City::Imperial);
        Scene { game, state }
    }

    /// The beginning of a player's turn in phase IV.
    pub(crate) fn acting(colour: Colour) -> Scene {
        Scene::new(Step::Act).turn(colour)
    }

    /// The very end of phase IV: everybody but this player has passed, who will do so next.
    pub(crate) fn last_to_pass(mut self, colour: Colour) -> Scene {
        for other in self.game.colours().filter(|&other| other != colour) {
            self.state.board.players[other].passed = true;
        }
        self.state.board.step = Step::Act;
        self.turn(colour)
    }

    /// The very end of round 3: the emperor leaves the imperial cities where they are, and round 4 begins.
    pub(crate) fn next_round(mut self) -> Play {
        self.state.board.step = Step::ImperialFrom;
        let mut play = self.round(3).load();
        play.act(Action::Decline);
        assert_eq!(play.board().round, 4);
        play
    }

    pub(crate) fn turn(mut self, colour: Colour) -> Scene {
        self.state.board.turn = colour;
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Scene {
        self.state.board.round = round;
        self
    }

    pub(crate) fn throne(mut self, noble: Option<Noble>) -> Scene {
        self.state.board.throne = noble;
        self
    }

    fn tenant(mut self, electorate: Electorate, tenant: Tenant) -> Scene {
        let spaces = &mut self.state.board.lands[electorate].nobles;
        let free = spaces.iter_mut().find(|space| space.is_none());
        *free.expect("a noble space") = Some(tenant);
        self
    }

    pub(crate) fn noble(self, electorate: Electorate, noble: Noble) -> Scene {
        self.tenant(electorate, Tenant::Noble(noble))
    }

    pub(crate) fn knight(self, electorate: Electorate, colour: Colour) -> Scene {
        self.tenant(electorate, Tenant::Knight(colour))
    }

    pub(crate) fn castle(mut self, electorate: Electorate, colour: Colour) -> Scene {
        let spaces = &mut self.state.board.lands[electorate].castles;
        let free = spaces.iter_mut().find(|space| space.is_none());
        *free.expect("a castle space") = Some(colour);
        self
    }

    pub(crate) fn city(mut self, electorate: Electorate, city: City) -> Scene {
        let spaces = &mut self.state.board.lands[electorate].cities;
        let free = spaces.iter_mut().find(|space| space.is_none());
        *free.expect("a city space") = Some(city);
        self
    }

    pub(crate) fn elector(mut self, electorate: Electorate, noble: Noble) -> Scene {
        self.state.board.lands[electorate].elector = Some(noble);
        self
    }

    /// A card in front of a player.
    pub(crate) fn card(mut self, colour: Colour, card: Card) -> Scene {
        self.state.board.players[colour].cards[card] += 1;
        self
    }

    pub(crate) fn thalers(mut self, colour: Colour, thalers: u8) -> Scene {
        self.state.board.players[colour].thalers = thalers;
        self
    }

    /// Anything else.
    pub(crate) fn board(mut self, change: impl FnOnce(&mut Board)) -> Scene {
        change(&mut self.state.board);
        self
    }

    /// Loads the position: supplies and piles follow from what is on the board.
    pub(crate) fn load(mut self) -> Play {
        let data = self.game.data().clone();
        let board = &mut self.state.board;
        for colour in self.game.colours() {
            let mine = |noble: &Noble| noble.colour == colour;
            let lands = || board.lands.values();
            let tenants = || lands().flat_map(|land| land.nobles).flatten();
            let exiled = match board.step {
                Step::Exile { noble } => Some(noble),
                _ => None,
            };
            let nobles = tenants().filter_map(Tenant::noble).filter(mine).count()
                + lands().filter_map(|land| land.elector).filter(mine).count()
                + lands().filter(|land| land.eminence == Some(colour)).count()
                + board
                    .throne
                    .iter()
                    .chain(&exiled)
                    .filter(|noble| mine(noble))
                    .count();
            let knights = tenants()
                .filter(|&tenant| tenant == Tenant::Knight(colour))
                .count()
                + lands()
                    .flat_map(|land| land.castles)
                    .filter(|&owner| owner == Some(colour))
                    .count();
            let cities = lands().flat_map(|land| land.cities);
            let cities = cities
                .filter(|&city| city == Some(City::Own(colour)))
                .count();
            let player = &mut board.players[colour];
            player.nobles = data.nobles - nobles as u8;
            player.knights = data.knights - knights as u8;
            player.cities = data.cities - cities as u8;
        }
        let cities = board.lands.values().flat_map(|land| land.cities);
        let imperial = cities.filter(|&city| city == Some(City::Imperial)).count();
        board.imperial_cities = data.imperial_cities - imperial as u8;
        for card in Card::ALL {
            let held: u8 = board
                .players
                .values()
                .map(|player| player.cards[card])
                .sum();
            board.piles[card] = data.copies(card, self.game.seats()) - held;
        }
        Play(scene::load(self.game, &self.state))
    }
}

impl Play {
    pub(crate) fn board(&self) -> &Board {
        &self.0.state().board
    }

    pub(crate) fn step(&self) -> Step {
        self.board().step
    }

    pub(crate) fn to_act(&self) -> Seats {
        self.0.game().to_act(self.0.state())
    }

    /// Whose decision it is.
    pub(crate) fn actor(&self) -> Colour {
        assert_eq!(self.to_act().len(), 1, "at {:?}", self.step());
        Colour::at(self.seat()).expect("a colour")
    }

    /// The only player to act does this; it must be legal.
    pub(crate) fn act(&mut self, action: Action) -> &mut Play {
        self.act_as(self.actor(), action)
    }

    /// One of several does this.
    pub(crate) fn act_as(&mut self, colour: Colour, action: Action) -> &mut Play {
        self.seat_acts(colour.seat(), action)
    }

    pub(crate) fn player(&self, colour: Colour) -> &Player {
        &self.board().players[colour]
    }

    pub(crate) fn points(&self, colour: Colour) -> u8 {
        self.player(colour).points
    }

    pub(crate) fn thalers(&self, colour: Colour) -> u8 {
        self.player(colour).thalers
    }

    pub(crate) fn land(&self, electorate: Electorate) -> &Land {
        &self.board().lands[electorate]
    }

    pub(crate) fn elector(&self, electorate: Electorate) -> Option<Noble> {
        self.land(electorate).elector
    }

    /// The nobles on the noble spaces of an electorate.
    pub(crate) fn residents(&self, electorate: Electorate) -> Vec<Noble> {
        self.land(electorate)
            .resident()
            .map(|(_, noble)| noble)
            .collect()
    }
}

/// A noble space.
pub(crate) fn at(electorate: Electorate, slot: u8) -> Action {
    Action::At(Spot::Noble(electorate, slot))
}

pub(crate) fn baron(colour: Colour, years: u8) -> Noble {
    Noble::baron(colour, age(years))
}

pub(crate) fn couple(colour: Colour, years: u8) -> Noble {
    Noble::couple(colour, age(years))
}

fn age(years: u8) -> Age {
    let found = Age::ALL.into_iter().find(|age| age.years() == years);
    found.expect("15, 25, 35 or 45")
}
