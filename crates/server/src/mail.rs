//! Sending mail: by the operator's server, if there is one.

use std::time::{Duration, UNIX_EPOCH};

use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::extension::ClientId;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use tokio::time::timeout;

use crate::calls::message;
use crate::{App, Config, MailSettings};

/// What letters and the pages about them say.
pub(crate) mod texts {
    words::texts!("mail");
}

/// How long the other side may be silent.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long everything may take together: less than half of what a call is leased for.
const LONGEST: Duration = Duration::from_secs(40);

/// Whoever takes letters to the operator's server. Clones are the same.
#[derive(Clone)]
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    origin: String,
}

/// A letter.
pub(crate) struct Letter {
    pub(crate) to: String,
    pub(crate) subject: String,
    pub(crate) text: String,
    /// What it is known by, if it may be sent again.
    pub(crate) id: Option<String>,
    /// The address that ends letters like this one.
    pub(crate) stop: Option<String>,
    /// When it is written, in seconds since 1970.
    pub(crate) at: i64,
}

/// The server does not take a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotSent;

impl Mailer {
    /// The mailer that the settings ask for.
    pub(crate) fn of(config: &Config) -> Result<Option<Mailer>, String> {
        let Some(settings) = &config.mail else {
            return Ok(None);
        };
        let origin = match &config.public_url {
            Some(url) => url.origin(),
            None if config.listen.ip().is_loopback() => format!("http://{}", config.listen),
            None => return Err("--mail needs --public-url, because e-mails have links".to_owned()),
        };
        Mailer::new(settings, origin).map(Some)
    }

    /// A mailer whose letters lead to this origin.
    pub(crate) fn new(settings: &MailSettings, origin: String) -> Result<Mailer, String> {
        let from: Mailbox = settings.from.parse().map_err(|_| {
            "--mail-from must be an address, such as kroniek@example.org".to_owned()
        })?;
        let url = with_tls(&settings.server);
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&url).map_err(|_| {
            // What is wrong may stand beside a password.
            "--mail must be the address of a server, such as smtps://user:password@mail.example.org"
                .to_owned()
        })?;
        let name = ClientId::Domain(from.email.domain().to_owned());
        let transport = transport.hello_name(name).timeout(Some(PATIENCE)).build();
        Ok(Mailer {
            transport,
            from,
            origin,
        })
    }

    /// The scheme and the host that links lead to. What a request says is no part of it: a link in a letter opens an account.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// Sends a letter. Neither where it goes nor what the other side says about that is logged.
    pub(crate) async fn send(&self, letter: Letter) -> Result<(), NotSent> {
        let message = self.message(letter).map_err(|error| {
            tracing::error!(%error, "a mail could not be written");
            NotSent
        })?;
        match timeout(LONGEST, self.transport.send(message)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => {
                let status = error.status().map(|code| code.to_string());
                tracing::warn!(status, "the mail server did not take a mail");
                Err(NotSent)
            }
            Err(_) => {
                tracing::warn!("the mail server did not take a mail in time");
                Err(NotSent)
            }
        }
    }

    fn message(&self, letter: Letter) -> Result<Message, Box<dyn std::error::Error>> {
        let at = UNIX_EPOCH + Duration::from_secs(letter.at.max(0) as u64);
        let domain = self.from.email.domain();
        let id = letter.id.unwrap_or_else(message::random_name);
        let message = Message::builder()
            .from(self.from.clone())
            .to(letter.to.parse()?)
            .date(at)
            .message_id(Some(format!("<{id}@{domain}>")))
            .subject(letter.subject)
            .header(ContentType::TEXT_PLAIN);
        let mut message = message.body(letter.text)?;
        let mut add = |name: &'static str, value: String| {
            let name = HeaderName::new_from_ascii_str(name);
            // It is ours and plain; an address must not be broken into lines.
            let value = HeaderValue::dangerous_new_pre_encoded(name, value.clone(), value);
            message.headers_mut().insert_raw(value);
        };
        add("MIME-Version", "1.0".to_owned());
        add("Auto-Submitted", "auto-generated".to_owned());
        if let Some(stop) = letter.stop {
            add("List-Unsubscribe", format!("<{stop}>"));
            let one_click = "List-Unsubscribe=One-Click".to_owned();
            add("List-Unsubscribe-Post", one_click);
        }
        Ok(message)
    }
}

/// A server elsewhere is spoken to by TLS, unless the address says otherwise.
fn with_tls(url: &str) -> String {
    let Some(rest) = url.strip_prefix("smtp://") else {
        return url.to_owned();
    };
    let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
    let here = ["localhost", "127.", "[::1]"];
    if url.contains('?') || here.iter().any(|here| host.starts_with(here)) {
        return url.to_owned();
    }
    format!("{url}?tls=required")
}

/// Sends a letter beside the requests: nobody waits for it, and nobody can see how long it takes.
pub(crate) fn post(app: &App, write: impl Future<Output = Option<Letter>> + Send + 'static) {
    let app = app.clone();
    tokio::spawn(async move {
        let Some(mailer) = app.mailer() else { return };
        if let Some(letter) = write.await {
            // It is logged if it was not sent; whoever waits for it asks again.
            let _ = mailer.send(letter).await;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mail_goes_to_other_machines_by_tls_only() {
        for (url, used) in [
            (
                "smtp://mail.example.org",
                "smtp://mail.example.org?tls=required",
            ),
            (
                "smtp://u:p@mail.example.org:587",
                "smtp://u:p@mail.example.org:587?tls=required",
            ),
            ("smtps://mail.example.org", "smtps://mail.example.org"),
            ("smtp://localhost:25", "smtp://localhost:25"),
            ("smtp://127.0.0.1:2525", "smtp://127.0.0.1:2525"),
            (
                "smtp://mail.example.org?tls=opportunistic",
                "smtp://mail.example.org?tls=opportunistic",
            ),
        ] {
            assert_eq!(with_tls(url), used);
        }
    }

    #[test]
    fn what_cannot_be_used_is_said_without_the_password() {
        let mailer = |server: &str, from: &str| {
            let settings = MailSettings {
                server: server.to_owned(),
                from: from.to_owned(),
            };
            Mailer::new(&settings, String::new()).map(|_| ())
        };
        let good = "Kroniek <kroniek@example.org>";
        assert_eq!(mailer("smtps://u:p@mail.example.org", good), Ok(()));
        for bad in ["", "mail.example.org", "http://u:hunter2@x", "smtp://"] {
            let error = mailer(bad, good).expect_err("it is no address");
            assert!(!error.contains("hunter2"), "{error}");
        }
        assert!(mailer("smtp://localhost", "Kroniek").is_err());
    }
}
