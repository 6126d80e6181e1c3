//! Pictures and text of a plugin that registers nothing for screens: neutral figures, placed
//! tokens, prisoners, shown numbers.

use std::sync::Arc;

use bastide_core::{
    Cell, Context, Expansion, Figure, FigureLocation, Game, GameSetup, Group, GroupSpec, InstallError, Manifest, Options,
    PlacedToken, Player, Reach, Registrar, SegmentId, SpotSpec, Table, TokenPlace,
};

use bastide_texts::Language;

use super::Done;
use crate::{Scene, TextLook, TextSize, board_signs, figure_text, png, svg, terminal};

struct Kept;

static KEPT: Manifest = Manifest::new("kept", "Kept things", "0", "things that the engine keeps for plugins");

impl Expansion for Kept {
    fn manifest(&self) -> &'static Manifest {
        &KEPT
    }

    fn install(&self, _options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let spec = GroupSpec { places: 4, hidden: false, in_reach: Reach::Nobody };
        for name in ["tower.prison.red", "tower.prison.blue"] {
            reg.group(name, spec);
        }
        let castle = reg.group("castle", spec);
        reg.neutral_figure("count", FigureLocation::Slot { group: castle, index: 0 })?;
        reg.neutral_figure("dragon", FigureLocation::Supply)?;
        reg.neutral_figure("dove", FigureLocation::Supply)?;
        for token in ["floor", "sheep", "fence", "goldpiece"] {
            reg.define_token(token, 0);
        }
        let spec = SpotSpec { follower: true, on_one_tile: true };
        reg.spot("peak.top", spec, |_, cell, at| cell == Cell::new(1, 0) && at == 0);
        reg.show_number("marker.usual", |v, player| v.core.score[player.index()] + 7);
        Ok(())
    }
}

fn game(plugins: &str) -> Result<Game, Box<dyn std::error::Error>> {
    let table = Table::parse("table", &format!("players = ['red', 'blue']\n[base]\n{plugins}"))?;
    Ok(Game::new(Arc::new(table.rules(&[&bastide_base::BASE, &Kept])?), &GameSetup::seeded(1))?)
}

/// Puts everything on the board that a plugin can put there.
fn fill(game: &mut Game) -> Done {
    let rules = game.rules().clone();
    let token = |name: &str| rules.token(name).unwrap_or_default();
    let neutral = |cx: &Context, name: &str| {
        let kind = rules.figure(name);
        cx.core().figures.iter().position(|f| f.owner.is_none() && Some(f.kind) == kind).map(Figure::at).unwrap_or_default()
    };
    let own = |cx: &Context, player: u8| cx.core().from_supply(Player(player), rules.figure("follower").unwrap_or_default());
    let segment = |cx: &Context, kind: &str, x: i16| -> SegmentId {
        let graph = &cx.core().graph;
        let here = |s: &SegmentId| graph.get(*s).cell == Cell::new(x, 0) && Some(graph.get(*s).kind) == rules.kind(kind);
        graph.segments().find(here).unwrap_or_default()
    };
    game.set_up(|cx| {
        for (x, tile) in [(1, "BA/RFr"), (2, "BA/L")] {
            rules.tiles.find(tile).into_iter().for_each(|tile| _ = cx.place_tile(tile, Cell::new(x, 0), 0));
        }
        let (dragon, dove) = (neutral(cx, "dragon"), neutral(cx, "dove"));
        let road = segment(cx, "road", 1);
        cx.move_figure(dragon, FigureLocation::Spot { cell: Cell::new(2, 0), at: 0 });
        cx.move_figure(dove, FigureLocation::Spot { cell: Cell::new(2, 0), at: 0 });
        for (player, to) in [
            (0, FigureLocation::Segment(road)),
            (1, FigureLocation::Slot { group: group(&rules, "tower.prison.red"), index: 0 }),
            (1, FigureLocation::Slot { group: group(&rules, "tower.prison.red"), index: 1 }),
        ] {
            own(cx, player).into_iter().for_each(|figure| cx.move_figure(figure, to));
        }
        let stands = cx.core().figures.iter().position(|f| f.place == FigureLocation::Segment(road)).map(Figure::at);
        let here = TokenPlace::Cell(Cell::new(0, 0));
        let mut put = |name, place, number, owner| cx.put_token(PlacedToken { token: token(name), place, number, owner }, None);
        put("floor", here, 5, None);
        put("goldpiece", here, 1, None);
        put("goldpiece", here, 1, None);
        put("fence", TokenPlace::Segment(road), 1, Some(Player(1)));
        put("sheep", stands.map_or(here, TokenPlace::Figure), 3, Some(Player(0)));
    })?;
    Ok(())
}

fn group(rules: &bastide_core::Ruleset, name: &str) -> Group {
    rules.names.groups.index(name).map(Group::at).unwrap_or_default()
}

