//! A player is called on a device while they look elsewhere.

use anyhow::{Context, Result, ensure};
use e2e::{Browser, Look, Server};
use serde_json::json;

/// Stands in for the service of the browser's maker, which no test can reach.
const SERVICE: &str = "
  const subscription = { endpoint: 'https://push.example.org/1', toJSON: () => ({
    endpoint: 'https://push.example.org/1',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  }) };
  PushManager.prototype.subscribe = async () => subscription;
  PushManager.prototype.getSubscription = async () => subscription;";

/// What the device shows, once it shows something.
const SHOWN: &str = "new Promise((done) => {
  const look = async () => {
    const worker = await navigator.serviceWorker.ready;
    const shown = await worker.getNotifications();
    if (shown.length) done(shown.map((one) => one.body)); else setTimeout(look, 10);
  };
  look();
})";

/// The worker's own text with a browser around it that writes down what is opened.
fn pressed(worker: &str) -> String {
    format!(
        "const heard = {{}};
         window.opened = [];
         const self = {{
           location: {{ origin: location.origin }},
           addEventListener: (name, listener) => {{ heard[name] = listener; }},
           clients: {{ matchAll: async () => [], openWindow: async (address) => {{ window.opened.push(address); }} }},
         }};
         {worker}
         for (const path of ['//elsewhere.example/', '/tables/abc']) {{
           heard.notificationclick({{ notification: {{ close() {{}}, data: {{ path }} }}, waitUntil() {{}} }});
         }}"
    )
}

#[tokio::test]
async fn a_device_shows_what_waits_and_leads_there() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::open(&server, Look::WIDE).await?;
    let site = server.site();
    let before = json!({ "source": SERVICE });
    browser
        .tell("Page.addScriptToEvaluateOnNewDocument", before)
        .await?;
    browser.go("/settings/notices").await?;
    // Whoever says no is told how to say yes.
    browser.click("#push-here button").await?;
    browser
        .until("!document.querySelector('[data-push=denied]').hidden")
        .await?;
    let allowed = json!({ "origin": site, "permissions": ["notifications"] });
    browser.tell("Browser.grantPermissions", allowed).await?;
    browser.click("#push-here button").await?;
    browser
        .until("document.querySelector('.devices [data-here]:not([hidden])') && document.querySelector('#push-here').hidden")
        .await?;
    browser.tell("ServiceWorker.enable", json!({})).await?;
    let told = json!({ "id": "one", "tag": "turn", "lang": "en", "text": "It is your turn.", "path": "/tables/abc" });
    let message = json!({ "origin": site, "registrationId": "0", "data": told.to_string() });
    // Told twice, it is shown once.
    for _ in 0..2 {
        let deliver = "ServiceWorker.deliverPushMessage";
        browser.tell(deliver, message.clone()).await?;
        let shown = browser.ask_later(SHOWN).await?;
        ensure!(shown == json!(["It is your turn."]), "{shown}");
    }
    let worker = "fetch('/service-worker.js').then((answer) => answer.text())";
    let worker = browser.ask_later(worker).await?;
    let worker = worker.as_str().context("the worker")?;
    browser.inject(&pressed(worker)).await?;
    browser.until("window.opened.length").await?;
    let opened = browser.ask("window.opened").await?;
    ensure!(opened == json!([format!("{site}/tables/abc")]), "{opened}");
    let complaints = browser.complaints().await?;
    ensure!(complaints.is_empty(), "{complaints:?}");
    browser.close().await
}
