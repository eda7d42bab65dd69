//! The action cards and the privileges: what they are called and what they do.

use kaiser_rules::{Card, Electorate};

words::texts!("cards");
