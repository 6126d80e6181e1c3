//! The contents of a board file as the TOML reader returns them, before any check.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::{ChipRule, Print};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMap {
    pub(super) name: String,
    #[serde(default)]
    pub(super) about: String,
    #[serde(default)]
    pub(super) credits: String,
    #[serde(default)]
    pub(super) sets: BTreeMap<String, u8>,
    #[serde(default)]
    pub(super) tiles: u16,
    #[serde(default = "nine")]
    pub(super) meeples: u8,
    #[serde(default)]
    pub(super) part: bool,
    #[serde(default)]
    pub(super) chips: ChipRule,
    pub(super) starts_used: Option<Spanned<u8>>,
    pub(super) grid: Spanned<String>,
    #[serde(default)]
    pub(super) names: BTreeMap<Spanned<String>, String>,
    #[serde(default)]
    pub(super) city: Vec<Spanned<RawCity>>,
    #[serde(default)]
    pub(super) border: Vec<Spanned<RawBorder>>,
    #[serde(default)]
    pub(super) ferry: Vec<Spanned<RawFerry>>,
    #[serde(default)]
    pub(super) note: Vec<RawNote>,
}

/// MP-08: the default number of followers.
const fn nine() -> u8 {
    9
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCity {
    pub(super) key: Spanned<String>,
    #[serde(default)]
    pub(super) name: String,
    pub(super) edges: Option<Spanned<String>>,
    #[serde(rename = "coats")]
    pub(super) pennants: Option<u8>,
    pub(super) segments: Option<Vec<RawSegment>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSegment {
    pub(super) kind: Print,
    pub(super) edges: Spanned<String>,
    #[serde(default)]
    #[serde(rename = "coats")]
    pub(super) pennants: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBorder {
    pub(super) kind: Print,
    pub(super) at: Vec<Spanned<String>>,
    #[serde(default)]
    #[serde(rename = "coats")]
    pub(super) pennants: u8,
    #[serde(default)]
    pub(super) name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFerry {
    pub(super) ends: Vec<Spanned<String>>,
    #[serde(default)]
    #[serde(rename = "coats")]
    pub(super) pennants: u8,
    #[serde(default)]
    pub(super) name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawNote {
    pub(super) kind: String,
    pub(super) at: Vec<Spanned<String>>,
    #[serde(default)]
    pub(super) name: String,
}
