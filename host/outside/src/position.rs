//! A position as data for scripts: everything that a screen shows of a game.
//!
//! Players are named by their seats and places in the notation of records. Names of plugins stand
//! as the plugins register them.

use std::collections::BTreeMap;

use bastide_core::{
    Cell, Display, Event, Figure, FigureKind, FigureLocation, Game, Label, Pile, Player, Section, Target, TileType, Token,
    TokenPlace, View, notation,
};
use serde::Serialize;

/// A placed tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlacedTileInfo {
    /// The cell.
    pub cell: Cell,
    /// The name of the tile.
    pub tile: String,
    /// The rotation in degrees clockwise.
    pub degrees: u32,
}

impl PlacedTileInfo {
    /// Returns the placed tiles in the order of placing.
    pub fn all(game: &Game) -> Vec<PlacedTileInfo> {
        let info = |board_tile: &bastide_core::BoardTile| PlacedTileInfo {
            cell: board_tile.cell,
            tile: game.rules().tiles.get(board_tile.tile).name.clone(),
            degrees: u32::from(board_tile.turn) * 90,
        };
        game.state().core.board.placed_tiles().iter().map(info).collect()
    }
}

/// Everything that a screen shows of a position, except tiles on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Position {
    /// The number of the turn.
    pub turn: u16,
    /// The seat of the player whose turn it is.
    pub active: String,
    /// The seat of the player who is asked; `None` if the game is over.
    pub asked: Option<String>,
    /// The possessions of each player, in turn order.
    pub players: Vec<PlayerInfo>,
    /// All figures: those of players by seat, then those of nobody.
    pub figures: Vec<FigureInfo>,
    /// The tokens on cells, on segments and with figures, in the order in which they came.
    pub placed_tokens: Vec<TokenInfo>,
    /// The number of tokens of each kind in the common supply; kinds without any are left out.
    pub token_supply: BTreeMap<String, i16>,
    /// The tiles that the active player has drawn and not placed yet.
    pub in_hand: Vec<String>,
    /// The number of tiles that can still be drawn.
    pub tiles_left: usize,
    /// The number of tiles in each pile.
    pub piles: BTreeMap<String, usize>,
    /// The random outcomes of the last action, from 1, by what was drawn.
    pub dice: Vec<(String, u16)>,
    /// The tiles that are out of the game.
    pub set_aside: Vec<String>,
    /// Additional displays of plugins, on and beside the board.
    pub displays: Vec<DisplayInfo>,
}

/// The possessions of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerInfo {
    /// The seat.
    pub seat: String,
    /// The score.
    pub score: i32,
    /// The number of figures of each kind in supply; kinds without any are left out.
    pub supply: BTreeMap<String, u8>,
    /// The number of tokens of each kind; kinds without any are left out.
    pub tokens: BTreeMap<String, i16>,
    /// The numbers that plugins show for the player, by name.
    pub shown_numbers: BTreeMap<String, i32>,
    /// The figures in the player's own groups of places off the board: prisoners.
    pub holds: Vec<String>,
}

/// A figure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FigureInfo {
    /// The figure in notation.
    pub figure: String,
    /// The kind.
    pub kind: String,
    /// The seat of its owner; `None` for a neutral figure.
    pub owner: Option<String>,
    /// The location.
    pub location: Location,
}

/// The location of a figure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "where", rename_all = "kebab-case")]
pub enum Location {
    /// In the supply of its owner; beside the board for a neutral figure.
    Supply,
    /// On a segment.
    Segment {
        /// The segment in notation.
        segment: String,
        /// Its cell.
        cell: Cell,
    },
    /// On a point of a cell.
    Spot {
        /// The spot in notation.
        spot: String,
        /// The cell.
        cell: Cell,
        /// The sort of the spot, if a plugin registered one.
        sort: Option<String>,
    },
    /// In a group of places off the board.
    Group {
        /// The name of the group.
        group: String,
        /// The number of the place, from 0.
        index: u8,
        /// The seat of the player who holds it, if the group belongs to one.
        keeper: Option<String>,
    },
    /// Out of the game.
    Gone,
}

/// A token on the landscape.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TokenInfo {
    /// The kind.
    pub token: String,
    /// The cell, segment or figure in notation.
    pub on: String,
    /// The cell; `None` if it lies with a figure.
    pub cell: Option<Cell>,
    /// Its number; 1 if it means nothing.
    pub number: i16,
    /// The seat of its owner, if any.
    pub owner: Option<String>,
}

