//! Positions for tests: arranged freely, loaded as an outsider would, played by legal actions only.

use std::collections::BTreeMap;

use engine::{Dice, Game, Playing, Seed, Silent, scene};
use troyes_rules::{
    Action, Activity, BlackDice, BlackDie, Board, Building, CITIZENS, Card, Character, Characters,
    Colour, Die, EventCard, Families, Family, NEUTRAL_CITIZENS, Player, Source, Space, State, Step,
    Threat, Troyes,
};

use Family::*;

/// The cards in play unless a test wants others.
const CARDS: [Activity; 9] = [
    Activity::Merchant,
    Activity::Innkeeper,
    Activity::Sculptor,
    Activity::Priest,
    Activity::Confession,
    Activity::Pilgrimage,
    Activity::Archer,
    Activity::Hunting,
    Activity::Captain,
];

/// A position in the making: the third round, Blue's turn, a city with a single citizen.
pub(crate) struct Scene {
    pub(crate) game: Troyes,
    pub(crate) state: State,
    /// Citizens in the general supply, where that was said.
    reserve: BTreeMap<Family, u8>,
}

engine::scene!(Troyes);

/// The game for so many with these options.
pub(crate) fn game(seats: u8, options: &[(&str, &str)]) -> Troyes {
    scene::table(Troyes::RULES, seats, options)
}

/// The same by a version of the rules.
pub(crate) fn game_of(rules: u16, seats: u8, options: &[(&str, &str)]) -> Troyes {
    scene::table(rules, seats, options)
}

/// Dice that will show these numbers next.
pub(crate) fn dice(wanted: &[u8]) -> Dice {
    scene::dice(wanted, Dice::d6)
}

/// A space of a building.
pub(crate) fn space(building: Building, number: u8) -> Space {
    Space::new(building, number).expect("1 to 6")
}

/// A die's name: the space that it came from.
pub(crate) fn die(colour: Colour, number: u8) -> Space {
    space(colour.building(), number)
}

impl Scene {
    /// Four players.
    pub(crate) fn new() -> Scene {
        Scene::with(4, &[])
    }

    /// Four players by a version of the rules.
    pub(crate) fn of(rules: u16) -> Scene {
        Scene::begin(game_of(rules, 4, &[]))
    }

    /// So many players with these options.
    pub(crate) fn with(seats: u8, options: &[(&str, &str)]) -> Scene {
        Scene::begin(game(seats, options))
    }

    /// The position in any game.
    pub(crate) fn begin(game: Troyes) -> Scene {
        let seats = game.seats();
        let mut state = game.start(Seed::from_number(1200), &mut Silent);
        let board = &mut state.board;
        board.round = 3;
        board.start = Family::PLAYERS[usize::from(2 % seats)];
        board.citizens = [None; Space::COUNT];
        board.step = Step::Turn { family: Blue };
        let mut scene = Scene {
            game,
            state,
            reserve: BTreeMap::new(),
        };
        for card in CARDS {
            scene = scene.card(card);
        }
        // Something to do for somebody, now and in the next round: a round without dice is over.
        let last = Family::PLAYERS[usize::from(seats) - 1];
        scene
            .die(Neutral, Colour::White, 6, 6)
            .citizen(last, Building::Bishopric, 4)
    }

    /// This card lies open instead of the other one of its round.
    pub(crate) fn card(mut self, activity: Activity) -> Scene {
        let round = self.game.data().activities[activity].round;
        let slot = activity.colour() as usize * 3 + usize::from(round) - 1;
        self.state.board.cards[slot] = Some(Card::new(activity));
        self
    }

    fn open(&mut self, activity: Activity) -> &mut Card {
        let cards = self.state.board.cards.iter_mut().flatten();
        cards
            .into_iter()
            .find(|card| card.activity == activity)
            .expect("the card is in play")
    }

    /// The family has a tradesman on the card.
    pub(crate) fn tradesman(mut self, family: Family, activity: Activity) -> Scene {
        let card = self.open(activity);
        match card.tradesmen.iter_mut().find(|space| space.is_none()) {
            Some(space) => *space = Some(family),
            None => card.others.insert(family),
        }
        self
    }

