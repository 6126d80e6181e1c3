//! The numbers on the chips of each player (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// BE-01: the number of chips of each player.
pub(crate) const CHIPS: usize = 6;
/// The greatest number on a chip.
pub(crate) const MAX: i64 = 20;

/// The numbers on the chips of each player.
pub(crate) type Numbers = [i16; CHIPS];

/// BE-08: returns the numbers on the chips.
///
/// # Errors
/// The table does not give six numbers, or one of them twice.
pub(crate) fn numbers(o: &Options) -> Result<Numbers, InstallError> {
    let number = |name: &String| name.parse::<i16>().ok().filter(|number| (1..=MAX).contains(&i64::from(*number)));
    let given: Option<Vec<i16>> = o.names("bet_numbers")?.iter().map(number).collect();
    let six: Option<Numbers> = given.and_then(|given| given.try_into().ok());
    let distinct = |numbers: &Numbers| (0..CHIPS).all(|at| !numbers[..at].contains(&numbers[at]));
    let mut numbers = six.filter(distinct).ok_or_else(|| {
        let why = format!("bet_numbers takes {CHIPS} different numbers from 1 to {MAX}, each as a text, such as \"3\"");
        InstallError::Refused(why)
    })?;
    numbers.sort_unstable();
    Ok(numbers)
}
