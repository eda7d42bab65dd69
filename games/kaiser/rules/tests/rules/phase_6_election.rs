//! Phase VI: the imperial election.

use engine::{DecisionNumber, Game, Playing, UndoRefusal, Viewer};
use kaiser_rules::{
    Action, Ballot, Card, Colour::*, Electorate::*, Event, Merit, Reason, Spot, Step, Vacancy,
};

use crate::scene::{Play, Scene, at, baron, couple};

/// Green is Red's rival; the votes are about to be cast.
fn contested(scene: Scene) -> Play {
    let mut play = scene
        .round(2)
        .card(Green, Card::Rival)
        .last_to_pass(Red)
        .load();
    play.act(Action::Pass);
    play
}

/// The rulebook's example: Red has Trier and the Pope, Green Böhmen and Sachsen, Blue Mainz, Yellow Pfalz and
/// Brandenburg; Köln is vacant.
fn example() -> Scene {
    Scene::new(Step::Act)
        .elector(Trier, baron(Red, 35))
        .card(Red, Card::Pope)
        .elector(Boehmen, couple(Green, 25))
        .noble(Boehmen, baron(Green, 15))
        .noble(Koeln, couple(Green, 15))
        .elector(Sachsen, baron(Green, 25))
        .elector(Mainz, baron(Blue, 25))
        .castle(Mainz, Blue)
        .elector(Pfalz, baron(Yellow, 25))
        .elector(Brandenburg, baron(Yellow, 25))
}

fn vote(ballot: Ballot) -> Action {
    Action::Vote(ballot)
}

#[test]
fn phase_vi_example_3_against_5_makes_green_emperor() {
    let mut play = contested(example());
    let votes = play.0.game().votes(play.board());
    assert_eq!(
        [votes[Red], votes[Green], votes[Blue], votes[Yellow]],
        [2, 3, 1, 2]
    );
    assert_eq!(
        play.to_act(),
        [Blue, Yellow]
            .map(kaiser_rules::Colour::seat)
            .into_iter()
            .collect()
    );
    play.act_as(Blue, vote(Ballot::Emperor));
    play.act_as(Yellow, vote(Ballot::Rival));
    assert!(play.saw(Event::Elected {
        winner: Green,
        emperor: 3,
        rival: 5
    }));
    assert_eq!(play.step(), Step::Enthrone(Vacancy::Election));
    assert_eq!(play.actor(), Green);
    assert_eq!(
        play.refused(Action::At(Spot::Elector(Sachsen))),
        ("VI", Reason::IsElector)
    );
    play.act(at(Boehmen, 0));
    assert_eq!(play.board().throne, Some(baron(Green, 15)));
    assert_eq!(play.actor(), Red, "the deposed emperor looks for a place");
    play.act(Action::In(Boehmen));
    assert_eq!(play.residents(Boehmen), [baron(Red, 25)]);
    assert_eq!(
        (play.points(Yellow), play.points(Blue)),
        (1, 1),
        "Blue for Mainz"
    );
    assert!(play.saw(Event::Scored {
        colour: Yellow,
        points: 1,
        merit: Merit::Vote
    }));
    assert_eq!(play.board().emperor, Green);
    assert_eq!(play.step(), Step::ImperialCity, "the new emperor's action");
    assert_eq!(play.actor(), Green);
}

#[test]
fn phase_vi_a_tie_keeps_the_emperor() {
    let mut play = contested(example());
    play.act_as(Yellow, vote(Ballot::Emperor));
    play.act_as(Blue, vote(Ballot::Rival));
    assert!(play.saw(Event::Elected {
        winner: Red,
        emperor: 4,
        rival: 4
    }));
    assert_eq!(play.board().emperor, Red);
    assert_eq!(play.points(Yellow), 1);
}

#[test]
fn phase_vi_without_a_rival_there_is_no_election() {
    let mut play = example().round(2).last_to_pass(Blue).load();
    play.act(Action::Pass);
    assert!(play.saw(Event::NoRival));
}

#[test]
fn phase_vi_a_covered_vote_is_seen_by_nobody_else() {
    let mut play = contested(example());
    let before = play.0.clone();
    play.act_as(Yellow, vote(Ballot::Rival));
    let mut other = Play(before);
    other.act_as(Yellow, vote(Ballot::Emperor));
    let look = |play: &Playing<kaiser_rules::Kaiser>, viewer: Viewer| {
        let log: Vec<_> = play.log_from(DecisionNumber::SET_UP, viewer).collect();
        (play.game().view(play.state(), viewer), log)
    };
    for viewer in Viewer::all(4) {
        let same = look(&play.0, viewer) == look(&other.0, viewer);
        assert_eq!(same, !viewer.is(Yellow.seat()), "{viewer:?}");
    }
    let own = play.0.game().view(play.0.state(), Yellow.seat().into());
    assert_eq!(own.votes[Yellow], Some(Ballot::Rival));
    assert_eq!(own.votes[Red], Some(Ballot::Emperor), "bound, so no secret");
    let others = play.0.game().view(play.0.state(), Blue.seat().into());
    assert_eq!((others.votes[Yellow], others.voted[Yellow]), (None, true));
    assert_eq!(play.actor(), Blue, "only Blue is still to vote");
}

