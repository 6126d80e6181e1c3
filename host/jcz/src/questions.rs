//! Bastide's open question, converted to JCloisterZone's lists of options.
//!
//! JCloisterZone does not ask some of Bastide's questions; a rule ledger has the reason for each.
//! [`automatic_answer`] gives the answers of JCloisterZone:
//! - which bridge makes a placement legal, if there are several;
//! - a pass with the phantom after a pass in the deploy step, in which it could have been deployed;
//! - whether a player takes the second tile play of a builder;
//! - with which value a castle scores;
//! - a pass, if JCloisterZone offers nothing else (no bridge on a neighbour of the new tile).

use bastide_core::{
    Action, Cell, DEPLOY, Decision, Entry, FigureKind, FigureLocation, FigureState, Game, PASS, PLACE, Player, SegmentId, Side,
    Target, TileType, Trait, View, notation,
};

use super::subjects::{Question, actions, question, verb};
use super::{names, places, tunnels};

/// A Bastide action as an option of JCloisterZone.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    /// The name of the list in JCloisterZone.
    pub(super) list: String,
    /// The option in the list; empty if the list has only one.
    pub(super) option: String,
    /// The Bastide action; the lowest bid for a range of bids.
    pub(super) action: Action,
}

/// Returns the cell of the tile just placed.
fn new_cell(v: View) -> Option<Cell> {
    v.core.tile_play.placed_tiles.last().map(|p| v.core.board.tile(*p).cell)
}

/// Returns the options of the open question, as JCloisterZone lists them.
pub(super) fn offers(game: &Game, bazaar: &Bazaar) -> Vec<Offer> {
    let (v, Some(decision)) = (game.view(), game.decision()) else { return Vec::new() };
    let mut offers = Vec::new();
    let abbeys = actions(decision).any(|a| verb(v, a) == "abbey.use").then(|| abbeys(v)).into_iter().flatten();
    for action in abbeys.chain(actions(decision)) {
        let Some((list, option)) = offer(v, action, bazaar) else { continue };
        let further = if verb(v, action) == "magic.to" { further_places(v, decision, action) } else { Vec::new() };
        offers.push(Offer { list: list.clone(), option, action });
        offers.extend(further.into_iter().map(|option| Offer { list: list.clone(), option, action }));
    }
    offers
}

/// Returns the number of segments of a feature that Bastide offers for the same figure.
fn offered_on(v: View, decision: Decision, a: Action, seg: SegmentId) -> usize {
    let same =
        |entry: &Entry| matches!(entry.target, Target::Segment(other) if entry.lo == a.arg && v.core.graph.joined(other, seg));
    decision.menu().entries().iter().filter(|entry| same(entry)).count()
}

/// Returns the other segments of the feature to which the mage or the witch goes, if Bastide offers one
/// for the whole feature. JCloisterZone lists all of them.
fn further_places(v: View, decision: Decision, a: Action) -> Vec<String> {
    let Target::Segment(seg) = a.target else { return Vec::new() };
    if offered_on(v, decision, a, seg) > 1 {
        return Vec::new();
    }
    let others = v.core.graph.members(seg).filter(|other| *other != seg && places::on_tile(v, *other));
    others.map(|other| places::pointer(v, other)).collect()
}

/// Returns the placements of an abbey, which Bastide offers after the choice of the abbey and
/// JCloisterZone with it.
fn abbeys(v: View<'_>) -> impl Iterator<Item = Action> {
    let abbey = v.rules.tiles.find(ABBEY);
    let places = abbey.and_then(|abbey| v.places(v.core.tile_play.player, abbey).ok()).unwrap_or_default();
    let turns = |turns: u8| (0..4).filter(move |turn| turns >> turn & 1 == 1);
    let places = places.into_iter().flat_map(move |(cell, its)| turns(its).map(move |turn| Target::Place { cell, turn }));
    places.filter_map(move |place| Some(Action::new(PLACE, place, abbey?.0 as i16)))
}

/// The tile type of an abbey.
pub(super) const ABBEY: &str = "AM/A";

