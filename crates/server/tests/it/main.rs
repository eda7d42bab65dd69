//! The server as its visitors meet it: over a real socket on this machine.

mod advice;
mod connections;
mod cost;
mod described;
mod durable;
mod generated;
mod live;
mod outside;
mod safety;
mod secrets;
mod story;
mod support;
mod thinking;
