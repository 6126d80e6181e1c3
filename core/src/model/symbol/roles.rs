//! The colors of drawings, by what they stand for.
//!
//! A drawing names no color but a role, so that the host can choose the colors: those of the owner
//! of a figure, or a palette that suits a dark screen or an eye without one kind of cone.

use crate::model::message::did_you_mean;

/// The materials. Each has five shades: `stone-pale`, `stone-light`, `stone`, `stone-dark`,
/// `stone-deep`.
const MATERIALS: [&str; 12] =
    ["paper", "stone", "earth", "wood", "roof", "gold", "crop", "leaf", "water", "iron", "violet", "rose"];
const SHADES: [&str; 5] = ["-pale", "-light", "", "-dark", "-deep"];
/// The roles without shades: dark lines, shadows on the ground, white, and the colors of the owner.
const PLAIN: [&str; 6] = ["ink", "shadow", "white", "owner", "owner-edge", "owner-ink"];

/// The number of roles.
const COUNT: usize = MATERIALS.len() * SHADES.len() + PLAIN.len();

/// The number of all roles.
pub const ROLES: u8 = COUNT as u8;

/// The role of a color in a drawing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Role(u8);

impl Role {
    /// Returns all roles.
    pub fn all() -> impl Iterator<Item = Role> {
        (0..ROLES).map(Role)
    }

    /// Returns the name: `roof-dark`.
    pub fn name(self) -> String {
        let at = usize::from(self.0);
        let (material, shade) = (MATERIALS.get(at / SHADES.len()), SHADES.get(at % SHADES.len()));
        match (material, shade) {
            (Some(material), Some(shade)) => format!("{material}{shade}"),
            _ => PLAIN.get(at.saturating_sub(COUNT - PLAIN.len())).copied().unwrap_or("ink").to_owned(),
        }
    }

    /// Returns the number of the role, below [`ROLES`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Reads a role.
    ///
    /// # Errors
    /// A sentence that says that there is no such role, with the name of the nearest.
    pub(super) fn parse(name: &str) -> Result<Role, String> {
        let found = Role::all().find(|role| role.name() == name);
        found.ok_or_else(|| {
            let names: Vec<String> = Role::all().map(Role::name).collect();
            let hint = did_you_mean(name, names.iter().map(String::as_str));
            format!(
                "\"{name}\" is not a role of a color{hint}; use \"none\", {}, or a material with a shade such as \"roof-dark\": {}",
                PLAIN.join(", "),
                MATERIALS.join(", ")
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_role_is_read_as_it_is_written() {
        for role in Role::all() {
            assert_eq!(Role::parse(&role.name()), Ok(role));
        }
        let names: std::collections::BTreeSet<String> = Role::all().map(Role::name).collect();
        assert_eq!(names.len(), COUNT);
        let wrong = Role::parse("rof-dark").err().unwrap_or_default();
        assert!(wrong.contains("did you mean \"roof-dark\"?"), "{wrong}");
    }
}
