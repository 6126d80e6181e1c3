//! Bundles that people bring: files, and addresses that the operator allows.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::{Extension, Json};
use bastide_sandbox::Bundle;
use bastide_service::printable;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::http::failure::Failed;
use crate::http::middleware::From;
use crate::http::state::App;
use bastide_common::Failure;

/// The longest name of a bundle.
const NAME: usize = 60;

/// The name of the file that is brought.
#[derive(Deserialize)]
pub(in crate::http) struct Named {
    #[serde(default)]
    name: String,
}

/// Keeps a bundle that somebody brings as a file, and returns what it says of itself. No game of it begins.
pub(in crate::http) async fn bring(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Query(Named { name }): Query<Named>,
    bytes: Bytes,
) -> Result<Json<Value>, Failed> {
    if !app.rooms.services.bundles.settings().files {
        return Err(Failure::NoPage.into());
    }
    app.meter.bundle(from)?;
    Ok(app
        .costly(from, true, move |app| {
            let services = &app.rooms.services;
            services.bundles.bring(&*services.store, &printable(&name, NAME), &bytes).map(|bundle| about(&bundle))
        })
        .await?)
}

/// An address of a bundle.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Address {
    address: String,
}

/// Keeps the bundle at an address, and returns what it says of itself. No game of it begins.
pub(in crate::http) async fn fetch(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Json(Address { address }): Json<Address>,
) -> Result<Json<Value>, Failed> {
    if app.rooms.services.bundles.settings().addresses.is_empty() {
        return Err(Failure::NoPage.into());
    }
    app.meter.bundle(from)?;
    Ok(app
        .costly(from, true, move |app| {
            let services = &app.rooms.services;
            services.bundles.fetch(&*services.store, &address).map(|bundle| about(&bundle))
        })
        .await?)
}

/// Returns what a bundle says of itself.
fn about(bundle: &Bundle) -> Json<Value> {
    let expansions = bundle.manifest().map(|manifest| json!(manifest.expansions));
    Json(json!({"sha256": bundle.sha256(), "name": bundle.name(), "bytes": bundle.bytes(), "expansions": expansions}))
}