/// The state of the open bazaar.
#[derive(Clone, Debug, Default)]
pub(super) struct Bazaar {
    /// The tiles, in the order of their draws.
    pub(super) tiles: Vec<TileType>,
    /// The index of the tile in auction.
    pub(super) lot: u8,
    /// The tiles that players have chosen and Bastide has not asked for yet. In JCloisterZone all
    /// players choose before anyone places a tile.
    pub(super) picks: Vec<u8>,
    /// Whether all players have chosen without an auction, so that these events are already
    /// reported.
    pub(super) picks_reported: bool,
    /// The players who have a tile.
    pub(super) owners: Vec<Player>,
}

fn offer(v: View, a: Action, bazaar: &Bazaar) -> Option<(String, String)> {
    let tile = |t: TileType| v.rules.tiles.get(t).name.as_str();
    Some(match (a.verb, a.target) {
        (PASS, _) => ("Pass".into(), String::new()),
        (PLACE, Target::Place { cell, turn }) => {
            let place = format!("{} {}", notation::cell(cell), u32::from(turn) * 90);
            (format!("TilePlacement {}", tile(TileType(a.arg as u16))), place)
        }
        (DEPLOY, Target::Segment(seg)) => {
            let figure = v.rules.names.figures.name(FigureKind(a.arg as u8).index());
            (format!("Meeple {}", names::class(figure)), places::pointer(v, seg))
        }
        (_, target) => match (verb(v, a), target) {
            ("base.decline", _) => ("Pass".into(), String::new()),
            ("abbey.use", _) => return None,
            ("wagon.move", Target::Segment(seg)) => (format!("Meeple {}", names::class("wagon")), places::pointer(v, seg)),
            ("barn.build", Target::Spot { cell, at }) => {
                (format!("Meeple {}", names::class("barn")), places::corner(v, cell, at)?)
            }
            ("base.recall", _) => ("ReturnMeeple ABBOT_RETURN".into(), recalled(v, FigureKind(a.arg as u8))?),
            ("princess.remove", Target::Figure(figure)) => ("ReturnMeeple PRINCESS".into(), places::standing_figure(v, figure)?),
            ("fairy.to", Target::Figure(figure)) => ("MoveFairyNextTo fairy.1".into(), places::standing_figure(v, figure)?),
            ("fairy.on", Target::Cell(cell)) => ("MoveFairyOnTile fairy.1".into(), notation::cell(cell)),
            ("dragon.move", Target::Cell(cell)) => ("MoveDragon dragon.1".into(), notation::cell(cell)),
            ("bridges.build", Target::Span { cell, .. }) if new_cell(v) != Some(cell) => return None,
            ("bridges.build", target) => ("Bridge".into(), bridge(target)),
            ("castles.build", Target::Segment(city)) => ("Castle".into(), places::pointer(v, places::on_the_new_tile(v, city))),
            ("castles.score", _) => ("Pass".into(), String::new()),
            ("bazaars.open" | "bazaars.take", Target::Slot { index, .. }) => {
                if bazaar.picks.contains(&index) {
                    return None;
                }
                let name = bazaar.tiles.get(usize::from(index)).map_or("?", |t| tile(*t));
                ("BazaarSelectTile".into(), format!("{index} {name}"))
            }
            ("bazaars.bid", _) => ("BazaarBid".into(), format!("{} >{}", bazaar.lot, a.arg - 1)),
            ("bazaars.buy", _) => ("BazaarSelectBuyOrSell".into(), "BUY".into()),
            ("bazaars.sell", _) => ("BazaarSelectBuyOrSell".into(), "SELL".into()),
            ("tower.floor", Target::Cell(cell)) => ("TowerPiece TOWER_PIECE".into(), notation::cell(cell)),
            ("tower.guard", Target::Cell(cell)) => {
                let figure = v.rules.names.figures.name(FigureKind(a.arg as u8).index());
                (format!("Meeple {}", names::class(figure)), places::tower(cell))
            }
            ("circus.climb", Target::Spot { cell, .. }) => {
                let figure = v.rules.names.figures.name(FigureKind(a.arg as u8).index());
                (format!("Meeple {}", names::class(figure)), places::acrobats(cell))
            }
            // JCloisterZone scores no acrobats below a bridge.
            ("circus.score", Target::Spot { cell, .. }) if v.core.board.overlays().iter().any(|o| o.cell == cell) => return None,
            ("circus.score", Target::Spot { cell, .. }) => ("ScoreAcrobats".into(), places::acrobats(cell)),
            ("count.join", Target::Segment(seg)) => {
                let figure = v.rules.names.figures.name(FigureKind(a.arg as u8).index());
                (format!("Meeple {}", names::class(figure)), places::pointer(v, seg))
            }
            ("count.enter", Target::Slot { group, .. }) => {
                let figure = v.rules.names.figures.name(FigureKind(a.arg as u8).index());
                (format!("Meeple {}", names::class(figure)), places::quarter(v, group)?)
            }
            ("count.move", Target::Slot { group, .. }) => ("NeutralFigure count.1".into(), places::quarter(v, group)?),
            ("gold.lay", Target::Cell(cell)) => ("GoldPiece".into(), notation::cell(cell)),
            ("magic.to", Target::Segment(seg)) => {
                let figure = v.rules.names.figures.name(FigureKind(a.arg as u8).index());
                (format!("NeutralFigure {figure}.1"), places::pointer(v, seg))
            }
            ("magic.off", Target::Figure(figure)) => {
                let figure = v.rules.names.figures.name(v.core.figures.get(figure.index())?.kind.index());
                (format!("RemoveMageOrWitch {figure}.1"), String::new())
            }
            ("tower.capture", Target::Figure(figure)) => ("CaptureFollower".into(), places::standing_figure(v, figure)?),
            ("sheep.grow", _) => ("Flock".into(), "EXPAND".into()),
            ("sheep.home", _) => ("Flock".into(), "SCORE".into()),
            ("building.lay", Target::Cell(cell)) => {
                let token = v.rules.names.tokens.name(a.arg as usize);
                (format!("LittleBuilding {}", notation::cell(cell)), names::token(token).into())
            }
            ("corn.all-add", _) => (format!("{CIRCLE} {}", circle(v)), "DEPLOY".into()),
            ("corn.all-remove", _) => (format!("{CIRCLE} {}", circle(v)), "REMOVE".into()),
            ("corn.add", Target::Segment(seg)) => {
                let figure = v.rules.names.figures.name(FigureKind(a.arg as u8).index());
                (format!("Meeple {}", names::class(figure)), places::pointer(v, seg))
            }
            ("corn.remove", Target::Figure(figure)) => ("ReturnMeeple CORN_CIRCLE".into(), places::standing_figure(v, figure)?),
            ("ferries.lay" | "ferries.turn", target) => ("Ferries".into(), bridge(target)),
            ("flier.fly", Target::Spot { cell, .. }) => {
                let figure = v.rules.names.figures.name(FigureKind(a.arg as u8).index());
                (format!("Meeple {}", names::class(figure)), format!("{} FlyingMachine I", notation::cell(cell)))
            }
            ("flier.land", Target::Segment(seg)) => {
                let figure = v.rules.names.figures.name(v.core.turn.frame().arg as usize);
                (format!("Meeple {}", names::class(figure)), places::pointer(v, seg))
            }
            ("tunnel.lay", Target::Segment(seg)) => (tunnels::list(a.arg), places::pointer(v, seg)),
            ("festival.take", Target::Figure(figure)) => ("ReturnMeeple FESTIVAL".into(), places::standing_figure(v, figure)?),
            ("trap.free", Target::Figure(figure)) => ("ReturnMeeple TRAP".into(), places::standing_figure(v, figure)?),
            ("siege.escape", Target::Figure(figure)) => ("ReturnMeeple SIEGE_ESCAPE".into(), places::standing_figure(v, figure)?),
            ("tower.swap", Target::Figure(figure)) => ("SelectPrisonerToExchange".into(), places::piece_of(v, figure)?),
            ("tower.ransom", Target::Figure(figure)) => {
                let captor = places::captor(v, figure)?;
                ("PayRansom".into(), format!("{} {}", places::piece_of(v, figure)?, captor.0))
            }
            // An action that JCloisterZone lacks appears in its Bastide notation, so that it shows
            // in a difference.
            _ => (notation::print(v, &a), String::new()),
        },
    })
}

