//! What the pages say around the games, a file for each kind of page.

/// What is said about a finished game: on its page and in the terminal.
pub mod analysis {
    words::texts!("site/analysis");
}

/// What is said about decisions that the table makes in a player's name.
pub mod automatic {
    words::texts!("site/automatic");
}

/// What stands on every page: the head, the foot, the settings, and pages that tell what went wrong.
pub mod frame {
    words::texts!("site/frame");
}

/// What the page of a game, its rules and its data say.
pub mod game {
    use engine::data::Source;

    words::texts!("site/game");
}

/// What the help says.
pub mod help {
    words::texts!("site/help");
}

/// What the table's page says about hints.
pub mod hint {
    words::texts!("site/hint");
}

/// What the first page says.
pub mod home {
    words::texts!("site/home");
}

/// What the lessons say around the games.
pub mod learn {
    words::texts!("site/learn");
}

/// What is said about movement, sound and sharing.
pub mod motion {
    words::texts!("site/motion");
}

/// What the page says where a table is made, and where one takes a seat.
pub mod new_table {
    words::texts!("site/new_table");
}

/// What the replay says.
pub mod replay {
    words::texts!("site/replay");
}

/// What the table's page says around the game.
pub mod table {
    words::texts!("site/table");
}
