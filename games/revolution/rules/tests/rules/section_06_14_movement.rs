//! Movement within provinces (6.14).

use revolution_rules::{
    Action, Besieger, City, Colour, Event, Faction, Phase, Province, Reason, Spot, Step, Town,
};

use crate::scene::{Play, Scene};

/// Overflow is over: movement begins.
fn moving(scene: Scene) -> Play {
    let mut play = scene.last_of(Phase::Overflow, Step::Overflow).load();
    play.act(Action::Done);
    play
}

const COUNTRY: Spot = Spot::Country(Province::Gelderland);
const ARNHEM: Spot = Spot::Town(Town::Arnhem);

fn gelderland() -> Scene {
    Scene::new()
        .town(Faction::Habsburg, Town::Arnhem)
        .town(Faction::Burgher, Town::Nijmegen)
        .country(Faction::Burgher, Province::Gelderland, 1)
        .town(Colour::Neutral, Town::Harderwijk)
        .country(Colour::Neutral, Province::Gelderland, 1)
}

#[test]
fn s6_14_the_largest_faction_moves_first() {
    let mut play = moving(gelderland());
    assert_eq!(play.chooser(), Some(Faction::Burgher));
    play.act(Action::Done);
    assert_eq!(play.chooser(), Some(Faction::Habsburg));
    let order = [
        Faction::Reformer,
        Faction::Burgher,
        Faction::Nobility,
        Faction::Habsburg,
        Faction::Catholic,
    ];
    let equal = Scene::new()
        .order(&order)
        .country(Faction::Catholic, Province::Cleve, 1)
        .country(Faction::Reformer, Province::Cleve, 1);
    assert_eq!(
        moving(equal).chooser(),
        Some(Faction::Reformer),
        "equals in the order of play"
    );
}

#[test]
fn s6_14_others_can_be_turned_out_to_the_countryside() {
    let mut play = moving(gelderland());
    play.act(Action::Take(ARNHEM, Colour::Habsburg));
    assert_eq!(play.country(Faction::Habsburg, Province::Gelderland), 1);
    play.shift(COUNTRY, Faction::Burgher, ARNHEM);
    play.act(Action::Done);
    // Those who have moved are respected.
    let (rule, reason) = play.refused(Action::Take(ARNHEM, Colour::Burgher));
    assert_eq!(
        (rule, reason),
        (
            "6.14",
            Reason::AlreadyPlaced {
                faction: Faction::Burgher
            }
        )
    );
    let country = play.refused(Action::Take(COUNTRY, Colour::Burgher));
    assert_eq!(
        country.1,
        Reason::NoPiece {
            spot: COUNTRY,
            colour: Colour::Burgher
        }
    );
}

#[test]
fn s6_14_a_town_holds_one_piece() {
    let mut play = moving(gelderland());
    play.act(Action::Take(ARNHEM, Colour::Habsburg));
    play.act(Action::Take(COUNTRY, Colour::Burgher));
    // Arnhem is the only empty town: the piece went there at once.
    assert_eq!(play.board().towns[Town::Arnhem], Some(Colour::Burgher));
    assert_eq!(
        play.refused(Action::Take(COUNTRY, Colour::Habsburg)).1,
        Reason::NowhereToMove
    );
}

#[test]
fn s6_14_neutrals_can_be_moved_by_anybody() {
    let harderwijk = Spot::Town(Town::Harderwijk);
    let mut play = moving(gelderland());
    play.act(Action::Take(harderwijk, Colour::Neutral));
    assert_eq!(play.board().towns[Town::Harderwijk], None);
    play.shift(COUNTRY, Faction::Burgher, harderwijk);
    assert_eq!(play.board().towns[Town::Harderwijk], Some(Colour::Burgher));
}

