//! Tables: who sits where, who may see and do what, and what happened.
//!
//! [`Tables`] is the one door: it creates tables, shows them to whoever may look, and does what somebody wants to
//! be done there, as a [`Command`]. It keeps running games in memory, but everything in it can be rebuilt from
//! a [`Store`] at any time, and nothing is shown before it is stored. It knows neither HTTP nor SQL.
//!
//! ```
//! use table::TableId;
//!
//! let table = TableId::random();
//! assert_eq!(table.to_string().len(), 13, "a table's name in an address");
//! assert_eq!(table.to_string().parse(), Ok(table));
//! ```

mod accounts;
mod answer_times;
mod bot_seed;
mod cache;
mod calls;
mod clocks;
mod command;
mod data_file;
mod entry;
mod friends;
mod helps;
mod ids;
mod live_table;
mod lobby;
mod manners;
mod news;
mod notes;
mod number;
mod pace;
mod plan;
mod position;
mod position_view;
mod purses;
mod quota;
mod ratings;
mod replayed;
mod seating;
mod signing;
mod store;
mod summary;
mod table_error;
mod table_view;
mod tables;
mod thought;
mod to_the_end;

pub use accounts::{
    Accepted, Account, AccountError, AccountStore, Accounts, Browser, ExportedAccount,
    ExportedTable, Handover, LINK_MINUTES, LONGEST_ACCOUNT_NAME, LONGEST_ADDRESS, LONGEST_PASSWORD,
    MailLink, MailPurpose, MailStore, NameFault, NewPasskey, PROOF_HOURS, Passkey, PasskeyStore,
    Proved, RecoveryCode, SHORTEST_PASSWORD, Sender, Session, SessionRecord, SignedUp, is_address,
};
pub use calls::{Call, CallKind, CallStore, Called, Channel, DueCall, Notice, OutboxKey, Settled};
pub use clocks::ClockView;
pub use command::{Answer, Command, Decided, Done, Undone};
pub use data_file::{LARGEST_DATA, MOST_DATA_FILES, data_hash};
pub use entry::{Entry, EntryKind, TableAct};
pub use friends::{Bond, Friend, FriendStore, FriendWish, MOST_FRIENDS};
pub use ids::{Key, TableId, Token, TokenHash, VisitorId};
pub use live_table::{LiveTable, PassTurn};
pub use lobby::{Audience, LobbyStore, MOST_PER_HOST, Search, Skill};
pub use manners::{MOST_REGARDS, MannersStore, Regard, Regarded, Report, ReportReason};
pub use news::{Listener, News, NewsKind};
pub use notes::{LONGEST_NOTES, NoteStore, Notes};
pub use number::{EntryNumber, MessageNumber};
pub use pace::{LONGEST_BANK, LONGEST_LIVE_BANK, Pace, PaceKind, Sleep, WhenOut};
pub use plan::{Created, Plan, SeatPlan, SeatToken};
pub use position::{OpenDecision, Position, TiledDecision, UndoRequest};
pub use position_view::PositionView;
pub use purses::PurseStore;
pub use quota::Quota;
pub use ratings::{
    Contender, Counted, RatedFault, RatedGame, RatedSeat, Rating, RatingStore, Tally,
    count_ratings, rebuild_ratings,
};
pub use replayed::Replayed;
pub use seating::{Caller, Holder, SeatKind, SeatRecord, StreamKey, ViewAs};
pub use signing::{Signed, SigningKey, signed};
pub use store::{
    Append, Appended, Begin, BotTurns, Change, Claim, Later, Mark, Pending, Shared, Store,
    StoreError, Stored, Summarised, TableRecord, TalkLine, Usage, Visitor,
};
pub use summary::{Listed, Standing, Summary};
pub use table_error::TableError;
pub use table_view::{SeatView, Stage, TableView};
pub use tables::{
    Befriend, BotTurn, BrokenTable, Clock, Company, Complaint, Fared, GameHistory, GameRecord,
    Heard, HintQuestion, HintTurn, LONGEST_CONTRIBUTION, LONGEST_LINE, LONGEST_NAME,
    LONGEST_REPORT, PlayOn, PlayedGame, Profile, Ranked, RegardedPerson, Results, Rival, Secrets,
    Tables, Wish, random_secret,
};
pub use thought::{Asked, Claimed, Role, Thought, ThoughtKind, Urgency, Wanted};
