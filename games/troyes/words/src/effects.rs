//! What cards, events and characters do, in a sentence.

use troyes_rules::{Activity, Character, EventCard};

words::texts!("effects");
