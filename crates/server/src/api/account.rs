//! Who is asking.

use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;

use super::schema::PlayerName;
use crate::Requester;

/// Who you are here.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Account)]
pub(super) struct AccountForm {
    /// Whether you are signed in. Accounts are made and changed in the browser, at `/account`.
    signed_in: bool,
    /// The name of your account; null for a guest, and for a program that uses a seat's secret.
    #[schema(value_type = Option<PlayerName>)]
    name: Option<String>,
}

/// Who you are here.
#[utoipa::path(
    get,
    path = "/account",
    responses((status = 200, description = "Done.", body = AccountForm))
)]
pub(super) async fn account(requester: Requester) -> Json<AccountForm> {
    let name = requester.session.map(|session| session.name.to_string());
    Json(AccountForm {
        signed_in: name.is_some(),
        name,
    })
}