    /// The family has cubes on the card.
    pub(crate) fn cubes(mut self, family: Family, activity: Activity, cubes: u8) -> Scene {
        self.open(activity).cubes[family] = cubes;
        self
    }

    /// A die in a family's district.
    pub(crate) fn die(mut self, owner: Family, colour: Colour, number: u8, value: u8) -> Scene {
        self.state.board.dice[die(colour, number).index()] = Some(Die { owner, value });
        self
    }

    /// No dice but those that come now.
    pub(crate) fn no_dice(mut self) -> Scene {
        self.state.board.dice = [None; Space::COUNT];
        self
    }

    /// A citizen in a building.
    pub(crate) fn citizen(mut self, family: Family, building: Building, number: u8) -> Scene {
        self.state.board.citizens[space(building, number).index()] = Some(family);
        self
    }

    /// An expelled citizen on the picture of a building.
    pub(crate) fn expelled(mut self, family: Family, building: Building) -> Scene {
        self.state.board.expelled[building].insert(family);
        self
    }

    /// Money.
    pub(crate) fn deniers(mut self, family: Family, amount: u16) -> Scene {
        self.state.board.players[family].deniers = amount;
        self
    }

    /// Influence.
    pub(crate) fn influence(mut self, family: Family, amount: u8) -> Scene {
        self.state.board.players[family].influence = amount;
        self
    }

    /// Points.
    pub(crate) fn points(mut self, family: Family, amount: u16) -> Scene {
        self.state.board.players[family].points = amount;
        self
    }

    /// Citizens in the general supply; all that are nowhere else are in the personal one.
    pub(crate) fn reserve(mut self, family: Family, citizens: u8) -> Scene {
        self.reserve.insert(family, citizens);
        self
    }

    /// An event in the row, with cubes.
    pub(crate) fn threat(mut self, card: EventCard, cubes: &[Family]) -> Scene {
        let board = &mut self.state.board;
        board.drawn.insert(card);
        board.row.push(Threat {
            card,
            cubes: cubes.iter().copied().collect(),
        });
        self
    }

    /// A cube in the Cathedral.
    pub(crate) fn cathedral(mut self, family: Family, level: usize, column: usize) -> Scene {
        self.state.board.cathedral[level - 1][column - 1] = Some(family);
        self
    }

    /// The characters of the players in the order of their seats.
    pub(crate) fn characters(mut self, hands: &[&[Character]]) -> Scene {
        for (family, hand) in Family::PLAYERS.into_iter().zip(hands) {
            self.state.characters[family] = hand.iter().copied().collect::<Characters>();
        }
        self
    }

    /// The family has passed and has 2 deniers in its district.
    pub(crate) fn passed(mut self, family: Family) -> Scene {
        let player = &mut self.state.board.players[family];
        player.passed = true;
        player.purse = 2;
        self
    }

    /// Black dice, and who counters them first.
    pub(crate) fn black(mut self, family: Family, values: &[u8]) -> Scene {
        let board = &mut self.state.board;
        board.black = values.iter().copied().collect();
        board.black.sort_unstable_by(|one, other| other.cmp(one));
        board.step = Step::Counter {
            family,
            dice: troyes_rules::Spaces::NONE,
            black: BlackDice::only(BlackDie::HIGHEST),
        };
        self
    }

    /// Whose turn it is.
    pub(crate) fn turn(mut self, family: Family) -> Scene {
        self.state.board.step = Step::Turn { family };
        self
    }

    /// The round.
    pub(crate) fn round(mut self, round: u8) -> Scene {
        let seats = self.game.seats();
        self.state.board.round = round;
        self.state.board.start = Family::PLAYERS[usize::from((round - 1) % seats)];
        self
    }

    /// What the next dice show.
    pub(crate) fn dice(mut self, wanted: &[u8]) -> Scene {
        self.state.dice = dice(wanted);
        self
    }

    /// Anything else.
    pub(crate) fn board(mut self, change: impl FnOnce(&mut Board)) -> Scene {
        change(&mut self.state.board);
        self
    }

    /// Loads the position: supplies and drawn events follow from what lies on the board.
    pub(crate) fn load(mut self) -> Play {
        self.settle_supplies();
        self.settle_events();
        Play(scene::load(self.game, &self.state))
    }

