//! Every game's board keeps the contract between board, style sheet and script (`docs/ADDING_A_GAME.md`).

use std::collections::BTreeSet;

use boards::{Draw, Highlights};
use catalog::{GameParts, GameVisitor};
use engine::playout::random_choice;
use engine::{Anchor, Game, Options, Rng, Seat, Setup, Silent, Viewer};
use testkit::Toy;
use words::Lang;

/// How many positions of a game are looked at: a long game is looked at as often as a short one.
const POSITIONS: usize = 60;

/// A position of a game, as the seat that acts sees it.
struct Position<'p, P: GameParts> {
    game: &'p P::Rules,
    state: &'p <P::Rules as Game>::State,
    seat: Seat,
    view: &'p <P::Rules as Game>::View,
    lit: &'p Highlights,
    /// Where it is, for messages.
    place: String,
}

/// Plays a random game of each number of players and hands over positions from all of it.
fn positions<P: GameParts>(mut look: impl FnMut(Position<'_, P>)) {
    for seats in P::Rules::SEATS {
        let mut rng = Rng::new(seats.into());
        let mut setup = Setup::new::<P::Rules>(seats);
        setup.options = Options::random(P::Rules::OPTIONS, &mut rng);
        let Ok(game) = P::Rules::open(&setup) else {
            // These options contradict each other; another number of players draws others.
            continue;
        };
        let (seed, moves) = (rng.seed(), rng.clone());
        let mut choices = Vec::new();
        let mut play = |look: &mut dyn FnMut(usize, &_, _, &[_])| {
            let (mut state, mut rng) = (game.start(seed, &mut Silent), moves.clone());
            let mut number = 0;
            while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
                look(number, &state, seat, &choices);
                game.apply(&mut state, seat, action, &mut Silent);
                number += 1;
            }
            number
        };
        let length = play(&mut |_, _, _, _| {});
        let every = (length / POSITIONS).max(1);
        play(&mut |number, state, seat, choices| {
            if number % every != 0 {
                return;
            }
            let lit = Highlights {
                legal: choices.iter().map(|&choice| game.anchor(choice)).collect(),
                chosen: None,
                acting: Some(seat),
                ..Highlights::default()
            };
            look(Position {
                game: &game,
                state,
                seat,
                view: &game.view(state, Viewer::Seat(seat)),
                lit: &lit,
                place: format!("{} for {seats}, decision {number}", P::Rules::ID),
            });
        });
    }
}

/// The tags of a drawing that have an attribute, with its value.
fn attribute<'d>(drawing: &'d str, name: &str) -> Vec<(&'d str, &'d str)> {
    let mark = format!(" {name}=\"");
    let tags = drawing.split('<').filter_map(|tag| tag.split('>').next());
    tags.filter_map(|tag| Some((tag, tag.split_once(&mark)?.1.split('"').next()?)))
        .collect()
}

fn visit_all(visitor: &mut impl GameVisitor) {
    games::visit(visitor);
    visitor.visit::<Toy>();
}

#[test]
fn every_place_that_a_choice_names_is_drawn_and_lit_and_no_other_is() {
    struct Places;
    impl GameVisitor for Places {
        fn visit<P: GameParts>(&mut self) {
            positions::<P>(
                |Position {
                     game,
                     view,
                     lit,
                     place,
                     ..
                 }| {
                    let drawing = P::Board::board(game, view, lit, Lang::En).into_string()
                        + &P::Board::hand(game, view, lit, Lang::En).into_string();
                    let anchors = attribute(&drawing, "data-anchor");
                    let is_lit = |tag: &str| {
                        let classes = attribute(tag, "class");
                        let mut classes = classes.iter().flat_map(|(_, class)| class.split(' '));
                        classes.any(|class| class == "legal")
                    };
                    let named: BTreeSet<&str> = lit
                        .legal
                        .iter()
                        .filter(|&anchor| *anchor != Anchor::BUTTON)
                        .map(Anchor::as_str)
                        .collect();
                    for anchor in &named {
                        let mut drawn = anchors
                            .iter()
                            .filter(|(_, value)| value == anchor)
                            .peekable();
                        assert!(
                            drawn.peek().is_some(),
                            "{place}: a choice names '{anchor}', but nothing on the board or in the hand has data-anchor=\"{anchor}\""
                        );
                        assert!(
                            drawn.any(|(tag, _)| is_lit(tag)),
                            "{place}: '{anchor}' can be chosen, but its element lacks the class 'legal'"
                        );
                    }
                    for (tag, anchor) in &anchors {
                        assert!(
                            named.contains(anchor) || !is_lit(tag),
                            "{place}: '{anchor}' has the class 'legal', but no choice names it"
                        );
                    }
                },
            );
        }
    }
    visit_all(&mut Places);
}

#[test]
fn a_picture_for_sharing_needs_no_browser() {
    struct Pictures;
    impl GameVisitor for Pictures {
        fn visit<P: GameParts>(&mut self) {
            let mut number = 0;
            positions::<P>(
                |Position {
                     game, state, place, ..
                 }| {
                    number += 1;
                    if number % 25 != 1 {
                        return;
                    }
                    let view = game.view(state, Viewer::Spectator);
                    // A game that draws none is shared with its title.
                    let Some(picture) = P::Board::picture(game, &view, Lang::Hu) else {
                        return;
                    };
                    let sheets = [boards::TOKENS, boards::KIT_STYLE, P::Board::STYLE];
                    let painted = boards::paint(&picture, &sheets, boards::Theme::Night);
                    assert!(painted.starts_with("<svg"), "{place}");
                    for foreign in [
                        "var(",
                        "light-dark(",
                        "color-mix(",
                        "calc(",
                        "class=",
                        "<div",
                        "NaN",
                    ] {
                        let at = painted.find(foreign);
                        assert_eq!(at.map(|at| &painted[at..]), None, "{place}: {foreign}");
                    }
                },
            );
            assert!(number > 0);
        }
    }
    visit_all(&mut Pictures);
}

