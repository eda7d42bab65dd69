//! Every event and every reason, one of each form.

use dutch_revolt_words::DutchRevoltWords;

use dutch_revolt_rules::{
    Alignment, Amount, Cargo, Chit, Event, Force, Phase, Reason, Side, Siege, Stack, Territory,
    Unit, Verdict,
};
use words::{Lang, Players, Speak};

use crate::{check_sentence, check_texts, game, rule_numbers};

const HERE: Territory = Territory::Zeeland;
const THERE: Territory = Territory::EastFlanders;

fn events() -> Vec<Event> {
    let army = Stack {
        pikemen: 3,
        cavalry: 1,
        flotilla: 2,
        missionary: 0,
    };
    let mut events = vec![
        Event::YearBegan {
            turn: 3,
            year: 1568,
        },
        Event::Initiative {
            spanish_die: 4,
            rebel_die: 7,
            second: Side::Rebel,
        },
        Event::ContainerEmpty,
        Event::SwayedAll {
            territories: [HERE, THERE].into_iter().collect(),
            toward: Side::Rebel,
        },
        Event::SwayedAll {
            territories: [HERE].into_iter().collect(),
            toward: Side::Spanish,
        },
        Event::ExpeditionWithdrawn,
        Event::FleetSafe,
        Event::UnionProclaimed,
        Event::Counted {
            points: 10,
            total: 120,
        },
        Event::TaxHalved { territory: HERE },
        Event::Flooded {
            territory: HERE,
            stack: army,
        },
        Event::Ended {
            verdict: Verdict::Draw,
        },
    ];
    for by in [-5, 0, 10] {
        events.push(Event::PointsMoved { by, total: 25 });
    }
    for die in [2, 3] {
        for chit in [
            Chit::SpanishArmada,
            Chit::Crusade,
            Chit::Plague,
            Chit::Flood,
        ] {
            events.push(Event::ChitDie { chit, die });
        }
    }
    for alignment in Alignment::ALL {
        events.push(Event::Swayed {
            territory: HERE,
            alignment,
        });
    }
    for phase in [Phase::Movement, Phase::Siege, Phase::Political] {
        events.push(Event::TruceHolds { phase });
    }
    for side in Side::ALL {
        for chit in Chit::ALL {
            events.extend([
                Event::Drew {
                    side,
                    chit: Some(chit),
                },
                Event::GaveBack { side, chit },
                Event::Discarded {
                    side,
                    chit: Some(chit),
                },
                Event::Played { side, chit },
            ]);
        }
        for tenth_penny in [0, 5] {
            events.push(Event::Income {
                side,
                territories: 12,
                extra: 6,
                tenth_penny,
                total: 18,
            });
        }
        for (die, converted) in [(Some(1), true), (Some(8), false), (None, true)] {
            events.push(Event::Preached {
                side,
                territory: HERE,
                missionaries: 2,
                die,
                converted,
            });
        }
        for amount in [0, 1, 2] {
            events.push(Event::Plagued {
                side,
                territory: HERE,
                unit: Unit::Pikemen,
                amount,
            });
        }
        for stack in [Stack::EMPTY, army] {
            events.push(Event::Reinforced { side, stack });
        }
        events.extend([
            Event::Picked {
                side,
                territory: HERE,
            },
            Event::Discarded { side, chit: None },
            Event::Quiet { side },
            Event::DrewChits {
                side,
                count: 2,
                chits: Some([Some(Chit::Flood), Some(Chit::Truce), None]),
            },
            Event::Mustered {
                side,
                stack: army,
                territories: [HERE, THERE].into_iter().collect(),
            },
            Event::Mission {
                side,
                territory: HERE,
                missionaries: 5,
                die: None,
                alignment: Some(Alignment::Divided),
            },
            Event::Mission {
                side,
                territory: HERE,
                missionaries: 1,
                die: Some(9),
                alignment: None,
            },
            Event::Deployed {
                side,
                territory: HERE,
                stack: army,
            },
            Event::MoneyLost { side, amount: 1 },
            Event::TroopsLost { side, stack: army },
            Event::Defected {
                to: side,
                from: HERE,
                into: THERE,
                pikemen: 1,
            },
            Event::Defected {
                to: side,
                from: HERE,
                into: THERE,
                pikemen: 2,
            },
            Event::Mutinied {
                side,
                territory: HERE,
                pikemen: 1,
            },
            Event::Mutinied {
                side,
                territory: HERE,
                pikemen: 2,
            },
            Event::Marched {
                side,
                from: HERE,
                to: THERE,
                stack: army,
            },
            Event::Sailed {
                side,
                from: HERE,
                to: THERE,
                stack: army,
            },
            Event::MilitiaRaised {
                side,
                territory: HERE,
                amount: 2,
            },
            Event::Revolted {
                territory: HERE,
                to: side,
            },
        ]);
        for (column, shift, captured) in
            [(0, -2, false), (9, 2, true), (4, 0, true), (4, -1, false)]
        {
            events.push(Event::Besieged(Siege {
                territory: HERE,
                attacker: side,
                strength: 5,
                defence: 2,
                column,
                shift,
                terrain: 1,
                coast: 1,
                road: 0,
                die: 6,
                losses: 3,
                captured,
            }));
        }
    }
    events
}

