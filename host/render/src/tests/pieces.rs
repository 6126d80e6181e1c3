//! Tests of the board in pieces.

use std::collections::BTreeMap;
use std::sync::Arc;

use bastide_base as _;
use bastide_core::{Game, GameSetup, Table, Target, linked};

use crate::{Scene, Studio};

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

fn game(actions: usize) -> Done<Game> {
    let rules = Arc::new(Table::parse("table.toml", "")?.rules(&linked())?);
    let mut game = Game::new(rules, &GameSetup::seeded(3))?;
    for _ in 0..actions {
        game.apply_nth(0)?;
    }
    Ok(game)
}

#[test]
fn pieces_are_in_order_and_only_what_changed_differs() -> Done {
    let studio = Studio::default();
    let pieces = |actions| -> Done<(f64, BTreeMap<String, Arc<str>>)> {
        let game = game(actions)?;
        let board = studio.board(game.view(), &Scene::of(game.view(), ""), &[], &[]);
        assert!(board.pieces.is_sorted_by(|a, b| a.0 < b.0), "keys order the pieces");
        Ok((board.zoom, board.pieces.into_iter().collect()))
    };
    // A tile changes its own row and the frame of the last tile; the figures and rows around it stay.
    let mut compared = 0;
    for action in [20, 41, 62, 83] {
        let ((zoom, before), (larger, after)) = (pieces(action)?, pieces(action + 1)?);
        // Figures are larger on a larger board.
        if zoom != larger {
            continue;
        }
        compared += 1;
        let changed: Vec<&String> =
            after.iter().filter(|(key, piece)| before.get(*key) != Some(*piece)).map(|(key, _)| key).collect();
        assert!(!changed.is_empty() && changed.len() <= 12, "{} of {} pieces changed: {changed:?}", changed.len(), after.len());
    }
    assert!(compared > 1);
    Ok(())
}

#[test]
fn a_loose_tile_has_a_picture_in_each_rotation() -> Done {
    let game = game(0)?;
    let tile = *game.state().core.tile_play.tiles.first().ok_or("no tile")?;
    let board = Studio::default().board(game.view(), &Scene::default(), &[tile], &[]);
    for turn in 0..4 {
        let key = Studio::loose(tile, turn);
        assert!(board.defs.iter().any(|(known, svg)| *known == key && svg.contains(&format!("id=\"{key}\""))), "{key}");
    }
    Ok(())
}

#[test]
fn the_segment_under_a_figure_is_the_one_that_it_stands_on() -> Done {
    let game = game(0)?;
    let (v, studio) = (game.view(), Studio::default());
    let segments: Vec<_> = v.core.graph.segments().collect();
    let targets: Vec<Target> = segments.iter().map(|seg| Target::Segment(*seg)).collect();
    let board = studio.board(v, &Scene::default(), &[], &targets);
    assert!(!segments.is_empty());
    for (seg, place) in segments.iter().zip(&board.places) {
        let place = place.ok_or("a segment has no place")?;
        assert_eq!(studio.segment_at(v, place.x, place.y), Some(*seg));
        assert!(studio.shape(v, *seg).is_some_and(|shape| shape.contains("<path")));
    }
    for (x, y) in [(f64::NAN, 0.0), (f64::INFINITY, 0.0), (1e9, -1e9), (5050.0, 50.0)] {
        assert_eq!(studio.segment_at(v, x, y), None);
    }
    Ok(())
}
