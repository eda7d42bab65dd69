//! The rulebook, section by section, through the public door: load a state, act, look.

mod scene;
mod section_0_activity_cards;
mod section_1_income;
mod section_2_workforce;
mod section_3_black_dice;
mod section_3_events;
mod section_4_1_red_cards;
mod section_4_1_tradesmen;
mod section_4_1_white_cards;
mod section_4_1_yellow_cards;
mod section_4_2_cathedral;
mod section_4_3_combat;
mod section_4_4_citizens;
mod section_4_5_agriculture;
mod section_4_6_passing;
mod section_4_group;
mod section_5_end_of_round;
mod section_end_of_the_game;
mod section_influence;
mod section_options;
mod section_prologue;
mod version_3;
mod version_3_dice;
mod version_3_prospects;
