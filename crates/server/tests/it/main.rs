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
mod generated;
mod house;
mod languages;
mod lessons;
mod live;
mod lobby;
mod my_data;
mod observe;
mod outside;
mod pace;
mod parts;
mod people;
#[cfg(feature = "pictures")]
mod pictures;
mod privacy;
mod quota;
mod restart;
mod rewinds;
mod rules;
mod safety;
mod scripts;
mod secrets;
mod shared;
mod siege;
mod story;
mod support;
mod thinking;
mod workers;
