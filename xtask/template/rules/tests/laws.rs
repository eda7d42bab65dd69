//! The laws that every game obeys, on random games; states and data files from outside.

engine::conformance!(__module___rules::__Type__);