#[test]
fn ids_are_used_once_and_nothing_is_styled_inline() {
    struct Ids;
    impl GameVisitor for Ids {
        fn visit<P: GameParts>(&mut self) {
            positions::<P>(
                |Position {
                     game,
                     view,
                     lit,
                     place,
                     ..
                 }| {
                    for lang in Lang::ALL {
                        let drawing = P::Board::board(game, view, lit, lang).into_string()
                            + &P::Board::hand(game, view, lit, lang).into_string();
                        let mut ids = BTreeSet::new();
                        for (_, id) in attribute(&drawing, "id") {
                            assert!(ids.insert(id), "{place}: the id '{id}' is there twice");
                        }
                        assert!(
                            attribute(&drawing, "style").is_empty(),
                            "{place}: a style attribute; the content security policy forbids them"
                        );
                    }
                },
            );
        }
    }
    visit_all(&mut Ids);
}

/// Behind the curtain a page is drawn for a spectator, and the curtain falls as long as a seat has a secret.
#[test]
fn behind_the_curtain_is_no_hand_and_without_a_curtain_there_is_none() {
    struct Hands;
    impl GameVisitor for Hands {
        fn visit<P: GameParts>(&mut self) {
            positions::<P>(
                |Position {
                     game,
                     state,
                     seat,
                     view,
                     lit,
                     place,
                 }| {
                    let hand = |view: &_| P::Board::hand(game, view, lit, Lang::En).into_string();
                    let spectator = game.view(state, Viewer::Spectator);
                    let behind = hand(&spectator);
                    assert!(behind.is_empty(), "{place}: a spectator sees {behind}");
                    let hidden = game.hidden(state);
                    assert!(
                        hand(view).is_empty()
                            || hidden.iter().any(|secret| secret.owner == Some(seat)),
                        "{place}: seat {seat} has a hand, but `Game::hidden` lists nothing that it holds"
                    );
                },
            );
        }
    }
    visit_all(&mut Hands);
}

/// What holds rules: inside of anything else there are declarations, or percentages of keyframes.
const GROUPS: [&str; 4] = ["@media", "@supports", "@container", "@layer"];

/// The selectors of a style sheet. Enough for sheets without strings that hold braces.
fn selectors(css: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut rest = css;
    while let Some((before, comment)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    let mut found = Vec::new();
    let (mut prelude, mut depth_of_rules) = (String::new(), Vec::new());
    for letter in plain.chars() {
        match letter {
            '{' => {
                let head = prelude.trim().to_owned();
                let is_group = GROUPS.iter().any(|group| head.starts_with(group));
                if depth_of_rules.iter().all(|&group| group) && !head.starts_with('@') {
                    found.extend(parts(&head));
                }
                depth_of_rules.push(is_group);
                prelude.clear();
            }
            '}' => {
                depth_of_rules.pop();
                prelude.clear();
            }
            ';' => prelude.clear(),
            other => prelude.push(other),
        }
    }
    found
}

/// The selectors of a list, parted by commas outside of parentheses.
fn parts(list: &str) -> Vec<String> {
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for letter in list.chars() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(last) = parts.last_mut() {
            last.push(letter);
        }
    }
    parts.iter().map(|part| part.trim().to_owned()).collect()
}

/// Whether a selector can match only within elements of this class.
fn is_scoped(selector: &str, class: &str) -> bool {
    let wanted = format!(".{class}");
    let selector = without_negations(selector);
    selector.match_indices(&wanted).any(|(at, _)| {
        let next = selector[at + wanted.len()..].chars().next();
        !next.is_some_and(|next| next.is_alphanumeric() || next == '-' || next == '_')
    })
}

/// A selector without its `:not(...)`: what an element is not says nothing about where it is.
fn without_negations(selector: &str) -> String {
    let Some((before, negated)) = selector.split_once(":not(") else {
        return selector.to_owned();
    };
    let mut depth = 1;
    let end = negated.find(|letter| {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        depth == 0
    });
    let after = end.map_or("", |end| &negated[end + 1..]);
    before.to_owned() + &without_negations(after)
}

#[test]
fn the_style_sheet_of_a_game_touches_no_other() {
    struct Styles;
    impl GameVisitor for Styles {
        fn visit<P: GameParts>(&mut self) {
            for selector in selectors(P::Board::STYLE) {
                assert!(
                    is_scoped(&selector, P::Rules::ID),
                    "{}: '{selector}' would touch other games: it must name the class .{}",
                    P::Rules::ID,
                    P::Rules::ID
                );
            }
        }
    }
    visit_all(&mut Styles);
}

#[test]
fn a_selector_without_the_class_is_noticed() {
    let css = "/* .a { } */ .a .b, .c:is(.a, .d) { color: red; } @media (x) { .a > e { --f: 1; } .g { } } \
        @container (x) { .a { } .h { } } @layer y { @supports (z) { .i, .a:not(.j) { } } } \
        @keyframes k { 50% { color: red; } } .l:not(:is(.m, .a)) .n { }";
    let loose: Vec<String> = selectors(css)
        .into_iter()
        .filter(|selector| !is_scoped(selector, "a"))
        .collect();
    assert_eq!(loose, [".g", ".h", ".i", ".l:not(:is(.m, .a)) .n"]);
    assert!(!is_scoped(".ab .c", "a"));
}
