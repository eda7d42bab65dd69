//! Every action that can be written down, at every decision of random games.

use dutch_revolt_rules::{Action, Amount, AskedIn, Chit, DutchRevolt, Force, Territory, Unit};
use engine::conformance::only_the_listed_is_accepted;

fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Pass,
        Action::PassYear,
        Action::Dismiss,
        Action::AsLastYear,
        Action::Done,
    ];
    all.extend(
        Chit::ALL
            .into_iter()
            .flat_map(|chit| [Action::Play(chit), Action::Return(chit)]),
    );
    all.extend(Territory::ALL.into_iter().map(Action::At));
    all.extend(Force::all().map(Action::Send));
    all.extend(Territory::ALL.into_iter().map(Action::Part));
    all.extend(AskedIn::EVERYWHERE.fewer().map(Action::Ask));
    all.push(Action::Ask(AskedIn::EVERYWHERE));
    for unit in Unit::ALL {
        for count in [0, 1, 2, 3, 5, 8, 20, 255] {
            all.extend([Action::Recruit(unit, count), Action::Release(unit, count)]);
            all.push(Action::Send(Force::Count(unit, count)));
        }
        all.push(Action::Strike(unit));
        all.extend(Amount::ALL.map(|amount| Action::Hire(unit, amount)));
    }
    all
}

#[test]
fn what_is_not_listed_is_rejected() {
    only_the_listed_is_accepted::<DutchRevolt>(40, &every_action());
}
