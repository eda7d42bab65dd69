//! 5.0: the events from M on, by the alphabet.

use dutch_revolt_rules::{
    Action, Alignment, Armada, Chit, Event, Phase, Reason, Side, Stack, Step, Territory, Unit,
};

use crate::scene::{Play, Scene, force};
use crate::section_05_events::{holding, no_target};

use Alignment::*;
use Territory::*;

#[test]
fn s5_0_militia_adds_two_pikemen_to_an_attacked_territory() {
    // Six attackers against one defender: a die of 9 in Zeeland's column makes three losses, which
    // would take it from one defender, but not from three.
    let scene = || {
        holding(Chit::Militia, Side::Rebel)
            .pikemen(Side::Spanish, Zeeland, 6)
            .pikemen(Side::Rebel, Zeeland, 1)
            .dice(&[9])
    };
    let mut play = scene().load();
    play.act(Action::Play(Chit::Militia)).click(&[Zeeland]);
    assert!(play.saw(Event::MilitiaRaised {
        side: Side::Rebel,
        territory: Zeeland,
        amount: 2
    }));
    assert_eq!(play.owner(Zeeland), Side::Rebel);
    let mut play = scene().load();
    play.act(Action::Pass);
    assert_eq!(play.owner(Zeeland), Side::Spanish);
}

#[test]
fn s5_0_militia_needs_an_attack() {
    let play = holding(Chit::Militia, Side::Rebel)
        .pikemen(Side::Rebel, Zeeland, 1)
        .load();
    no_target(&play, Chit::Militia);
}

#[test]
fn s5_0_mutiny_removes_two_pikemen() {
    let mut play = holding(Chit::Mutiny, Side::Spanish)
        .pikemen(Side::Rebel, Zeeland, 2)
        .units(Side::Rebel, Friesland, force(0, 1, 0))
        .load();
    play.act(Action::Play(Chit::Mutiny));
    assert_eq!(
        play.refused(Action::At(Friesland)),
        (
            "5.0",
            Reason::NoPikemen {
                territory: Friesland
            }
        )
    );
    play.click(&[Zeeland]);
    assert_eq!(play.stack(Side::Rebel, Zeeland).pikemen, 0);
    assert!(play.saw(Event::Mutinied {
        side: Side::Rebel,
        territory: Zeeland,
        pikemen: 2
    }));
}

#[test]
fn s5_0_mutiny_may_take_one_each_from_two_territories() {
    let scene = |scene: Scene| {
        let scene = scene
            .first(Side::Spanish)
            .hand(Side::Spanish, &[Chit::Mutiny]);
        let scene = scene.pikemen(Side::Rebel, Zeeland, 2);
        let mut play = scene.pikemen(Side::Rebel, Friesland, 3).load();
        play.act(Action::Play(Chit::Mutiny));
        play
    };
    let step = Step::Chits {
        phase: Phase::Movement,
        side: Side::Spanish,
    };
    let left = |play: &Play| [Zeeland, Friesland].map(|at| play.stack(Side::Rebel, at).pikemen);
    let mut play = scene(Scene::new(step));
    play.act(Action::Part(Friesland)).click(&[Zeeland]);
    assert_eq!(left(&play), [1, 2]);
    // In the first version each one is pointed at.
    let mut play = scene(Scene::first_version(step));
    play.click(&[Friesland]);
    assert_eq!(left(&play), [2, 2]);
    play.click(&[Zeeland]);
    assert_eq!(left(&play), [1, 2]);
}

#[test]
fn s5_0_mutiny_needs_enemy_pikemen() {
    let play = holding(Chit::Mutiny, Side::Spanish).load();
    no_target(&play, Chit::Mutiny);
}

#[test]
fn s5_0_plague_on_an_even_die_takes_one_pikeman() {
    let mut play = holding(Chit::Plague, Side::Spanish)
        .units(Side::Rebel, Zeeland, force(3, 2, 1))
        .dice(&[4])
        .load();
    play.act(Action::Play(Chit::Plague)).click(&[Zeeland]);
    assert_eq!(play.stack(Side::Rebel, Zeeland), force(2, 2, 1));
}

