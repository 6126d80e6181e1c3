//! The random numbers by which JCloisterZone turns up animal tokens.

use super::draws::next;

/// An animal token that was turned up: its position among the tokens that were left, in ascending
/// order of their points, and their number.
pub(super) type Turned = (u16, u16);

/// Returns a random number of JCloisterZone by which it turns up these tokens in a row.
pub(super) fn number_for(turned: &[Turned]) -> Option<f64> {
    const TRIES: u32 = 10_000;
    let &(got, of) = turned.first()?;
    let tried = (0..TRIES).map(|i| (f64::from(got) + (f64::from(i) + 0.5) / f64::from(TRIES)) / f64::from(of));
    let turns_up = |number: &f64| {
        let mut number = *number;
        turned.iter().all(|(got, of)| {
            let drawn = (number * f64::from(*of)) as u16;
            number = next(number);
            drawn == *got
        })
    };
    // The middle of the range comes first: it has the fewest digits.
    let middle = (f64::from(got) + 0.5) / f64::from(of);
    std::iter::once(middle).chain(tried).find(turns_up)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_turns_up_the_tokens_that_it_was_made_for() {
        for of in 2..=16 {
            for (first, second) in (0..of).flat_map(|first| (0..of - 1).map(move |second| (first, second))) {
                let number = number_for(&[(first, of), (second, of - 1)]).unwrap_or(f64::NAN);
                let drawn = (number * f64::from(of)) as u16;
                let then = (next(number) * f64::from(of - 1)) as u16;
                assert_eq!((drawn, then), (first, second), "of {of}");
            }
        }
        assert_eq!(number_for(&[]), None);
    }
}
