//! Points that make up for what the sides are worth, if a table agrees on that (ours).

use enum_map::{EnumMap, enum_map};

use crate::faction::Faction::{self, *};

/// What each faction gets at the end by the option `handicap`, in hundredths of a point. The numbers come from games between
/// equal bots (docs/DATA.md): with them every seat wins about as often as the others. With three players it depends on who joins the
/// Catholics.
pub fn handicap(seats: u8, three: [Faction; 2]) -> EnumMap<Faction, i16> {
    match (seats, three) {
        (2, _) => enum_map! { Burgher | Reformer => 50, _ => 0 },
        (3, [Habsburg, Nobility]) => enum_map! { Catholic => 50, Habsburg => 125, _ => 0 },
        (3, [Habsburg, Burgher]) => enum_map! { Catholic => 200, Habsburg => 50, _ => 0 },
        (3, [Habsburg, Reformer]) => enum_map! { Catholic => 200, Habsburg => 150, _ => 0 },
        (3, [Nobility, Burgher]) => enum_map! { Catholic => 300, Nobility => 100, _ => 0 },
        (3, [Burgher, Reformer]) => enum_map! { Catholic => 150, Burgher => 300, _ => 0 },
        (3, _) => enum_map! { Catholic => 250, Nobility => 100, _ => 0 },
        (4, _) => enum_map! { Catholic => 100, Habsburg | Burgher => 50, _ => 0 },
        _ => enum_map! { Catholic => 350, Habsburg | Burgher | Reformer => 200, _ => 0 },
    }
}