#[test]
fn s5_0_plague_on_an_odd_die_takes_two_pikemen_or_one_cavalry() {
    for (struck, left) in [
        (Unit::Pikemen, force(1, 2, 1)),
        (Unit::Cavalry, force(3, 1, 1)),
    ] {
        let mut play = holding(Chit::Plague, Side::Spanish)
            .units(Side::Rebel, Zeeland, force(3, 2, 1))
            .dice(&[5])
            .load();
        play.act(Action::Play(Chit::Plague)).click(&[Zeeland]);
        assert_eq!(play.side(), Some(Side::Spanish));
        play.act(Action::Strike(struck));
        assert_eq!(play.stack(Side::Rebel, Zeeland), left);
    }
}

#[test]
fn s5_0_plague_takes_what_there_is() {
    let mut play = holding(Chit::Plague, Side::Spanish)
        .units(Side::Rebel, Zeeland, force(1, 0, 0))
        .dice(&[5])
        .load();
    play.act(Action::Play(Chit::Plague)).click(&[Zeeland]);
    assert_eq!(play.stack(Side::Rebel, Zeeland), Stack::EMPTY);
    let mut play = holding(Chit::Plague, Side::Spanish)
        .units(Side::Rebel, Zeeland, force(0, 2, 0))
        .dice(&[4])
        .load();
    play.act(Action::Play(Chit::Plague)).click(&[Zeeland]);
    assert_eq!(play.stack(Side::Rebel, Zeeland), force(0, 2, 0));
}

#[test]
fn s5_0_plague_spares_flotillas() {
    let mut play = holding(Chit::Plague, Side::Spanish)
        .units(Side::Rebel, Zeeland, force(0, 0, 2))
        .units(Side::Rebel, SouthHolland, force(1, 0, 0))
        .dice(&[5])
        .load();
    play.act(Action::Play(Chit::Plague)).click(&[Zeeland]);
    assert_eq!(play.stack(Side::Rebel, Zeeland), force(0, 0, 2));
}

#[test]
fn s5_0_plague_asks_for_no_territory_if_it_can_take_nobody() {
    let movement = Step::Chits {
        phase: Phase::Movement,
        side: Side::Spanish,
    };
    let fleets = |scene: Scene| {
        scene
            .hand(Side::Spanish, &[Chit::Plague, Chit::NoEvent])
            .units(Side::Rebel, Zeeland, force(0, 0, 2))
            .units(Side::Rebel, SouthHolland, force(0, 0, 1))
            .load()
    };
    let mut play = fleets(Scene::first_version(movement));
    play.act(Action::Play(Chit::Plague));
    assert_eq!(play.targets().len(), 2);
    let mut play = fleets(Scene::new(movement));
    play.act(Action::Play(Chit::Plague));
    assert!(!matches!(play.board().step, Step::Effect(_)));
}

#[test]
fn s5_0_nobody_is_asked_whom_the_plague_takes_in_a_truce_that_nobody_can_break() {
    let truce = |scene: Scene, rebel: &[Chit]| {
        let mut play = scene
            .hand(Side::Spanish, &[Chit::Plague])
            .hand(Side::Rebel, rebel)
            .units(Side::Rebel, Zeeland, force(3, 2, 0))
            .units(Side::Rebel, SouthHolland, force(1, 0, 0))
            .board(|board| board.year.truce = true)
            .load();
        play.act(Action::Play(Chit::Plague));
        matches!(play.board().step, Step::Effect(_))
    };
    let movement = Step::Chits {
        phase: Phase::Movement,
        side: Side::Spanish,
    };
    assert!(!truce(Scene::new(movement), &[]));
    assert!(truce(Scene::first_version(movement), &[]));
    // As long as the Rebels hold a chit, it may matter, and nothing betrays which one it is.
    assert!(truce(Scene::new(movement), &[Chit::NoEvent]));
}

#[test]
fn s5_0_plague_needs_forces_in_an_enemy_territory() {
    let mut play = holding(Chit::Plague, Side::Spanish)
        .pikemen(Side::Rebel, Zeeland, 1)
        .load();
    play.act(Action::Play(Chit::Plague));
    assert_eq!(
        play.refused(Action::At(Friesland)),
        (
            "5.0",
            Reason::NoForces {
                territory: Friesland
            }
        )
    );
}

