//! Turn 0 (5.0).

use engine::Seed;
use revolution_rules::{
    Action, Bishopric, City, Colour, Event, Faction, Faith, Phase, Province, Reason, Region, See,
    Space, Spot, Step, Support, Town,
};

use crate::scene::{Play, Scene, game, game_by};

fn started(seats: u8, options: &[(&str, &str)]) -> Play {
    let mut play = Play(engine::Playing::new(
        game(seats, options),
        Seed::from_number(1),
    ));
    while matches!(play.board().step, Step::Garrison { .. }) {
        let first = play.legal()[0];
        play.act(first);
    }
    play
}

#[test]
fn s4_2_1_turn_0_has_eight_phases_only() {
    let mut play = started(5, &[]);
    play.pass_until(|board| board.turn == 1);
    let phases: Vec<Phase> = play
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::PhaseBegan { phase } => Some(*phase),
            _ => None,
        })
        .collect();
    assert_eq!(
        phases[..10],
        [
            Phase::Support,
            Phase::NewPieces,
            Phase::Conflict,
            Phase::Neutrals,
            Phase::Overflow,
            Phase::Movement,
            Phase::Nomination,
            Phase::Bishoprics,
            Phase::Universities,
            Phase::End,
        ]
    );
    assert_eq!(phases[10], Phase::Taxes);
}

#[test]
fn s5_1_plain_spaces_feed_the_map_only() {
    let mut play = started(5, &[]);
    assert_eq!(play.chooser(), Some(Faction::Nobility));
    play.act(Action::Draw(Support::French, Space::Board));
    let fed = [
        Province::Liege,
        Province::Hainault,
        Province::Luxembourg,
        Province::Artois,
    ];
    assert_eq!(play.provinces(), fed);
    let (rule, reason) = play.refused(Action::Treasury);
    assert_eq!(
        (rule, reason),
        (
            "5.1",
            Reason::MapOnly {
                support: Support::French
            }
        )
    );
    play.act(Action::Province(Province::Hainault));
    assert_eq!(play.country(Faction::Nobility, Province::Hainault), 1);
}

#[test]
fn s5_1_split_spaces_feed_both() {
    let mut play = started(5, &[]);
    play.pass_until(|board| board.acting() == Faction::Reformer);
    play.act(Action::Draw(Support::Calvinists, Space::Split));
    play.act(Action::Treasury);
    play.act(Action::Draw(Support::Calvinists, Space::Split));
    play.act(Action::Province(Province::Utrecht));
    assert_eq!(play.board().treasury[Faction::Reformer], 1);
    assert_eq!(play.country(Faction::Reformer, Province::Utrecht), 1);
    assert_eq!(
        play.board().in_box(Support::Calvinists, Faction::Reformer),
        2
    );
}

#[test]
fn s5_2_new_pieces_by_faction() {
    let mut play = started(5, &[]);
    play.pass_until(|board| board.phase == Phase::Movement);
    let new: Vec<(Faction, u8)> = play
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::NewPieces { faction, due, .. } => Some((*faction, *due)),
            _ => None,
        })
        .collect();
    assert_eq!(
        new,
        [
            (Faction::Catholic, 7),
            (Faction::Habsburg, 6),
            (Faction::Nobility, 5),
            (Faction::Burgher, 4),
            (Faction::Reformer, 3),
        ]
    );
}

#[test]
fn s5_2_example_one_piece_in_juelich_brings_two_at_most() {
    let mut play = started(5, &[]);
    play.pass_until(|board| board.phase == Phase::NewPieces && board.acting() == Faction::Nobility);
    let juelich = Action::Province(Province::Juelich);
    play.all(&[juelich, juelich]);
    assert_eq!(play.country(Faction::Nobility, Province::Juelich), 2);
    let (rule, reason) = play.refused(juelich);
    assert_eq!(
        (rule, reason),
        (
            "5.2",
            Reason::GrowthLimit {
                province: Province::Juelich,
                most: 2
            }
        )
    );
}

#[test]
fn s5_2_revised_pieces_in_cities_do_not_count() {
    let mut play = started(5, &[("edition", "revised")]);
    play.pass_until(|board| board.phase == Phase::NewPieces && board.acting() == Faction::Nobility);
    // The piece in AACHEN does not count, the one in the town of Cleve does.
    play.refused(Action::Province(Province::Juelich));
    play.all(&[Action::Province(Province::Cleve); 2]);
    play.refused(Action::Province(Province::Cleve));
}

