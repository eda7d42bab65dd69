//! Somebody with a passkey and without a password.

use anyhow::Result;
use e2e::{Browser, Look, Server};
use serde_json::json;

#[tokio::test]
async fn a_guest_becomes_somebody_with_a_passkey_and_signs_in_with_it() -> Result<()> {
    let server = Server::start().await?;
    let mut browser = Browser::open(&server, Look::WIDE).await?;
    // Passkeys are bound to a name; a number has none.
    browser.know_as("localhost");
    browser.tell("WebAuthn.enable", json!({})).await?;
    let device = json!({
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
        "hasUserVerification": true, "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    browser
        .tell(
            "WebAuthn.addVirtualAuthenticator",
            json!({ "options": device }),
        )
        .await?;
    browser.go("/account").await?;
    browser.write("[name=name]", "Margaret").await?;
    browser.click("[data-passkey=create]").await?;
    browser.until("document.querySelector('.recovery')").await?;
    browser.go("/account").await?;
    browser
        .until("document.querySelectorAll('#passkeys .devices li').length === 1")
        .await?;
    browser.click("form[action='/sign-out'] button").await?;
    // Two clicks.
    browser.click("a[href^='/sign-in']").await?;
    browser.click("[data-passkey=get]").await?;
    browser
        .until("document.querySelector('.own-name')?.textContent.includes('Margaret')")
        .await?;
    browser.close().await
}
