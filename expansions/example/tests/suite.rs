//! The tests of this expansion: those of every folder, and those of its rules.

mod rules;

use bastide_base as _;
use bastide_core::linked;
use bastide_example::MANIFEST;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), MANIFEST.id, linked());
