//! What makes a state impossible.

use engine::Rejection;

use crate::game::Revolution;
use crate::reason::Reason;
use crate::state::State;

impl Revolution {
    /// Everything that is wrong with a state.
    pub(crate) fn all_faults(&self, _: &State) -> Vec<Rejection<Reason>> {
        Vec::new()
    }
}
