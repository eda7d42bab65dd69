//! What a network is told of a position: numbers with names.

use engine::{Game, MAX_SEATS, Seat, Seed, Setup};

use crate::{Imagined, Think};

/// How many rounds are told apart; later ones count as the last.
const ROUNDS: usize = 25;
/// What stands among the names for the game's own numbers.
const OWN_NUMBERS: &str = "own-numbers";
/// No share is taken for less where a network corrects it: what cannot be grows without bound as a logarithm.
const LEAST_SHARE: f64 = 1e-4;

/// A number that is not zero, and its place among all that are told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Input {
    pub(crate) place: u16,
    pub(crate) value: f32,
}

/// A row of numbers that is told of the board or of a seat, one after the other.
///
/// A number's place in the row says what it means, so the same numbers are told in the same order in every position, also
/// those that are zero. They should be small: most of them between -1 and 3.
#[derive(Debug)]
pub struct Features<'a> {
    inputs: &'a mut Vec<Input>,
    place: u16,
    /// What the numbers are called, if somebody wants to know.
    names: Option<&'a mut Vec<String>>,
    about: &'static str,
    kind: &'static str,
}

impl Features<'_> {
    /// Says what the next numbers are about, such as a province: it becomes a part of their names.
    pub fn about(&mut self, what: &'static str) {
        self.about = what;
    }

    /// Tells a number.
    pub fn number(&mut self, name: &'static str, value: f32) {
        if let Some(names) = &mut self.names {
            names.push(format!("{}{}/{name}", self.kind, self.about));
        }
        if value != 0.0 {
            let place = self.place;
            self.inputs.push(Input { place, value });
        }
        self.place += 1;
    }

    /// Tells an amount, as so many parts of a usual one.
    pub fn amount(&mut self, name: &'static str, amount: impl Into<f64>, usual: f32) {
        self.number(name, amount.into() as f32 / usual);
    }

    /// Tells whether something is so.
    pub fn flag(&mut self, name: &'static str, is_so: bool) {
        self.number(name, f32::from(u8::from(is_so)));
    }

    /// Tells which one of so many it is, or none of them; what goes beyond them counts as the last.
    pub fn one_of(&mut self, name: &'static str, which: Option<usize>, count: usize) {
        if let Some(names) = &mut self.names {
            let name = |one| format!("{}{}/{name}.{one}", self.kind, self.about);
            names.extend((0..count).map(name));
        }
        if let Some(which) = which.filter(|_| count > 0) {
            let place = self.place + which.min(count - 1) as u16;
            self.inputs.push(Input { place, value: 1.0 });
        }
        self.place += count as u16;
    }

    /// Tells the same of each of some kinds, such as of a player's factions, and of the other kinds nothing. Each kind has
    /// places of its own, so that the same number can mean much to one and little to another.
    pub fn each<K: Copy>(
        &mut self,
        kinds: &[K],
        name: impl Fn(K) -> &'static str,
        is_told: impl Fn(K) -> bool,
        tell: impl Fn(K, &mut Self),
    ) {
        let base = self.place;
        let mut length = 0;
        for (number, &kind) in kinds.iter().enumerate() {
            let told = is_told(kind);
            // The last one is told in any case, because somebody must say how much there is to tell.
            let last = number + 1 == kinds.len() && length == 0;
            if !told && !last && self.names.is_none() {
                continue;
            }
            let first = self.inputs.len();
            self.place = base;
            self.kind = name(kind);
            tell(kind, self);
            length = self.place - base;
            if told {
                for input in &mut self.inputs[first..] {
                    input.place += number as u16 * length;
                }
            } else {
                self.inputs.truncate(first);
            }
        }
        self.kind = "";
        self.place = base + kinds.len() as u16 * length;
    }
}

/// A position as a network is told it: what lies on the board, and what each seat has, as one viewer may know it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Position {
    inputs: Vec<Input>,
    /// Where the board's inputs end, and then those of each seat.
    ends: [u16; MAX_SEATS + 1],
    seats: u8,
    /// What a network begins with for each seat: the logarithm of its share by the game's own numbers, where the network corrects
    /// them.
    own: [f32; MAX_SEATS],
}

/// The names of all features, of the board and of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FeatureNames {
    /// What is told of the board.
    pub board: Vec<String>,
    /// What is told of each seat.
    pub seat: Vec<String>,
    /// Whether the game's own numbers are told too, for the network to correct.
    pub corrects: bool,
}

