//! The laws that every game obeys, on random games with random options and numbers of players, and what comes from outside.

engine::conformance!(troyes_rules::Troyes);