#[test]
fn s5_2_only_where_the_faction_is() {
    let mut play = started(5, &[]);
    play.pass_until(|board| board.phase == Phase::NewPieces);
    let (rule, reason) = play.refused(Action::Province(Province::Friesland));
    assert_eq!(
        (rule, reason),
        (
            "5.2",
            Reason::NotInProvince {
                province: Province::Friesland
            }
        )
    );
}

#[test]
fn s5_2_burghers_and_reformers_never_share_the_huguenots() {
    let mut play = started(5, &[]);
    play.pass_until(|board| board.phase == Phase::NewPieces && board.acting() == Faction::Reformer);
    let (rule, reason) = play.refused(Action::Fill(Support::Huguenots, Space::Board));
    assert_eq!(
        (rule, reason),
        (
            "5.2",
            Reason::BoxTaken {
                support: Support::Huguenots,
                by: Faction::Burgher
            }
        )
    );
}

#[test]
fn s5_2_first_edition_new_pieces_may_stay_in_the_supply() {
    let scene = |rules, edition| {
        let mut play = Play(engine::Playing::new(
            game_by(rules, 5, &[("edition", edition)]),
            Seed::from_number(1),
        ));
        play.pass_until(|board| board.phase == Phase::NewPieces);
        play
    };
    let mut play = scene(2, "first");
    let supply = play.board().supply[Faction::Catholic];
    assert_eq!(
        play.refused(Action::Treasury),
        ("5.2", Reason::StayInSupply)
    );
    play.act(Action::Fill(Support::Jesuits, Space::Split));
    play.act(Action::Done);
    assert_eq!(play.board().supply[Faction::Catholic], supply - 1);
    assert_eq!(play.board().treasury[Faction::Catholic], 4);
    assert!(play.saw(Event::KeptBack {
        faction: Faction::Catholic,
        pieces: 6
    }));
    let all = ("5.2", Reason::PiecesLeft { pieces: 7 });
    for (rules, edition) in [(2, "revised"), (2, "recommended"), (1, "first")] {
        assert_eq!(scene(rules, edition).refused(Action::Done), all);
    }
}

#[test]
fn s5_6_revised_the_first_mover_puts_others_wherever_it_likes() {
    let scene = |rules, edition, turn| {
        let mut play = Scene::by(rules, 5, &[("edition", edition)])
            .turn(turn)
            .country(Faction::Catholic, Province::Flanders, 3)
            .country(Faction::Nobility, Province::Flanders, 2)
            .country(Faction::Burgher, Province::Flanders, 1)
            .last_of(Phase::Overflow, Step::Overflow)
            .load();
        play.act(Action::Done);
        play.say(Faction::Catholic, Action::Done);
        play
    };
    let country = Spot::Country(Province::Flanders);
    let gent = Spot::City(City::Gent);
    let first = |rules, edition, turn| {
        let mut play = Scene::by(rules, 5, &[("edition", edition)])
            .turn(turn)
            .country(Faction::Catholic, Province::Flanders, 3)
            .country(Faction::Nobility, Province::Flanders, 2)
            .last_of(Phase::Overflow, Step::Overflow)
            .load();
        play.act(Action::Done);
        play
    };
    for edition in ["revised", "recommended"] {
        let mut play = first(2, edition, 0);
        play.act(Action::Take(country, Colour::Nobility));
        play.act(Action::Put(gent));
        assert_eq!(play.city(Faction::Nobility, City::Gent), 1, "{edition}");
        let second = scene(2, edition, 0);
        assert_eq!(
            second.refused_to(Faction::Nobility, Action::Take(country, Colour::Burgher)),
            ("5.6", Reason::NowhereToMove),
            "only the first mover"
        );
    }
    let nowhere = |rule| (rule, Reason::NowhereToMove);
    let take = Action::Take(country, Colour::Nobility);
    assert_eq!(first(2, "first", 0).refused(take), nowhere("5.6"));
    assert_eq!(first(1, "revised", 0).refused(take), nowhere("5.6"));
    assert_eq!(first(2, "revised", 1).refused(take), nowhere("6.14"));
}

