//! The description of the API (OpenAPI 3.1), made of its types.

use catalog::{AnyGame, Catalog};
use serde_json::{Map, Value, json};
use utoipa::openapi::path::Paths;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{
    ComponentsBuilder, ContentBuilder, InfoBuilder, License, OpenApiBuilder, Ref, ResponseBuilder,
    SecurityRequirement, Server,
};
use utoipa::{PartialSchema, ToSchema};
use utoipa_axum::router::UtoipaMethodRouter;

use super::ROOT;
use super::answers::ErrorForm;
use super::extract::SeatParam;
use super::schema::TableName;
use crate::App;

const ABOUT: &str = "Tables, games and live updates. A player is identified by a cookie, or by the seat's secret \
     as a bearer token. Texts are in the language that 'lang' in the query or Accept-Language asks for: en, nl or hu.";

/// Describes these operations, and the games that they are for.
pub(super) fn describe(catalog: Catalog, operations: Vec<UtoipaMethodRouter<App>>) -> Value {
    let mut schemas = Vec::new();
    let mut paths = Paths::new();
    for (used, described, _) in operations {
        schemas.extend(used);
        paths.merge(described);
    }
    ErrorForm::schemas(&mut schemas);
    schemas.push((ErrorForm::name().into(), ErrorForm::schema()));
    schemas.push((TableName::name().into(), TableName::schema()));
    // Named by queries only, where nothing collects it.
    schemas.push((SeatParam::name().into(), SeatParam::schema()));
    let error = ContentBuilder::new().schema(Some(Ref::from_schema_name(ErrorForm::name())));
    let wrong = ResponseBuilder::new()
        .description("What is wrong.")
        .content("application/json", error.build());
    let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    let components = ComponentsBuilder::new()
        .schemas_from_iter(schemas)
        .response("Problem", wrong.build())
        .security_scheme("seat", bearer);
    let mut license = License::new("MIT OR Apache-2.0");
    license.identifier = Some("MIT OR Apache-2.0".to_owned());
    let info = InfoBuilder::new()
        .title("Kroniek")
        .version("1")
        .description(Some(ABOUT))
        .license(Some(license));
    let seat = SecurityRequirement::new("seat", [""; 0]);
    let document = OpenApiBuilder::new()
        .info(info.build())
        .servers(Some([Server::new(ROOT)]))
        .security(Some([SecurityRequirement::default(), seat]))
        .paths(paths)
        .components(Some(components.build()));
    let mut document = json!(document.build());
    tighten(&mut document["components"]["schemas"]);
    tighten(&mut document["paths"]);
    let problem = json!({ "$ref": "#/components/responses/Problem" });
    let table = json!([{
        "name": "table", "in": "path", "required": true,
        "schema": Ref::from_schema_name(TableName::name()),
    }]);
    for (path, item) in fields(&mut document["paths"]) {
        for operation in item.values_mut() {
            operation["responses"]["default"] = problem.clone();
        }
        if path.contains("{table}") {
            item.insert("parameters".to_owned(), table.clone());
        }
    }
    let schemas = &mut document["components"]["schemas"];
    let plans = catalog.kinds().map(|kind| plan(&schemas["Plan"], kind));
    schemas["Plan"] = json!({ "oneOf": plans.collect::<Vec<_>>() });
    let answers = ["action", "index"].map(|name| only(&schemas["Answer"], name));
    schemas["Answer"] = json!({ "oneOf": answers });
    document
}

/// Objects have no other fields than those described, and whole numbers end where their type ends.
fn tighten(schema: &mut Value) {
    match schema {
        Value::Object(schema) => {
            if schema.contains_key("properties") {
                schema.entry("additionalProperties").or_insert(json!(false));
            }
            let most = match schema.get("format").and_then(Value::as_str) {
                Some("uint8") => Some(u64::from(u8::MAX)),
                Some("uint16") => Some(u64::from(u16::MAX)),
                Some("uint32") => Some(u64::from(u32::MAX)),
                Some("uint64") => Some(u64::MAX),
                _ => None,
            };
            if let Some(most) = most {
                schema.entry("maximum").or_insert(json!(most));
            }
            schema.values_mut().for_each(tighten);
        }
        Value::Array(schemas) => schemas.iter_mut().for_each(tighten),
        _ => {}
    }
}

/// What can be planned for this game.
fn plan(any: &Value, kind: &dyn AnyGame) -> Value {
    let option = |option: &engine::OptionSpec| {
        let values = json!({ "type": "string", "enum": option.values });
        (option.id.to_owned(), values)
    };
    let options: Map<String, Value> = kind.options().iter().map(option).collect();
    let mut plan = any.clone();
    let properties = &mut plan["properties"];
    properties["game"] = json!({ "type": "string", "enum": [kind.id()] });
    properties["seats"]["minItems"] = json!(kind.seats().start());
    properties["seats"]["maxItems"] = json!(kind.seats().end());
    properties["options"]["properties"] = json!(options);
    properties["options"]["additionalProperties"] = json!(false);
    plan
}

/// What is to be decided, with the field that has this name, and without the others that can be missing.
fn only(any: &Value, name: &str) -> Value {
    let mut answer = any.clone();
    for other in ["action", "index"] {
        if other != name {
            answer["properties"][other] = json!({ "type": "null" });
        }
    }
    let kinds = if name == "index" {
        json!("integer")
    } else {
        json!(["object", "array", "string", "number", "boolean"])
    };
    answer["properties"][name]["type"] = kinds;
    answer["required"] = json!(["number", name]);
    answer
}

fn fields(value: &mut Value) -> impl Iterator<Item = (&String, &mut Map<String, Value>)> {
    let fields = value.as_object_mut().into_iter().flatten();
    fields.filter_map(|(name, field)| Some((name, field.as_object_mut()?)))
}
