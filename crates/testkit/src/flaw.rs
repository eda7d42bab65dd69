//! Laws that the toy can break, one at a time.

/// None: the toy as it should be.
pub const NONE: u8 = 0;
/// A view shows what the others have in their purses.
pub const SECRET_IN_VIEW: u8 = 1;
/// The log tells everybody a secret bid.
pub const SECRET_IN_LOG: u8 = 2;
/// A view contains the seed of the dice.
pub const SEED_IN_VIEW: u8 = 3;
/// In the second round throwing is allowed, and not in the list.
pub const UNLISTED: u8 = 4;
/// Holding is listed twice.
pub const LISTED_TWICE: u8 = 5;
/// In the second round the leader can neither throw nor hold.
pub const DEAD_END: u8 = 6;
/// The rounds go on for ever.
pub const ENDLESS: u8 = 7;
/// The game ends without a result.
pub const NO_RESULT: u8 = 8;
/// Points get lost when a state is written down.
pub const LOSSY: u8 = 9;
/// The die is rolled behind the back of whoever watches the dice, so that a throw could be taken back.
pub const HIDDEN_DIE: u8 = 10;
/// Showing the bids does not count as showing something hidden, so that it could be taken back.
pub const HIDDEN_REVEAL: u8 = 11;
/// Points come from outside the state, so that a replay goes astray.
pub const UNREPEATABLE: u8 = 12;
/// The toy takes its own states for impossible.
pub const FAULTY: u8 = 13;
/// What is drawn for the hidden purses does not fit what was spent.
pub const WRONG_GUESS: u8 = 14;
/// A state from outside may have any leader, also one who does not sit at the table.
pub const TRUSTS_STATES: u8 = 15;
/// A data file may make the purses as small as it likes.
pub const TRUSTS_DATA: u8 = 16;
/// The log of the start tells everybody what is dealt into the purses.
pub const DEAL_IN_LOG: u8 = 17;
/// After a round the purses are dealt anew, and the log tells everybody.
pub const ROLL_IN_LOG: u8 = 18;
/// Asked about a bid when nobody bids, the toy tells what is in another's purse.
pub const SECRET_IN_REASON: u8 = 19;
/// A view carries what is in the purses of others where two views are not compared, and guesses are made from it.
pub const SECRET_BESIDE_VIEW: u8 = 20;
/// Where one aims is forgotten, so that it does not matter.
pub const EMPTY_QUESTION: u8 = 21;
/// What is hidden is not listed.
pub const UNDECLARED_SECRET: u8 = 22;
/// Holding is allowed in the second round, and left out of what may be allowed.
pub const LEFT_OUT: u8 = 23;

/// What can be asked about depends on what is in another's purse.
pub const SECRET_IN_QUESTIONS: u8 = 24;

/// Every flaw but none.
pub const ALL: std::ops::RangeInclusive<u8> = SECRET_IN_VIEW..=SECRET_IN_QUESTIONS;

/// No flaw: where one aims is forgotten, and the toy says that it asks to keep a secret.
pub const SHIELD: u8 = 25;
/// No flaw: whoever has aimed to the right last has no choice but to aim to the left before the throw.
pub const STEADY: u8 = 26;
/// No flaw: the same, and the toy says that it asks to keep a secret.
pub const WHISPERED: u8 = 27;
