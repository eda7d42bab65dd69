//! Whole journeys in a real browser, the same in any game. What only one game has is in that game's folder.

mod journeys {
    mod absent;
    mod access;
    mod advice;
    mod blind;
    mod broken_line;
    mod called;
    mod clock;
    mod companion;
    mod device;
    mod everybody;
    mod examples;
    mod frame;
    mod lessons;
    mod look;
    mod mail;
    mod many_tables;
    mod motion;
    mod notes;
    mod one_screen;
    mod pages;
    mod passkey;
    mod plain;
    mod puzzles;
    mod still;
    mod strangers;
    mod swift;
    mod two_players;
    mod type_size;
    mod whole_games;
    mod workshop;
}
