//! 5.0: the events from A to L, by the alphabet.

use dutch_revolt_rules::{
    Action, Alignment, Chit, Event, Phase, Reason, Side, Stack, Step, Territory,
};

use crate::scene::{Play, Scene, force};

use Alignment::*;
use Territory::*;

/// A side holds the chit at the beginning of its phase; nobody else holds any.
pub(crate) fn holding(chit: Chit, side: Side) -> Scene {
    let phase = crate::scene::game(&[]).data().chits[chit]
        .phase
        .expect("a chit that is played");
    Scene::chits(phase, side).first(side).hand(side, &[chit])
}

/// The chit cannot be played, because nothing fits it.
pub(crate) fn no_target(play: &Play, chit: Chit) {
    assert_eq!(
        play.refused(Action::Play(chit)),
        ("5.0", Reason::NoTarget { chit })
    );
}

#[test]
fn s5_0_atrocities_by_the_rebels() {
    let mut play = holding(Chit::Atrocities, Side::Rebel)
        .board(|board| board.points = 20)
        .load();
    play.act(Action::Play(Chit::Atrocities));
    assert_eq!(play.board().points, 25);
    assert_eq!(
        play.refused(Action::At(Zeeland)),
        ("5.0", Reason::NotEnemy { territory: Zeeland })
    );
    play.click(&[Antwerp]);
    assert_eq!(play.faith(Antwerp), ModeratelyProtestant);
}

#[test]
fn s5_0_atrocities_by_the_spanish() {
    let mut play = holding(Chit::Atrocities, Side::Spanish)
        .board(|board| board.points = 20)
        .load();
    play.act(Action::Play(Chit::Atrocities));
    assert_eq!(play.board().points, 15);
    play.click(&[Zeeland]);
    assert_eq!(play.faith(Zeeland), Divided);
}

#[test]
fn s5_0_atrocities_count_even_where_faith_cannot_move() {
    let mut play = holding(Chit::Atrocities, Side::Rebel)
        .faith(Antwerp, StronglyProtestant)
        .load();
    play.act(Action::Play(Chit::Atrocities)).click(&[Antwerp]);
    assert_eq!(play.faith(Antwerp), StronglyProtestant);
}

#[test]
fn s5_0_crusade_gives_a_die_of_pikemen_for_the_year() {
    let mut play = holding(Chit::Crusade, Side::Spanish).dice(&[7]).load();
    play.act(Action::Play(Chit::Crusade));
    assert_eq!(play.board().purse[Side::Spanish].free_pikemen, 7);
    assert!(play.board().gone.has(Chit::Crusade));
}

#[test]
fn s5_0_crusade_with_a_zero_gives_nothing() {
    let mut play = holding(Chit::Crusade, Side::Spanish).dice(&[0]).load();
    play.act(Action::Play(Chit::Crusade));
    assert_eq!(play.board().purse[Side::Spanish].free_pikemen, 0);
}

#[test]
fn s5_0_crusade_may_be_left_out() {
    let game = crate::scene::game(&[("crusade", "out")]);
    let state = engine::Game::start(&game, engine::Seed::from_number(1), &mut engine::Silent);
    let everywhere = [
        state.hands[Side::Spanish],
        state.hands[Side::Rebel],
        state.container,
    ];
    assert!(everywhere.iter().all(|chits| !chits.has(Chit::Crusade)));
    assert_eq!(
        everywhere
            .iter()
            .map(dutch_revolt_rules::Chits::len)
            .sum::<u8>(),
        21
    );
}

#[test]
fn s5_0_defection_takes_two_from_different_territories() {
    let mut play = holding(Chit::Defection, Side::Rebel)
        .pikemen(Side::Spanish, Brabant, 3)
        .pikemen(Side::Spanish, Namur, 1)
        .load();
    play.act(Action::Play(Chit::Defection));
    play.act(Action::Part(Brabant));
    assert_eq!(
        play.refused(Action::At(Utrecht)),
        ("5.0", Reason::NotOwn { territory: Utrecht })
    );
    play.click(&[Zeeland, Namur, Friesland]);
    assert_eq!(play.stack(Side::Spanish, Brabant).pikemen, 2);
    assert_eq!(play.stack(Side::Spanish, Namur).pikemen, 0);
    assert_eq!(play.stack(Side::Rebel, Zeeland).pikemen, 1);
    assert_eq!(play.stack(Side::Rebel, Friesland).pikemen, 1);
    // They may march this very phase.
    assert_eq!(play.board().step, Step::March { side: Side::Rebel });
    assert!(play.targets().contains(&Zeeland));
}

