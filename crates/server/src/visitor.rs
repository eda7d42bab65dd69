//! Who is visiting: a session, a signed cookie, or the secret of a seat; and in which language.

use std::convert::Infallible;
use std::net::IpAddr;

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri, header};
use data_encoding::BASE64URL_NOPAD;
use table::{Browser, Caller, Key, Session, StoreError, Token, VisitorId};
use words::Lang;

use crate::{App, device};

/// The name of the cookie that tells visitors apart.
const COOKIE: &str = "kroniek";
/// Its name behind TLS: browsers take it from this very server only, and only by TLS.
const SECURE_COOKIE: &str = "__Host-kroniek";
/// The name of the cookie of somebody who is signed in.
const SESSION: &str = "kroniek-session";
/// Its name behind TLS.
const SECURE_SESSION: &str = "__Host-kroniek-session";
/// The name of the cookie with the language that was chosen.
pub(crate) const LANG_COOKIE: &str = "lang";
/// The header with the number of the asker's own live stream.
const STREAM: HeaderName = HeaderName::from_static("x-kroniek-stream");
/// As long as browsers keep a cookie at most: 400 days, in seconds.
const KEPT: u32 = 34_560_000;

/// Who makes a request.
#[derive(Clone, Debug, Default)]
pub struct Requester {
    /// What they can be recognised by.
    pub caller: Caller,
    /// The language that they read.
    pub lang: Lang,
    /// Whether they came by HTTPS: then their cookies go no other way.
    pub secure: bool,
    /// The address that they are counted for; none for this machine itself.
    pub address: Option<IpAddr>,
    /// Where they are signed in, if they are.
    pub session: Option<Session>,
    /// What their browser is known by as a guest's, and what it says that it is.
    pub browser: Browser,
}

impl Requester {
    /// The cookie that signs the browser in; without a secret it is signed out.
    pub(crate) fn session_cookie(&self, secret: Option<&Token>) -> Option<HeaderValue> {
        let name = session_name(self.secure);
        match secret {
            Some(secret) => set_cookie(name, &secret.to_string(), self.secure),
            None => forget_cookie(name, self.secure),
        }
    }

    /// The cookie that makes the browser this guest's.
    pub(crate) fn guest_cookie(&self, app: &App, guest: VisitorId) -> Option<HeaderValue> {
        let name = if self.secure { SECURE_COOKIE } else { COOKIE };
        set_cookie(name, &sign(app.cookies(), guest), self.secure)
    }
}

impl<S: Sync> FromRequestParts<S> for Requester {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Requester, Infallible> {
        Ok(parts
            .extensions
            .get::<Requester>()
            .cloned()
            .unwrap_or_default())
    }
}

/// Recognises the visitor, or gives them a name that they can be recognised by: the cookie to be sent to them.
pub(crate) async fn recognise(
    app: &App,
    lang: Lang,
    secure: bool,
    address: Option<IpAddr>,
    request: &mut Request,
) -> Result<Option<HeaderValue>, StoreError> {
    let headers = request.headers();
    let token = bearer(headers);
    let found = |name| cookie(headers, name).and_then(|value| verify(app.cookies(), value));
    let name = if secure { SECURE_COOKIE } else { COOKIE };
    let known = found(name);
    // Whoever came before there was TLS, or that name for the cookie, keeps their seats.
    let before = known.or_else(|| found(COOKIE));
    // Programs come without a cookie and get none; whoever has the secret of a seat needs none.
    let greet = known.is_none() && token.is_none() && !request.uri().path().starts_with("/api/");
    let greeted = greet.then(|| before.unwrap_or_else(VisitorId::random));
    let browser = Browser {
        guest: before.or(greeted),
        network: address.map(|address| network(app.cookies(), address)),
        device: device::name(headers),
    };
    let session = match session_of(headers, secure).filter(|_| token.is_none()) {
        Some(secret) => app.tables().accounts().session(&secret).await?,
        None => None,
    };
    let headers = request.headers();
    let visitor = session.as_ref().map(Session::account);
    let requester = Requester {
        caller: Caller {
            visitor: visitor.or(browser.guest).filter(|_| token.is_none()),
            token,
            stream: headers
                .get(STREAM)
                .and_then(|number| number.to_str().ok()?.parse().ok()),
            network: browser.network,
            name: session.as_ref().map(|session| session.name.clone()),
            settled: session
                .as_ref()
                .is_some_and(|session| app.tables().accounts().is_settled(session)),
        },
        lang,
        secure,
        address,
        session,
        browser,
    };
    request.extensions_mut().insert(requester);
    Ok(greeted.and_then(|visitor| set_cookie(name, &sign(app.cookies(), visitor), secure)))
}