#[test]
fn s6_14_neutrals_can_be_put_into_cities_unless_agreed_otherwise() {
    let scene = |options: &[(&str, &str)]| {
        moving(
            Scene::with(5, options)
                .country(Colour::Neutral, Province::Utrecht, 1)
                .city(Faction::Catholic, City::Utrecht, 1)
                .country(Faction::Burgher, Province::Utrecht, 2),
        )
    };
    let take = Action::Take(Spot::Country(Province::Utrecht), Colour::Neutral);
    let mut play = scene(&[]);
    play.act(take);
    assert_eq!(play.city(Colour::Neutral, City::Utrecht), 1);
    let out_only = scene(&[("neutral-movement", "out-only")]);
    assert_eq!(out_only.refused(take), ("6.14", Reason::NowhereToMove));
}

#[test]
fn s6_14_neutrals_fill_empty_cities_and_towns_at_the_end() {
    let mut play = moving(
        Scene::new()
            .country(Faction::Catholic, Province::Brabant, 1)
            .country(Colour::Neutral, Province::Brabant, 4),
    );
    play.act(Action::Done);
    assert_eq!(play.city(Colour::Neutral, City::Bruxelles), 2);
    assert_eq!(play.board().towns[Town::Leuven], Some(Colour::Neutral));
    assert_eq!(play.country(Colour::Neutral, Province::Brabant), 1);
}

#[test]
fn s6_14_besieged_cities_are_closed() {
    let play = moving(
        Scene::new()
            .country(Faction::Catholic, Province::Utrecht, 1)
            .city(Faction::Catholic, City::Utrecht, 1)
            .city(Faction::Burgher, City::Utrecht, 1)
            .board(|board| {
                board.sieges[City::Utrecht] = Some(Besieger::Army(Faction::Habsburg));
            }),
    );
    let utrecht = Spot::City(City::Utrecht);
    let besieged = Reason::Besieged {
        city: City::Utrecht,
    };
    assert_eq!(
        play.refused(Action::Take(utrecht, Colour::Catholic)).1,
        besieged
    );
    let country = Spot::Country(Province::Utrecht);
    assert_eq!(
        play.refused(Action::Take(country, Colour::Catholic)).1,
        Reason::NowhereToMove
    );
}

#[test]
fn s6_14_a_small_faction_can_mass_in_one_city() {
    let mut play = moving(
        Scene::new()
            .country(Faction::Catholic, Province::Flanders, 5)
            .country(Faction::Reformer, Province::Flanders, 3),
    );
    let country = Spot::Country(Province::Flanders);
    for city in [City::Gent, City::Brugge, City::Antwerpen] {
        play.shift(country, Faction::Catholic, Spot::City(city));
    }
    play.act(Action::Done);
    for _ in 0..3 {
        play.shift(country, Faction::Reformer, Spot::City(City::Gent));
    }
    play.act(Action::Done)
        .pass_until(|board| board.phase == Phase::End);
    assert_eq!(play.board().city_cards[City::Gent], Some(Faction::Reformer));
    assert_eq!(
        play.board().city_cards[City::Brugge],
        Some(Faction::Catholic)
    );
}

#[test]
fn s6_14_revised_the_first_player_chooses_the_next_province() {
    let scene = |edition| {
        moving(
            Scene::with(5, &[("edition", edition)])
                .country(Faction::Burgher, Province::Holland, 1)
                .country(Faction::Burgher, Province::Cleve, 1),
        )
    };
    assert_eq!(scene("first").chooser(), Some(Faction::Burgher));
    let mut play = scene("revised");
    assert_eq!(play.chooser(), Some(Faction::Catholic));
    assert_eq!(play.provinces(), [Province::Holland, Province::Cleve]);
    play.act(Action::Province(Province::Cleve));
    assert_eq!(play.chooser(), Some(Faction::Burgher));
}

