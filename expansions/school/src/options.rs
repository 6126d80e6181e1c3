//! The options of the School (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of the School: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "school",
    title: "The School",
    version: env!("CARGO_PKG_VERSION"),
    about: "The School: six roads lead to it, and who completes one takes the teacher, who repeats the next points.",
    category: Category::Promotional,
    requires: &["base"],
    conflicts: &[],
    options: &[
        choice("school_side", &["right", "left"], "right", "the side of the start tile where the school lies (SC-04)"),
        choice(
            "teacher_points",
            &["feature", "all"],
            "feature",
            "the teacher repeats the points of the feature, or all that the player gets for it, figures included (SC-10)",
        ),
        switch("teacher_final", false, "the teacher repeats points of the final scoring too (SC-12)"),
        choice("teacher_dragon", &["eaten", "safe"], "eaten", "the dragon eats a teacher in the school, or does not (SC-14)"),
    ],
    presets: &[],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
