//! The web app manifest, with which a browser installs the site as an app.

use serde_json::{Value, json};

use super::icons::SIZES;

/// Returns the web app manifest.
pub(super) fn manifest() -> Value {
    let icon = |size: &u32| json!({"src": format!("assets/icon-{size}.png"), "sizes": format!("{size}x{size}"), "type": "image/png", "purpose": "any maskable"});
    json!({"name": "Bastide", "short_name": "Bastide", "start_url": "index.html", "scope": "./", "id": "./",
           "display": "standalone", "background_color": "#f6eedb", "theme_color": "#f6eedb",
           "icons": SIZES.iter().map(icon).collect::<Vec<_>>()})
}
