//! The numbers in drawings: coordinates, lists of them, transformations and the data of paths.

/// The largest coordinate, in hundredths of the side of a tile.
pub(super) const FARTHEST: f64 = 200.0;
/// The longest data of a path, in bytes.
pub(super) const LONGEST_PATH: usize = 4_000;

type Checked<T> = Result<T, String>;

/// Reads one number.
pub(super) fn number(text: &str) -> Checked<f64> {
    let plain = text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'-' | b'+'));
    let value = text.parse::<f64>().ok().filter(|_| plain && !text.is_empty());
    let value = value.ok_or_else(|| format!("{text:?} is not a number; write one like 2.5"))?;
    bounded(value)
}

/// Refuses a number that is not finite or too large.
pub(super) fn bounded(value: f64) -> Checked<f64> {
    match value.is_finite() && value.abs() <= FARTHEST {
        true => Ok(value),
        false => Err(format!("{value} is out of range; a number is from -{FARTHEST} to {FARTHEST} hundredths of a tile")),
    }
}

/// Checks a list of numbers, separated by blanks or commas.
pub(super) fn list(text: &str) -> Checked<usize> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    words.map(number).try_fold(0, |count, value| value.map(|_| count + 1))
}

/// Checks a `transform`: `translate`, `rotate` and `scale` with numbers.
pub(super) fn transform(text: &str) -> Checked<()> {
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (name, after) = rest.split_once('(').ok_or_else(|| wrong_transform(rest))?;
        let (numbers, after) = after.split_once(')').ok_or_else(|| wrong_transform(rest))?;
        let count = match name.trim() {
            "translate" | "scale" => 1..=2,
            "rotate" => 1..=3,
            _ => return Err(wrong_transform(rest)),
        };
        if !count.contains(&list_of_angles(name, numbers)?) {
            return Err(wrong_transform(rest));
        }
        rest = after.trim_start();
    }
    Ok(())
}

/// Checks the numbers of one transformation; an angle may be up to 360 degrees.
fn list_of_angles(name: &str, numbers: &str) -> Checked<usize> {
    if name.trim() != "rotate" {
        return list(numbers);
    }
    let words: Vec<&str> = numbers.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let Some((angle, about)) = words.split_first() else { return Ok(0) };
    let degrees = angle.parse::<i32>().ok().filter(|degrees| degrees.abs() < 360);
    degrees.ok_or_else(|| format!("{angle:?} is not an angle; write whole degrees from -359 to 359"))?;
    Ok(1 + list(&about.join(" "))?)
}

fn wrong_transform(text: &str) -> String {
    format!("{text:?} is not a transformation; write translate(x y), rotate(degrees) or scale(x)")
}

/// Checks the data of a path: commands and numbers.
pub(super) fn path(text: &str) -> Checked<()> {
    if text.len() > LONGEST_PATH {
        return Err(format!("the path has {} bytes; use at most {LONGEST_PATH}", text.len()));
    }
    if !text.trim_start().starts_with(['M', 'm']) {
        return Err("a path begins with M".into());
    }
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let taken = match first {
            ' ' | ',' | '\n' => 1,
            _ if "MmLlHhVvCcSsQqTtAaZz".contains(first) => 1,
            '0'..='9' | '.' | '-' | '+' => {
                let taken = number_length(rest);
                number(&rest[..taken])?;
                taken
            }
            _ => return Err(format!("{first:?} cannot stand in a path; use commands such as M, L, Q, C, A and z, and numbers")),
        };
        rest = rest.get(taken..).unwrap_or_default();
    }
    Ok(())
}

/// Returns the length of the number at the beginning: that of `-1.5` in `-1.5.5-2`.
fn number_length(text: &str) -> usize {
    let mut points = 0;
    let ends = |(at, byte): (usize, u8)| {
        points += usize::from(byte == b'.');
        match byte {
            b'-' | b'+' => at > 0,
            b'.' => points > 1,
            _ => !byte.is_ascii_digit(),
        }
    };
    text.bytes().enumerate().position(ends).unwrap_or(text.len())
}
