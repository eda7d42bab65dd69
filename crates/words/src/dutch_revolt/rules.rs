//! The rules reference.
use crate::{Lang, RuleSection};
pub(super) fn rules(_lang: Lang) -> Vec<RuleSection> {
    Vec::new()
}
