//! The marked tiles: copies of tiles of the base game with a number (RULES.md, section 2).

use bastide_core::Instead;
use bastide_core::author::prelude::*;

/// The trait of every marked tile, which the Shop grants too.
pub(crate) const MARK: &str = "wheel";
/// The traits that tell the numbers of marks.
pub(crate) const NUMBERS: [&str; 3] = ["wheel-1", "wheel-2", "wheel-3"];

/// WF-12: the shapes of the marked tiles as they are printed, each with its numbers. All are tiles of both
/// editions. One more straight road and a tile with two bends come to them.
const PRINTED: [(&str, &[u8]); 4] =
    [("Rr", &[1, 1, 1, 1, 2, 2, 3]), ("RFr", &[1, 1, 1, 2, 2, 2, 3]), ("Cc.1", &[1, 1]), ("RRRR", &[1])];
/// WF-12: the eighth straight road, by edition: in the new one it has a garden.
const STRAIGHT: [&str; 2] = ["RFr", "RFrG"];
/// WF-12: the tile whose place the marked tile with two bends takes, which has no like in the base game.
const BEND: &str = "BA/Rr";
/// WF-12: the marked tiles of this project's own choice.
const OWN: [(&str, &[u8]); 13] = [
    ("RFr", &[1, 2, 3]),
    ("Rr", &[1, 2, 3]),
    ("RRR", &[1, 2]),
    ("C", &[1, 2]),
    ("RCr", &[1]),
    ("RrC", &[1]),
    ("CcRr", &[1]),
    ("L", &[2]),
    ("Cc.1", &[2]),
    ("CRr", &[3]),
    ("CRRR", &[3]),
    ("CFC.2", &[3]),
    ("Ccc", &[3]),
];

/// WF-13: replaces 19 tiles of the base game by marked ones, or adds these. WF-14: one set of
/// marks, however many copies of the base game there are.
pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let instead = match o.word("wheel_tiles")? {
        "none" => return Ok(()),
        "added" => Instead::Besides,
        _ => Instead::OfOne,
    };
    let printed = o.word("tiles")? == "printed";
    let mut mark = |shape: &str, n: u8| {
        let traits = [MARK, NUMBERS[usize::from(n) - 1]];
        reg.marked(&format!("BA/{shape}"), &format!("WF/{shape}.{n}"), &traits, instead);
    };
    for (shape, numbers) in if printed { &PRINTED[..] } else { &OWN[..] } {
        numbers.iter().for_each(|n| mark(shape, *n));
    }
    if printed {
        mark(STRAIGHT[usize::from(o.edition == Edition::New)], 3);
        reg.tiles("expansions/wheel-of-fortune/bends.toml", include_str!("../bends.toml"), 1, STOCK)?;
        if instead == Instead::OfOne {
            reg.leave_out(BEND, 1);
        }
    }
    Ok(())
}
