//! The seven phases of a turn (4.0).

use engine::named;

named! {
    /// A phase of the turn.
    pub enum Phase {
        /// 4.1: who is first and who is second.
        Initiative => "initiative",
        /// 4.2, 5.0: three chits each.
        EventDraw => "event-draw",
        /// 4.3, 6.0: income and hiring.
        Treasury => "treasury",
        /// 4.4, 7.0: missionaries.
        Religion => "religion",
        /// 4.5, 8.0: marching and sailing.
        Movement => "movement",
        /// 4.6, 9.0: sieges.
        Siege => "siege",
        /// 4.7, 10.0: political points.
        Political => "political",
    }
}

impl Phase {
    /// The rulebook's section.
    pub fn section(self) -> &'static str {
        match self {
            Phase::Initiative => "4.1",
            Phase::EventDraw => "5.0",
            Phase::Treasury => "6.0",
            Phase::Religion => "7.0",
            Phase::Movement => "8.0",
            Phase::Siege => "9.0",
            Phase::Political => "10.0",
        }
    }
}