    fn settle_supplies(&mut self) {
        let board = &mut self.state.board;
        let begun = CITIZENS - self.game.first_citizens();
        for family in Family::playing(self.game.seats()).chain([Neutral]) {
            let placed = board.citizens.iter().flatten();
            let placed = placed.filter(|&&citizen| citizen == family).count() as u8;
            let lying = Building::ALL
                .iter()
                .filter(|&&building| board.expelled[building].contains(family))
                .count() as u8;
            let outside = placed + lying + board.tradesmen(family);
            let Player {
                supply, reserve, ..
            } = &mut board.players[family];
            if family == Neutral {
                *reserve = NEUTRAL_CITIZENS - outside;
                continue;
            }
            let most = begun.min(CITIZENS - outside);
            *reserve = self.reserve.get(&family).copied().unwrap_or(most);
            *supply = CITIZENS - outside - *reserve;
        }
    }

    /// Red cards that lie nowhere were drawn and overcome in earlier rounds.
    fn settle_events(&mut self) {
        let board = &mut self.state.board;
        let is_red = |card: &EventCard| card.stack() == Some(Colour::Red);
        for card in EventCard::ALL.into_iter().filter(is_red) {
            if board.drawn.iter().filter(is_red).count() < usize::from(board.round) {
                board.drawn.insert(card);
            }
        }
    }

    /// Blue passes as the last one, and the next round begins: the first of many tries that is as wanted.
    pub(crate) fn next_round(mut self, wanted: impl Fn(&Play) -> bool) -> Play {
        let seats = self.game.seats();
        for family in Family::playing(seats).skip(1) {
            self = self.passed(family);
        }
        let mut play = self.turn(Blue).load();
        for number in 0..200_000 {
            let mut state = play.state().clone();
            state.dice = Dice::new(Seed::from_number(number));
            let game = play.0.game().clone();
            play = Play(Playing::from_state(game, state.clone()).expect("a possible state"));
            play.act(Action::Pass);
            if wanted(&play) {
                return play;
            }
            play = Play(Playing::from_state(play.0.game().clone(), state).expect("possible"));
        }
        panic!("no such round in many");
    }
}

impl Play {
    pub(crate) fn board(&self) -> &Board {
        &self.0.state().board
    }

    pub(crate) fn player(&self, family: Family) -> &Player {
        &self.board().players[family]
    }

    /// Whose turn it is.
    pub(crate) fn family(&self) -> Option<Family> {
        self.board().step.family()
    }

    /// The family to act does this; it must be legal.
    pub(crate) fn act(&mut self, action: Action) -> &mut Play {
        self.seat_acts(self.seat(), action)
    }

    /// One action after the other, told as if everything were asked: what the newest rules do not ask is left out, and
    /// where a citizen comes from is said before what it is for.
    pub(crate) fn acts(&mut self, actions: &[Action]) -> &mut Play {
        let mut rest = actions.iter().copied().peekable();
        while let Some(action) = rest.next() {
            if let Some(&from @ Action::From(source)) = rest.peek()
                && source != Source::Supply
                && matches!(self.board().step, Step::Group { .. })
                && self.may(from)
            {
                self.act(from).act(action);
                rest.next();
                continue;
            }
            let asked_before = matches!(
                action,
                Action::Confirm | Action::Times(_) | Action::From(Source::Supply)
            );
            if !asked_before || self.may(action) {
                self.act(action);
            }
        }
        self
    }

    /// Takes dice into the group.
    pub(crate) fn take(&mut self, colour: Colour, numbers: &[u8]) -> &mut Play {
        for &number in numbers {
            self.act(Action::Die(die(colour, number)));
        }
        self
    }

    /// Who stands on a space.
    pub(crate) fn citizen(&self, building: Building, number: u8) -> Option<Family> {
        self.board().citizens[space(building, number).index()]
    }

    /// Who lies on the picture of a building.
    pub(crate) fn expelled(&self, building: Building) -> Families {
        self.board().expelled[building]
    }

    /// Cubes of a family on a card.
    pub(crate) fn cubes(&self, family: Family, activity: Activity) -> u8 {
        self.board().card(activity).expect("in play").cubes[family]
    }
}
