//! Every action that can be written down, at every decision of random games.

use engine::conformance::only_the_listed_is_accepted;
use kaiser_rules::{Action, Ballot, Card, Colour, Electorate, Kaiser, Spot};

fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::TakeCouple,
        Action::Vote(Ballot::Emperor),
        Action::Vote(Ballot::Rival),
        Action::Accept,
        Action::Refuse,
        Action::Decline,
        Action::Pass,
        Action::At(Spot::Throne),
    ];
    all.extend(Card::ALL.map(Action::Take));
    all.extend(Colour::ALL.map(Action::Name));
    for electorate in Electorate::ALL {
        all.extend([
            Action::In(electorate),
            Action::Castle(electorate),
            Action::Privilege(electorate),
            Action::At(Spot::Elector(electorate)),
        ]);
        for slot in [0, 1, 2, 3, 4, 5, 6, 255] {
            all.push(Action::At(Spot::Noble(electorate, slot)));
            all.push(Action::At(Spot::Castle(electorate, slot)));
        }
    }
    all
}

#[test]
fn what_is_not_listed_is_rejected() {
    only_the_listed_is_accepted::<Kaiser>(45, &every_action());
}
