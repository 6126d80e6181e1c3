//! The extent of a drawing, so that one that is larger than its place is scaled down and not cut off.
//!
//! The text is that of a checked [`Drawing`], so everything in it has its form. Curves are followed by their control
//! points, which lie around them; arcs by points on them.

use bastide_core::Drawing;

use crate::draw::geom::n;

/// A rectangle: the least and the largest x and y.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Extent {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) right: f64,
    pub(crate) bottom: f64,
}

impl Extent {
    const NOTHING: Extent =
        Extent { left: f64::INFINITY, top: f64::INFINITY, right: f64::NEG_INFINITY, bottom: f64::NEG_INFINITY };

    /// Returns how far a drawing reaches around its origin.
    pub(crate) fn of(drawing: &Drawing) -> Extent {
        let svg = drawing.svg(|_| "color".to_owned());
        let (mut found, mut within) = (Extent::NOTHING, vec![Matrix::SAME]);
        for tag in svg.split('<').skip(1) {
            let inside = within.last().copied().unwrap_or(Matrix::SAME);
            if tag.starts_with('/') {
                within.pop();
                continue;
            }
            let shape = Shape::read(tag);
            let matrix = shape.attribute("transform").map_or(inside, |text| inside.then(Matrix::read(text)));
            if shape.name == "g" {
                if !tag.trim_end().ends_with("/>") {
                    within.push(matrix);
                }
                continue;
            }
            // The line along the edge reaches half of its width further.
            let rim = if shape.attribute("stroke").is_some_and(|stroke| stroke != "none") {
                shape.number("stroke-width").unwrap_or(1.0) / 2.0
            } else {
                0.0
            };
            for (x, y) in shape.points() {
                for (dx, dy) in [(-rim, -rim), (rim, -rim), (-rim, rim), (rim, rim)] {
                    found.add(matrix.apply((x + dx, y + dy)));
                }
            }
        }
        found
    }

    fn add(&mut self, (x, y): (f64, f64)) {
        (self.left, self.right) = (self.left.min(x), self.right.max(x));
        (self.top, self.bottom) = (self.top.min(y), self.bottom.max(y));
    }

    /// Returns the rectangle around this and another one, moved by this much.
    pub(crate) fn with(self, other: Extent, by: crate::draw::geom::P) -> Extent {
        Extent {
            left: self.left.min(other.left + by.x),
            top: self.top.min(other.top + by.y),
            right: self.right.max(other.right + by.x),
            bottom: self.bottom.max(other.bottom + by.y),
        }
    }

    /// Returns the transformation with which what reaches this far lies inside of a place; `None` if it does already.
    pub(crate) fn fit(self, place: Extent) -> Option<String> {
        let inside = self.left >= place.left && self.top >= place.top && self.right <= place.right && self.bottom <= place.bottom;
        if inside || self.left > self.right {
            return None;
        }
        let scale = |least: f64, most: f64, from: f64, to: f64| if most > least { (to - from) / (most - least) } else { 1.0 };
        let wide = scale(self.left, self.right, place.left, place.right);
        let scale = scale(self.top, self.bottom, place.top, place.bottom).min(wide).min(1.0);
        let middle = |least: f64, most: f64, from: f64, to: f64| {
            // As near to where it is as the place lets it be.
            let (low, high) = (from - scale * least, to - scale * most);
            0.0_f64.clamp(low.min(high), low.max(high))
        };
        let x = middle(self.left, self.right, place.left, place.right);
        let y = middle(self.top, self.bottom, place.top, place.bottom);
        Some(format!("translate({} {}) scale({scale:.3})", n(x), n(y)))
    }
}

/// A transformation: x to `a x + c y + e`, y to `b x + d y + f`.
#[derive(Clone, Copy)]
struct Matrix([f64; 6]);

impl Matrix {
    const SAME: Matrix = Matrix([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);

    /// Reads `translate`, `scale` and `rotate`.
    fn read(text: &str) -> Matrix {
        text.split(')').fold(Matrix::SAME, |matrix, one| {
            let Some((name, list)) = one.split_once('(') else { return matrix };
            let list: Vec<f64> = numbers(list);
            let at = |i: usize| list.get(i).copied();
            let next = match name.trim() {
                "translate" => Matrix([1.0, 0.0, 0.0, 1.0, at(0).unwrap_or(0.0), at(1).unwrap_or(0.0)]),
                "scale" => {
                    let x = at(0).unwrap_or(1.0);
                    Matrix([x, 0.0, 0.0, at(1).unwrap_or(x), 0.0, 0.0])
                }
                _ => {
                    let (sin, cos) = at(0).unwrap_or(0.0).to_radians().sin_cos();
                    let (x, y) = (at(1).unwrap_or(0.0), at(2).unwrap_or(0.0));
                    Matrix([cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y])
                }
            };
            matrix.then(next)
        })
    }

    /// Returns the transformation that does the other one first.
    fn then(self, inner: Matrix) -> Matrix {
        let ([a, b, c, d, ..], Matrix(i)) = (self.0, inner);
        let (x, y) = self.apply((i[4], i[5]));
        Matrix([a * i[0] + c * i[1], b * i[0] + d * i[1], a * i[2] + c * i[3], b * i[2] + d * i[3], x, y])
    }

    fn apply(self, (x, y): (f64, f64)) -> (f64, f64) {
        let [a, b, c, d, e, f] = self.0;
        (a * x + c * y + e, b * x + d * y + f)
    }
}

/// A shape with its attributes.
struct Shape<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, &'a str)>,
}