#[test]
fn s5_4_neutrals_fill_up_to_one_less_than_the_limit() {
    let mut play = started(5, &[]);
    play.pass_until(|board| board.phase == Phase::Movement);
    let (game, board) = (play.0.game().clone(), play.board().clone());
    for province in Province::ALL {
        let total = game.free_pieces(&board, province).total();
        assert!(
            total >= game.data().provinces[province].limit - 1,
            "{province:?}"
        );
    }
    assert_eq!(play.country(Colour::Neutral, Province::Drenthe), 0);
}

#[test]
fn s5_6_revised_example_brabant() {
    let mut play = Scene::new()
        .turn(0)
        .country(Faction::Catholic, Province::Brabant, 2)
        .country(Faction::Nobility, Province::Brabant, 2)
        .country(Colour::Neutral, Province::Brabant, 1)
        .last_of(Phase::Overflow, Step::Overflow)
        .load();
    play.act(Action::Done);
    // Two each: the order of 4.2.1 decides.
    assert_eq!(play.chooser(), Some(Faction::Catholic));
    let country = Spot::Country(Province::Brabant);
    play.shift(country, Faction::Catholic, Spot::Town(Town::Leuven));
    play.shift(country, Faction::Catholic, Spot::City(City::Bruxelles));
    play.act(Action::Done);
    assert_eq!(play.chooser(), Some(Faction::Nobility));
    play.shift(country, Faction::Nobility, Spot::City(City::Bruxelles));
    play.shift(country, Faction::Nobility, Spot::City(City::Bruxelles));
    play.act(Action::Done);
    assert_eq!(play.board().towns[Town::Leuven], Some(Colour::Catholic));
    assert_eq!(play.city(Faction::Catholic, City::Bruxelles), 1);
    assert_eq!(play.city(Faction::Nobility, City::Bruxelles), 2);
    assert_eq!(play.country(Colour::Neutral, Province::Brabant), 1);
    assert_eq!(
        play.board().city_cards[City::Bruxelles],
        Some(Faction::Nobility)
    );
}

#[test]
fn s5_7_example_two_of_four_is_no_majority_in_koeln() {
    let mut play = Scene::new()
        .turn(0)
        .city(Faction::Catholic, City::Koeln, 2)
        .city(Faction::Nobility, City::Koeln, 1)
        .city(Faction::Habsburg, City::Koeln, 1)
        .country(Faction::Burgher, Province::Zeeland, 1)
        .last_of(Phase::Overflow, Step::Overflow)
        .load();
    play.act(Action::Done)
        .pass_until(|board| board.phase == Phase::End);
    assert_eq!(play.board().city_cards[City::Koeln], None);
    assert_eq!(
        play.board().province_cards[Province::Zeeland],
        Some(Faction::Burgher)
    );
}

#[test]
fn s5_7_cities_do_not_count_for_provinces() {
    let mut play = Scene::new()
        .turn(0)
        .city(Faction::Catholic, City::Utrecht, 3)
        .country(Faction::Reformer, Province::Utrecht, 1)
        .last_of(Phase::Overflow, Step::Overflow)
        .load();
    play.act(Action::Done)
        .pass_until(|board| board.phase == Phase::End);
    assert_eq!(
        play.board().province_cards[Province::Utrecht],
        Some(Faction::Reformer)
    );
    assert_eq!(
        play.board().city_cards[City::Utrecht],
        Some(Faction::Catholic)
    );
}

#[test]
fn s5_7_bishoprics_follow_the_province_at_once() {
    let mut play = Scene::new()
        .turn(0)
        .country(Faction::Catholic, Province::Artois, 1)
        .country(Faction::Burgher, Province::Flanders, 1)
        .country(Faction::Reformer, Province::Utrecht, 1)
        .country(Faction::Nobility, Province::Trier, 1)
        .country(Faction::Habsburg, Province::Liege, 1)
        .last_of(Phase::Overflow, Step::Overflow)
        .load();
    play.act(Action::Done)
        .pass_until(|board| board.phase == Phase::End);
    let bishoprics = &play.board().bishoprics;
    assert_eq!(bishoprics[See::Artois], Bishopric::FirmlyCatholic);
    assert_eq!(bishoprics[See::Flanders], Bishopric::Reformed);
    assert_eq!(bishoprics[See::Utrecht], Bishopric::FirmlyReformed);
    assert_eq!(bishoprics[See::Trier], Bishopric::Catholic);
    assert_eq!(bishoprics[See::Liege], Bishopric::Catholic);
    assert_eq!(bishoprics[See::Koeln], Bishopric::Catholic);
}

