//! Colors as seen with color blindness.
//!
//! The matrices are those of Machado, Oliveira and Fernandes (2009) for a complete lack of one kind
//! of cone, applied to linear RGB; differences are CIEDE2000.

use palette::color_difference::{Ciede2000, Wcag21RelativeContrast};
use palette::{IntoColor, Lab, LinSrgb, Srgb};

use super::*;

const SIGHTS: [(&str, [[f32; 3]; 3]); 4] = [
    ("normal sight", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protanopia", [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]]),
    ("deuteranopia", [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]]),
    ("tritanopia", [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]]),
];

type Done = Result<(), Box<dyn std::error::Error>>;

fn rgb(hex: &str) -> Result<Srgb<f32>, Box<dyn std::error::Error>> {
    Ok(hex.parse::<Srgb<u8>>()?.into_format())
}

/// Returns the smallest difference of two colors over all kinds of vision, and that kind of vision.
fn least_difference(a: &str, b: &str) -> Result<(f32, &'static str), Box<dyn std::error::Error>> {
    let mut least = (f32::MAX, "");
    for (sight, matrix) in SIGHTS {
        let seen = |hex: &str| -> Result<Lab, Box<dyn std::error::Error>> {
            let light: LinSrgb<f32> = rgb(hex)?.into_linear();
            let row = |r: [f32; 3]| (r[0] * light.red + r[1] * light.green + r[2] * light.blue).clamp(0.0, 1.0);
            let [red, green, blue] = matrix.map(row);
            Ok(LinSrgb::new(red, green, blue).into_color())
        };
        let difference = seen(a)?.difference(seen(b)?);
        if difference < least.0 {
            least = (difference, sight);
        }
    }
    Ok(least)
}

#[test]
fn all_seats_can_be_distinguished_with_every_color_blindness() -> Done {
    for (i, (name, paint)) in NAMED.iter().enumerate() {
        for (other, second) in &NAMED[..i] {
            let (difference, sight) = least_difference(paint.fill, second.fill)?;
            assert!(difference >= 10.0, "{name} and {other} differ by {difference:.1} with {sight}");
        }
    }
    Ok(())
}

#[test]
fn city_and_field_can_be_distinguished_with_every_color_blindness() -> Done {
    let (difference, sight) = least_difference(FIELD, CITY)?;
    assert!(difference >= 10.0, "field and city differ by {difference:.1} with {sight}");
    Ok(())
}

#[test]
fn the_mark_of_a_seat_stands_out_from_its_color() -> Done {
    for (name, paint) in NAMED {
        let contrast = rgb(paint.fill)?.relative_contrast(rgb(paint.ink)?);
        assert!(contrast >= 4.5, "the mark on {name} has a contrast of {contrast:.1}");
    }
    Ok(())
}

#[test]
fn pure_hues_come_out_pure() {
    assert_eq!(hsl(0, 1.0, 0.5), "#ff0000");
    assert_eq!(hsl(120, 1.0, 0.5), "#00ff00");
    assert_eq!(hsl(240, 1.0, 0.5), "#0000ff");
}
