//! JSON schemas of messages, which follow from the types. The description of the API of a server has them, and the types
//! of scripts are made from that.

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::settings::Confirm;
use crate::table::{Cause, Phase};

/// A value with a JSON schema.
pub(crate) trait Described {
    /// Returns the schema, or a reference to it for a message with a name.
    fn schema() -> Value;

    /// Returns `true` if the value is left out of its message.
    fn is_left_out(&self) -> bool {
        false
    }

    /// Whether values can be left out.
    const OPTIONAL: bool = false;
}

/// A value that may be left out of its message.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Optional<T>(pub Option<T>);

impl<T: Described> Described for Optional<T> {
    fn schema() -> Value {
        T::schema()
    }

    fn is_left_out(&self) -> bool {
        self.0.is_none()
    }

    const OPTIONAL: bool = true;
}

/// The guide through a first game, as the service describes it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct GuideState(pub Value);

macro_rules! plain {
    ($($type:ty => $schema:tt),+ $(,)?) => {
        $(impl Described for $type {
            fn schema() -> Value {
                json!($schema)
            }
        })+
    };
}

plain! {
    bool => {"type": "boolean"},
    String => {"type": "string"},
    u8 => {"type": "integer"},
    u64 => {"type": "integer"},
    i64 => {"type": "integer"},
    usize => {"type": "integer"},
    Phase => {"type": "string", "enum": [Phase::Waiting, Phase::Playing, Phase::Over]},
    Confirm => {"type": "string", "enum": [Confirm::Never, Confirm::End, Confirm::Always]},
    Cause => {"type": "string", "enum": [Cause::Resigned, Cause::Time]},
    GuideState => {"anyOf": [{"$ref": "#/components/schemas/GuideState"}, {"type": "null"}]},
}

impl<T: Described> Described for Vec<T> {
    fn schema() -> Value {
        json!({"type": "array", "items": T::schema()})
    }
}

impl<T: Described> Described for Option<T> {
    fn schema() -> Value {
        let schema = T::schema();
        match schema["type"].as_str() {
            Some(kind) if schema.get("enum").is_none() => json!({"type": [kind, "null"]}),
            _ => json!({"anyOf": [schema, {"type": "null"}]}),
        }
    }
}

/// Returns the description of a field, which follows its name: no capital letter and no full stop.
pub(crate) fn of_field(doc: &str) -> String {
    let doc = doc.trim().trim_end_matches('.');
    let mut letters = doc.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// Declares messages: structs that are written as objects, with a schema from their comments.
macro_rules! messages {
    ($($(#[doc = $about:literal])+ $name:ident { $($(#[doc = $doc:literal])+ $field:ident: $type:ty,)+ })+) => {
        $(
            $(#[doc = $about])+
            #[derive(Clone, PartialEq, Debug)]
            pub struct $name {
                $($(#[doc = $doc])+ pub $field: $type,)+
            }

            impl serde::Serialize for $name {
                fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    use serde::ser::SerializeMap;
                    let mut map = serializer.serialize_map(None)?;
                    $(if !$crate::schema::Described::is_left_out(&self.$field) {
                        map.serialize_entry(stringify!($field), &self.$field)?;
                    })+
                    map.end()
                }
            }

            impl $crate::schema::Described for $name {
                fn schema() -> serde_json::Value {
                    serde_json::json!({"$ref": concat!("#/components/schemas/", stringify!($name))})
                }
            }

            impl $name {
                pub(crate) fn described() -> (&'static str, serde_json::Value) {
                    let about = concat!($($about),+).trim();
                    let fields = [$((
                        stringify!($field),
                        concat!($($doc),+),
                        <$type as $crate::schema::Described>::schema(),
                        <$type as $crate::schema::Described>::OPTIONAL,
                    )),+];
                    (stringify!($name), $crate::schema::object(about, fields))
                }
            }
        )+
    };
}
pub(crate) use messages;

/// Returns the schema of an object with these fields: the name of each, its comment, its schema, and whether it is optional.
pub(crate) fn object<const N: usize>(about: &str, fields: [(&str, &str, Value, bool); N]) -> Value {
    let required: Vec<&str> = fields.iter().filter(|(.., optional)| !optional).map(|(name, ..)| *name).collect();
    let property = |(name, doc, mut schema, _): (&str, &str, Value, bool)| {
        schema["description"] = json!(of_field(doc));
        (name.to_owned(), schema)
    };
    let required = json!(required);
    let properties: Map<String, Value> = fields.into_iter().map(property).collect();
    json!({"type": "object", "description": about, "properties": properties, "required": required})
}