#[test]
fn the_terminal_shows_every_token_with_its_number_and_figures_of_nobody() -> Done {
    let mut game = game("[kept]")?;
    fill(&mut game)?;
    for size in TextSize::ALL {
        let look = TextLook { ascii: true, size, ..TextLook::default() };
        println!("{}", terminal(game.view(), &Scene::of(game.view(), ""), look));
    }
    for size in [TextSize::Small, TextSize::Large] {
        let text = terminal(game.view(), &Scene::of(game.view(), ""), TextLook { size, ascii: true, ..TextLook::default() });
        for sign in ["f5", "g1", "Be1", "R&Rs3", "*d", "*o"] {
            assert!(text.contains(sign), "{sign} is missing\n{text}");
        }
        assert_eq!(text.matches("g1").count(), 2, "{text}");
    }
    let signs: Vec<String> =
        board_signs(game.view(), &Language::default()).into_iter().map(|(sign, means)| format!("{sign}: {means}")).collect();
    println!("{signs:#?}");
    assert!(signs.contains(&"*d: dragon, of no player".to_owned()) && signs.contains(&"f5: floor with its number".to_owned()));
    let count = game.view().core.figures.iter().position(|f| f.owner.is_none()).map(Figure::at).unwrap_or_default();
    assert_eq!(figure_text(game.view(), count), "*c");
    Ok(())
}

#[test]
fn the_picture_shows_stacks_prisoners_and_shown_numbers() -> Done {
    let mut game = game("[kept]")?;
    let before = svg(game.view(), &Scene::of(game.view(), ""));
    assert!(!before.contains("class=\"token\""));
    fill(&mut game)?;
    let mut scene = Scene::of(game.view(), "Kept things");
    scene.names = vec!["Anna".into(), "Bert".into()];
    let picture = svg(game.view(), &scene);
    if let Ok(folder) = std::env::var("BASTIDE_PICTURES") {
        std::fs::write(format!("{folder}/kept.svg"), &picture)?;
        std::fs::write(format!("{folder}/kept.png"), png(&picture, 1400)?)?;
    }
    // Five on the board, and one of each of the four kinds in the key.
    assert_eq!(picture.matches("class=\"token\"").count(), 5 + 4);
    let stack =
        picture.split("class=\"token\"").map(|chip| chip.split("</g>").next().unwrap_or_default().matches("<ellipse").count());
    assert_eq!(stack.max(), Some(6), "a shadow and five discs");
    Ok(())
}

/// A token in the middle of a cell where a figure may stand is a tower, and the figure is on top.
#[test]
fn a_figure_stands_on_top_of_the_token_at_its_spot() -> Done {
    let mut game = game("[kept]")?;
    let rules = game.rules().clone();
    let (floor, follower) = (rules.token("floor").unwrap_or_default(), rules.figure("follower").unwrap_or_default());
    let cell = Cell::new(1, 0);
    game.set_up(|cx| {
        rules.tiles.find("BA/RFr").into_iter().for_each(|tile| _ = cx.place_tile(tile, cell, 0));
        cx.put_token(PlacedToken { token: floor, place: TokenPlace::Cell(cell), number: 3, owner: None }, None);
    })?;
    let drawn = |game: &Game| {
        let look = TextLook { ascii: true, size: TextSize::Small, ..TextLook::default() };
        (terminal(game.view(), &Scene::of(game.view(), ""), look), svg(game.view(), &Scene::of(game.view(), "")))
    };
    let (text, picture) = drawn(&game);
    assert!(text.contains("f3") && !text.contains('^'), "{text}");
    // One on the board and one in the key, with three storeys and with one.
    assert_eq!((picture.matches("class=\"pillar\"").count(), picture.matches("class=\"token\"").count()), (2, 0));
    game.set_up(|cx| {
        let figure = cx.core().from_supply(Player(1), follower).unwrap_or_default();
        cx.move_figure(figure, FigureLocation::Spot { cell, at: 0 });
    })?;
    let (text, picture) = drawn(&game);
    assert!(text.contains("f3^B") && text.matches("f3").count() == 1, "{text}");
    let signs = board_signs(game.view(), &Language::default());
    assert!(signs.iter().any(|(sign, means)| sign == "f3^B" && means.contains("on top")), "{signs:?}");
    // The figure is drawn after the tower.
    let board = picture.split_once("class=\"pillar").map_or("", |(_, rest)| rest);
    let at = |class: &str| {
        let (x, y) = board[board.find(class)?..].split_once("translate(")?.1.split_once(')')?.0.split_once(' ')?;
        Some((x.parse::<f64>().ok()?, y.parse::<f64>().ok()?))
    };
    let (Some(foot), Some(figure)) = (at(""), at("figure figure-follower")) else { return Err("something is not drawn".into()) };
    assert!((foot.0 - figure.0).abs() < 1.0 && foot.1 - figure.1 > 20.0, "{foot:?} {figure:?}");
    Ok(())
}

#[test]
fn a_board_without_any_of_it_has_no_signs() -> Done {
    assert!(board_signs(game("")?.view(), &Language::default()).is_empty());
    Ok(())
}
