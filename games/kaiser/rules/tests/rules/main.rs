//! The rulebook, section by section, through the public door: load a state, act, look.

mod cards;
mod end_and_numbers_of_players;
mod phase_1_income;
mod phase_2_ageing;
mod phase_3_offspring;
mod phase_4_actions;
mod phase_5_new_electors;
mod phase_6_election;
mod phase_7_emperors_action;
mod privileges;
mod scene;
mod set_up;
mod version_2;
mod views;
