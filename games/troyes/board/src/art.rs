//! The drawings: shapes as SVG in their own units. Colours come from the style sheet by class.

mod cathedral;
mod emblems;
mod events;
mod houses;
mod pieces;
mod scenery;
mod shapes;

pub(crate) use cathedral::{BASES, cathedral, lancet, window_x};
pub(crate) use emblems::activity;
pub(crate) use events::event;
pub(crate) use houses::{arch, building};
pub(crate) use pieces::{
    DICE, FAMILIES, ICONS, Icon, MINIS, character, cube, die, figure, icon, mini, ring, token,
};
pub(crate) use scenery::{fields, roofs, skyline, wall};