impl<'a> Shape<'a> {
    /// Reads a tag without its first sign.
    fn read(tag: &'a str) -> Shape<'a> {
        let name = tag.split([' ', '/', '>']).next().unwrap_or_default();
        let parts: Vec<&str> = tag.split('"').collect();
        let attributes =
            parts.chunks_exact(2).map(|pair| (pair[0].trim_end_matches('=').rsplit(' ').next().unwrap_or(""), pair[1]));
        Shape { name, attributes: attributes.collect() }
    }

    fn attribute(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }

    fn number(&self, name: &str) -> Option<f64> {
        self.attribute(name)?.parse().ok()
    }

    /// Returns points around the shape.
    fn points(&self) -> Vec<(f64, f64)> {
        let number = |name| self.number(name).unwrap_or(0.0);
        let corners = |x: f64, y: f64, wide: f64, high: f64| vec![(x, y), (x + wide, y), (x, y + high), (x + wide, y + high)];
        match self.name {
            "circle" | "ellipse" => {
                let (rx, ry) = (number("r") + number("rx"), number("r") + number("ry"));
                corners(number("cx") - rx, number("cy") - ry, 2.0 * rx, 2.0 * ry)
            }
            "rect" => corners(number("x"), number("y"), number("width"), number("height")),
            "line" => vec![(number("x1"), number("y1")), (number("x2"), number("y2"))],
            "path" => path(self.attribute("d").unwrap_or_default()),
            _ => numbers(self.attribute("points").unwrap_or_default()).chunks_exact(2).map(|pair| (pair[0], pair[1])).collect(),
        }
    }
}

/// Reads all numbers of a text, also where nothing is between them: `1.5.5-2`.
fn numbers(text: &str) -> Vec<f64> {
    let (mut all, mut one) = (Vec::new(), String::new());
    for sign in text.chars().chain([' ']) {
        let ends = match sign {
            '-' | '+' => true,
            '.' => one.contains('.'),
            _ => !sign.is_ascii_digit(),
        };
        if ends {
            all.extend(one.parse::<f64>());
            one.clear();
        }
        if sign.is_ascii_digit() || matches!(sign, '-' | '.') {
            one.push(sign);
        }
    }
    all
}

/// Returns the points and the control points of a path.
fn path(data: &str) -> Vec<(f64, f64)> {
    let (mut points, mut at, mut start) = (Vec::new(), (0.0, 0.0), (0.0, 0.0));
    let commands = |c: char| c.is_ascii_alphabetic();
    let begins: Vec<usize> = data.match_indices(commands).map(|(i, _)| i).collect();
    for (i, from) in begins.iter().enumerate() {
        let to = begins.get(i + 1).copied().unwrap_or(data.len());
        let Some(command) = data[*from..].chars().next() else { continue };
        let (relative, kind) = (command.is_ascii_lowercase(), command.to_ascii_uppercase());
        let taken = match kind {
            'M' | 'L' | 'T' => 2,
            'H' | 'V' => 1,
            'Q' | 'S' => 4,
            'C' => 6,
            'A' => 7,
            _ => {
                at = start;
                continue;
            }
        };
        let list = if kind == 'A' { arc_numbers(&data[from + 1..to]) } else { numbers(&data[from + 1..to]) };
        for (nth, part) in list.chunks_exact(taken).enumerate() {
            let base = if relative { at } else { (0.0, 0.0) };
            let end = match kind {
                'H' => (base.0 + part[0], at.1),
                'V' => (at.0, base.1 + part[0]),
                _ => (base.0 + part[taken - 2], base.1 + part[taken - 1]),
            };
            match kind {
                'Q' | 'S' | 'C' => points.extend(part[..taken - 2].chunks_exact(2).map(|p| (base.0 + p[0], base.1 + p[1]))),
                'A' => points.extend(arc(at, [part[0], part[1], part[2]], [part[3] != 0.0, part[4] != 0.0], end)),
                _ => {}
            }
            points.push(end);
            at = end;
            if kind == 'M' && nth == 0 {
                start = end;
            }
        }
    }
    points
}

/// Reads the numbers of arcs, of which the two flags may stand before the next number: `0 01.5 2`.
fn arc_numbers(text: &str) -> Vec<f64> {
    let (mut all, mut rest) = (Vec::new(), text.trim_start_matches([' ', ',']));
    while !rest.is_empty() {
        let flag = matches!(all.len() % 7, 3 | 4);
        let length = if flag {
            1
        } else {
            let mut points = 0;
            let mut ends = |(i, sign): (usize, char)| {
                points += usize::from(sign == '.');
                match sign {
                    '-' | '+' => i > 0,
                    '.' => points > 1,
                    _ => !sign.is_ascii_digit(),
                }
            };
            rest.char_indices().find(|found| ends(*found)).map_or(rest.len(), |(i, _)| i.max(1))
        };
        all.push(rest[..length].parse().unwrap_or(0.0));
        rest = rest[length..].trim_start_matches([' ', ',', '\n']);
    }
    all
}

/// Returns points on an arc, as SVG has it: radii and turn, the flags for the large one and for clockwise.
fn arc(from: (f64, f64), [rx, ry, turn]: [f64; 3], [large, clockwise]: [bool; 2], to: (f64, f64)) -> Vec<(f64, f64)> {
    const STEPS: i32 = 16;
    let (mut rx, mut ry) = (rx.abs(), ry.abs());
    if rx == 0.0 || ry == 0.0 || from == to {
        return Vec::new();
    }
    let (sin, cos) = turn.to_radians().sin_cos();
    let (dx, dy) = ((from.0 - to.0) / 2.0, (from.1 - to.1) / 2.0);
    let (x, y) = (cos * dx + sin * dy, cos * dy - sin * dx);
    let far = (x / rx).powi(2) + (y / ry).powi(2);
    if far > 1.0 {
        (rx, ry) = (rx * far.sqrt(), ry * far.sqrt());
    }
    let far = (x / rx).powi(2) + (y / ry).powi(2);
    let root = ((1.0 - far).max(0.0) / far).sqrt() * if large == clockwise { -1.0 } else { 1.0 };
    let (cx, cy) = (root * rx * y / ry, -root * ry * x / rx);
    let begin = ((y - cy) / ry).atan2((x - cx) / rx);
    let mut sweep = ((-y - cy) / ry).atan2((-x - cx) / rx) - begin;
    if clockwise && sweep < 0.0 {
        sweep += std::f64::consts::TAU;
    } else if !clockwise && sweep > 0.0 {
        sweep -= std::f64::consts::TAU;
    }
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    let point = |step: i32| {
        let angle = begin + sweep * f64::from(step) / f64::from(STEPS);
        let (x, y) = (cx + rx * angle.cos(), cy + ry * angle.sin());
        (middle.0 + cos * x - sin * y, middle.1 + sin * x + cos * y)
    };
    (1..STEPS).map(point).collect()
}

#[cfg(test)]
mod tests {
    use bastide_core::SymbolFile;

