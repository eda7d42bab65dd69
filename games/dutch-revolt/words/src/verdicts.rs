//! How a game ends, and what came of it.

use dutch_revolt_rules::Verdict;

words::texts!("verdicts");
