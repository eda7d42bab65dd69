//! Values that are valid by a schema: as much of JSON Schema as the API's description uses.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::Union;
use proptest::string::string_regex;
use serde_json::{Map, Value, json};

/// Values that are valid by the schema, in this document.
pub(crate) fn values(document: &Value, schema: &Value) -> BoxedStrategy<Value> {
    let values = |schema: &Value| values(document, schema);
    if let Some(name) = schema["$ref"].as_str() {
        let pointer = name.strip_prefix('#').expect("in this document");
        return values(document.pointer(pointer).expect("described"));
    }
    if let Some(several) = schema["oneOf"].as_array() {
        return Union::new(several.iter().map(values)).boxed();
    }
    if let Some(several) = schema["enum"].as_array() {
        return select(several.clone()).boxed();
    }
    let kinds = match &schema["type"] {
        Value::Array(kinds) => kinds.clone(),
        Value::Null => ["null", "boolean", "integer", "string"]
            .map(Value::from)
            .into(),
        kind => vec![kind.clone()],
    };
    let of_kind = |kind: &Value| match kind.as_str().expect("a type") {
        "null" => Just(Value::Null).boxed(),
        "boolean" => any::<bool>().prop_map(Value::from).boxed(),
        "integer" => integers(schema),
        "number" => any::<i32>()
            .prop_map(|number| json!(f64::from(number) / 8.0))
            .boxed(),
        "string" => strings(schema),
        "array" => {
            let least = schema["minItems"].as_u64().unwrap_or(0) as usize;
            let most = schema["maxItems"].as_u64().unwrap_or(3) as usize;
            let items = values(&schema["items"]);
            vec(items, least..=most).prop_map(Value::from).boxed()
        }
        "object" => objects(schema, values),
        other => panic!("{other} is no type"),
    };
    Union::new(kinds.iter().map(of_kind)).boxed()
}

/// Whole numbers, often the first and the last.
fn integers(schema: &Value) -> BoxedStrategy<Value> {
    let least = schema["minimum"].as_u64().unwrap_or(0);
    let most = schema["maximum"].as_u64().unwrap_or(1_000);
    let few = least..=most.min(least + 9);
    prop_oneof![Just(least), Just(most), few, least..=most]
        .prop_map(Value::from)
        .boxed()
}

/// Texts, often the longest.
fn strings(schema: &Value) -> BoxedStrategy<Value> {
    let most = schema["maxLength"].as_u64().unwrap_or(40) as usize;
    let chars = |most| {
        let length = prop_oneof![Just(most), 0..=most];
        let chars = length.prop_flat_map(|length| vec(any::<char>(), length));
        chars.prop_map(String::from_iter)
    };
    let Some(pattern) = schema["pattern"].as_str() else {
        return chars(most).prop_map(Value::from).boxed();
    };
    let whole = pattern
        .strip_prefix('^')
        .and_then(|rest| rest.strip_suffix('$'));
    let matching = string_regex(whole.unwrap_or(pattern)).expect("a pattern");
    if whole.is_some() {
        return matching.prop_map(Value::from).boxed();
    }
    let around = (chars(most / 2 - 1), matching, chars(most / 2));
    around
        .prop_map(|(before, found, after)| Value::from(before + &found + &after))
        .boxed()
}

/// Objects with all fields that have to be there, and any of the others.
fn objects(
    schema: &Value,
    values: impl Fn(&Value) -> BoxedStrategy<Value>,
) -> BoxedStrategy<Value> {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let fields = schema["properties"]
        .as_object()
        .cloned()
        .unwrap_or_default();
    let fields: Vec<_> = fields
        .iter()
        .map(|(name, schema)| {
            let always = required.contains(&json!(name));
            let there = any::<bool>().prop_map(move |there| there || always);
            (Just(name.clone()), there, values(schema))
        })
        .collect();
    fields
        .prop_map(|fields| {
            let there = fields.into_iter().filter(|(_, there, _)| *there);
            let there = there.map(|(name, _, value)| (name, value));
            Value::from(there.collect::<Map<_, _>>())
        })
        .boxed()
}
