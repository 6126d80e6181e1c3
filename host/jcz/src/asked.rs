//! Our question as they would ask it: the lists of options by their names, and what they do not ask at all.
//!
//! Three things are asked here and not there, each for a reason in a ledger; they are answered as their engine does it:
//! which of several bridges a tile gets that needs one ([`forced`]), whether the second part of a builder is played, and the
//! choices that are left when a question of theirs is narrower (no bridge on a neighbour of the tile just laid).

use bastide_core::{
    Action, Cell, DEPLOY, Decision, FigureKind, FigureLocation, FigureState, Game, PASS, PLACE, Player, Side, Target, TileType,
    View, notation,
};

use super::{names, places};

/// An action of ours as an option of theirs.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    /// The name of their list.
    pub(super) list: String,
    /// The option in it; empty where there is but one.
    pub(super) option: String,
    /// What it is here. Of a range of bids, the lowest.
    pub(super) action: Action,
}

/// The name of a verb.
pub(super) fn verb(v: View<'_>, a: Action) -> &str {
    v.rules.names.verbs.name(a.verb.index())
}

/// What a question of ours is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum About {
    /// Where to lay a tile.
    Tile,
    /// What else to do with the tile that lies.
    Deploy,
    /// Which bridge the tile gets that needs one.
    Repair,
    /// Castle or points.
    Castle,
    /// With which value a castle scores.
    Value,
    /// A bazaar.
    Bazaar,
    /// The second part of a builder.
    Second,
}

impl About {
    /// Their name of the phase, if they ask this at all.
    pub(super) fn phase(self) -> &'static str {
        match self {
            About::Tile => "TilePhase",
            About::Deploy => "ActionPhase",
            About::Castle => "CastlePhase",
            About::Bazaar => "BazaarPhase",
            About::Repair | About::Value | About::Second => "none",
        }
    }
}

/// All actions on offer; of a range the lowest.
fn actions(decision: Decision) -> impl Iterator<Item = Action> {
    let places = (0..decision.menu().placements()).filter_map(move |n| decision.get(n));
    places.chain(decision.menu().entries().iter().map(|e| Action { verb: e.verb, target: e.target, arg: e.lo }))
}

/// What the open question is about; none when the game is over.
pub(super) fn about(game: &Game) -> Option<About> {
    let (v, decision) = (game.view(), game.decision()?);
    if decision.menu().placements() > 0 {
        return Some(About::Tile);
    }
    let mut bridges_only = true;
    for action in actions(decision) {
        match verb(v, action) {
            "base.decline" => return Some(About::Tile),
            "castles.build" => return Some(About::Castle),
            "castles.take" => return Some(About::Value),
            "traders-builders.draw" => return Some(About::Second),
            name if name.starts_with("bazaars.") => return Some(About::Bazaar),
            name => bridges_only &= name == "bridges.build",
        }
    }
    Some(if bridges_only { About::Repair } else { About::Deploy })
}

/// The cell of the tile just laid.
fn new_cell(v: View) -> Option<Cell> {
    v.core.tile_play.laid.last().map(|p| v.core.board.laid(*p).cell)
}

/// The options of the open question as they would list them. `bazaar` is what is known of the bazaar that is open.
pub(super) fn offers(game: &Game, bazaar: &Bazaar) -> Vec<Offer> {
    let (v, Some(decision)) = (game.view(), game.decision()) else { return Vec::new() };
    actions(decision).filter_map(|a| offer(v, a, bazaar).map(|(list, option)| Offer { list, option, action: a })).collect()
}

/// What is known of the bazaar that is open.
#[derive(Clone, Debug, Default)]
pub(super) struct Bazaar {
    /// The tiles, in the order in which they were drawn.
    pub(super) tiles: Vec<TileType>,
    /// The one that is auctioned.
    pub(super) lot: u8,
    /// What was chosen there and is not asked here yet: all choose before anybody lays.
    pub(super) picks: Vec<u8>,
    /// All have chosen without an auction: who has which tile was told when they did.
    pub(super) shared_out: bool,
    /// Who has got a tile.
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
            ("base.recall", _) => ("ReturnMeeple ABBOT_RETURN".into(), recalled(v, FigureKind(a.arg as u8))?),
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
            // What they do not know is named by its line, so that a difference shows it.
            _ => (notation::print(v, &a), String::new()),
        },
    })
}

/// A bridge as `x,y Road NS`.
pub(super) fn bridge(target: Target) -> String {
    let Target::Span { cell, a, b } = target else { return String::new() };
    format!("{} Road {}", notation::cell(cell), places::sides(|side| side == a || side == b))
}

/// The figure of this kind that the player in turn would call back: `0.abbot x,y Feature Location`. They do not offer it on a
/// place that is complete.
fn recalled(v: View, kind: FigureKind) -> Option<String> {
    let own = |f: &&FigureState| f.kind == kind && f.owner == Some(v.core.tile_play.player);
    let seg = v
        .core
        .figures
        .iter()
        .filter(own)
        .find_map(|f| if let FigureLocation::Segment(seg) = f.place { Some(seg) } else { None })?;
    let piece = places::piece(v.core.tile_play.player, v.rules.names.figures.name(kind.index()));
    v.complete(seg).is_ok_and(|complete| !complete).then(|| format!("{piece} {}", places::pointer(v, seg)))
}

/// What their engine does without asking where we ask: the bridge that a tile needs, the second part, the best value of a castle.
pub(super) fn forced(game: &Game, bazaar: &Bazaar) -> Option<Action> {
    let (v, decision) = (game.view(), game.decision()?);
    match about(game)? {
        About::Repair => actions(decision).min_by_key(|a| order_of_bridge(v, a.target)),
        About::Second => actions(decision).find(|a| a.verb != PASS),
        About::Deploy => {
            let left = offers(game, bazaar);
            left.iter().all(|o| o.action.verb == PASS).then(|| left.first().map(|o| o.action))?
        }
        About::Value => best_value(game),
        About::Tile | About::Castle | About::Bazaar => None,
    }
}

/// They look on the new tile first, north to south before west to east, and then on its neighbours N, E, S, W.
fn order_of_bridge(v: View, target: Target) -> (usize, usize) {
    let (Target::Span { cell, a, .. }, Some(new)) = (target, new_cell(v)) else { return (usize::MAX, 0) };
    let place = Side::ALL.into_iter().position(|side| new.step(side) == cell).map_or(0, |i| i + 1);
    (place, usize::from(a == Side::W))
}

/// The choice that brings most to whoever is asked.
fn best_value(game: &Game) -> Option<Action> {
    let decision = game.decision()?;
    let player: Player = decision.ask.player;
    let brings = |action: &Action| {
        let mut after = game.clone();
        after.apply(*action).is_ok().then(|| after.state().core.score[player.index()])
    };
    actions(decision).max_by_key(brings)
}