#[test]
fn s5_0_two_defectors_go_the_same_way_in_two_decisions() {
    let scene = |scene: Scene| {
        let scene = scene
            .first(Side::Rebel)
            .hand(Side::Rebel, &[Chit::Defection]);
        let scene = scene.pikemen(Side::Spanish, Brabant, 3);
        let mut play = scene.pikemen(Side::Spanish, Namur, 1).load();
        play.act(Action::Play(Chit::Defection));
        play
    };
    let step = Step::Chits {
        phase: Phase::Movement,
        side: Side::Rebel,
    };
    let two = |pikemen| Event::Defected {
        to: Side::Rebel,
        from: Brabant,
        into: Zeeland,
        pikemen,
    };
    // Both at once, and the log tells it in one line.
    let mut play = scene(Scene::new(step));
    play.click(&[Brabant, Zeeland]);
    assert_eq!(play.stack(Side::Spanish, Brabant).pikemen, 1);
    assert_eq!(play.stack(Side::Rebel, Zeeland).pikemen, 2);
    assert!(play.saw(two(2)) && !matches!(play.board().step, Step::Effect(_)));
    // Or from one place into two.
    let mut play = scene(Scene::new(step));
    play.click(&[Brabant]).act(Action::Part(Zeeland));
    play.click(&[Friesland]);
    assert_eq!(play.stack(Side::Spanish, Brabant).pikemen, 1);
    assert_eq!(play.stack(Side::Rebel, Zeeland).pikemen, 1);
    assert_eq!(play.stack(Side::Rebel, Friesland).pikemen, 1);
    // Where there is only one, there is no part of it.
    let play = scene(Scene::new(step));
    assert!(!play.legal().contains(&Action::Part(Namur)));
    // In the first version they come one by one.
    let mut play = scene(Scene::first_version(step));
    assert!(!play.legal().contains(&Action::Part(Brabant)));
    play.click(&[Brabant, Zeeland]);
    assert!(play.saw(two(1)) && matches!(play.board().step, Step::Effect(_)));
    play.click(&[Brabant, Zeeland]);
    assert_eq!(play.stack(Side::Rebel, Zeeland).pikemen, 2);
}

#[test]
fn s5_0_defection_takes_what_there_is() {
    let mut play = holding(Chit::Defection, Side::Spanish)
        .pikemen(Side::Rebel, Zeeland, 1)
        .load();
    play.act(Action::Play(Chit::Defection));
    play.click(&[Zeeland, Antwerp]);
    assert_eq!(play.stack(Side::Spanish, Antwerp).pikemen, 1);
    assert!(!matches!(play.board().step, Step::Effect(_)));
}

#[test]
fn s5_0_defection_needs_enemy_pikemen() {
    let play = holding(Chit::Defection, Side::Spanish)
        .units(Side::Rebel, Zeeland, force(0, 2, 1))
        .load();
    no_target(&play, Chit::Defection);
}

#[test]
fn s5_0_english_expedition_gives_five_pikemen_and_a_flotilla() {
    let mut play = holding(Chit::EnglishExpedition, Side::Rebel).load();
    play.act(Action::Play(Chit::EnglishExpedition));
    let purse = play.board().purse[Side::Rebel];
    assert_eq!((purse.free_pikemen, purse.free_flotillas), (5, 1));
    assert_eq!(purse.treasury, 18);
}

#[test]
fn s5_0_an_event_serves_the_side_it_names_whoever_plays_it() {
    let mut play = holding(Chit::EnglishExpedition, Side::Spanish).load();
    play.act(Action::Play(Chit::EnglishExpedition));
    assert_eq!(play.board().purse[Side::Rebel].free_pikemen, 5);
    assert_eq!(play.board().purse[Side::Spanish].free_pikemen, 0);
}

#[test]
fn s5_0_flood_drowns_all_spanish_units_and_spares_the_rebels() {
    let mut play = holding(Chit::Flood, Side::Rebel)
        .hand(Side::Rebel, &[Chit::NoEvent])
        .units(Side::Spanish, SouthHolland, force(4, 2, 1))
        .pikemen(Side::Rebel, SouthHolland, 1)
        .load();
    play.act(Action::Play(Chit::Flood)).click(&[SouthHolland]);
    assert!(play.saw(Event::Flooded {
        territory: SouthHolland,
        stack: force(4, 2, 1)
    }));
    assert_eq!(play.stack(Side::Spanish, SouthHolland), Stack::EMPTY);
    assert_eq!(play.stack(Side::Rebel, SouthHolland).pikemen, 1);
    assert_eq!(play.owner(SouthHolland), Side::Rebel);
}

#[test]
fn s5_0_flood_needs_an_invaded_rebel_territory() {
    let play = holding(Chit::Flood, Side::Rebel)
        .pikemen(Side::Spanish, Antwerp, 4)
        .load();
    no_target(&play, Chit::Flood);
}

#[test]
fn s5_0_flood_does_not_reach_namur_or_luxembourg() {
    for high in [Namur, Luxembourg] {
        let mut scene = holding(Chit::Flood, Side::Rebel)
            .owner(high, Side::Rebel)
            .pikemen(Side::Spanish, high, 4);
        let play = {
            scene = scene.pikemen(Side::Spanish, Zeeland, 1);
            let mut play = scene.load();
            play.act(Action::Play(Chit::Flood));
            play
        };
        assert_eq!(
            play.refused(Action::At(high)),
            ("5.0", Reason::Dry { territory: high })
        );
        assert_eq!(play.targets(), [Zeeland]);
    }
}