#[test]
fn s5_7_universities_at_the_end_of_turn_0() {
    let scene = |options: &[(&str, &str)]| {
        let mut play = Scene::with(5, options)
            .turn(0)
            .town(Faction::Burgher, Town::Leuven)
            .town(Faction::Burgher, Town::Franeker)
            .town(Faction::Reformer, Town::Groningen)
            .last_of(Phase::Overflow, Step::Overflow)
            .load();
        play.act(Action::Done)
            .pass_until(|board| board.phase == Phase::End);
        play
    };
    let play = scene(&[]);
    assert_eq!(
        play.board().town_universities[Town::Leuven],
        Some(Faith::Reformed)
    );
    assert_eq!(play.board().town_universities[Town::Franeker], None);
    assert_eq!(
        play.board().town_universities[Town::Groningen],
        Some(Faith::Reformed)
    );
    assert_eq!(
        play.board().city_universities[City::Koeln],
        Some(Faith::Catholic)
    );
    let strict = scene(&[("first-universities", "reformers-only")]);
    assert_eq!(
        strict.board().town_universities[Town::Leuven],
        Some(Faith::Catholic)
    );
}

#[test]
fn s5_7_allegiance_of_citizens_begins_as_printed() {
    let play = started(5, &[]);
    let columns: Vec<u8> = City::ALL
        .iter()
        .map(|&city| play.board().allegiance[city])
        .collect();
    assert_eq!(columns, [3, 2, 4, 5, 2, 5, 4, 2, 5, 3, 3, 4]);
}

#[test]
fn s5_8_revised_example_the_order_of_play() {
    // Catholics 6 (bishoprics), Habsburgs 5, Nobility 4.5, Burghers and Reformers 4 each.
    let mut play = Scene::new()
        .turn(0)
        .army(Faction::Habsburg, Region::East, 1)
        .army(Faction::Habsburg, Region::Holland, 1)
        .city(Faction::Habsburg, City::Antwerpen, 1)
        .city(Faction::Habsburg, City::Luxembourg, 1)
        .city(Faction::Habsburg, City::Gent, 1)
        .city(Faction::Nobility, City::Bruxelles, 1)
        .city(Faction::Nobility, City::Aachen, 1)
        .town(Faction::Nobility, Town::Delft)
        .town(Faction::Nobility, Town::Cleve)
        .city(Faction::Nobility, City::Amsterdam, 1)
        .city(Faction::Burgher, City::Haarlem, 1)
        .town(Faction::Burgher, Town::Dordrecht)
        .town(Faction::Burgher, Town::Nijmegen)
        .town(Faction::Burgher, Town::Rotterdam)
        .city(Faction::Reformer, City::Leiden, 1)
        .city(Faction::Reformer, City::Brugge, 1)
        .city(Faction::Reformer, City::Liege, 1)
        .country(Colour::Neutral, Province::Holland, 5)
        .country(Colour::Neutral, Province::Gelderland, 3)
        .country(Colour::Neutral, Province::Cleve, 2)
        .last_of(Phase::Overflow, Step::Overflow)
        .load();
    play.act(Action::Done)
        .pass_until(|board| board.phase == Phase::End);
    let scores: Vec<i16> = Faction::ALL
        .iter()
        .map(|&f| play.board().score[f])
        .collect();
    assert_eq!(scores, [600, 500, 400, 400, 400]);
    // The Catholics have no say; equals choose in the order of 4.2.1.
    let mut choosers = Vec::new();
    for place in [1, 2, 3, 0] {
        choosers.push(play.chooser().unwrap());
        play.act(Action::Place(place));
    }
    assert_eq!(
        choosers,
        [
            Faction::Habsburg,
            Faction::Nobility,
            Faction::Burgher,
            Faction::Reformer
        ]
    );
    assert_eq!(
        play.board().order.as_slice(),
        [
            Faction::Reformer,
            Faction::Catholic,
            Faction::Habsburg,
            Faction::Nobility,
            Faction::Burgher
        ]
    );
    assert_eq!(play.board().turn, 1);
}