fn reasons() -> Vec<Reason> {
    let territory = HERE;
    let unit = Unit::Cavalry;
    let mut reasons = vec![
        Reason::NotOwn { territory },
        Reason::NotEnemy { territory },
        Reason::Picked { territory },
        Reason::MustBesiege,
        Reason::ThreeUsed,
        Reason::NoStep { territory },
        Reason::Again { territory },
        Reason::Halved { territory },
        Reason::NoPikemen { territory },
        Reason::NoForces { territory },
        Reason::Dry { territory },
        Reason::NotInvaded { territory },
        Reason::Defended { territory },
        Reason::NotLoyal { territory },
        Reason::Inland { territory },
        Reason::Unaffordable { unit, most: 0 },
        Reason::Unaffordable { unit, most: 3 },
        Reason::MissionaryLimit,
        Reason::CountersOut { unit },
        Reason::NothingThere { territory },
        Reason::NothingLastYear,
        Reason::SaidPlainly { unit, count: 2 },
        Reason::Open { territory },
        Reason::FewerThere {
            territory,
            unit,
            count: 0,
        },
        Reason::FewerThere {
            territory,
            unit,
            count: 1,
        },
        Reason::NoPart { to: territory },
        Reason::NotAsked {
            phase: Phase::Siege,
        },
        Reason::Begun,
        Reason::NothingReady { territory },
        Reason::OutOfReach {
            from: HERE,
            to: THERE,
        },
        Reason::BadTurn,
        Reason::BadPoints,
        Reason::BadDice,
        Reason::BadCounters { unit },
        Reason::BadTreasury,
        Reason::Misplaced { territory },
        Reason::BadMarch { territory },
        Reason::BadSupply,
        Reason::BadStep,
        Reason::NoChoice,
    ];
    let forces = [
        Force::Pikemen(Amount::All),
        Force::Cavalry(Amount::Two),
        Force::Army,
        Force::Flotilla(Cargo::OneCavalry),
        Force::Fleet,
    ];
    reasons.extend(forces.map(|force| Reason::CannotSend { force }));
    for chit in Chit::ALL {
        for phase in [None, Some(Phase::Treasury), Some(Phase::Siege)] {
            reasons.push(Reason::WrongPhase { chit, phase });
        }
        reasons.extend([
            Reason::NotInHand { chit },
            Reason::Dead { chit },
            Reason::NoTarget { chit },
            Reason::NotReturnable { chit },
            Reason::BadChits { chit },
        ]);
    }
    reasons
}

#[test]
fn every_event_is_told_in_every_language() {
    let game = game();
    let rules = rule_numbers();
    for event in events() {
        let what = format!("{event:?}");
        let text = |lang| {
            DutchRevoltWords::event(lang, Players::NONE, &game, &event).map(|line| line.text)
        };
        check_texts(&what, |lang| text(lang).expect("the event has a line"));
        for lang in Lang::ALL {
            let line = DutchRevoltWords::event(lang, Players::NONE, &game, &event)
                .expect("the event has a line");
            check_sentence(&what, &line.text);
            assert!(rules.iter().any(|number| number == line.rule), "{what}");
        }
    }
}

#[test]
fn a_chit_drawn_face_down_is_not_worth_a_line() {
    let event = Event::Drew {
        side: Side::Rebel,
        chit: None,
    };
    assert_eq!(
        DutchRevoltWords::event(Lang::En, Players::NONE, &game(), &event),
        None
    );
}

#[test]
fn every_reason_is_given_in_every_language() {
    let game = game();
    for reason in reasons() {
        let what = format!("{reason:?}");
        check_texts(&what, |lang| DutchRevoltWords::reason(lang, &game, &reason));
        for lang in Lang::ALL {
            check_sentence(&what, &DutchRevoltWords::reason(lang, &game, &reason));
        }
    }
}
