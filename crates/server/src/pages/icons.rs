//! The signs beside the lines of the log.

use maud::{Markup, html};

/// A sign on a field of 16 by 16; a plain dot for a name that has none.
pub(super) fn icon(name: &str) -> Markup {
    let path = match name {
        "year" => "M3 3H13V14H3ZM3 6.5H13M6 1.5V4M10 1.5V4",
        "die" => "M3 3H13V13H3ZM6 6H6.2M10 10H10.2M8 8H8.2M10 6H10.2M6 10H6.2",
        "chit" => "M8 2A6 6 0 1 0 8 14A6 6 0 1 0 8 2M6 8H10",
        "coin" => "M8 2.5A5.5 5.5 0 1 0 8 13.5A5.5 5.5 0 1 0 8 2.5M8 5V11M6.5 6.5H9.5M6.5 9.5H9.5",
        "pike" => "M3 13L12 4M12 4L13.5 2.5M10 3L13 6",
        "horse" => "M3 14C3 9 5 5 10 3L11 2L12 4L14 7L12 9L9.5 8C9 10 9 12 10 14Z",
        "ship" => "M2 10H14L12 14H4ZM8 10V2L12.5 8H8",
        "book" => {
            "M8 4C6 2.5 4 2.5 2 3V13C4 12.5 6 12.5 8 14C10 12.5 12 12.5 14 13V3C12 2.5 10 2.5 8 4ZM8 4V14"
        }
        "siege" => "M3 14V6H5V8H7V6H9V8H11V6H13V14ZM7 14V11H9V14",
        "flood" => "M2 6C4 4 6 8 8 6S12 4 14 6M2 10C4 8 6 12 8 10S12 8 14 10",
        "points" => "M8 2L10 6.5L14.5 7L11 10L12 14.5L8 12L4 14.5L5 10L1.5 7L6 6.5Z",
        "crown" => "M2 12L1.5 5L5 8L8 3L11 8L14.5 5L14 12Z",
        _ => "M8 7.5A0.5 0.5 0 1 0 8 8.5A0.5 0.5 0 1 0 8 7.5",
    };
    html! {
        svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" {
            path d=(path) fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_of_the_log_is_drawn() {
        let dot = icon("").into_string();
        for name in words::dutch_revolt::ICONS {
            assert_ne!(icon(name).into_string(), dot, "{name}");
        }
    }
}
