//! Movement within provinces (6.14).

use revolution_rules::{
    Action, Besieger, City, Colour, Event, Faction, Phase, Province, Reason, Single, Spot, Step,
    Town,
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
    // A piece of one's own in the countryside need not be picked up first.
    play.act(Action::Put(ARNHEM));
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
fn s6_14_neutrals_piled_into_a_city_fill_an_empty_town() {
    let scene = |rules, edition, pile: u8, catholics: u8| {
        let mut play = moving(
            Scene::by(rules, 5, &[("edition", edition)])
                .country(Faction::Catholic, Province::Brabant, 1)
                .city(Faction::Catholic, City::Bruxelles, catholics)
                .city(Colour::Neutral, City::Bruxelles, pile),
        );
        play.act(Action::Done);
        let town = play.board().towns[Town::Leuven];
        (town, play.city(Colour::Neutral, City::Bruxelles))
    };
    let filled = Some(Colour::Neutral);
    for edition in ["recommended", "first", "revised"] {
        assert_eq!(scene(2, edition, 3, 0), (filled, 2), "{edition}");
        assert_eq!(
            scene(2, edition, 2, 0),
            (None, 2),
            "two stay where nobody else is"
        );
        assert_eq!(scene(2, edition, 1, 1), (filled, 0), "{edition}");
        assert_eq!(scene(1, edition, 3, 0), (None, 3), "{edition}");
    }
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
            .country(Faction::Catholic, Province::Brabant, 1)
            .town(Faction::Burgher, Town::Leuven)
            .city(Faction::Catholic, City::Bruxelles, 1)
            .city(Faction::Burgher, City::Bruxelles, 1)
            .board(|board| {
                board.sieges[City::Bruxelles] = Some(Besieger::Army(Faction::Habsburg));
            }),
    );
    let bruxelles = Spot::City(City::Bruxelles);
    let besieged = Reason::Besieged {
        city: City::Bruxelles,
    };
    assert_eq!(
        play.refused(Action::Take(bruxelles, Colour::Catholic)).1,
        besieged
    );
    let country = Spot::Country(Province::Brabant);
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
    let moved = |rules: u16| {
        let scene = Scene::by(rules, 5, &[]);
        let mut play = moving(scene.country(Faction::Catholic, Province::Cleve, 1));
        let (from, to) = (Spot::Country(Province::Cleve), Spot::Town(Town::Cleve));
        play.shift(from, Faction::Catholic, to);
        assert!(play.saw(Event::Moved {
            faction: Faction::Catholic,
            colour: Colour::Catholic,
            from,
            to,
            pieces: 1
        }));
        play
    };
    let back = moved(1).refused(Action::Take(Spot::Town(Town::Cleve), Colour::Catholic));
    assert_eq!(back, ("6.14", Reason::NoMovesLeft));
    assert!(
        !moved(2).acting().contains(&Faction::Catholic),
        "nothing is left to move"
    );
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
    let burgher = Action::Put(Spot::Town(Town::Cleve));
    let reformer = Action::Put(Spot::Town(Town::Delft));
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
fn s6_14_by_the_first_version_who_goes_where_another_moves_is_told_who() {
    let mut play = moving(
        Scene::by(1, 5, &[])
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

/// Where a faction moves pieces now.
fn place(play: &Play, faction: Faction) -> Option<Province> {
    let mut all = play.board().part.arranging.iter().flatten();
    let here = all.find(|arranging| arranging.faction == faction);
    here.map(|arranging| arranging.province)
}

#[test]
fn s6_14_movement_goes_on_to_the_next_province_by_itself() {
    let scene = |rules| {
        moving(
            Scene::by(rules, 5, &[])
                .country(Faction::Burgher, Province::Holland, 1)
                .country(Faction::Reformer, Province::Holland, 2)
                .country(Faction::Burgher, Province::Utrecht, 1)
                .country(Faction::Burgher, Province::Cleve, 1),
        )
    };
    let mut play = scene(2);
    // First where nobody moves before, in the order of the provinces; Holland is the first of them all.
    assert_eq!(place(&play, Faction::Burgher), Some(Province::Utrecht));
    play.say(Faction::Burgher, Action::Done);
    assert_eq!(place(&play, Faction::Burgher), Some(Province::Cleve));
    play.say(Faction::Burgher, Action::Done);
    assert_eq!(play.acting(), [Faction::Reformer], "the Burghers wait");
    play.say(Faction::Reformer, Action::Done);
    assert_eq!(place(&play, Faction::Burgher), Some(Province::Holland));
    let mut play = scene(1);
    play.say(Faction::Burgher, Action::Done);
    assert_eq!(place(&play, Faction::Burgher), None, "they are asked where");
}

#[test]
fn s6_14_who_can_move_nothing_is_not_asked() {
    let scene = |rules| {
        moving(
            Scene::by(rules, 5, &[])
                .town(Faction::Burgher, Town::Cleve)
                .country(Faction::Reformer, Province::Cleve, 2)
                .city(Faction::Catholic, City::Utrecht, 2)
                .board(|board| {
                    board.sieges[City::Utrecht] = Some(Besieger::Army(Faction::Habsburg));
                })
                .country(Faction::Catholic, Province::Utrecht, 1),
        )
    };
    assert!(scene(1).acting().contains(&Faction::Catholic));
    // The only city is besieged: the Catholic piece in the countryside can go nowhere.
    assert_eq!(scene(2).acting(), [Faction::Reformer]);
}

#[test]
fn s6_14_being_done_in_all_provinces_alike() {
    let mut play = moving(
        Scene::new()
            .country(Faction::Burgher, Province::Holland, 1)
            .country(Faction::Reformer, Province::Holland, 2)
            .country(Faction::Burgher, Province::Utrecht, 1)
            .country(Faction::Burgher, Province::Cleve, 1)
            .country(Faction::Burgher, Province::Liege, 1),
    );
    play.say(Faction::Burgher, Action::DoneInRank);
    assert_eq!(play.acting(), [Faction::Reformer]);
    play.say(Faction::Reformer, Action::Done);
    assert_eq!(
        place(&play, Faction::Burgher),
        Some(Province::Holland),
        "there they come second, and are asked"
    );
}

#[test]
fn s6_14_several_pieces_at_once() {
    let scene = |rules| {
        moving(
            Scene::by(rules, 5, &[])
                .country(Faction::Catholic, Province::Flanders, 5)
                .country(Faction::Reformer, Province::Flanders, 1),
        )
    };
    let one_by_one = scene(1).legal();
    let catholic = Action::Take(Spot::Country(Province::Flanders), Colour::Catholic);
    assert!(one_by_one.contains(&catholic), "{one_by_one:?}");
    assert!(
        !one_by_one
            .iter()
            .any(|action| matches!(action, Action::Several(..)))
    );
    let mut play = scene(2);
    let country = Spot::Country(Province::Flanders);
    let gent = Spot::City(City::Gent);
    let to_gent = Single::Put(gent);
    let several: Vec<Action> = play
        .legal()
        .into_iter()
        .filter(|&action| matches!(action, Action::Several(single, _) if single == to_gent))
        .collect();
    assert_eq!(
        several,
        [2, 5].map(|pieces| Action::Several(to_gent, pieces))
    );
    let tournai = Spot::Town(Town::Tournai);
    assert!(play.legal().contains(&Action::Put(tournai)));
    assert_eq!(
        play.refused(Action::Several(Single::Put(tournai), 5)),
        (
            "6.14",
            Reason::OneInTown {
                spot: Spot::Town(Town::Tournai)
            }
        )
    );
    play.act(Action::Several(to_gent, 5));
    assert_eq!(play.city(Faction::Catholic, City::Gent), 5);
    assert!(play.saw(Event::Moved {
        faction: Faction::Catholic,
        colour: Colour::Catholic,
        from: country,
        to: gent,
        pieces: 5
    }));
    // Each piece is moved once at the most: five of the six have been.
    assert_eq!(
        play.refused(Action::Several(Single::Take(gent, Colour::Catholic), 2)),
        ("6.14", Reason::NotSoMany { most: 1 })
    );
}

#[test]
fn s6_14_revised_nothing_is_called_when_all_have_settled() {
    let scene = |rules| {
        let mut play = moving(
            Scene::by(rules, 5, &[("edition", "revised")])
                .country(Faction::Burgher, Province::Holland, 1)
                .country(Faction::Burgher, Province::Utrecht, 1)
                .country(Faction::Burgher, Province::Cleve, 1)
                .country(Colour::Neutral, Province::Cleve, 1),
        );
        play.act(Action::Province(Province::Utrecht));
        play.act(Action::Settle);
        play
    };
    assert!(matches!(scene(1).board().step, Step::NextProvince));
    let play = scene(2);
    assert!(play.board().phase > Phase::Movement);
    assert_eq!(
        play.board().towns[Town::Cleve],
        Some(Colour::Neutral),
        "neutrals still fill what is empty"
    );
}
