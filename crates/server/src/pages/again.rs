//! Playing again with the same players.

use axum::extract::State;
use axum::response::Redirect;

use super::frame::PageContext;
use crate::api::TablePath;
use crate::{App, HttpError};

/// Sits down at the one table where everybody plays again.
pub(super) async fn again(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
) -> Result<Redirect, HttpError> {
    let (again, _) = app.tables().again(table, &reader.requester.caller).await?;
    Ok(Redirect::to(&format!("/tables/{again}")))
}