/// An additional display of a plugin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "display", rename_all = "kebab-case")]
pub enum DisplayInfo {
    /// Cells that belong to something.
    Domain {
        /// The name of the thing.
        name: String,
        /// The first and the last cell of its seat.
        seat: [Cell; 2],
        /// The first and the last cell that belong to it.
        area: [Cell; 2],
        /// The seats of its owners.
        owners: Vec<String>,
        /// Whether it has served its purpose.
        done: bool,
    },
    /// A tile that lies face up beside the board.
    Tile {
        /// The tile.
        tile: String,
        /// The group of its place.
        group: String,
        /// The number of its place, from 0.
        index: u8,
        /// The seat of the player who has it.
        owner: Option<String>,
        /// Whether it is decided about now.
        now: bool,
    },
    /// A fact.
    Fact {
        /// The subject.
        name: String,
        /// The seat of the player concerned.
        player: Option<String>,
        /// The number.
        number: Option<i16>,
    },
    /// A card in the hand of a player, or a chip that lies face down.
    Card {
        /// The seat of the player who has it.
        player: String,
        /// The token that it is.
        card: String,
        /// The number that is printed on it.
        number: Option<i16>,
        /// How many of the same the player has.
        count: u8,
        /// The cell on which it lies; `None` if it is in the hand.
        on: Option<Cell>,
    },
    /// A figure that stands beside another one.
    Beside {
        /// The figure, in notation.
        figure: String,
        /// The one that it stands beside.
        with: String,
    },
    /// A section of a board beside the landscape.
    Section {
        /// The name of the board.
        board: String,
        /// The name of the section.
        name: String,
        /// The group of its places.
        seats: Option<String>,
        /// The tiles that lie open.
        open: Vec<String>,
        /// The number of tiles or tokens left, if it is counted.
        left: Option<i16>,
        /// The price for the player who is asked.
        price: Option<i16>,
        /// The reason why that player cannot use it now.
        closed: Option<String>,
        /// The places of the group that belong to it, counted from 1; empty for all of them.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        places: Vec<u8>,
        /// The figure that stands in it.
        #[serde(skip_serializing_if = "Option::is_none")]
        figure: Option<String>,
        /// Its effect.
        #[serde(skip_serializing_if = "Option::is_none")]
        note: Option<String>,
        /// The points that the player who is asked would receive there now.
        #[serde(skip_serializing_if = "Option::is_none")]
        gain: Option<i16>,
    },
}

impl Position {
    /// Returns the position of a game. Numbers and displays of a plugin that fails are left out.
    pub fn of(game: &Game) -> Position {
        let v = game.view();
        let seat = |player: Player| v.rules.seat(player).to_owned();
        let asked = game.decision().map(|d| d.ask.player);
        let names = &v.rules.names;
        let supply = names.tokens.iter().zip(&v.core.token_supply).filter(|(_, n)| **n != 0);
        let piles = names.piles.iter().enumerate().map(|(i, name)| (name.to_owned(), v.core.left(Pile::at(i))));
        let in_hand = if v.core.tile_play.placed_tiles.is_empty() { v.core.tile_play.tiles.as_slice() } else { &[] };
        let displays = v.displays(asked.unwrap_or(v.core.turn.active)).unwrap_or_default();
        Position {
            turn: v.core.turn.number,
            active: seat(v.core.turn.active),
            asked: asked.map(seat),
            players: v.core.players().map(|player| PlayerInfo::of(v, player)).collect(),
            figures: (0..v.core.figures.len()).map(|i| FigureInfo::of(v, Figure::at(i))).collect(),
            placed_tokens: placed_tokens(v),
            token_supply: supply.map(|(name, n)| (name.to_owned(), *n)).collect(),
            in_hand: tiles(v, in_hand),
            tiles_left: v.tiles_left(),
            piles: piles.collect(),
            dice: dice(game),
            set_aside: tiles(v, &v.core.set_aside),
            displays: displays.iter().map(|display| shown(v, display)).collect(),
        }
    }
}

/// Returns the random outcomes of the last action, by the names of their sources.
fn dice(game: &Game) -> Vec<(String, u16)> {
    let outcome = |event: &Event| match *event {
        Event::Chance { stream, got, .. } => {
            Some((bastide_render::readable(game.rules().names.streams.name(stream.index())), got + 1))
        }
        _ => None,
    };
    game.log().events().iter().filter_map(outcome).collect()
}

fn tiles(v: View, tiles: &[TileType]) -> Vec<String> {
    tiles.iter().map(|tile| v.rules.tiles.get(*tile).name.clone()).collect()
}

