//! `check`: the rules of the repository that no compiler knows.

mod docs;
mod files;
mod layers;
mod prose;
mod style;
mod texts;

use std::path::Path;

use anyhow::{Result, bail};

pub(crate) fn check(root: &Path) -> Result<()> {
    let faults = faults(root)?;
    for fault in &faults {
        eprintln!("{fault}");
    }
    if !faults.is_empty() {
        bail!("the repository breaks {} of its rules", faults.len());
    }
    Ok(())
}

/// Everything that is wrong.
pub(crate) fn faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = layers::faults(&layers::graph(root)?);
    faults.extend(files::faults(root)?);
    faults.extend(texts::faults(root)?);
    faults.extend(docs::faults(root)?);
    faults.extend(style::faults(root)?);
    faults.extend(prose::faults(root)?);
    Ok(faults)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_repository_keeps_its_rules() {
        let faults = super::faults(crate::root()).expect("the repository can be read");
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
