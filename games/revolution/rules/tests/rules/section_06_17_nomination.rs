//! Naming provinces, cities, bishoprics and universities (6.17 to 6.19).

use revolution_rules::{
    Action, Bishopric, City, Colour, Faction, Faith, Phase, Province, See, Step, Town,
};

use crate::scene::{Play, Scene};

/// The rest of the turn from the movement on.
fn named(scene: Scene) -> Play {
    let mut play = scene.last_of(Phase::Overflow, Step::Overflow).load();
    play.act(Action::Done)
        .pass_until(|board| board.phase == Phase::End);
    play
}

#[test]
fn s6_17_a_card_takes_more_than_all_others_together() {
    let play = named(
        Scene::new()
            .city_card(Faction::Catholic, City::Gent)
            .province_card(Faction::Catholic, Province::Liege)
            .city(Faction::Catholic, City::Gent, 2)
            .city(Colour::Neutral, City::Gent, 2)
            .town(Colour::Neutral, Town::Duinkerken)
            .town(Colour::Neutral, Town::Tournai)
            .country(Faction::Catholic, Province::Liege, 3)
            .country(Faction::Burgher, Province::Liege, 1)
            .country(Faction::Reformer, Province::Liege, 1),
    );
    assert_eq!(play.board().city_cards[City::Gent], None);
    assert_eq!(
        play.board().province_cards[Province::Liege],
        Some(Faction::Catholic)
    );
}

#[test]
fn s6_17_cities_count_for_the_province_only_if_agreed() {
    let holder = |options: &[(&str, &str)]| {
        let play = named(
            Scene::with(5, options)
                .city(Faction::Catholic, City::Luxembourg, 3)
                .country(Faction::Habsburg, Province::Luxembourg, 1),
        );
        play.board().province_cards[Province::Luxembourg]
    };
    assert_eq!(holder(&[]), Some(Faction::Habsburg));
    assert_eq!(
        holder(&[("province-majority", "with-cities")]),
        Some(Faction::Catholic)
    );
}

fn liege(options: &[(&str, &str)], before: Bishopric, holder: Option<Faction>) -> Bishopric {
    let mut scene = Scene::with(5, options).board(|board| board.bishoprics[See::Liege] = before);
    if let Some(faction) = holder {
        scene = scene.country(faction, Province::Liege, 1);
    }
    named(scene).board().bishoprics[See::Liege]
}

#[test]
fn s6_18_a_bishopric_moves_one_step_a_turn() {
    use Bishopric::*;
    let table = [
        (FirmlyReformed, Some(Faction::Catholic), Reformed),
        (Catholic, Some(Faction::Catholic), FirmlyCatholic),
        (FirmlyCatholic, Some(Faction::Habsburg), Catholic),
        (Reformed, Some(Faction::Habsburg), Catholic),
        (Catholic, Some(Faction::Burgher), Reformed),
        (FirmlyReformed, Some(Faction::Burgher), Reformed),
        (Reformed, Some(Faction::Reformer), FirmlyReformed),
        (FirmlyCatholic, Some(Faction::Reformer), Catholic),
        (Reformed, Some(Faction::Nobility), Reformed),
        (FirmlyReformed, None, Reformed),
        (FirmlyCatholic, None, Catholic),
    ];
    for (before, holder, after) in table {
        assert_eq!(
            liege(&[], before, holder),
            after,
            "{before:?} under {holder:?}"
        );
    }
}

#[test]
fn s6_18_options_for_nobles_and_nobody() {
    use Bishopric::*;
    let nobles = [("noble-bishopric", "towards-catholic")];
    assert_eq!(liege(&nobles, Reformed, Some(Faction::Nobility)), Catholic);
    let nobody = [("masterless-bishopric", "at-once")];
    assert_eq!(liege(&nobody, FirmlyReformed, None), Catholic);
}

fn university(town: Town, before: Option<Faith>, occupant: Option<Colour>) -> Option<Faith> {
    let mut scene = Scene::new().board(|board| board.town_universities[town] = before);
    if let Some(colour) = occupant {
        scene = scene.town(colour, town);
    }
    named(scene).board().town_universities[town]
}

#[test]
fn s6_19_established_universities() {
    let (catholic, reformed) = (Some(Faith::Catholic), Some(Faith::Reformed));
    let table = [
        (catholic, Some(Colour::Reformer), reformed),
        (catholic, Some(Colour::Burgher), catholic),
        (catholic, Some(Colour::Nobility), catholic),
        (reformed, Some(Colour::Burgher), reformed),
        (reformed, Some(Colour::Nobility), reformed),
        (reformed, Some(Colour::Habsburg), catholic),
        (reformed, Some(Colour::Catholic), catholic),
        (reformed, Some(Colour::Neutral), catholic),
        (reformed, None, catholic),
    ];
    for (before, occupant, after) in table {
        let found = university(Town::Leuven, before, occupant);
        assert_eq!(found, after, "{before:?} under {occupant:?}");
    }
}

#[test]
fn s6_19_new_universities() {
    let reformed = Some(Faith::Reformed);
    let table = [
        (None, Some(Colour::Reformer), reformed),
        (None, Some(Colour::Burgher), None),
        (reformed, Some(Colour::Burgher), reformed),
        (reformed, Some(Colour::Nobility), reformed),
        (reformed, Some(Colour::Neutral), reformed),
        (reformed, Some(Colour::Catholic), None),
        (reformed, Some(Colour::Habsburg), None),
    ];
    for (before, occupant, after) in table {
        let found = university(Town::Franeker, before, occupant);
        assert_eq!(found, after, "{before:?} under {occupant:?}");
    }
}

#[test]
fn s6_19_koeln_follows_the_city_card() {
    let play = named(Scene::new().city(Faction::Reformer, City::Koeln, 2));
    assert_eq!(
        play.board().city_universities[City::Koeln],
        Some(Faith::Reformed)
    );
}