impl PlayerInfo {
    fn of(v: View, player: Player) -> PlayerInfo {
        let names = &v.rules.names;
        let figures = names.figures.iter().enumerate().map(|(i, name)| (name, v.core.in_supply(player, FigureKind::at(i))));
        let tokens = names.tokens.iter().enumerate().map(|(i, name)| (name, v.core.tokens(player, Token::at(i))));
        let held = v.core.figures.iter().enumerate();
        let held = held.filter(|(_, f)| matches!(f.place, FigureLocation::Slot { group, .. } if v.keeper(group) == Some(player)));
        PlayerInfo {
            seat: v.rules.seat(player).to_owned(),
            score: v.core.score[player.index()],
            supply: figures.filter(|(_, n)| *n > 0).map(|(name, n)| (name.to_owned(), n)).collect(),
            tokens: tokens.filter(|(_, n)| *n != 0).map(|(name, n)| (name.to_owned(), n)).collect(),
            shown_numbers: v
                .shown_numbers(player)
                .unwrap_or_default()
                .into_iter()
                .map(|(name, n)| (name.to_owned(), n))
                .collect(),
            holds: held.map(|(i, _)| notation::figure(v, Figure::at(i))).collect(),
        }
    }
}

impl FigureInfo {
    fn of(v: View, figure: Figure) -> FigureInfo {
        let f = v.core.figures[figure.index()];
        let seat = |player: Player| v.rules.seat(player).to_owned();
        let sort = |cell, at| v.spot_kind(cell, at).ok().flatten().map(|kind| v.rules.names.spots.name(kind.index()).to_owned());
        let location = match f.place {
            FigureLocation::Supply => Location::Supply,
            FigureLocation::Segment(seg) => {
                Location::Segment { segment: notation::segment(v, seg), cell: v.core.graph.get(seg).cell }
            }
            FigureLocation::Spot { cell, at } => {
                Location::Spot { spot: notation::target(v, Target::Spot { cell, at }), cell, sort: sort(cell, at) }
            }
            FigureLocation::Slot { group, index } => {
                let name = v.rules.names.groups.name(group.index()).to_owned();
                Location::Group { group: name, index, keeper: v.keeper(group).map(seat) }
            }
            FigureLocation::Gone => Location::Gone,
        };
        let kind = v.rules.names.figures.name(f.kind.index()).to_owned();
        FigureInfo { figure: notation::figure(v, figure), kind, owner: f.owner.map(seat), location }
    }
}

fn placed_tokens(v: View) -> Vec<TokenInfo> {
    let cell = |place| match place {
        TokenPlace::Cell(cell) => Some(cell),
        TokenPlace::Segment(seg) => Some(v.core.graph.get(seg).cell),
        TokenPlace::Figure(_) => None,
    };
    let info = |placed: &bastide_core::PlacedToken| TokenInfo {
        token: v.rules.names.tokens.name(placed.token.index()).to_owned(),
        on: notation::target(v, placed.place.into()),
        cell: cell(placed.place),
        number: placed.number,
        owner: placed.owner.map(|owner| v.rules.seat(owner).to_owned()),
    };
    v.core.placed_tokens().iter().map(info).collect()
}

fn shown(v: View, display: &Display) -> DisplayInfo {
    let names = &v.rules.names;
    let label = |label: Label| names.labels.name(label.index()).to_owned();
    let seat = |player: Player| v.rules.seat(player).to_owned();
    match *display {
        Display::Domain { name, seat: at, area, of, done } => DisplayInfo::Domain {
            name: label(name),
            seat: [at.min, at.max],
            area: [area.min, area.max],
            owners: of.iter().map(seat).collect(),
            done,
        },
        Display::Tile { tile, group, index, of, now } => DisplayInfo::Tile {
            tile: v.rules.tiles.get(tile).name.clone(),
            group: names.groups.name(group.index()).to_owned(),
            index,
            owner: of.map(seat),
            now,
        },
        Display::Fact { name, player, number } => DisplayInfo::Fact { name: label(name), player: player.map(seat), number },
        Display::Card { of, card, number, count, on, .. } => {
            DisplayInfo::Card { player: seat(of), card: names.tokens.name(card.index()).to_owned(), number, count, on }
        }
        Display::Beside { figure, with } => {
            DisplayInfo::Beside { figure: notation::figure(v, figure), with: notation::figure(v, with) }
        }
        Display::Section(Section { board, name, seats, open, left, price, closed, places, figure, note, gain, .. }) => {
            DisplayInfo::Section {
                board: label(board),
                name: label(name),
                seats: seats.map(|group| names.groups.name(group.index()).to_owned()),
                open: open.and_then(|pile| v.core.piles.get(pile.index())).map_or_else(Vec::new, |pile| tiles(v, pile)),
                left,
                price,
                closed: closed.map(label),
                places: places.map_or_else(Vec::new, |(first, count)| (first + 1..=first + count).collect()),
                figure: figure.map(|figure| notation::figure(v, figure)),
                note: note.map(label),
                gain,
            }
        }
    }
}
