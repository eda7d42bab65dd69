//! What the pages say around the games, a file for each kind of page.

pub mod analysis;
pub mod frame;
pub mod game;
pub mod help;
pub mod hint;
pub mod home;
pub mod new_table;
pub mod replay;
pub mod table;