#[test]
fn s5_0_flood_played_by_the_spanish_lets_the_rebels_choose() {
    let mut play = holding(Chit::Flood, Side::Spanish)
        .pikemen(Side::Spanish, Zeeland, 2)
        .pikemen(Side::Spanish, Friesland, 2)
        .load();
    play.act(Action::Play(Chit::Flood));
    assert_eq!(play.side(), Some(Side::Rebel));
}

#[test]
fn s5_0_french_intervention_gives_ten_pikemen_and_costs_five_points() {
    let mut play = holding(Chit::FrenchIntervention, Side::Rebel)
        .board(|board| board.points = 30)
        .load();
    play.act(Action::Play(Chit::FrenchIntervention));
    assert_eq!(play.board().purse[Side::Rebel].free_pikemen, 10);
    assert_eq!(play.board().points, 25);
    assert!(play.board().gone.has(Chit::FrenchIntervention));
}

#[test]
fn s5_0_huguenots_move_three_territories_of_either_owner() {
    let mut play = holding(Chit::Huguenots, Side::Rebel).load();
    play.act(Action::Play(Chit::Huguenots));
    play.click(&[Antwerp, Zeeland]);
    assert_eq!(
        play.refused(Action::At(Antwerp)),
        ("5.0", Reason::Again { territory: Antwerp })
    );
    play.click(&[Luxembourg]);
    assert_eq!(play.faith(Antwerp), ModeratelyProtestant);
    assert_eq!(play.faith(Zeeland), StronglyProtestant);
    assert_eq!(play.faith(Luxembourg), ModeratelyCatholic);
}

#[test]
fn s5_0_huguenots_ignore_steps_that_cannot_be_made() {
    let mut scene = holding(Chit::Huguenots, Side::Rebel);
    for territory in Territory::ALL {
        scene = scene.faith(territory, StronglyProtestant);
    }
    let mut play = scene.faith(Namur, Divided).load();
    play.act(Action::Play(Chit::Huguenots));
    assert_eq!(
        play.refused(Action::At(Zeeland)),
        ("5.0", Reason::NoStep { territory: Zeeland })
    );
    play.click(&[Namur]);
    assert!(!matches!(play.board().step, Step::Effect(_)));
}

#[test]
fn s5_0_iconoclasm_moves_two_rebel_territories() {
    let mut play = holding(Chit::Iconoclasm, Side::Rebel).load();
    play.act(Action::Play(Chit::Iconoclasm));
    assert_eq!(
        play.refused(Action::At(Antwerp)),
        ("5.0", Reason::NotOwn { territory: Antwerp })
    );
    play.click(&[Zeeland, Friesland]);
    assert_eq!(play.faith(Zeeland), StronglyProtestant);
    assert_eq!(play.faith(Friesland), StronglyProtestant);
    assert!(!matches!(play.board().step, Step::Effect(_)));
}

#[test]
fn s5_0_inquisition_moves_a_spanish_territory_and_gives_the_rebels_two_points() {
    let mut play = holding(Chit::Inquisition, Side::Spanish).load();
    play.act(Action::Play(Chit::Inquisition));
    assert_eq!(play.board().points, 2);
    assert_eq!(
        play.refused(Action::At(Namur)),
        ("5.0", Reason::NoStep { territory: Namur })
    );
    play.click(&[Utrecht]);
    assert_eq!(play.faith(Utrecht), ModeratelyCatholic);
}

#[test]
fn s5_0_local_revolt_needs_loyal_people_and_no_defenders() {
    let scene = || {
        holding(Chit::LocalRevolt, Side::Rebel)
            .faith(Antwerp, StronglyProtestant)
            .faith(Utrecht, StronglyProtestant)
            .faith(Brabant, ModeratelyProtestant)
    };
    let mut play = scene().pikemen(Side::Spanish, Utrecht, 1).load();
    play.act(Action::Play(Chit::LocalRevolt));
    assert_eq!(
        play.refused(Action::At(Utrecht)),
        ("5.0", Reason::Defended { territory: Utrecht })
    );
    assert_eq!(
        play.refused(Action::At(Brabant)),
        ("5.0", Reason::NotLoyal { territory: Brabant })
    );
    play.click(&[Antwerp]);
    assert_eq!(play.owner(Antwerp), Side::Rebel);
    assert!(play.saw(Event::Revolted {
        territory: Antwerp,
        to: Side::Rebel
    }));
}

#[test]
fn s5_0_local_revolt_counts_in_this_very_political_phase() {
    let mut play = holding(Chit::LocalRevolt, Side::Rebel)
        .faith(Antwerp, StronglyProtestant)
        .load();
    play.act(Action::Play(Chit::LocalRevolt)).click(&[Antwerp]);
    assert!(play.saw(Event::Counted {
        points: 13,
        total: 13
    }));
}

#[test]
fn s5_0_local_revolt_without_a_fitting_territory_is_not_used() {
    let play = holding(Chit::LocalRevolt, Side::Spanish).load();
    no_target(&play, Chit::LocalRevolt);
}
