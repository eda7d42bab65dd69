//! The signs beside the lines of the log.

use maud::{Markup, html};
use words::Sign;

/// A sign on a field of 16 by 16.
pub(super) fn icon(sign: Sign) -> Markup {
    html! {
        svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" {
            path d=(drawing(sign)) fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round" {}
        }
    }
}

/// What the controls of the frame are drawn with.
#[derive(Clone, Copy, Debug)]
pub(super) enum Tool {
    Back,
    Bell,
    Board,
    Book,
    Brand,
    Check,
    Close,
    Decide,
    Eye,
    First,
    Hand,
    Home,
    Lantern,
    Last,
    Menu,
    Next,
    Pause,
    Person,
    Play,
    Players,
    Plus,
    Previous,
    Question,
    Rewind,
    RoundBack,
    RoundOn,
    Seal,
    Search,
    Settings,
    Spark,
    Story,
    Talk,
    Time,
    Warning,
    ZoomIn,
    ZoomOut,
}

/// The drawing of a control on a field of 20 by 20.
pub(super) fn tool(tool: Tool) -> Markup {
    let lines = match tool {
        Tool::Back => "M4 8h8a4 4 0 0 1 0 8H8M4 8l4-4M4 8l4 4",
        Tool::Board => "M7 3H3v4M13 3h4v4M7 17H3v-4M13 17h4v-4",
        Tool::Book => {
            "M10 5.500C8 4 5.500 3.500 3 3.800v11.400c2.500-.3 5 .2 7 1.700 2-1.500 4.500-2 7-1.700V3.800c-2.500-.3-5 .2-7 1.700zM10 5.500v11.400"
        }
        Tool::Brand => "M5 3v14M5 10.500L14 3M8 8.200L15 17",
        Tool::Check => "M4 10.500l4 4 8-9",
        Tool::Close => "M5 5l10 10M15 5L5 15",
        Tool::Decide => "M10 2.500v15M10 4h6.500l-2 2.500 2 2.500H10M10 10H4l-1.500 2L4 14h6",
        Tool::First => "M4 4v12M16 4l-9 6 9 6z",
        Tool::Hand => "M6.500 3.500h10v11h-10zM13 17H3.500V6",
        Tool::Lantern => {
            "M7 6.500h6M8 6.500a2 2 0 0 1 4 0M6.500 9h7v6.500h-7zM6 17.500h8M10 10.500v3M10 2v1.500"
        }
        Tool::Last => "M16 4v12M4 4l9 6-9 6z",
        Tool::Menu => "M3 5.500h14M3 10h14M3 14.500h14",
        Tool::Next => "M7 4l7 6-7 6",
        Tool::Pause => "M6.500 4v12M13.500 4v12",
        Tool::Play => "M6 4l10 6-10 6z",
        Tool::Players => {
            "M7 4a3 3 0 1 0 .01 0M1.500 16.500c.5-4 2.500-5 5.500-5s5 1 5.500 5M13 4.500a3 3 0 0 1 0 5.200M14.500 12c2.500.4 3.700 1.800 4 4.500"
        }
        Tool::Previous => "M13 4l-7 6 7 6",
        Tool::Question => "M7 7.200a3 3 0 1 1 4.200 2.800c-.9.4-1.200 1-1.200 2M10 15.600v.1",
        Tool::Rewind => "M10 4v12l-7-6zM17 4v12l-7-6z",
        Tool::RoundBack => "M16 4l-6 6 6 6M9 4l-6 6 6 6",
        Tool::RoundOn => "M4 4l6 6-6 6M11 4l6 6-6 6",
        Tool::Spark => {
            "M10 2v4M10 14v4M2 10h4M14 10h4M4.800 4.800l2 2M13.200 13.200l2 2M15.200 4.800l-2 2M6.800 13.200l-2 2"
        }
        Tool::Story => "M5 3h10v14H5zM7.500 7h5M7.500 10h5M7.500 13h3",
        Tool::Talk => "M3 4h14v9H9l-4 3.500V13H3z",
        Tool::Plus | Tool::ZoomIn => "M10 4v12M4 10h12",
        Tool::Bell => "M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 17.5h3",
        Tool::Eye => {
            "M1.5 10C4 6 7 4.5 10 4.5S16 6 18.5 10C16 14 13 15.5 10 15.5S4 14 1.5 10zM10 7.5a2.5 2.5 0 1 0 .01 0"
        }
        Tool::Home => "M3 9.5L10 3.5l7 6M5 8v8.5h10V8M8.5 16.5v-5h3v5",
        Tool::Person => "M10 3.5a3.5 3.5 0 1 0 .01 0M3.5 17c.5-4.5 3-5.5 6.5-5.5s6 1 6.5 5.5z",
        Tool::Seal => {
            "M10 2.5a5 5 0 1 0 .01 0M7 11.5L5.5 17.5l4.5-2.5 4.5 2.5-1.5-6M8 7.5l1.5 1.5 2.5-3"
        }
        Tool::Search => "M8.5 3a5.5 5.5 0 1 0 .01 0M12.5 12.5l4.5 4.5",
        Tool::Settings => "M3 6h8M15 6h2M13 4v4M3 14h2M9 14h8M7 12v4",
        Tool::Time => "M10 2.5a7.5 7.5 0 1 0 .01 0M10 6v4l3 2",
        Tool::Warning => "M10 2.5L18.5 17h-17zM10 8v4M10 14.600v.1",
        Tool::ZoomOut => "M4 10h12",
    };
    html! { svg class="drawn" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false" { path d=(lines) {} } }
}

/// The lines of a sign; a sign without them does not compile.
fn drawing(sign: Sign) -> &'static str {
    match sign {
        Sign::Year => "M3 3H13V14H3ZM3 6.5H13M6 1.5V4M10 1.5V4",
        Sign::Die => "M3 3H13V13H3ZM6 6H6.2M10 10H10.2M8 8H8.2M10 6H10.2M6 10H6.2",
        Sign::Chit => "M8 2A6 6 0 1 0 8 14A6 6 0 1 0 8 2M6 8H10",
        Sign::Coin => {
            "M8 2.5A5.5 5.5 0 1 0 8 13.5A5.5 5.5 0 1 0 8 2.5M8 5V11M6.5 6.5H9.5M6.5 9.5H9.5"
        }
        Sign::Pike => "M3 13L12 4M12 4L13.5 2.5M10 3L13 6",
        Sign::Horse => "M3 14C3 9 5 5 10 3L11 2L12 4L14 7L12 9L9.5 8C9 10 9 12 10 14Z",
        Sign::Ship => "M2 10H14L12 14H4ZM8 10V2L12.5 8H8",
        Sign::Book => {
            "M8 4C6 2.5 4 2.5 2 3V13C4 12.5 6 12.5 8 14C10 12.5 12 12.5 14 13V3C12 2.5 10 2.5 8 4ZM8 4V14"
        }
        Sign::Siege => "M3 14V6H5V8H7V6H9V8H11V6H13V14ZM7 14V11H9V14",
        Sign::Flood => "M2 6C4 4 6 8 8 6S12 4 14 6M2 10C4 8 6 12 8 10S12 8 14 10",
        Sign::Points => "M8 2L10 6.5L14.5 7L11 10L12 14.5L8 12L4 14.5L5 10L1.5 7L6 6.5Z",
        Sign::Crown => "M2 12L1.5 5L5 8L8 3L11 8L14.5 5L14 12Z",
        Sign::Round => "M13.5 8A5.5 5.5 0 1 1 11 3.4M11 1V4H8",
        Sign::City => "M2 14V6H4V8H6V3H10V8H12V6H14V14Z",
        Sign::Noble => {
            "M8 2A3 3 0 1 0 8 8A3 3 0 1 0 8 2M2.5 14C3 10.5 5 9.5 8 9.5S13 10.5 13.5 14Z"
        }
        Sign::Knight => "M3 2.5H13V8C13 11 11 13 8 14.5C5 13 3 11 3 8Z",
        Sign::Grave => "M4 14V6A4 4 0 0 1 12 6V14ZM8 5V10M6 7H10M2 14H14",
        Sign::Cradle => {
            "M2 6H14C14 10 12 12 8 12S2 10 2 6M5 12L3 14M11 12L13 14M6 6A3 3 0 0 1 11 6"
        }
        Sign::Ring => "M8 5.5A4.5 4.5 0 1 0 8 14.5A4.5 4.5 0 1 0 8 5.5M6 2H10L8 5Z",
        Sign::Hint => "M8 1.5L9.5 6.5L14.5 8L9.5 9.5L8 14.5L6.5 9.5L1.5 8L6.5 6.5Z",
        Sign::Rewind => "M8 3V13L2 8ZM14 3V13L8 8Z",
        Sign::Card => "M4 1.5H12V14.5H4ZM6 4H10M6 12H10",
        Sign::Turn => "M4 2H12M4 14H12M5 2C5 6 11 10 11 14M11 2C11 6 5 10 5 14",
        Sign::Phase => "M5 3L11 8L5 13",
        Sign::Army => "M3 2H13V8C13 11 11 13.5 8 15C5 13.5 3 11 3 8ZM8 4V12M5 7H11",
        Sign::Piece => "M3 3H13V13H3ZM8 6A2 2 0 1 0 8 10A2 2 0 1 0 8 6",
        Sign::Battle => "M3 2L12 12M13 2L4 12M10 13L13.5 10M6 13L2.5 10",
        Sign::Citizen => {
            "M8 2A2.5 2.5 0 1 0 8 7A2.5 2.5 0 1 0 8 2M3.5 14C3.5 10 5 8.5 8 8.5S12.5 10 12.5 14Z"
        }
        Sign::Faith => "M8 1.5V14.5M4 5.5H12",
        Sign::Ballot => "M2 8H14V14H2ZM5 8V2H11V8M6.5 4.5L8 6L10 3.5",
        Sign::Plain => "M8 7.5A0.5 0.5 0 1 0 8 8.5A0.5 0.5 0 1 0 8 7.5",
        Sign::Influence => {
            "M8 1.5A4.5 4.5 0 1 0 8 10.5A4.5 4.5 0 1 0 8 1.5M5.5 9.5L4.5 14.5L8 12.5L11.5 14.5L10.5 9.5"
        }
        Sign::Cathedral => {
            "M2.5 14.5V5L4.5 2L6.5 5V14.5M9.5 14.5V5L11.5 2L13.5 5V14.5M6.5 8H9.5M1.5 14.5H14.5M8 14.5V12"
        }
        Sign::Black => "M3 3H13V13H3ZM3 8L8 3M3 13L13 3M8 13L13 8",
        Sign::Cube => "M8 2L13.5 5V11L8 14L2.5 11V5ZM2.5 5L8 8L13.5 5M8 8V14",
        Sign::Event => "M9.5 1.5L3.5 9H7.5L6.5 14.5L12.5 7H8.5Z",
        Sign::Character => {
            "M3 1.5H13V14.5H3ZM8 4A2 2 0 1 0 8 8A2 2 0 1 0 8 4M5 12C5.3 10 6.3 9.3 8 9.3S10.7 10 11 12"
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_signs_look_alike() {
        let drawings: BTreeSet<&str> = Sign::ALL.iter().map(|&sign| drawing(sign)).collect();
        assert_eq!(drawings.len(), Sign::ALL.len());
    }
}