/// The list of the two answers to a crop circle in JCloisterZone, before the kind of features.
pub(super) const CIRCLE: &str = "CornCircleSelectDeployOrRemove";

/// Returns the kind of features that the crop circle of this tile play calls.
fn circle(v: View) -> &'static str {
    let kinds = [("circle-road", "Road"), ("circle-city", "City"), ("circle-field", "Field")];
    let in_play = |name: &str| v.rules.names.traits.index(name).is_some_and(|t| v.in_play(Trait::at(t)));
    kinds.into_iter().find(|(on, _)| in_play(on)).map_or("", |(_, kind)| kind)
}

/// Formats a bridge as `x,y Road NS`.
/// Formats a bridge or a ferry as `x,y Road NS`.
pub(super) fn bridge(target: Target) -> String {
    let Target::Span { cell, a, b } = target else { return String::new() };
    format!("{} Road {}", notation::cell(cell), places::sides(|side| side == a || side == b))
}

/// Returns the figure of this kind that the active player would recall, as `0.abbot x,y Feature
/// Location`. Returns `None` where eight tiles lie around it and JCloisterZone does not offer a recall.
fn recalled(v: View, kind: FigureKind) -> Option<String> {
    let own = |f: &&FigureState| f.kind == kind && f.owner == Some(v.core.tile_play.player);
    let seg = v
        .core
        .figures
        .iter()
        .filter(own)
        .find_map(|f| if let FigureLocation::Segment(seg) = f.place { Some(seg) } else { None })?;
    let piece = places::piece(v.core.tile_play.player, v.rules.names.figures.name(kind.index()));
    let open = v.core.graph.get(seg).cell.around(1).cells().any(|cell| v.core.board.tile_at(cell).is_none());
    open.then(|| format!("{piece} {}", places::pointer(v, seg)))
}

