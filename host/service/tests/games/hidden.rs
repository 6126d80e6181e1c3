//! Earlier moments of a table that hides things.

use std::collections::BTreeMap;
use std::sync::Arc;

use bastide_service::{Answer, Look, Order};
use serde_json::Value;

use crate::secrets::Secrets;
use crate::{Done, look, open};

const VIEWERS: [Option<u8>; 3] = [Some(0), Some(1), None];
/// Enough actions for hands, a vault and several votes.
const ACTIONS: usize = 120;

/// Returns what a look shows of a moment: everything but the log, which a page shows beside it.
fn shown(look: Look) -> (BTreeMap<String, Arc<str>>, BTreeMap<String, Value>) {
    let Look { mut parts, mut state } = look;
    // The log and what has happened since the last turn are told of the present alone.
    parts.retain(|key, _| !key.starts_with("l/") && !key.starts_with("h/since/"));
    ["known", "since"].iter().for_each(|key| _ = state.remove(*key));
    (parts, state)
}

/// Two games in which others hide different things look the same at all earlier moments, since
/// each moment looks as it did when it was now.
#[test]
fn an_earlier_moment_shows_what_the_viewer_could_see_then() -> Done {
    let mut game = open(&Secrets, "[secrets]")?;
    let mut then: Vec<Vec<_>> = vec![Vec::new(); VIEWERS.len()];
    // The views of each viewer at N known actions, while some are sealed.
    let mut sealed: Vec<BTreeMap<usize, _>> = vec![BTreeMap::new(); VIEWERS.len()];
    let (mut fewer, mut earlier) = (0, 0);
    for n in 0..ACTIONS {
        for ((seen, viewer), sealed) in then.iter_mut().zip(VIEWERS).zip(&mut sealed) {
            seen.push(shown(look(&mut game, viewer, false, None)?));
            // While answers are sealed, a viewer goes back through those that they know of alone.
            let Answer::Data(scores) = game.carry_out(&Order::Scores { viewer: viewer.into() }) else {
                return Err("no scores".into());
            };
            let known = scores["moves"].as_array().map_or(0, Vec::len);
            assert!(known <= n, "{viewer:?} knows of {known} of {n} actions");
            fewer += usize::from(known < n);
            let last = shown(look(&mut game, viewer, false, Some(known))?);
            assert_eq!(Some(&last), seen.last(), "{viewer:?} at the end, after {n} actions");
            if known == n {
                sealed.clear();
            }
            if let Some(before) = known.checked_sub(1).and_then(|at| sealed.get(&at)) {
                let then = shown(look(&mut game, viewer, false, Some(known - 1))?);
                assert!(then == *before, "{viewer:?} after {} known actions of {n}", known - 1);
                earlier += 1;
            }
            sealed.entry(known).or_insert(last);
        }
        let option = (n * 7) % 5;
        match game.carry_out(&Order::Play { option }) {
            Answer::Played(..) => {}
            _ => assert!(matches!(game.carry_out(&Order::Play { option: 0 }), Answer::Played(..)), "action {n}"),
        }
    }
    assert!(fewer > 0 && earlier > 0, "no answer was sealed, or none before a known one");
    assert!(!game.status().over, "what is over hides nothing");
    for (seen, viewer) in then.iter().zip(VIEWERS) {
        let Answer::Data(scores) = game.carry_out(&Order::Scores { viewer: viewer.into() }) else {
            return Err("no scores".into());
        };
        let known = scores["moves"].as_array().map_or(0, Vec::len);
        let open: Vec<usize> = (0..ACTIONS).rev().skip(ACTIONS - known).step_by(3).collect();
        for at in open {
            let now = shown(look(&mut game, viewer, false, Some(at))?);
            assert!(now == seen[at], "{viewer:?} sees another game after {at} actions");
        }
    }
    Ok(())
}
