//! The rules, section by section of the rulebook, tried through the public door.

mod scene;
mod section_03_setup;
mod section_04_points;
mod section_05_turn_zero;
mod section_06_01_taxes;
mod section_06_02_support;
mod section_06_03_armies;
mod section_06_05_battles;
mod section_06_07_water_beggars;
mod section_06_08_marches;
mod section_06_10_new_pieces;
mod section_06_11_conflict;
mod section_06_13_overflow;
mod section_06_14_movement;
mod section_06_15_sieges;
mod section_06_16_citizens;
mod section_06_17_nomination;
mod section_06_20_end;
