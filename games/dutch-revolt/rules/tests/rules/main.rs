//! The rulebook, section by section, through the public door: load a state, act, look.

mod scene;
mod section_02_components;
mod section_04_sequence;
mod section_05_asked;
mod section_05_chits;
mod section_05_events;
mod section_05_events_from_m;
mod section_06_hiring;
mod section_06_treasury;
mod section_07_religion;
mod section_08_movement;
mod section_09_siege;
mod section_10_political;
mod section_11_victory;
mod section_12_variants;
