//! The server as its visitors meet it: over a real socket on this machine.

/// Some tests count how often memory is asked for.
#[global_allocator]
static COUNTING: testkit::CountingAllocator = testkit::CountingAllocator;

mod accounts;
mod advice;
mod agreed;
mod automatic;
mod browser;
mod chaos;
mod clocks;
mod connections;
mod cost;
mod data_files;
mod described;
mod durable;
mod generated;
mod house;
mod languages;
mod lessons;
mod live;
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
mod safety;
mod secrets;
mod shared;
mod story;
mod support;
mod thinking;
mod workers;
