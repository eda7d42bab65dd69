//! Whole journeys in a real browser, the same in any game. What only one game has is in that game's folder.

mod journeys {
    mod absent;
    mod access;
    mod advice;
    mod broken_line;
    mod one_screen;
    mod pages;
    mod plain;
    mod two_players;
    mod type_size;
}
