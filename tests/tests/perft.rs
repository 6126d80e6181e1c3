//! Numbers of action sequences to a depth, compared with the stored counts in `perft/`.

use std::path::Path;

use bastide_abbey_mayor as _;
use bastide_base as _;
use bastide_big_top as _;
use bastide_catapult as _;
use bastide_core::linked;
use bastide_count_king_robber as _;
use bastide_festival as _;
use bastide_hills_sheep as _;
use bastide_inns_cathedrals as _;
use bastide_phantom as _;
use bastide_princess_dragon as _;
use bastide_rivers as _;
use bastide_siege as _;
use bastide_testkit::{KitError, check_perft};
use bastide_tower as _;
use bastide_traders_builders as _;
use bastide_wheel_of_fortune as _;

fn counts(id: &str) -> Result<u64, KitError> {
    check_perft(&Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("perft/{id}.toml")), &linked())
}

#[test]
fn base_lines_are_as_many_as_they_were() -> Result<(), KitError> {
    let lines = counts("base")?;
    assert!(lines > 100_000, "only {lines} lines were counted");
    Ok(())
}

#[test]
fn wheel_lines_are_as_many_as_they_were() -> Result<(), KitError> {
    let lines = counts("wheel-of-fortune")?;
    assert!(lines > 10_000, "only {lines} lines were counted");
    Ok(())
}

#[test]
fn princess_dragon_lines_are_as_many_as_they_were() -> Result<(), KitError> {
    let lines = counts("princess-dragon")?;
    assert!(lines > 100_000, "only {lines} lines were counted");
    Ok(())
}

#[test]
fn abbey_mayor_lines_are_as_many_as_they_were() -> Result<(), KitError> {
    let lines = counts("abbey-mayor")?;
    assert!(lines > 100_000, "only {lines} lines were counted");
    Ok(())
}

#[test]
fn tower_lines_are_as_many_as_they_were() -> Result<(), KitError> {
    let lines = counts("tower")?;
    assert!(lines > 100_000, "only {lines} lines were counted");
    Ok(())
}

#[test]
fn river_lines_are_as_many_as_they_were() -> Result<(), KitError> {
    let lines = counts("rivers")?;
    assert!(lines > 50_000, "only {lines} lines were counted");
    Ok(())
}

#[test]
fn hills_sheep_lines_are_as_many_as_they_were() -> Result<(), KitError> {
    let lines = counts("hills-sheep")?;
    assert!(lines > 50_000, "only {lines} lines were counted");
    Ok(())
}

#[test]
fn siege_lines_are_as_many_as_they_were() -> Result<(), KitError> {
    let lines = counts("siege")?;
    assert!(lines > 100_000, "only {lines} lines were counted");
    Ok(())
}

#[test]
fn big_top_lines_are_as_many_as_they_were() -> Result<(), KitError> {
    let lines = counts("big-top")?;
    assert!(lines > 50_000, "only {lines} lines were counted");
    Ok(())
}

#[test]
fn phantom_lines_are_as_many_as_they_were() -> Result<(), KitError> {
    let lines = counts("phantom")?;
    assert!(lines > 10_000, "only {lines} lines were counted");
    Ok(())
}

#[test]
fn festival_lines_are_as_many_as_they_were() -> Result<(), KitError> {
    let lines = counts("festival")?;
    assert!(lines > 10_000, "only {lines} lines were counted");
    Ok(())
}

#[test]
fn catapult_lines_are_as_many_as_they_were() -> Result<(), KitError> {
    let lines = counts("catapult")?;
    assert!(lines > 10_000, "only {lines} lines were counted");
    Ok(())
}

#[test]
fn count_king_robber_lines_are_as_many_as_they_were() -> Result<(), KitError> {
    let lines = counts("count-king-robber")?;
    assert!(lines > 50_000, "only {lines} lines were counted");
    Ok(())
}
