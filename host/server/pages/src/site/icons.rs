//! The icons of the site as an app.

use bastide_render::png;

use super::error::SiteError;
use crate::assets;

/// The sizes, in pixels: of an app on a phone by Apple, and of two that all others scale.
pub(super) const SIZES: [u32; 3] = [180, 192, 512];

/// The tower on a ground that reaches all edges, since phones cut icons to their own shapes.
fn drawing() -> String {
    let svg = assets::file("icon.svg").map(|file| String::from_utf8_lossy(&file.contents).into_owned()).unwrap_or_default();
    let tower = svg.split_once('>').and_then(|(_, rest)| rest.strip_suffix("</svg>").or(rest.trim_end().strip_suffix("</svg>")));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><rect width=\"24\" height=\"24\" fill=\"#e4d1a3\"/>\
         <g transform=\"translate(12 12) scale(.72) translate(-12 -12)\">{}</g></svg>",
        tower.unwrap_or_default()
    )
}

/// Returns the icons with their names.
pub(super) fn all() -> Result<Vec<(String, Vec<u8>)>, SiteError> {
    let drawing = drawing();
    let one = |size| Ok((format!("icon-{size}.png"), png(&drawing, size).map_err(|error| SiteError::Icon(error.to_string()))?));
    SIZES.into_iter().map(one).collect()
}
