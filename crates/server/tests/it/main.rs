//! The server as its visitors meet it: over a real socket on this machine.

/// Some tests count how often memory is asked for.
#[global_allocator]
static COUNTING: testkit::CountingAllocator = testkit::CountingAllocator;

mod accounts;
mod advice;
mod again;
mod agreed;
mod automatic;
mod bench;
mod broken;
mod browser;
#[cfg(feature = "webhooks")]
mod calls;
mod chaos;
mod clocks;
mod companion;
mod connections;
mod cost;
mod data_files;
mod described;
mod durable;
mod find;
mod friends;
mod front;
mod generated;
mod house;
mod languages;
mod lessons;
mod links;
mod live;
mod lobby;
#[cfg(all(feature = "mail", feature = "webhooks"))]
mod mail;
#[cfg(feature = "webhooks")]
mod manners;
mod my_data;
mod new_table;
mod notes;
mod observe;
mod outside;
mod pace;
#[cfg(feature = "passkeys")]
mod passkeys;
mod people;
#[cfg(feature = "pictures")]
mod pictures;
mod privacy;
#[cfg(all(feature = "push", feature = "webhooks"))]
mod push;
mod puzzles;
mod quota;
mod ratings;
mod restart;
mod rewinds;
mod rules;
mod safety;
mod sandbox;
mod scripts;
mod secrets;
mod shared;
mod siege;
mod story;
mod support;
mod thinking;
mod updates;
mod workers;
mod workshop;
