//! The columns of the Shop: three printed ones, and one for each marker in play (RULES.md, sections
//! 1 and 5).

use bastide_core::author::prelude::*;
use bastide_core::message::{did_you_mean, list, toml_header};

/// SH-20: the number of seats in a column.
pub(crate) const SEATS: usize = 3;
/// SH-08: the maximum number of markers.
const MAX_MARKERS: usize = 3;
/// The maximum number of columns.
pub(crate) const MAX_COLUMNS: usize = 3 + MAX_MARKERS;

/// A stack of tiles and its open tiles.
#[derive(Clone, Copy)]
pub(crate) struct TileRow {
    pub(crate) pile: Pile,
    pub(crate) open: Pile,
}

/// The wares of a column.
#[derive(Clone, Copy)]
pub(crate) enum Sells {
    /// SH-61, SH-62: an open tile.
    Tiles(TileRow),
    /// SH-69: taking a figure back from the landscape.
    TakeBack,
    /// A ware of an expansion.
    Ware(Ware),
}

/// A column.
#[derive(Clone, Copy)]
pub(crate) struct Column {
    /// The group of its seats.
    pub(crate) group: Group,
    pub(crate) sells: Sells,
    /// SH-54: the price of the first point of strength, and of each further point.
    pub(crate) first: i16,
    pub(crate) extra: i16,
    /// The extra price of a second step of a function (SH-75); `None` if the function has one step.
    pub(crate) step: Option<i16>,
}

/// The sorts of wares; a ware that an expansion defines has to be of the marker's sort.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sort {
    Function,
    Symbol,
    Pieces,
    Emblem,
}

impl Sort {
    pub(crate) fn of(goods: &WareKind) -> Sort {
        match goods {
            WareKind::Function { .. } => Sort::Function,
            WareKind::Symbol { .. } => Sort::Symbol,
            WareKind::Tokens { .. } => Sort::Pieces,
            WareKind::Emblem { .. } => Sort::Emblem,
        }
    }
}

/// A marker of the box (SH-03): its price, its sort, and the plugin whose mechanism it sells.
pub(crate) struct Marker {
    pub(crate) name: &'static str,
    first: i16,
    extra: i16,
    pub(crate) sort: Sort,
    plugin: &'static str,
}

const fn marker(name: &'static str, first: i16, extra: i16, sort: Sort, plugin: &'static str) -> Marker {
    Marker { name, first, extra, sort, plugin }
}

const BCB: &str = "bridges-castles-bazaars";

/// SH-75 to SH-100: the markers of the box. The ids of plugins are used only by the message about a
/// missing plugin.
pub(crate) const MARKERS: [Marker; 9] = [
    marker("wheel", 2, 1, Sort::Function, "wheel-of-fortune"),
    marker("goods", 2, 1, Sort::Symbol, "traders-builders"),
    marker("dragon", 2, 2, Sort::Function, "princess-dragon"),
    marker("tower", 2, 2, Sort::Pieces, "tower"),
    marker("coat", 1, 1, Sort::Emblem, "abbey-mayor"),
    marker("fair", 1, 2, Sort::Function, "catapult"),
    marker("bazaar", 3, 2, Sort::Function, BCB),
    marker("castle", 4, 3, Sort::Pieces, BCB),
    marker("bridge", 2, 3, Sort::Pieces, BCB),
];

/// SH-61, SH-62, SH-69: the columns that are printed on the board.
const PRINTED: [(&str, i16, i16); 3] = [("city", 4, 3), ("road", 2, 2), ("takeback", 1, 1)];

/// Returns the marker of the box with this name.
fn known(name: &str) -> Option<&'static Marker> {
    MARKERS.iter().find(|m| m.name == name)
}

/// SH-09: returns the columns from left to right, and registers a check that the wares they sell
/// exist.
pub(crate) fn columns(o: &Options, reg: &mut Registrar) -> Result<Vec<Column>, InstallError> {
    let markers = o.names("markers")?.to_vec();
    check_markers(&markers)?;
    // SH-10, SH-11: the marked side is for 5 and 6 players.
    let marked = match o.word("side")? {
        "auto" => o.players > 4,
        side => side == "marked",
    };
    // The groups of the columns have consecutive numbers, because no other plugin defines one in
    // between.
    let mut columns = Vec::with_capacity(MAX_COLUMNS);
    for (name, first, extra) in PRINTED {
        let group = seats(name, reg);
        let sells = match name {
            "takeback" => Sells::TakeBack,
            _ => Sells::Tiles(TileRow {
                pile: reg.pile(&format!("shop.{name}"), None),
                open: reg.pile(&format!("shop.{name}.open"), None),
            }),
        };
        columns.push(Column { group, sells, first, extra, step: None });
    }
    for name in &markers {
        let (first, extra) = known(name).map_or((0, 0), |m| (m.first, m.extra));
        let sells = Sells::Ware(reg.ware(name));
        let mut column = Column { group: seats(name, reg), sells, first, extra, step: None };
        if name == "wheel" {
            // SH-75: 1 or 2 steps, by price or by side.
            let by_side = o.word("wheel_price")? == "by_side";
            column.step = Some(i16::from(!by_side));
            column.first += i16::from(by_side && marked);
        }
        columns.push(column);
    }
    let own = o.names("prices_5_6")?;
    for price in own {
        let (at, first, extra) = read_price(price, &names(o)?)?;
        if marked {
            (columns[at].first, columns[at].extra) = (first, extra);
        }
    }
    check_later(markers, o.switch("allow_debt")?, reg);
    Ok(columns)
}