/// Returns the answer that JCloisterZone gives without asking: the bridge that a placement needs, a
/// pass with the phantom, the second tile play, the best value of a castle, or the only option.
pub(super) fn automatic_answer(game: &Game, bazaar: &Bazaar) -> Option<Action> {
    let (v, decision) = (game.view(), game.decision()?);
    match question(game)? {
        Question::RequiredBridge => actions(decision).min_by_key(|a| order_of_bridge(v, a.target)),
        Question::SecondTilePlay => actions(decision).find(|a| a.verb != PASS),
        Question::Deploy => {
            let left = offers(game, bazaar);
            left.iter().all(|o| o.action.verb == PASS).then(|| left.first().map(|o| o.action))?
        }
        // A player who passes on the step has passed on the phantom too.
        Question::Phantom if v.core.tile_play.used() == Some(PASS) => actions(decision).find(|a| a.verb == PASS),
        Question::CastleValue => best_value(game),
        Question::Tile | Question::Phantom | Question::Castle | Question::Bazaar | Question::Dragon => None,
        Question::Capture | Question::Exchange | Question::Escape => None,
        Question::Landing | Question::Tunnel | Question::Ferry | Question::MovedFerry => None,
        Question::Abbey | Question::LastAbbey | Question::Wagon => None,
        Question::Flock | Question::Join | Question::JoinAtEnd | Question::Enter | Question::Count => None,
        Question::Circle | Question::Gold | Question::Magic => None,
    }
}

/// Returns the position of a bridge in the search order of JCloisterZone. It searches the new tile
/// first, north to south before west to east, then the neighbours N, E, S, W.
fn order_of_bridge(v: View, target: Target) -> (usize, usize) {
    let (Target::Span { cell, a, .. }, Some(new)) = (target, new_cell(v)) else { return (usize::MAX, 0) };
    let place = Side::ALL.into_iter().position(|side| new.step(side) == cell).map_or(0, |i| i + 1);
    (place, usize::from(a == Side::W))
}

/// Returns the option with the most points for the player who is asked.
fn best_value(game: &Game) -> Option<Action> {
    let decision = game.decision()?;
    let player: Player = decision.ask.player;
    let brings = |action: &Action| {
        let mut after = game.clone();
        after.apply(*action).is_ok().then(|| after.state().core.score[player.index()])
    };
    actions(decision).max_by_key(brings)
}
