//! Labels of the drawn board.

/// What is labelled on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The whole board, for those who do not see it.
    Board,
    /// The districts with their dice.
    Districts,
    /// The three buildings.
    Buildings,
    /// The activity cards.
    Cards,
    /// The Cathedral.
    Cathedral,
    /// The events.
    Outside,
    /// Agriculture, by the rulebook's word.
    Agriculture,
    /// The fields, as they are drawn.
    Fields,
    /// Beside the viewer's own family.
    You,
    /// Whoever takes a grey die pays the bank.
    PayBank,
    /// The black dice.
    AtTheGates,
    /// Dice are chosen against black dice.
    Counter,
    /// Expelled citizens.
    Expelled,
    /// The personal supply of citizens.
    Supply,
    /// The general supply of citizens.
    Reserve,
    /// Money.
    Deniers,
    /// Influence.
    Influence,
    /// Points.
    Points,
    /// Salaries at the beginning of the next round.
    ToPay,
    /// Citizens in the three buildings.
    Citizens,
    /// Event cards won.
    EventsWon,
    /// The viewer's own characters.
    Characters,
    /// Characters that the viewer does not know.
    Unknown,
    /// The group of dice that is being put together.
    Group,
    /// What dice show together.
    DicePoints,
    /// What a group can be used for.
    Uses,
    /// For each of several.
    Each,
    /// Added to a total.
    Total,
    /// Whoever has most.
    Most,
    /// What a tradesman costs.
    Hire,
    /// What a citizen is paid each round.
    Salary,
    /// The viewer has a cube on this level of the Cathedral.
    LevelHeld,
    /// The viewer has none.
    LevelBare,
    /// In this round.
    Now,
    /// In the next round.
    Next,
    /// The private sheet with guesses about the others' characters.
    Guesses,
    /// Who sees the private sheet.
    GuessesNote,
    /// A character.
    Character,
}

/// What can be guessed about a character in somebody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guess {
    /// Nothing yet.
    Open,
    /// It is there.
    Yes,
    /// It may be there.
    Perhaps,
    /// It is not there.
    No,
}

impl Guess {
    /// All, as a list offers them.
    pub const ALL: [Guess; 4] = [Guess::Open, Guess::Yes, Guess::Perhaps, Guess::No];

    /// The name under which it is kept.
    pub fn id(self) -> &'static str {
        match self {
            Guess::Open => "",
            Guess::Yes => "yes",
            Guess::Perhaps => "perhaps",
            Guess::No => "no",
        }
    }
}

words::texts!("board");