#[test]
fn s6_14_every_piece_moves_once_at_the_most() {
    let mut play = moving(Scene::new().country(Faction::Catholic, Province::Cleve, 1));
    play.shift(
        Spot::Country(Province::Cleve),
        Faction::Catholic,
        Spot::Town(Town::Cleve),
    );
    let back = play.refused(Action::Take(Spot::Town(Town::Cleve), Colour::Catholic));
    assert_eq!(back, ("6.14", Reason::NoMovesLeft));
    assert!(play.saw(Event::Moved {
        faction: Faction::Catholic,
        colour: Colour::Catholic,
        from: Spot::Country(Province::Cleve),
        to: Spot::Town(Town::Cleve)
    }));
}

#[test]
fn s6_14_a_faction_can_be_done_with_all_provinces() {
    let mut play = moving(
        Scene::new()
            .country(Faction::Burgher, Province::Brabant, 1)
            .country(Colour::Neutral, Province::Brabant, 3)
            .country(Faction::Burgher, Province::Holland, 1)
            .country(Faction::Catholic, Province::Holland, 2)
            .country(Faction::Burgher, Province::Cleve, 1),
    );
    assert_eq!(play.acting(), [Faction::Catholic, Faction::Burgher]);
    play.act_as(Faction::Burgher, Action::Settle);
    assert_eq!(play.acting(), [Faction::Catholic], "in Holland");
    play.act(Action::Done);
    assert!(
        play.board().phase > Phase::Movement,
        "the Burghers are not asked again"
    );
    assert_eq!(play.city(Colour::Neutral, City::Bruxelles), 2);
}

#[test]
fn s6_14_factions_move_in_different_provinces_at_the_same_time() {
    let scene = || {
        moving(
            Scene::new()
                .country(Faction::Burgher, Province::Cleve, 1)
                .country(Faction::Reformer, Province::Holland, 2)
                .country(Faction::Burgher, Province::Holland, 1),
        )
    };
    let burgher = Action::Take(Spot::Country(Province::Cleve), Colour::Burgher);
    let reformer = Action::Take(Spot::Country(Province::Holland), Colour::Reformer);
    let (mut one, mut other) = (scene(), scene());
    assert_eq!(one.acting(), [Faction::Burgher, Faction::Reformer]);
    one.act_as(Faction::Burgher, burgher)
        .act_as(Faction::Reformer, reformer);
    other
        .act_as(Faction::Reformer, reformer)
        .act_as(Faction::Burgher, burgher);
    assert_eq!(one.board(), other.board(), "the order does not matter");
}

#[test]
fn s6_14_within_a_province_the_smaller_faction_waits() {
    let mut play = moving(
        Scene::new()
            .country(Faction::Burgher, Province::Cleve, 1)
            .country(Faction::Reformer, Province::Holland, 2)
            .country(Faction::Burgher, Province::Holland, 1),
    );
    play.act_as(Faction::Burgher, Action::Done);
    assert_eq!(play.acting(), [Faction::Reformer], "the Burghers wait");
    play.act_as(Faction::Reformer, Action::Done);
    assert_eq!(play.acting(), [Faction::Burgher]);
    let holland = play.board().part.arranging[3].map(|arranging| arranging.province);
    assert_eq!(holland, Some(Province::Holland));
}

#[test]
fn s6_14_who_goes_where_another_moves_is_told_who() {
    let mut play = moving(
        Scene::new()
            .country(Faction::Burgher, Province::Cleve, 1)
            .country(Faction::Burgher, Province::Utrecht, 1)
            .country(Faction::Reformer, Province::Holland, 2)
            .country(Faction::Burgher, Province::Holland, 1),
    );
    play.say(Faction::Burgher, Action::Done);
    assert_eq!(
        play.refused_to(Faction::Burgher, Action::Province(Province::Holland)),
        (
            "6.14",
            Reason::AnotherMoves {
                province: Province::Holland,
                faction: Faction::Reformer
            }
        )
    );
    assert_eq!(
        play.refused_to(Faction::Burgher, Action::Province(Province::Utrecht)),
        (
            "6.14",
            Reason::ProvinceDone {
                province: Province::Utrecht
            }
        )
    );
    play.say(Faction::Burgher, Action::Province(Province::Cleve));
}
