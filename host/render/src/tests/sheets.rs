//! A printed board over several sheets of paper.

use std::collections::BTreeSet;

use bastide_core::{Cell, Expansion, InstallError, Manifest, Options, Registrar, Scenery, Terrain};

use super::{Done, rules_of};
use crate::{Paper, board_sheet};

/// A plugin with a printed board of 9 by 13 cells.
struct Printed;

static PRINTED: Manifest = Manifest::new("printed", "Printed", "0", "A board of land and water.");

impl Expansion for Printed {
    fn manifest(&self) -> &'static Manifest {
        &PRINTED
    }

    fn install(&self, _options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let cells = (0..13).flat_map(|y| (0..9).map(move |x| Cell::new(x, y)));
        let terrain = cells.map(|cell| (cell, if cell.x % 2 == 0 { Terrain::Land } else { Terrain::Water })).collect();
        reg.scenery(Scenery { title: "North & South".into(), terrain, ..Scenery::default() });
        Ok(())
    }
}

/// Returns the numbers of an attribute, such as the view box.
fn numbers(svg: &str, name: &str) -> Vec<f64> {
    let text = svg.split(&format!(" {name}=\"")).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
    text.trim_end_matches("mm").split(' ').filter_map(|n| n.parse().ok()).collect()
}

/// Returns the first column and row that a sheet shows, and the numbers of columns and rows.
fn shown(svg: &str) -> Option<[i64; 4]> {
    let cut = svg.split("<clipPath id=\"cut\"><rect").nth(1)?;
    let side = |name| numbers(cut, name).first().map(|n| (n / 100.0).round() as i64);
    Some([side("x")?, side("y")?, side("width")?, side("height")?])
}

#[test]
fn the_sheets_of_a_board_show_each_cell_once_in_the_size_of_a_tile() -> Done {
    let rules = rules_of(&[&bastide_base::BASE, &Printed])?;
    for paper in [Paper::A4, Paper::LETTER] {
        let mut cells = BTreeSet::new();
        let mut names = Vec::new();
        for n in 0.. {
            let Some(sheet) = board_sheet(&rules, paper, n) else { break };
            let view = numbers(&sheet.svg, "viewBox");
            // 45 mm for the 100 units of a cell, both ways.
            for (millimeters, units) in [(sheet.width, view[2]), (sheet.height, view[3])] {
                assert!((millimeters / units * 100.0 - 45.0).abs() < 0.01, "{millimeters} mm for {units}");
            }
            assert_eq!((numbers(&sheet.svg, "width"), numbers(&sheet.svg, "height")), (vec![sheet.width], vec![sheet.height]));
            let [x, y, w, h] = shown(&sheet.svg).ok_or("no cut")?;
            for cell in (y..y + h).flat_map(|y| (x..x + w).map(move |x| (x, y))) {
                assert!(cells.insert(cell), "{cell:?} twice");
            }
            // Four corners with two marks each, all on the paper.
            let marks = sheet.svg.rsplit("<path d=\"").next().and_then(|rest| rest.split('"').next()).unwrap_or_default();
            assert_eq!(marks.matches('M').count(), 8, "{marks}");
            assert!(sheet.svg.contains("North &amp; South"), "{}", sheet.name);
            names.push(sheet.name.clone());
            assert!(sheet.sheets > n);
        }
        assert_eq!(cells.len(), 9 * 13);
        assert_eq!((names[0].as_str(), names.len() > 4, names.iter().collect::<BTreeSet<_>>().len()), ("A1", true, names.len()));
        assert!(names.contains(&"B1".to_owned()), "{names:?}");
    }
    let none = rules_of(&[&bastide_base::BASE])?;
    assert_eq!(board_sheet(&none, Paper::A4, 0), None);
    Ok(())
}