fn session_name(secure: bool) -> &'static str {
    if secure { SECURE_SESSION } else { SESSION }
}

/// The secret of a session.
fn session_of(headers: &HeaderMap, secure: bool) -> Option<Token> {
    cookie(headers, session_name(secure))?.parse().ok()
}

/// The header that makes a browser forget a cookie.
fn forget_cookie(name: &str, secure: bool) -> Option<HeaderValue> {
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(cookie).ok()
}

/// What an address is known by where it is stored: nobody can tell from it which one it is.
fn network(key: &Key, address: IpAddr) -> VisitorId {
    let signature = key.sign("network", address.to_string().as_bytes());
    let mut id = [0; 16];
    id.copy_from_slice(&signature.as_bytes()[..16]);
    VisitorId(id)
}

/// The header that lets a browser keep a cookie as long as it can, for us alone.
pub(crate) fn set_cookie(name: &str, value: &str, secure: bool) -> Option<HeaderValue> {
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{name}={value}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(cookie).ok()
}

/// The language of a request: asked for in the address, chosen before, or wished for by the browser.
pub(crate) fn lang(uri: &Uri, headers: &HeaderMap) -> Lang {
    let asked = uri
        .query()
        .unwrap_or_default()
        .split('&')
        .find_map(|pair| Lang::from_locale(pair.strip_prefix("lang=")?));
    let chosen = || cookie(headers, LANG_COOKIE).and_then(Lang::from_locale);
    let wished = || {
        let wish = headers.get(header::ACCEPT_LANGUAGE)?;
        Some(Lang::from_accept_language(wish.to_str().ok()?))
    };
    asked.or_else(chosen).or_else(wished).unwrap_or_default()
}

/// The secret of a seat: `Authorization: Bearer …`. A malformed one is still one, and opens nothing.
fn bearer(headers: &HeaderMap) -> Option<Token> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let text = value.strip_prefix("Bearer ")?;
    Some(text.trim().parse().unwrap_or_else(|_| Token::of_nothing()))
}

pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

fn sign(key: &Key, visitor: VisitorId) -> String {
    let mut bytes = visitor.0.to_vec();
    bytes.extend_from_slice(key.sign("visitor", &visitor.0).as_bytes());
    BASE64URL_NOPAD.encode(&bytes)
}

fn verify(key: &Key, value: &str) -> Option<VisitorId> {
    let bytes = BASE64URL_NOPAD.decode(value.as_bytes()).ok()?;
    let (visitor, signature) = bytes.split_first_chunk::<16>()?;
    let signature: [u8; 32] = signature.try_into().ok()?;
    // Compared in constant time.
    (key.sign("visitor", visitor) == signature).then_some(VisitorId(*visitor))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_cookies_are_believed() {
        let (key, visitor) = (Key::random(), VisitorId::random());
        let value = sign(&key, visitor);
        assert_eq!(verify(&key, &value), Some(visitor));
        assert_eq!(verify(&Key::random(), &value), None);
        let other = BASE64URL_NOPAD.encode(&[&[0; 16], &[0; 32][..]].concat());
        for forged in [&value[1..], &value[..22], "", "é", &other] {
            assert_eq!(verify(&key, forged), None, "{forged}");
        }
    }
}