#[test]
fn s5_0_refugees_move_one_territory_of_each_side() {
    let mut play = holding(Chit::Refugees, Side::Rebel).load();
    play.act(Action::Play(Chit::Refugees));
    // First one of the enemy's, towards the enemy.
    assert_eq!(
        play.refused(Action::At(Namur)),
        ("5.0", Reason::NoStep { territory: Namur })
    );
    play.click(&[Antwerp]);
    assert_eq!(play.faith(Antwerp), ModeratelyCatholic);
    // Then one of their own, towards themselves.
    assert_eq!(
        play.refused(Action::At(Antwerp)),
        ("5.0", Reason::NotOwn { territory: Antwerp })
    );
    play.click(&[Zeeland]);
    assert_eq!(play.faith(Zeeland), StronglyProtestant);
}

#[test]
fn s5_0_refugees_pass_over_a_side_without_a_fitting_territory() {
    let mut scene = holding(Chit::Refugees, Side::Rebel);
    for territory in Territory::ALL {
        if scene.state.board.owner[territory] == Side::Spanish {
            scene = scene.faith(territory, StronglyCatholic);
        }
    }
    let mut play = scene.load();
    play.act(Action::Play(Chit::Refugees));
    play.click(&[Friesland]);
    assert_eq!(play.faith(Friesland), StronglyProtestant);
    assert!(!matches!(play.board().step, Step::Effect(_)));
}

#[test]
fn s5_0_sea_beggars_give_a_flotilla() {
    let mut play = holding(Chit::SeaBeggars, Side::Rebel).load();
    play.act(Action::Play(Chit::SeaBeggars));
    assert_eq!(play.board().purse[Side::Rebel].free_flotillas, 1);
}

#[test]
fn s5_0_spanish_armada_lands_on_an_even_die() {
    let mut play = holding(Chit::SpanishArmada, Side::Spanish)
        .board(|board| board.points = 30)
        .dice(&[6])
        .load();
    play.act(Action::Play(Chit::SpanishArmada));
    assert_eq!(play.board().armada, Armada::Landed);
    assert_eq!(play.board().points, 20);
    // Territories 26, die 4 + 1, in this very year.
    assert_eq!(play.board().purse[Side::Spanish].treasury, 31);
    assert!(play.board().gone.has(Chit::SpanishArmada));
}

#[test]
fn s5_0_spanish_armada_is_destroyed_on_an_odd_die() {
    let mut play = holding(Chit::SpanishArmada, Side::Spanish)
        .dice(&[7])
        .load();
    play.act(Action::Play(Chit::SpanishArmada));
    assert_eq!(play.board().armada, Armada::Destroyed);
    assert_eq!(play.board().points, 10);
    assert_eq!(play.board().purse[Side::Spanish].treasury, 29);
}

#[test]
fn s5_0_a_destroyed_armada_never_makes_the_die_negative() {
    let mut play = holding(Chit::SpanishArmada, Side::Spanish)
        .board(|board| {
            board.initiative.spanish_die = 0;
            board.initiative.rebel_die = 1;
            board.initiative.second = Side::Rebel;
        })
        .dice(&[7])
        .load();
    play.act(Action::Play(Chit::SpanishArmada));
    assert_eq!(play.board().purse[Side::Spanish].treasury, 26);
}

#[test]
fn s5_0_a_landed_armada_withdraws_the_english_and_frees_the_treasure_fleet() {
    let mut play = Scene::chits(Phase::Treasury, Side::Rebel)
        .hand(
            Side::Rebel,
            &[
                Chit::EnglishExpedition,
                Chit::TreasureFleet,
                Chit::SpanishArmada,
            ],
        )
        .dice(&[2])
        .load();
    play.act(Action::Play(Chit::EnglishExpedition));
    play.act(Action::Play(Chit::TreasureFleet));
    play.act(Action::Play(Chit::SpanishArmada));
    assert!(play.saw(Event::ExpeditionWithdrawn));
    assert!(play.saw(Event::FleetSafe));
    assert_eq!(play.board().purse[Side::Rebel].free_pikemen, 0);
    assert_eq!(play.board().purse[Side::Spanish].treasury, 31);
}