#[test]
fn phase_vi_a_covered_vote_can_be_taken_back_a_shown_one_cannot() {
    let mut play = contested(example());
    play.act_as(Yellow, vote(Ballot::Rival));
    assert_eq!(play.0.can_undo(Yellow.seat()), Ok(()));
    play.act_as(Blue, vote(Ballot::Rival));
    assert_eq!(play.0.can_undo(Blue.seat()), Err(UndoRefusal::Revealed));
}

#[test]
fn excommunication_shuts_a_secular_electorate_out() {
    let mut play = contested(example().card(Blue, Card::Excommunication));
    assert_eq!((play.step(), play.actor()), (Step::Exclude, Blue));
    assert_eq!(
        play.refused(Action::In(Trier)),
        ("Excommunication", Reason::NotSecular { electorate: Trier })
    );
    play.act(Action::In(Boehmen));
    let votes = play.0.game().votes(play.board());
    assert_eq!(
        [votes[Red], votes[Green], votes[Blue], votes[Yellow]],
        [2, 1, 1, 2]
    );
    assert_eq!(play.step(), Step::Vote);
}

#[test]
fn church_influence_gives_each_noble_and_knight_of_the_archbishop_a_vote() {
    let scene = example()
        .noble(Mainz, couple(Blue, 15))
        .knight(Mainz, Blue)
        .noble(Mainz, baron(Red, 15))
        .card(Yellow, Card::ChurchInfluence);
    let mut play = contested(scene);
    assert_eq!((play.step(), play.actor()), (Step::Influence, Yellow));
    assert_eq!(
        play.refused(Action::In(Boehmen)),
        (
            "Church influence",
            Reason::NotChurch {
                electorate: Boehmen
            }
        )
    );
    play.act(Action::In(Mainz));
    let votes = play.0.game().votes(play.board());
    assert_eq!(
        votes[Blue], 4,
        "archbishop, couple, knight, knight in the castle"
    );
    assert_eq!(votes[Yellow], 2, "the holder gains nothing by it");
}

#[test]
fn church_influence_option_a_grey_eminence_votes_too() {
    for (value, wanted) in [("no", 2), ("yes", 3)] {
        let scene = Scene::with(4, &[("eminence-votes", value)], Step::Influence)
            .turn(Blue)
            .elector(Mainz, baron(Blue, 25))
            .castle(Mainz, Blue)
            .card(Green, Card::Rival)
            .card(Blue, Card::ChurchInfluence)
            .card(Blue, Card::GreyEminence)
            .board(|board| board.lands[Mainz].eminence = Some(Blue));
        let mut play = scene.load();
        play.act(Action::In(Mainz));
        assert_eq!(play.0.game().votes(play.board())[Blue], wanted, "{value}");
    }
}

#[test]
fn church_influence_and_excommunication_are_named_in_player_order() {
    let scene = example()
        .card(Yellow, Card::ChurchInfluence)
        .card(Green, Card::Excommunication);
    let mut play = contested(scene);
    assert_eq!((play.step(), play.actor()), (Step::Exclude, Green));
    play.act(Action::In(Pfalz));
    assert_eq!((play.step(), play.actor()), (Step::Influence, Yellow));
    play.act(Action::In(Trier));
    assert_eq!(play.step(), Step::Vote);
}

#[test]
fn cards_for_the_election_have_no_effect_without_a_rival() {
    let scene = example()
        .card(Blue, Card::ChurchInfluence)
        .card(Blue, Card::Excommunication);
    let mut play = scene.round(2).last_to_pass(Blue).load();
    play.act(Action::Pass);
    assert_eq!(play.step(), Step::ImperialCity);
}

#[test]
fn phase_vi_option_voters_without_a_vote_get_no_point() {
    for (value, points) in [("everyone", 1), ("with-votes", 0)] {
        let scene =
            Scene::with(3, &[("voters-point", value)], Step::Act).elector(Boehmen, baron(Red, 25));
        let mut play = contested(scene);
        assert_eq!(play.actor(), Blue);
        play.act(vote(Ballot::Emperor));
        assert_eq!(play.points(Blue), points, "{value}");
    }
}

#[test]
fn phase_vi_a_new_emperor_without_nobles_on_noble_spaces_sends_a_baron_of_45() {
    let scene = Scene::new(Step::Act)
        .elector(Boehmen, baron(Green, 25))
        .elector(Sachsen, couple(Green, 15));
    let mut play = contested(scene);
    play.act_as(Blue, vote(Ballot::Emperor));
    play.act_as(Yellow, vote(Ballot::Emperor));
    assert_eq!(play.board().throne, Some(baron(Green, 45)));
    assert_eq!(
        play.step(),
        Step::Exile {
            noble: baron(Red, 25)
        }
    );
}

#[test]
fn phase_vi_the_deposed_emperor_pushes_a_knight_only_in_a_full_electorate() {
    let scene = Scene::new(Step::Exile {
        noble: couple(Red, 35),
    })
    .board(|board| board.emperor = Green)
    .throne(Some(baron(Green, 15)))
    .card(Green, Card::Rival)
    .knight(Trier, Blue)
    .knight(Trier, Blue)
    .knight(Trier, Yellow)
    .knight(Koeln, Blue);
    let mut play = scene.load();
    assert_eq!(play.actor(), Red);
    assert_eq!(
        play.refused(at(Koeln, 0)),
        ("VI", Reason::Roomy { electorate: Koeln })
    );
    play.act(at(Trier, 2));
    assert_eq!(play.residents(Trier), [couple(Red, 35)]);
    assert_eq!(play.player(Yellow).knights, 3);
}
