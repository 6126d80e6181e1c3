//! Contents that a picture must show: the owners of figures, the tile in hand, the points of the
//! last move, and names.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bastide_core::{
    Cell, Expansion, Figure, FigureLocation, FigureSpec, Game, GameSetup, InstallError, Manifest, Options, Origin, PlacedToken,
    Player, Registrar, Ruleset, Scenery, Side, Sign, Terrain, Token, TokenPlace,
};

use super::{Done, game, rules, rules_of};
use crate::board::spots::Spots;
use crate::draw::color;
use crate::symbol::figure::Look;
use crate::symbol::seat_mark;
use crate::symbol::{self, shapes::Shape};
use crate::tile::layout::Layout;
use crate::{Scene, png, svg};

/// Returns the figures on the board of a picture, each by the id of its outline: those after the
/// ground of the board.
fn figures(picture: &str, class: &str) -> Vec<String> {
    let board = picture.split(r#"id="last-tile""#).nth(1).unwrap_or_default();
    let start = format!(r#"<g class="{class} "#);
    board.split(&start).skip(1).filter_map(|rest| rest.split_once('"')).map(|(id, _)| id.to_owned()).collect()
}

#[test]
fn each_seat_has_a_mark_of_its_own_on_its_figures_and_in_the_panel() -> Done {
    let marks = seat_mark::defs();
    let bodies: BTreeSet<&str> = marks.split("<g id=\"seat").skip(1).filter_map(|m| m.split_once('>')).map(|(_, b)| b).collect();
    assert_eq!(bodies.len(), bastide_core::MAX_PLAYERS, "{marks}");
    let mut game = Game::new(rules()?, &GameSetup::seeded(1))?;
    let segments: Vec<_> = game.view().core.graph.segments().collect();
    let on_board = |picture: &str| -> Vec<usize> {
        let board = picture.split(r#"id="last-tile""#).nth(1).unwrap_or_default();
        (0..3).map(|seat| board.matches(&format!("href=\"#seat{seat}\"")).count()).collect()
    };
    let before = on_board(&svg(game.view(), &Scene::of(game.view(), "")));
    // Two figures come before the board: one on the track, and one on a card of the panel.
    assert!(before.iter().all(|count| *count >= 2), "{before:?}");
    for seat in 0..3u8 {
        let of = |f: &bastide_core::FigureState| f.owner.is_some_and(|owner| owner.0 == seat);
        let at = game.view().core.figures.iter().position(of).ok_or("no figure")?;
        let seg = segments.get(usize::from(seat)).copied().ok_or("no segment")?;
        game.set_up(|cx| cx.move_figure(Figure::at(at), FigureLocation::Segment(seg)))?;
    }
    let after = on_board(&svg(game.view(), &Scene::of(game.view(), "")));
    assert_eq!(after, before.iter().map(|count| count + 1).collect::<Vec<_>>());
    Ok(())
}

#[test]
fn every_kind_of_figure_has_a_shape_of_its_own() -> Done {
    let rules = rules()?;
    let kinds = rules.names.figures.len();
    let looks: BTreeSet<String> = (0..kinds).map(|kind| format!("{:?}", Shape::of(&rules, kind))).collect();
    assert!(kinds >= 5 && looks.len() == kinds, "{looks:?}");
    let outlines: BTreeSet<String> = (0..kinds).map(|kind| Shape::of(&rules, kind).id).collect();
    assert_eq!(outlines.len(), kinds, "{outlines:?}");
    let all = symbol::defs(&rules);
    for id in outlines.iter().map(String::as_str).chain(["pawn0", "pawn1", "pawn2", "pawn3", "pawn4", "pawn5"]) {
        assert!(all.contains(&format!("<g id=\"{id}\"")), "{id}");
    }
    let drawn: Vec<&str> = all.split("<g id=\"figure-").skip(1).filter_map(|g| g.split_once('>').map(|(_, body)| body)).collect();
    let bodies: BTreeSet<&str> = drawn.iter().copied().collect();
    assert_eq!(bodies.len(), drawn.len(), "two figures have one shape");
    Ok(())
}

/// A plugin that defines a figure without a drawing, and needs no other plugin.
struct Ahead;

static AHEAD: Manifest =
    Manifest { requires: &[], ..Manifest::new("ahead", "Ahead", "0", "a figure that comes before the follower") };

impl Expansion for Ahead {
    fn manifest(&self) -> &'static Manifest {
        &AHEAD
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.define_figure("baker", FigureSpec::follower(1));
        Ok(())
    }
}

#[test]
fn a_follower_stands_for_its_player_although_another_figure_comes_first() -> Done {
    let rules = rules_of(&[&Ahead, &bastide_base::BASE])?;
    assert_eq!(rules.names.figures.name(0), "baker");
    let look = Look::ordinary(&rules, color::of_player(&rules, Player(0)), false);
    assert_eq!(look.shape.id, "figure-follower");
    let game = Game::new(rules, &GameSetup::seeded(1))?;
    let picture = svg(game.view(), &Scene::of(game.view(), ""));
    let track = picture.split(r#"id="last-tile""#).next().unwrap_or_default();
    assert!(track.contains("figure-follower"), "no follower is on the track and the cards");
    Ok(())
}

#[test]
fn the_tile_in_hand_and_the_last_tile_show() -> Done {
    let mut game = Game::new(rules()?, &GameSetup::seeded(3))?;
    let picture = svg(game.view(), &Scene::of(game.view(), ""));
    let tile = *game.view().core.tile_play.tiles.first().ok_or("no tile in hand")?;
    let hand = picture.split(r#"<g id="hand">"#).nth(1).ok_or("no tile in hand is drawn")?;
    assert!(hand.contains(&format!("href=\"#g{}\"", tile.0)) && picture.contains(&format!("id=\"g{}\"", tile.0)));
    assert!(picture.contains(&format!("id=\"s{}-0\"", tile.0)));
    let placing = game.decision().and_then(|d| d.get(0)).ok_or("no question")?;
    game.apply(placing)?;
    let picture = svg(game.view(), &Scene::of(game.view(), ""));
    assert_eq!(picture.matches(r#"id="last-tile""#).count(), 1);
    let placed = game.view().core.tile_play.placed_tiles.last().ok_or("nothing was placed")?;
    let at = crate::draw::geom::north_west(game.view().core.board.tile(*placed).cell);
    assert!(
        picture.contains(&format!(r#"id="last-tile" transform="translate({} {})""#, at.x, at.y)),
        "the last tile is unmarked"
    );
    assert!(!picture.contains(r#"id="hand""#), "what is placed is no longer in hand");
    Ok(())
}

#[test]
fn the_final_picture_shows_who_stood_where_and_what_it_was_paid() -> Done {
    let game = game(9, 10_000)?;
    assert!(game.view().core.is_over);
    let mut scene = Scene::of(game.view(), "");
    let bare = svg(game.view(), &scene);
    assert!(figures(&bare, "gone").is_empty() && !bare.contains("class=\"points\""));
    scene.events = game.log().events().to_vec();
    let (mut left, mut paid) = (BTreeSet::new(), BTreeMap::new());
    for event in &scene.events {
        match *event {
            bastide_core::Event::FigureMoved { figure, from: FigureLocation::Segment(_), to: FigureLocation::Supply } => {
                left.insert(figure.index());
            }
            bastide_core::Event::PointsAwarded { score_entry, .. } => {
                let Some(seg) = score_entry.seg else { continue };
                *paid.entry((game.view().core.graph.feature(seg), score_entry.player)).or_insert(0) += score_entry.points;
            }
            _ => {}
        }
    }
    let picture = svg(game.view(), &scene);
    assert!(left.len() > 3 && paid.len() > 3, "{} figures, {} payments", left.len(), paid.len());
    assert_eq!(figures(&picture, "gone").len(), left.len());
    assert_eq!(picture.matches("class=\"points\"").count(), paid.len());
    assert!(png(&picture, 300).is_ok());
    Ok(())
}

#[test]
fn a_figure_on_a_bridge_stands_apart_from_the_one_below_it() -> Done {
    let rules = rules()?;
    let monastery = rules.tiles.find("BA/L").ok_or("no monastery")?;
    let road = rules.kind("road").ok_or("no roads")?;
    let east = Game::new(rules.clone(), &GameSetup::seeded(1))?.view().edge_at(Cell::new(0, 0), Side::E);
    let edge = east.ok_or("no edge")?;
    for (a, b) in [(Side::W, Side::E), (Side::N, Side::S)] {
        let mut game = Game::new(rules.clone(), &GameSetup::seeded(1))?;
        let cell = Cell::new(5, 5);
        let mut found = None;
        game.set_up(|cx| {
            let placed = cx.place_tile(monastery, cell, 0);
            let bridge = cx.add_token_segment(road, cell, Token::at(0), 2);
            for side in [a, b] {
                cx.overlay(cell, side, edge, bridge);
            }
            found = Some((placed, bridge));
        })?;
        let (placed, bridge) = found.ok_or("nothing placed")?;
        let v = game.view();
        let layouts = BTreeMap::from([(monastery, Layout::of(v.rules, v.rules.tiles.get(monastery)))]);
        let spots = Spots::new(v, &layouts);
        let above = spots.of(bridge);
        assert!(above.raised);
        let deck = crate::board::bridge::Bridge::of(v, bridge).ok_or("no bridge")?;
        for seg in v.printed(placed) {
            let Origin::Printed { index, .. } = v.core.graph.get(seg).origin else { continue };
            let below = spots.of(seg);
            assert!(
                !below.raised && below.at.to(above.at) >= 20.0,
                "segment {index} at {:?}, the bridge at {:?}",
                below.at,
                above.at
            );
            let corner = crate::draw::geom::north_west(cell);
            let clear = (corner + deck.nearest(below.at - corner)).to(below.at);
            assert!(clear >= 18.0, "segment {index} stands {clear:.1} from the deck");
        }
    }
    Ok(())
}

#[test]
fn a_token_of_a_tile_lies_beside_the_village_where_its_roads_meet() -> Done {
    let rules = rules()?;
    let found = rules.tiles.iter().find(|(_, info)| Layout::of(&rules, info).plaza.is_some());
    let (tile, info) = found.ok_or("no crossing")?;
    let village = Layout::of(&rules, info).plaza.ok_or("no crossing")?;
    let mut game = Game::new(rules.clone(), &GameSetup::seeded(1))?;
    game.set_up(|cx| {
        cx.place_tile(tile, Cell::new(5, 5), 0);
        let place = TokenPlace::Cell(Cell::new(5, 5));
        cx.put_token(PlacedToken { token: Token::at(0), place, number: 1, owner: None }, None);
    })?;
    let picture = svg(game.view(), &Scene::of(game.view(), ""));
    // The tokens of the board and of the key.
    let places = picture.split("class=\"token\" transform=\"translate(").skip(1).filter_map(|rest| rest.split(')').next());
    let far = places.filter_map(|at| {
        let (x, y) = at.split_once(' ')?;
        Some(crate::draw::geom::p(x.parse::<f64>().ok()? - 500.0, y.parse::<f64>().ok()? - 500.0).to(village))
    });
    let nearest = far.fold(f64::MAX, f64::min);
    assert!((15.0..30.0).contains(&nearest), "{nearest} from the village");
    Ok(())
}

#[test]
fn names_of_towns_lie_above_everything_and_figures_stand_clear_of_them() -> Done {
    let mut rules: Ruleset = Arc::into_inner(rules()?).ok_or("the rules are shared")?;
    let (here, town) = (Cell::new(0, 0), Cell::new(1, 0));
    rules.scenery = Some(Scenery {
        terrain: vec![(here, Terrain::Land), (town, Terrain::Land)],
        signs: vec![
            Sign::Name { cell: here, text: "Carcassonne".into() },
            Sign::Mark { cell: town, what: "town".into(), text: "Foix".into() },
        ],
        ..Scenery::default()
    });
    let mut game = Game::new(Arc::new(rules), &GameSetup::seeded(1))?;
    let segments: Vec<_> = game.view().core.graph.segments().collect();
    for (i, seg) in segments.iter().enumerate() {
        game.set_up(|cx| cx.move_figure(Figure::at(i), FigureLocation::Segment(*seg)))?;
    }
    let mut scene = Scene::of(game.view(), "");
    scene.candidates = vec![(town, "1".into())];
    let picture = svg(game.view(), &scene);
    let (below, names) = picture.split_once(r#"<g id="names">"#).ok_or("no names")?;
    let names = names.split("</g>").next().unwrap_or_default();
    // A ribbon with its text, and a text in a halo: each text is one path, and a halo is another.
    assert_eq!((names.matches("<rect").count(), names.matches("<path").count()), (1, 3), "{names}");
    assert_eq!(figures(below, "figure").len(), segments.len());
    assert!(below.contains("stroke-dasharray=\"7 5\""), "the marks of cells come before the names");
    let v = game.view();
    let layouts: BTreeMap<_, _> = v
        .core
        .board
        .placed_tiles()
        .iter()
        .map(|board_tile| (board_tile.tile, Layout::of(v.rules, v.rules.tiles.get(board_tile.tile))))
        .collect();
    let spots = Spots::new(v, &layouts);
    for seg in segments {
        assert!(spots.of(seg).at.y <= 58.0, "a figure stands at {:?}, on the name", spots.of(seg).at);
    }
    Ok(())
}

#[test]
fn names_from_outside_cannot_break_the_picture() -> Done {
    let game = game(2, 30)?;
    let mut scene = Scene::of(game.view(), "a\u{fffe}\u{1}<script>'\"&");
    scene.names = vec!["\u{1b}[31m<b>\u{202e}".into(), "]]>".into(), "\u{0}\u{ffff}".into()];
    let picture = svg(game.view(), &scene);
    assert!(picture.contains("<title>a&lt;script&gt;&#39;&quot;&amp;</title>"));
    assert!(!picture.chars().any(|c| c.is_control() && c != '\n') && !picture.contains(['\u{fffe}', '\u{ffff}', '\u{202e}']));
    assert!(!picture.contains("<b>") && png(&picture, 100).is_ok());
    Ok(())
}