impl Position {
    /// Takes in another position; allocates nothing once the largest was seen.
    pub fn observe<T: Think>(&mut self, game: &T::Game, state: &Imagined<T::Game>, viewer: Seat) {
        self.observe_into::<T>(game, state, viewer, None);
    }

    /// The position of which this is told, of the board and of each seat.
    #[cfg(test)]
    pub(crate) fn of(board: &[Input], seats: &[Vec<Input>]) -> Position {
        let mut position = Position {
            inputs: board.to_vec(),
            seats: seats.len() as u8,
            ..Position::default()
        };
        position.ends[0] = board.len() as u16;
        for (seat, told) in seats.iter().enumerate() {
            position.inputs.extend(told);
            position.ends[seat + 1] = position.inputs.len() as u16;
        }
        position
    }

    /// How many sit at the table.
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// What a network begins with for a seat, by its place at the table.
    pub(crate) fn own(&self, seat: usize) -> f32 {
        self.own[seat]
    }

    /// What is told of the board.
    pub(crate) fn board(&self) -> &[Input] {
        &self.inputs[..usize::from(self.ends[0])]
    }

    /// What is told of a seat, by its place at the table.
    pub(crate) fn seat(&self, seat: usize) -> &[Input] {
        &self.inputs[usize::from(self.ends[seat])..usize::from(self.ends[seat + 1])]
    }

    fn observe_into<T: Think>(
        &mut self,
        game: &T::Game,
        state: &Imagined<T::Game>,
        viewer: Seat,
        mut names: Option<&mut FeatureNames>,
    ) {
        self.inputs.clear();
        self.seats = game.seats();
        let mut features = Features {
            inputs: &mut self.inputs,
            place: 0,
            names: names.as_deref_mut().map(|names| &mut names.board),
            about: "table",
            kind: "",
        };
        let moment = game.moment(state);
        let phases = T::Game::PHASES.len();
        features.one_of("players", Some(usize::from(self.seats) - 1), MAX_SEATS);
        features.one_of("round", Some(moment.round.into()), ROUNDS);
        features.one_of("phase", Some(moment.phase.into()), phases);
        T::observe_board(game, state, viewer, &mut features);
        self.ends[0] = self.inputs.len() as u16;
        let to_act = game.to_act(state);
        for seat in Seat::all(self.seats) {
            // All seats are told alike: the names of one are enough.
            let first = seat == Seat(0);
            let mut features = Features {
                inputs: &mut self.inputs,
                place: 0,
                names: names
                    .as_deref_mut()
                    .filter(|_| first)
                    .map(|names| &mut names.seat),
                about: "seat",
                kind: "",
            };
            features.flag("looks", seat == viewer);
            features.flag("to-act", to_act.contains(seat));
            T::observe_seat(game, state, viewer, seat, &mut features);
            self.ends[seat.index() + 1] = self.inputs.len() as u16;
            if T::CORRECTS_OWN_NUMBERS {
                let share = T::value(game, T::weights_file().weights(), state, seat);
                self.own[seat.index()] = share.max(LEAST_SHARE).ln() as f32;
            }
        }
    }
}

impl FeatureNames {
    /// The names of everything that a network is told of the game.
    ///
    /// # Panics
    /// If the game cannot be opened with its own data and default options, which the conformance suite tries.
    pub fn of<T: Think>() -> FeatureNames {
        let setup = Setup::new::<T::Game>(*T::Game::SEATS.start());
        let game = T::Game::open(&setup).expect("the default options are possible");
        let state = Imagined::start(&game, Seed([0; 32]));
        FeatureNames::told::<T>(&game, &state)
    }

    /// The names of what is told of this position: those of [`FeatureNames::of`], or the game tells different things at
    /// different times.
    pub fn told<T: Think>(game: &T::Game, state: &Imagined<T::Game>) -> FeatureNames {
        let mut names = FeatureNames {
            corrects: T::CORRECTS_OWN_NUMBERS,
            ..FeatureNames::default()
        };
        Position::default().observe_into::<T>(game, state, Seat(0), Some(&mut names));
        names
    }

    /// A short mark of all names, to see whether a network was made for them (FNV-1a).
    pub fn mark(&self) -> String {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let nothing = String::new();
        let own = self.corrects.then(|| OWN_NUMBERS.to_owned());
        let names = self.board.iter().chain([&nothing]).chain(&self.seat);
        for name in names.chain(&own) {
            for byte in name.bytes().chain([b'\n']) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
        format!("{hash:016x}")
    }
}
