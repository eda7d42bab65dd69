//! The board of In the Shadow of the Emperor.

use kaiser_board::KaiserBoard;

use boards::{Draw, Highlights};
use std::collections::BTreeSet;

use engine::playout::random_choice;
use engine::{Game, Options, Rng, Seat, Setup, Silent, Viewer};
use kaiser_rules::{Ballot, Card, Kaiser, State, Step, Vacancy};
use words::Lang;

/// Plays so many random games and hands over every position with its legal choices.
fn games(count: u64, mut look: impl FnMut(&Kaiser, &State, Seat, &Highlights)) {
    for number in 0..count {
        let mut rng = Rng::new(number);
        let mut setup = Setup::new::<Kaiser>(2 + (number % 3) as u8);
        setup.options = Options::random(Kaiser::OPTIONS, &mut rng);
        let game = Kaiser::open(&setup).expect("all options go together");
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            let lit = Highlights {
                legal: choices.iter().map(|&choice| game.anchor(choice)).collect(),
                chosen: None,
                acting: Some(seat),
                ..Highlights::default()
            };
            look(&game, &state, seat, &lit);
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}

#[test]
fn hidden_points_are_not_in_the_panels() {
    for (value, open) in [("hidden", false), ("open", true)] {
        let mut setup = Setup::new::<Kaiser>(3);
        setup.options.set("points", value).expect("an option");
        let game = Kaiser::open(&setup).expect("a table");
        let state = game.start(Rng::new(1).seed(), &mut Silent);
        let view = game.view(&state, Viewer::Seat(Seat(1)));
        let scores: Vec<String> = KaiserBoard::panels(&game, &view, Lang::Nl)
            .into_iter()
            .map(|panel| panel.score.value)
            .collect();
        let others = if open { "0" } else { "?" };
        assert_eq!(scores, [others, "0", others]);
    }
}

/// A drawing of the four-player game at its beginning.
fn first_board(lang: Lang) -> String {
    let game = Kaiser::open(&Setup::new::<Kaiser>(4)).expect("a table");
    let state = game.start(Rng::new(1).seed(), &mut Silent);
    let view = game.view(&state, Viewer::Spectator);
    KaiserBoard::board(&game, &view, &Highlights::default(), lang).into_string()
}

#[test]
fn every_card_has_an_emblem_of_its_own() {
    let drawn = first_board(Lang::En);
    let mut emblems = BTreeSet::new();
    for card in Card::ALL {
        let id = card.id();
        let symbol = format!("<symbol id=\"kd-e-{id}\"");
        let (_, rest) = drawn.split_once(&symbol).expect("a symbol");
        let (shapes, _) = rest.split_once("</symbol>").expect("its end");
        assert!(emblems.insert(shapes.to_owned()), "{id}");
        assert!(drawn.contains(&format!("id=\"card-{id}\"")), "{id}");
    }
}

#[test]
fn every_drawing_that_is_used_is_defined() {
    games(3, |game, state, seat, lit| {
        let view = game.view(state, Viewer::Seat(seat));
        let drawn = KaiserBoard::board(game, &view, lit, Lang::En).into_string();
        let defined: BTreeSet<&str> = drawn
            .split("id=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect();
        let hrefs = drawn.split("href=\"#").skip(1);
        let urls = drawn.split("url(#").skip(1);
        for used in hrefs
            .chain(urls)
            .filter_map(|rest| rest.split(['"', ')']).next())
        {
            assert!(defined.contains(used), "{used}");
        }
    });
}

#[test]
fn a_free_space_where_a_piece_may_go_is_lit_and_the_land_is_not() {
    let mut seen = 0;
    games(3, |game, state, seat, lit| {
        if !matches!(state.board.step, Step::MoveTo { .. }) {
            return;
        }
        let view = game.view(state, Viewer::Seat(seat));
        let drawn = KaiserBoard::board(game, &view, lit, Lang::En).into_string();
        let lit_spaces = drawn.matches("class=\"space free legal\"").count();
        assert!(
            lit_spaces >= lit.legal.len(),
            "{lit_spaces} for {:?}",
            lit.legal
        );
        assert!(!drawn.contains("class=\"country legal"));
        seen += 1;
    });
    assert!(seen > 3, "{seen}");
}

#[test]
fn phase_vi_a_covered_vote_is_sealed_and_says_no_more() {
    let mut covered = 0;
    games(3, |game, state, _, lit| {
        if state.board.step != Step::Vote {
            return;
        }
        let drawn = |viewer| {
            let view = game.view(state, viewer);
            KaiserBoard::board(game, &view, lit, Lang::En).into_string()
        };
        let page = drawn(Viewer::Spectator);
        assert!(page.contains("id=\"hall\"") && !page.contains("id=\"empire\""));
        covered += page.matches("ballot covered").count();
        // Whatever the votes are, a spectator sees the same page.
        let mut other = state.clone();
        for vote in other.votes.values_mut() {
            *vote = vote.map(|vote| match vote {
                Ballot::Emperor => Ballot::Rival,
                Ballot::Rival => Ballot::Emperor,
            });
        }
        for colour in [Some(state.board.emperor), state.board.rival()]
            .into_iter()
            .flatten()
        {
            other.votes[colour] = state.votes[colour];
        }
        let view = game.view(&other, Viewer::Spectator);
        let same = KaiserBoard::board(game, &view, lit, Lang::En).into_string();
        assert_eq!(page, same);
    });
    assert!(covered > 0, "{covered}");
}

#[test]
fn phase_vi_the_result_is_told_until_the_new_emperor_is_crowned() {
    let mut told = 0;
    games(24, |game, state, seat, lit| {
        let board = &state.board;
        if board.step != Step::Enthrone(Vacancy::Election) {
            return;
        }
        let votes = game.votes(board);
        let sum = |side| -> u8 {
            let voters = game
                .colours()
                .filter(|&one| board.ballots[one] == Some(side));
            voters.map(|one| votes[one]).sum()
        };
        let view = game.view(state, Viewer::Seat(seat));
        let drawn = KaiserBoard::board(game, &view, lit, Lang::En).into_string();
        let result = format!(
            "is emperor, {} : {}",
            sum(Ballot::Rival),
            sum(Ballot::Emperor)
        );
        assert!(drawn.contains(&result), "{result}");
        told += 1;
    });
    assert!(told > 0, "{told}");
}

#[test]
fn the_board_is_lean() {
    let mut largest = 0;
    games(3, |game, state, seat, lit| {
        let view = game.view(state, Viewer::Seat(seat));
        let board = KaiserBoard::board(game, &view, lit, Lang::Hu).into_string();
        largest = largest.max(board.len());
    });
    // Uncompressed; compression makes about a quarter of it.
    assert!(largest < 130_000, "{largest}");
}

#[test]
fn what_lies_in_a_lit_electorate_stands_for_it() {
    let mut seen = 0;
    games(3, |game, state, seat, lit| {
        let view = game.view(state, Viewer::Seat(seat));
        let drawn = KaiserBoard::board(game, &view, lit, Lang::En).into_string();
        if lit.is_legal(&engine::Anchor::from(kaiser_rules::BoardPlace::Electorate(
            kaiser_rules::Electorate::Trier,
        ))) {
            assert!(!drawn.contains("data-anchor=\"elector:trier\""));
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen}");
}
