//! Set-up.

use arrayvec::ArrayVec;
use engine::{Dice, Seed, Sink};
use enum_map::EnumMap;

use crate::building::Space;
use crate::character::{Character, Characters};
use crate::data::COLUMNS;
use crate::event::Event;
use crate::event_card::EventCards;
use crate::family::{Families, Family};
use crate::game::Troyes;
use crate::plan::Plan;
use crate::state::{Board, CITIZENS, LEVELS, NEUTRAL_CITIZENS, Player, State, Step};

impl Troyes {
    /// Sets up the board; the prologue begins.
    pub(crate) fn set_up(&self, seed: Seed, log: &mut impl Sink<Event>) -> State {
        let mut dice = Dice::new(seed);
        let mut players: EnumMap<Family, Player> = EnumMap::default();
        for family in Family::playing(self.seats) {
            players[family] = Player {
                deniers: self.data.deniers,
                influence: self.data.influence,
                supply: self.first_citizens(),
                reserve: CITIZENS - self.first_citizens(),
                ..Player::default()
            };
        }
        players[Family::Neutral].reserve = NEUTRAL_CITIZENS;
        let characters = self.deal(EnumMap::default(), &mut dice);
        let start = self.agreed.start.unwrap_or_else(|| {
            let seat = dice.below(self.seats.into()) as usize;
            Family::PLAYERS[seat]
        });
        let mut state = State {
            board: Board {
                round: 0,
                start,
                players,
                citizens: [None; Space::COUNT],
                expelled: EnumMap::from_fn(|_| Families::NONE),
                cards: [None; 9],
                cathedral: [[None; COLUMNS]; LEVELS],
                marauding: ArrayVec::new(),
                row: ArrayVec::new(),
                drawn: EventCards::default(),
                dice: [None; Space::COUNT],
                black: ArrayVec::new(),
                plan: Plan::default(),
                put_back: ArrayVec::new(),
                last: None,
                step: Step::Settle { family: start },
            },
            characters,
            dice,
        };
        if self.brief {
            log.emit(Event::StartPlayer { family: start });
        }
        if self.seats == 2 {
            Troyes::settle_neutral(&mut state.board, self.data.neutral, log);
        }
        state
    }

    /// Deals characters to whoever has none yet, from those that nobody has.
    pub(crate) fn deal(
        &self,
        mut hands: EnumMap<Family, Characters>,
        dice: &mut Dice,
    ) -> EnumMap<Family, Characters> {
        let dealt = hands
            .values()
            .fold(Characters::NONE, |dealt, hand| dealt.or(*hand));
        let mut stack: ArrayVec<Character, 6> = Character::ALL
            .into_iter()
            .filter(|&character| !dealt.contains(character))
            .collect();
        dice.shuffle(&mut stack);
        for family in Family::playing(self.seats) {
            while hands[family].len() < self.hand_size() {
                let Some(character) = stack.pop() else { break };
                hands[family].insert(character);
            }
        }
        hands
    }
}
