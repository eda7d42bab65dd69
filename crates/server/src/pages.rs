//! The pages: what people see in the browser.
//!
//! Every page is whole without script: each action is a form that is posted and answered by a redirect. The
//! script (`assets/script`) only makes it smoother: it posts the same forms, reads the same pages again when
//! something is new, and swaps the parts that changed by their ids.

mod account;
mod act;
mod again;
mod agreed;
mod aid;
mod analysis;
pub(crate) mod assets;
mod board_picture;
mod call_settings;
mod companion;
mod device;
mod emblem;
mod fared;
mod find;
mod frame;
mod friends;
mod game;
mod help;
mod hint;
mod home;
mod icons;
mod join;
mod learn;
mod levels;
mod line;
mod lobby;
#[cfg(feature = "mail")]
mod mail;
mod manners;
mod my_data;
mod new_table;
mod newcomer;
mod notes;
mod notices;
mod pace;
mod panorama;
#[cfg(feature = "passkeys")]
mod passkeys;
#[cfg(not(feature = "passkeys"))]
#[path = "pages/no_passkeys.rs"]
mod passkeys;
#[cfg(feature = "pictures")]
mod picture;
mod privacy;
mod profile;
mod puzzles;
mod replay;
mod results;
mod rewind;
mod rules;
mod sandbox;
mod search;
mod settings;
mod share;
mod sign_in;
mod step;
mod table;
mod turns;
pub(crate) mod updates;
mod why;
mod workshop;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use catalog::ErrorReport;
use maud::html;
use words::Lang;
use words::site::frame as texts;

use crate::App;
use crate::api::{
    BotForm, CloseForm, FreeForm, HintForm, HolidayForm, InviteForm, InvitePlayerForm, PauseForm,
    ResumeForm, RewindForm, SayForm, TakeBackForm, UndoForm,
};
use crate::routes::Routes;
use act::{Reply, act};
#[cfg(feature = "push")]
use call_settings::push;
#[cfg(feature = "webhooks")]
use call_settings::webhook;
use frame::{Page, PageContext};
use manners::RegardForm;

