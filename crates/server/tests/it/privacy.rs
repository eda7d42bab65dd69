//! What visitors are told about privacy and security.

use server::Config;

use crate::support::{TestServer, get};

fn reachable(config: &mut Config) {
    config.contact = Some("mailto:anna@example.org".to_owned());
}

#[tokio::test]
async fn visitors_read_what_is_stored_and_whom_to_write_to() {
    let server = TestServer::start_tuned(reachable).await;
    let mut visitor = server.stranger();
    for (lang, heading) in [
        ("en", "Privacy and security"),
        ("nl", "Privacy en veiligheid"),
        ("hu", "Adatvédelem és biztonság"),
    ] {
        let page = get(&mut visitor, &format!("/privacy?lang={lang}")).await;
        assert_eq!(page.status, 200);
        assert!(page.text().contains(heading), "{}", page.text());
        assert!(page.text().contains("href=\"mailto:anna@example.org\""));
    }
    // Every page leads there.
    let help = get(&mut visitor, "/help").await.text();
    assert!(help.contains("href=\"/privacy\""), "{help}");
    let security = get(&mut visitor, "/.well-known/security.txt").await;
    assert_eq!(security.status, 200);
    let kind = security.header("content-type").expect("a kind");
    assert!(kind.starts_with("text/plain"), "{kind}");
    // Half a year after the test's own time.
    let expected = "Contact: mailto:anna@example.org\nExpires: 2021-03-12T00:00:00Z\n";
    assert!(security.text().starts_with(expected), "{}", security.text());
}

#[tokio::test]
async fn without_an_operator_to_write_to_there_is_no_security_txt() {
    let server = TestServer::start().await;
    let mut visitor = server.stranger();
    let security = get(&mut visitor, "/.well-known/security.txt").await;
    assert_eq!(security.status, 404);
    assert_eq!(get(&mut visitor, "/privacy").await.status, 200);
}