/// Returns the names of the columns, from left to right.
pub(crate) fn names(o: &Options) -> Result<Vec<&str>, InstallError> {
    let markers = o.names("markers")?.iter().map(String::as_str);
    Ok(PRINTED.iter().map(|(name, ..)| *name).chain(markers).collect())
}

/// Defines the group of a column's seats.
fn seats(name: &str, reg: &mut Registrar) -> Group {
    reg.group(&format!("shop.{name}"), GroupSpec { places: SEATS as u8, hidden: false, in_reach: Reach::Nobody })
}

fn refused<T>(message: String) -> Result<T, InstallError> {
    Err(InstallError::Refused(message))
}

/// SH-08, SH-09: refuses more than three markers, and a marker that is named twice.
fn check_markers(markers: &[String]) -> Result<(), InstallError> {
    if markers.len() > MAX_MARKERS {
        return refused(format!("markers names {} markers; the board has room for {MAX_MARKERS}", markers.len()));
    }
    let twice = markers.iter().enumerate().find(|(i, m)| markers[..*i].contains(m));
    match twice {
        Some((_, name)) => refused(format!("markers names \"{name}\" twice; there is one of each")),
        None => Ok(()),
    }
}

/// Reads a price such as `city 5/+3`. Returns the index of the column, the first price and the
/// extra price.
fn read_price(text: &str, names: &[&str]) -> Result<(usize, i16, i16), InstallError> {
    let read = || {
        let (name, price) = text.split_once(' ')?;
        let (first, extra) = price.trim().split_once("/+")?;
        let at = names.iter().position(|n| *n == name)?;
        let number = |text: &str| text.parse::<i16>().ok().filter(|n| (0..=99).contains(n));
        Some((at, number(first)?, number(extra)?))
    };
    read().map_or_else(
        || {
            refused(format!(
                "prices_5_6 has \"{text}\"; write each price as \"city 5/+3\", with numbers from 0 to 99; \
                 the columns are {}",
                list(names.iter().copied())
            ))
        },
        Ok,
    )
}

/// SH-07, SH-09: registers the check that the mechanism of each marker is at the table. Its plugin
/// may be installed after the Shop, so the check runs when all plugins are installed.
fn check_later(markers: Vec<String>, debt: bool, reg: &mut Registrar) {
    let wares: Vec<Ware> = markers.iter().map(|name| reg.ware(name)).collect();
    reg.check(move |reg| {
        // SH-57: a debt needs scores below 0.
        if debt && matches!(reg.option_of("base", "score_floor")?, Some(Chosen::Word(floor)) if floor == "clamp") {
            return refused(
                "allow_debt lets scores fall below 0, and base.score_floor = \"clamp\" does not; change one of them".into(),
            );
        }
        if debt && reg.lowest_score().is_some() {
            return refused("allow_debt lets scores fall below 0, which another plugin at the table forbids; set allow_debt = false, or leave that plugin out".into());
        }
        markers.iter().zip(&wares).try_for_each(|(name, ware)| check_marker(name, *ware, reg))
    });
}

fn check_marker(name: &str, ware: Ware, reg: &Registrar) -> Result<(), InstallError> {
    let names = || MARKERS.iter().map(|m| m.name);
    match (known(name), reg.ware_spec(ware)) {
        (Some(m), Some(spec)) if Sort::of(&spec.goods) == m.sort => Ok(()),
        (Some(_), Some(_)) => refused(format!(
            "marker \"{name}\": a plugin defines a ware of that name, but of another sort; leave out the \
             marker or that plugin"
        )),
        (Some(m), None) if reg.has(m.plugin) => refused(format!(
            "marker \"{name}\": {} does not define its ware, because the mechanism is switched off there; \
             switch it on, or leave out the marker",
            m.plugin
        )),
        (Some(m), None) => refused(format!(
            "marker \"{name}\" needs the plugin \"{}\" at the table; add the table {} (`bastide plugins` \
             lists what this program has, and a library may bring more)",
            m.plugin,
            toml_header(m.plugin)
        )),
        (None, Some(spec)) if spec.price.is_none() => refused(format!(
            "marker \"{name}\": the plugin that defines this ware gives no price; leave out the marker, or \
             add a price to the ware"
        )),
        (None, Some(spec)) if matches!(Sort::of(&spec.goods), Sort::Function | Sort::Pieces) => Ok(()),
        (None, Some(_)) => refused(format!(
            "marker \"{name}\": a marker that is not in the box may sell only functions of tiles, or \
             pieces; leave it out"
        )),
        (None, None) => refused(format!(
            "unknown marker \"{name}\"{}; the markers are {}, and the wares with a price that other \
             expansions at the table define",
            did_you_mean(name, names()),
            list(names())
        )),
    }
}
