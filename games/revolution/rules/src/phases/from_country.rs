//! One's own pieces that go from the countryside into cities and towns (5.6, 6.14). From the second version of the rules on nobody
//! has to pick them up first: pointing at where they go is enough.

use engine::{Rejection, ensure};

use crate::action::{Action, Single, is_offered};
use crate::faction::Colour;
use crate::game::Revolution;
use crate::phase::Phase;
use crate::place::Spot;
use crate::reason::Reason;
use crate::state::{Arranging, Board};

impl Revolution {
    /// Whether pieces need not be picked up, because pointing at their goal is enough: one's own in the countryside, from the
    /// second version on.
    pub(super) fn goes_at_once(&self, arranging: Arranging, spot: Spot, colour: Colour) -> bool {
        let country = Spot::Country(arranging.province);
        self.agreed.second && (spot, colour) == (country, arranging.faction.colour())
    }

    /// Every place where pieces of one's own in the countryside could go, if there are any and the place fits.
    pub(super) fn push_from_country(
        &self,
        board: &Board,
        arranging: Arranging,
        fits: impl Fn(Spot) -> bool,
        out: &mut Vec<Action>,
    ) {
        let most = most_from_country(board, arranging);
        if most == 0 || !self.agreed.second {
            return;
        }
        for &to in &self.data.provinces[arranging.province].spots {
            match to {
                Spot::Country(_) => {}
                _ if !fits(to) => {}
                Spot::Town(_) => out.push(Action::Put(to)),
                Spot::City(_) => {
                    out.push(Action::Put(to));
                    if !board.is_besieged(to) {
                        Single::Put(to).offer(most, out);
                    }
                }
            }
        }
    }

    /// Whether so many pieces of one's own can go there from the countryside.
    pub(super) fn judge_from_country(
        &self,
        board: &Board,
        arranging: Arranging,
        to: Spot,
        pieces: u8,
    ) -> Result<(), Rejection<Reason>> {
        let rule = Phase::Movement.section(board.turn);
        let spot = Spot::Country(arranging.province);
        let colour = arranging.faction.colour();
        let there = board.count(spot, colour) > 0;
        ensure(there, rule, || Reason::NoPiece { spot, colour })?;
        ensure(arranging.moves > 0, rule, || Reason::NoMovesLeft)?;
        let moved = Arranging {
            pieces,
            ..arranging
        };
        self.judge_put(board, moved, spot, colour, to)?;
        let most = most_from_country(board, arranging);
        ensure(pieces == 1 || is_offered(pieces, most), rule, || {
            Reason::NotSoMany { most }
        })
    }
}

fn most_from_country(board: &Board, arranging: Arranging) -> u8 {
    let country = Spot::Country(arranging.province);
    let there = board.count(country, arranging.faction.colour());
    there.min(arranging.moves)
}
