//! The scripts of pages, which are joined from several files that share one scope.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use crate::support::{TestServer, get};

/// The scripts that a page names.
fn scripts(page: &str) -> impl Iterator<Item = String> {
    let named = page.split('"').filter(|text| text.starts_with("/assets/"));
    let is_script = |path: &&str| Path::new(path).extension().is_some_and(|end| end == "js");
    named.filter(is_script).map(str::to_owned)
}

#[tokio::test]
async fn every_script_of_a_page_can_be_read() {
    let server = TestServer::start().await;
    let mut stranger = server.stranger();
    let table = server.table(&["me", "me"]).await;
    let table = format!("/tables/{}", table.id);
    let mut all = BTreeSet::new();
    for path in ["/", "/games/toy", &table] {
        all.extend(scripts(&get(&mut stranger, path).await.text()));
    }
    assert!(
        all.iter().any(|path| path.ends_with("/table.js")),
        "{all:?}"
    );
    for path in all {
        let file = server.folder.path().join("script.mjs");
        std::fs::write(&file, get(&mut stranger, &path).await.text()).expect("it can be written");
        let checked = Command::new("node").arg("--check").arg(&file).output();
        let checked = checked.expect("node is installed");
        let said = String::from_utf8_lossy(&checked.stderr);
        assert!(checked.status.success(), "{path}: {said}");
    }
}
