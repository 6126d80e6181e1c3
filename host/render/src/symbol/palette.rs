//! The colors of the roles in drawings.

use bastide_core::Role;

use crate::draw::color::{INK, Paint};

/// The shades of each material, from the palest to the deepest.
#[rustfmt::skip]
const SHADES: [&str; 60] = [
    "#fbf3df", "#f6e7c4", "#e9dcc0", "#e6d7b0", "#d9c79d", // paper
    "#ebe5d8", "#d9d2c3", "#b9b0a0", "#8d8474", "#5b5142", // stone
    "#96826d", "#7d6a58", "#5a4a3c", "#43372c", "#2b2622", // earth
    "#c9a570", "#b98750", "#8a5a33", "#6b4a33", "#4a2c14", // wood
    "#e89a68", "#d2562f", "#b9543a", "#a5412d", "#6b2b1c", // roof
    "#f7d978", "#e8b93c", "#d69f22", "#96690f", "#7a5410", // gold
    "#f0e3a2", "#dcc765", "#b0a050", "#7d6a1c", "#4a3d10", // crop
    "#aeca84", "#7ba855", "#57783a", "#46602a", "#2c4124", // leaf
    "#cfe4ef", "#86bcdb", "#4d86a8", "#2c5fa8", "#16325c", // water
    "#dbe3ea", "#a9cddd", "#7590a8", "#3c4a63", "#2d3f4e", // iron
    "#f4ecff", "#8a6be0", "#5b6fb5", "#6d3a86", "#43306f", // violet
    "#f2b2c0", "#d8476b", "#d3579c", "#7a2f63", "#451a2a", // rose
];
/// Dark lines, shadows and white; then the fill, the edge and the text of a piece, which `paint`
/// decides.
const PLAIN: [&str; 3] = [INK, "#2a1f12", "#fff"];

/// Returns the color of a role, with these colors for the owner.
pub(crate) fn color(role: Role, owner: &Paint) -> &'static str {
    let at = role.index();
    let plain = |past: usize| match past {
        3 => owner.fill,
        4 => owner.edge,
        5 => owner.ink,
        _ => PLAIN.get(past).copied().unwrap_or(INK),
    };
    SHADES.get(at).copied().unwrap_or_else(|| plain(at.saturating_sub(SHADES.len())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::color::NEUTRAL;

    #[test]
    fn each_role_has_a_color() {
        let color = |name: &str| Role::all().find(|role| role.name() == name).map(|role| color(role, &NEUTRAL));
        assert_eq!(
            [color("paper-pale"), color("stone"), color("rose-deep")],
            [Some("#fbf3df"), Some("#b9b0a0"), Some("#451a2a")]
        );
        assert_eq!([color("ink"), color("shadow"), color("white")], [Some(INK), Some("#2a1f12"), Some("#fff")]);
        assert_eq!(
            [color("owner"), color("owner-edge"), color("owner-ink")],
            [NEUTRAL.fill, NEUTRAL.edge, NEUTRAL.ink].map(Some)
        );
    }
}