/// Adds all pages.
pub(crate) fn routes(routes: Routes) -> Routes {
    #[cfg(feature = "pictures")]
    let routes = routes
        .route("/games/{game}/picture.png", get(picture::game))
        .route("/tables/{table}/picture.png", get(picture::table));
    #[cfg(feature = "webhooks")]
    let routes = routes
        .route("/settings/notices/webhook", post(webhook::save))
        .route("/settings/notices/webhook/test", post(webhook::test))
        .route("/settings/notices/webhook/secret", post(webhook::renew))
        .route("/settings/notices/webhook/remove", post(webhook::remove));
    #[cfg(feature = "passkeys")]
    let routes = routes
        .route("/sign-in/passkey", post(passkeys::sign_in))
        .route("/account/passkey", post(passkeys::sign_up))
        .route("/account/passkeys", post(passkeys::add))
        .route("/account/passkeys/remove", post(passkeys::remove));
    #[cfg(feature = "push")]
    let routes = routes
        .route("/service-worker.js", get(assets::service_worker))
        .route("/settings/notices/push", post(push::save))
        .route("/settings/notices/push/add", post(push::add))
        .route("/settings/notices/push/test", post(push::test))
        .route("/settings/notices/push/remove", post(push::remove));
    #[cfg(feature = "mail")]
    let routes = routes
        .route("/settings/notices/mail", post(call_settings::mail::save))
        .route(
            "/settings/notices/mail/test",
            post(call_settings::mail::test),
        )
        .route(
            "/settings/notices/mail/remove",
            post(call_settings::mail::remove),
        )
        .route(
            "/account/by-mail",
            get(mail::sign_up_form).post(mail::send_first_link),
        )
        .route("/account/mail", post(mail::ask_for_proof))
        .route("/account/mail/remove", post(mail::remove))
        .route("/sign-in/link", get(mail::link_form).post(mail::send_link))
        .route("/mail/{token}", get(mail::opened).post(mail::used))
        .route("/mail/stop/{token}", get(mail::stop_form).post(mail::stop));
    routes
        .route("/", get(home::home))
        .route("/new", get(home::which_game))
        .route("/lobby", get(lobby::lobby))
        .route("/find", get(find::form).post(find::look))
        .route("/find/waiting", get(find::waiting))
        .route("/find/stop", post(find::stop))
        .route("/search", get(search::search))
        .route("/help", get(help::help))
        .route("/privacy", get(privacy::privacy))
        .route("/settings", get(settings::form).post(settings::save))
        .route("/settings/notices", get(call_settings::form))
        .route("/notices", get(notices::notices).post(notices::read))
        .route("/account", get(account::account).post(account::sign_up))
        .route("/account/name", post(account::rename))
        .route("/account/password", post(account::change_password))
        .route("/account/code", post(account::new_code))
        .route("/account/sessions", post(account::end_session))
        .route("/account/adopt", post(account::adopt))
        .route("/account/export", get(my_data::export))
        .route("/account/delete", get(my_data::form).post(my_data::delete))
        .route("/sign-in", get(sign_in::form).post(sign_in::sign_in))
        .route("/sign-out", post(sign_in::sign_out))
        .route("/recover", get(sign_in::recovery).post(sign_in::recover))
        .route("/device", get(device::form).post(device::offer))
        .route("/device/{token}", get(device::offered).post(device::accept))
        .route("/friends", get(friends::friends).post(friends::befriend))
        .route("/people", get(manners::people))
        .route("/people/regard", post(manners::change))
        .route("/players/{name}", get(profile::profile))
        .route("/players/{name}/regard", post(manners::regard_player))
        .route(
            "/players/{name}/report",
            get(manners::report_player).post(manners::send_from_page),
        )
        .route("/games/{game}", get(game::game))
        .route("/games/{game}/rules", get(rules::rules))
        .route("/games/{game}/rules/{section}", get(rules::section))
        .route(
            "/games/{game}/rules/{section}/show",
            get(rules::example::page).post(rules::example::choose),
        )
        .route("/games/{game}/aid", get(aid::aid))
        .route("/games/{game}/edition", get(game::edition))
        .route(
            "/games/{game}/new",
            get(new_table::form).post(new_table::form_with_edition),
        )
        .route(
            "/games/{game}/workshop",
            get(workshop::form).post(workshop::go_on),
        )
        .route("/games/{game}/workshop/check", post(workshop::check))
        .route("/games/{game}/workshop/file", post(workshop::file))
        .route("/games/{game}/workshop/printed.svg", get(workshop::printed))
        .route("/games/{game}/tables", post(new_table::create))
        .route("/learn", get(learn::learn))
        .route("/learn/puzzles", get(puzzles::puzzles))
        .route("/learn/puzzles/today", get(puzzles::today))
        .route("/learn/puzzles/{game}", get(puzzles::of_game))
        .route("/learn/puzzles/{game}/next", get(puzzles::next))
        .route(
            "/learn/puzzles/{game}/{puzzle}",
            get(puzzles::solve::page).post(puzzles::solve::choose),
        )
        .route("/learn/{game}", get(learn::course))
        .route(
            "/learn/{game}/{lesson}",
            get(learn::lesson::page).post(learn::lesson::choose),
        )
        .route(
            "/learn/{game}/{lesson}/board.svg",
            get(board_picture::lesson),
        )
        .route("/tables/{table}", get(table::table))
        .route("/tables/{table}/board.svg", get(board_picture::board))
        .route("/tables/{table}/decide", post(companion::decide))
        .route("/tables/{table}/companion", post(companion::tell))
        .route("/tables/{table}/undo", post(act::<UndoForm>))
        .route(
            "/tables/{table}/rewind",
            get(rewind::rewind).post(act::<RewindForm>),
        )
        .route("/tables/{table}/answer", post(act::<Reply>))
        .route("/tables/{table}/say", post(act::<SayForm>))
        .route("/tables/{table}/regard", post(act::<RegardForm>))
        .route(
            "/tables/{table}/report",
            get(manners::report_at_table).post(manners::send_from_table),
        )
        .route("/tables/{table}/bot", post(act::<BotForm>))
        .route("/tables/{table}/invite", post(act::<InviteForm>))
        .route("/tables/{table}/take-back", post(act::<TakeBackForm>))
        .route("/tables/{table}/pause", post(act::<PauseForm>))
        .route("/tables/{table}/resume", post(act::<ResumeForm>))
        .route("/tables/{table}/holiday", post(act::<HolidayForm>))
        .route("/tables/{table}/sit", post(join::sit))
        .route("/tables/{table}/friend", post(friends::befriend_at_table))
        .route(
            "/tables/{table}/invite-player",
            post(act::<InvitePlayerForm>),
        )
        .route("/tables/{table}/decline", post(friends::give_up))
        .route("/tables/{table}/free", post(act::<FreeForm>))
        .route("/tables/{table}/close", post(act::<CloseForm>))
        .route("/tables/{table}/again", post(again::again))
        .route("/tables/{table}/hint", post(act::<HintForm>))
        .route(
            "/tables/{table}/sandbox",
            get(sandbox::page).post(sandbox::choose),
        )
        .route("/tables/{table}/notes", get(notes::page).post(notes::keep))
        .route("/tables/{table}/why", get(why::why))
        .route("/tables/{table}/analysis", get(analysis::analysis))
        .route("/tables/{table}/play-on", post(analysis::play_on))
        .route("/tables/{table}/replay", get(replay::replay))
        .route("/tables/{table}/step", get(step::step))
        .route("/tables/{table}/chronicle", get(replay::chronicle))
        .route("/tables/{table}/broken", get(replay::broken))
        .route(
            "/join/{table}/{token}",
            get(join::invitation).post(join::accept),
        )
        .route("/assets/{hash}/{name}", get(assets::asset))
        .route("/favicon.ico", get(assets::icon))
        .route("/.well-known/kroniek-key", get(public_key))
        .route("/.well-known/security.txt", get(privacy::security))
}

/// The key that this server signs chronicles with: what `kroniek verify --key` is given.
async fn public_key(State(app): State<App>) -> String {
    format!("{}\n", app.tables().signing_key().public())
}

/// The page that tells what went wrong.
pub(crate) fn fault(status: StatusCode, report: &ErrorReport, lang: Lang) -> Response {
    let heading = if status == StatusCode::NOT_FOUND {
        texts::not_found(lang)
    } else {
        texts::went_wrong(lang)
    };
    let reader = PageContext::unknown(lang);
    (status, fault_page(&reader, &heading, report, None)).into_response()
}

/// The same for whoever reads it, with the way that may help them.
fn fault_page<'p>(
    reader: &'p PageContext,
    heading: &'p str,
    report: &ErrorReport,
    way: Option<(&str, String)>,
) -> Page<'p> {
    Page::new(reader, heading).body(html! {
        div class="sheet narrow" {
            h1 { (heading) }
            p class="lead" { (report.message) }
            p class="row" {
                @if let Some((href, text)) = way { a class="button primary" href=(href) { (text) } }
                a class="button" href="/" { (texts::back_home(reader.lang)) }
            }
        }
    })
}
