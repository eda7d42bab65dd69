//! What each viewer may know: everything, since nothing is hidden in this game.

use engine::Viewer;
use serde::{Deserialize, Serialize};

use crate::state::Board;

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What lies on the table.
    pub board: Board,
}