#[test]
fn s5_0_tax_revolt_halves_one_enemy_territory_rounding_up() {
    let mut play = holding(Chit::TaxRevolt, Side::Rebel).load();
    play.act(Action::Play(Chit::TaxRevolt)).click(&[Antwerp]);
    // Antwerp pays 3 instead of 5.
    assert_eq!(play.board().purse[Side::Spanish].treasury, 28);
    let mut play = holding(Chit::TaxRevolt, Side::Rebel).load();
    play.act(Action::Play(Chit::TaxRevolt)).click(&[Namur]);
    assert_eq!(play.board().purse[Side::Spanish].treasury, 30);
}

#[test]
fn s5_0_tenth_penny_pays_five_and_moves_every_urban_territory() {
    let mut play = holding(Chit::TenthPenny, Side::Rebel)
        .faith(SouthHolland, StronglyProtestant)
        .load();
    play.act(Action::Play(Chit::TenthPenny));
    assert_eq!(play.board().purse[Side::Spanish].treasury, 35);
    assert_eq!(play.faith(Antwerp), ModeratelyProtestant);
    assert_eq!(play.faith(Brabant), Divided);
    assert_eq!(play.faith(NorthHolland), StronglyProtestant);
    // Not urban: unmoved. Already at the end: two points.
    assert_eq!(play.faith(Zeeland), ModeratelyProtestant);
    assert_eq!(play.board().points, 2);
}

#[test]
fn s5_0_an_intercepted_treasure_fleet_gives_no_die() {
    let mut play = holding(Chit::TreasureFleet, Side::Rebel).load();
    play.act(Action::Play(Chit::TreasureFleet));
    assert_eq!(play.board().purse[Side::Spanish].treasury, 26);
    assert!(play.board().gone.has(Chit::TreasureFleet));
}

#[test]
fn s5_0_truce_stops_movement_and_sieges_but_not_their_chits() {
    let mut play = Scene::chits(Phase::Treasury, Side::Spanish)
        .hand(Side::Spanish, &[Chit::Truce, Chit::Mutiny])
        .load();
    play.act(Action::Play(Chit::Truce)).act(Action::Pass);
    play.act(Action::Done);
    // The Rebels put a guard into Zeeland.
    play.click(&[Zeeland]);
    play.act(Action::Recruit(Unit::Pikemen, 1));
    play.act(Action::Done);
    play.act(Action::Pass);
    assert_eq!(
        play.board().step,
        Step::Chits {
            phase: Phase::Movement,
            side: Side::Spanish
        }
    );
    // Nobody can play another chit, so it makes no difference where; and nobody is asked.
    play.act(Action::Play(Chit::Mutiny));
    assert!(play.saw(Event::Mutinied {
        side: Side::Rebel,
        territory: Zeeland,
        pikemen: 1
    }));
    play.pass_until(|step| step.phase() >= Phase::Political || step.phase() == Phase::Treasury);
    assert!(play.saw(Event::TruceHolds {
        phase: Phase::Movement
    }));
    assert!(play.saw(Event::TruceHolds {
        phase: Phase::Siege
    }));
}

#[test]
fn s5_0_war_with_turkey_halves_the_die_rounding_up() {
    let mut play = holding(Chit::WarWithTurkey, Side::Rebel)
        .board(|board| {
            board.initiative.spanish_die = 5;
            board.initiative.rebel_die = 0;
            board.initiative.second = Side::Spanish;
        })
        .load();
    play.act(Action::Play(Chit::WarWithTurkey));
    assert_eq!(play.board().purse[Side::Spanish].treasury, 29);
}

#[test]
fn s5_0_the_armada_counts_before_the_turks() {
    let mut play = holding(Chit::WarWithTurkey, Side::Rebel)
        .board(|board| board.armada = Armada::Landed)
        .load();
    play.act(Action::Play(Chit::WarWithTurkey));
    // (4 + 1) / 2, rounded up.
    assert_eq!(play.board().purse[Side::Spanish].treasury, 29);
}