    use super::*;

    fn extent(draw: &str) -> Result<[f64; 4], Box<dyn std::error::Error>> {
        let file = SymbolFile::parse("symbols.toml", &format!("[token.x]\ndraw = \"\"\"{}\"\"\"\n", draw.replace('"', "'")))?;
        let drawing = file.symbols.first().and_then(|(.., symbol)| symbol.drawing.as_ref()).ok_or("no drawing")?;
        let Extent { left, top, right, bottom } = Extent::of(drawing);
        Ok([left, top, right, bottom].map(|value| (value * 10.0).round() / 10.0))
    }

    #[test]
    fn a_drawing_reaches_as_far_as_its_shapes() -> Result<(), Box<dyn std::error::Error>> {
        for (draw, reach) in [
            (r#"<circle cx="1" cy="-2" r="4" fill="gold"/>"#, [-3.0, -6.0, 5.0, 2.0]),
            (
                r#"<rect x="-6" y="-20" width="12" height="32" fill="gold" stroke="ink" stroke-width="2"/>"#,
                [-7.0, -21.0, 7.0, 13.0],
            ),
            (r#"<path d="M-5-3h10v4H-5z" fill="gold"/>"#, [-5.0, -3.0, 5.0, 1.0]),
            (r#"<path d="M-5 0A5 5 0 0 1 5 0" fill="gold"/>"#, [-5.0, -5.0, 5.0, 0.0]),
            (r#"<path d="M-5 0a5 5 0 005 5" fill="gold"/>"#, [-5.0, 0.0, 0.0, 5.0]),
            (r#"<path d="M0 0Q4-8 8 0" fill="gold"/>"#, [0.0, -8.0, 8.0, 0.0]),
            (r#"<g transform="translate(10 0) scale(2)"><line x1="1" y1="2" x2="3" y2="4"/></g>"#, [12.0, 4.0, 16.0, 8.0]),
            (r#"<polygon points="1,2 3,4.5 .5,-2" fill="gold" transform="rotate(90)"/>"#, [-4.5, 0.5, 2.0, 3.0]),
        ] {
            assert_eq!(extent(draw)?, reach, "{draw}");
        }
        Ok(())
    }

    #[test]
    fn what_is_larger_than_its_place_is_made_smaller_and_all_of_it_is_inside() {
        let place = Extent { left: -12.0, top: -13.0, right: 12.0, bottom: 9.0 };
        assert_eq!(place.fit(place), None);
        let tall = Extent { left: -6.0, top: -30.0, right: 6.0, bottom: 14.0 };
        assert_eq!(tall.fit(place).as_deref(), Some("translate(0 2) scale(0.500)"));
        let aside = Extent { left: 0.0, top: -5.0, right: 20.0, bottom: 5.0 };
        assert_eq!(aside.fit(place).as_deref(), Some("translate(-8 0) scale(1.000)"));
    }
}
