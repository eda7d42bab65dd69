//! Whoever asks why something cannot be done gets a reason of the game, not only "there is nothing to decide here".

use catalog::{GameParts, GameVisitor};
use engine::playout::random_choice;
use engine::{Cause, Game, Rng, Setup, Silent};
use testkit::Toy;

/// How many decisions of a random game are looked at.
const DECISIONS: usize = 400;

/// Asks about everything that belongs to each decision of random games.
struct Asking {
    asked: usize,
    refused: usize,
}

impl GameVisitor for Asking {
    fn visit<P: GameParts>(&mut self) {
        for seats in P::Rules::SEATS {
            for version in 1..=P::Rules::RULES {
                self.game::<P::Rules>(seats, version);
            }
        }
    }
}

impl Asking {
    fn game<G: Game>(&mut self, seats: u8, rules: u16) {
        let setup = Setup {
            rules,
            ..Setup::new::<G>(seats)
        };
        let game = G::open(&setup).expect("the default options are possible");
        let mut rng = Rng::new(seats.into());
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        for _ in 0..DECISIONS {
            let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) else {
                break;
            };
            let mut asked = Vec::new();
            game.candidates(&state, seat, &mut asked);
            game.unavailable(&state, seat, &mut asked);
            for &candidate in &asked {
                self.asked += 1;
                let Err(rejection) = game.judge(&state, seat, candidate) else {
                    continue;
                };
                self.refused += 1;
                assert!(
                    matches!(rejection.cause, Cause::Game(_)),
                    "{} {rules}: {candidate:?} at {:?} has no reason of its own",
                    G::ID,
                    game.moment(&state)
                );
                assert!(
                    !rejection.rule.is_empty(),
                    "{} {rules}: {candidate:?} is refused by no rule",
                    G::ID
                );
            }
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}

#[test]
fn what_belongs_to_a_decision_is_refused_with_a_reason_and_a_rule() {
    let mut asking = Asking {
        asked: 0,
        refused: 0,
    };
    asking.visit::<Toy>();
    games::visit(&mut asking);
    assert!(
        asking.refused > 0 && asking.asked > asking.refused,
        "{} of {}",
        asking.refused,
        asking.asked
    );
}
