//! The program, called as the shell calls it: in the process with a small game, and as the real binary.

mod admin;
mod agreed;
mod arena;
mod binary;
mod calibrate;
mod commands;
mod database;
mod deploy;
mod examples;
mod full_disk;
mod log;
mod mistakes;
mod outside;
mod play;
mod protocol;
mod protocol_document;
mod proxies;
mod puzzles;
mod serve;
mod settings;
mod shell;
mod train;
