//! What a request says, with our own words for what is wrong with it.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use engine::{MAX_SEATS, Seat};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use table::{TableError, TableId, ViewAs};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{IntoParams, PartialSchema, ToSchema};

use crate::HttpError;

/// The table that the address names.
pub(crate) struct TablePath(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for TablePath {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TablePath, HttpError> {
        let unknown = HttpError::Table(TableError::UnknownTable);
        let Ok(Path(name)) = Path::<String>::from_request_parts(parts, state).await else {
            return Err(unknown);
        };
        name.parse().map(TablePath).map_err(|_| unknown)
    }
}

/// Whoever, or whatever, the address names.
pub(crate) struct NamePath(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for NamePath {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<NamePath, HttpError> {
        let named = Path::<String>::from_request_parts(parts, state).await;
        let named = named.map(|Path(name)| NamePath(name));
        named.map_err(|_| HttpError::UnknownPage)
    }
}

/// A body of JSON.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, HttpError> {
        let body = Json::from_request(request, state).await;
        body.map(|Json(body)| JsonBody(body))
            .map_err(|error: JsonRejection| HttpError::BadRequest(error.body_text()))
    }
}

/// What stands behind the question mark.
pub(crate) struct ApiQuery<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for ApiQuery<T> {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<ApiQuery<T>, HttpError> {
        let asked = Query::from_request_parts(parts, state).await;
        asked
            .map(|Query(asked)| ApiQuery(asked))
            .map_err(|error: QueryRejection| HttpError::BadRequest(error.body_text()))
    }
}

/// Through whose eyes: a seat's number, `spectator`, or one's own if it is not said.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SeatParam(pub(super) ViewAs);

impl<'de> Deserialize<'de> for SeatParam {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatParam, D::Error> {
        let seat = String::deserialize(deserializer)?;
        match seat.as_str() {
            "" => Ok(SeatParam(ViewAs::Own)),
            "spectator" => Ok(SeatParam(ViewAs::Spectator)),
            number => match number.parse() {
                Ok(number) => Ok(SeatParam(ViewAs::Seat(Seat(number)))),
                Err(_) => Err(Error::custom(format!("seat: {number:?}"))),
            },
        }
    }
}

impl PartialSchema for SeatParam {
    fn schema() -> RefOr<Schema> {
        let last = MAX_SEATS - 1;
        let object = ObjectBuilder::new()
            .schema_type(Type::String)
            .pattern(Some(format!("^(|spectator|[0-{last}])$")))
            .description(Some(
                "The number of one of your seats, or 'spectator'. Default: your own.",
            ));
        object.into()
    }
}

impl ToSchema for SeatParam {}

/// Through whose eyes a table is read.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct SeatQuery {
    #[serde(default)]
    pub(super) seat: SeatParam,
}
