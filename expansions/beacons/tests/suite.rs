//! The tests of this expansion: those of every folder, and those of its rules.

mod rules;

use bastide_base as _;
use bastide_beacons::MANIFEST;
use bastide_core::linked;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), MANIFEST.id, linked());
