//! Converts options of a question to messages of JCloisterZone.

use bastide_core::{Action, Figure, FigureKind, FigureLocation, FigureState, Target, notation};
use serde_json::{Value, json};

use crate::mirror::Mirror;
use crate::places;
use crate::questions::{CIRCLE, Offer};
use crate::subjects::verb;

/// The random number of a message. It has no effect, because the file lists all draws, but for
/// messages that turn up animal tokens, which have a number of their own.
pub(super) const CHANCE: f64 = 0.5;

/// Converts an offer to the type and payload of a message.
pub(super) fn message(mirror: &Mirror, offer: &Offer) -> (&'static str, Value) {
    let words: Vec<&str> = offer.option.split(' ').collect();
    // The second word of a list, if there is one, is the tile, the token or the figure that it is about.
    let mut list = offer.list.split(' ');
    let (list, about) = (list.next().unwrap_or_default(), list.next().unwrap_or_default());
    match (list, &words[..]) {
        ("TilePlacement", [at, turn]) => {
            ("PLACE_TILE", json!({"tileId": about, "rotation": format!("R{turn}"), "position": cell(at)}))
        }
        ("Meeple", _) => ("DEPLOY_MEEPLE", json!({"pointer": pointer(&offer.option), "meepleId": meeple(mirror, offer.action)})),
        ("Flock", _) => ("FLOCK_EXPAND_OR_SCORE", json!({"value": offer.option, "random": CHANCE})),
        ("Ferries", _) => ("PLACE_TOKEN", json!({"token": "FERRY", "pointer": pointer(&offer.option)})),
        ("Tunnel", _) => ("PLACE_TOKEN", json!({"token": about, "pointer": pointer(&offer.option)})),
        ("Bridge", _) => ("PLACE_TOKEN", json!({"token": "BRIDGE", "pointer": pointer(&offer.option)})),
        ("ReturnMeeple", [piece, rest @ ..]) => {
            ("RETURN_MEEPLE", json!({"pointer": standing(mirror, offer.action, piece, rest), "source": about}))
        }
        ("MoveFairyNextTo", [piece, rest @ ..]) => {
            ("MOVE_NEUTRAL_FIGURE", json!({"figureId": "fairy.1", "to": standing(mirror, offer.action, piece, rest)}))
        }
        ("MoveFairyOnTile", [at]) => ("MOVE_NEUTRAL_FIGURE", json!({"figureId": "fairy.1", "to": cell(at)})),
        ("MoveDragon", [at]) => ("MOVE_NEUTRAL_FIGURE", json!({"figureId": "dragon.1", "to": cell(at)})),
        ("NeutralFigure", _) => ("MOVE_NEUTRAL_FIGURE", json!({"figureId": about, "to": pointer(&offer.option)})),
        ("RemoveMageOrWitch", _) => ("MOVE_NEUTRAL_FIGURE", json!({"figureId": about, "to": null})),
        ("GoldPiece", [at]) => ("PLACE_TOKEN", json!({"token": "GOLD", "pointer": cell(at)})),
        ("TowerPiece", [at]) => ("PLACE_TOKEN", json!({"token": "TOWER_PIECE", "pointer": pointer(&format!("{at} Tower I"))})),
        ("CaptureFollower", [_, rest @ ..]) => {
            let pointer = json!({"featurePointer": pointer(&rest.join(" ")), "meepleId": figure(mirror, offer.action)});
            ("CAPTURE_FOLLOWER", json!({"pointer": pointer}))
        }
        ("LittleBuilding", [token]) => ("PLACE_TOKEN", json!({"token": token, "pointer": cell(about)})),
        (CIRCLE, _) => ("CIRCLE_REMOVE_OR_DEPLOY", json!({"value": offer.option})),
        ("ScoreAcrobats", _) => ("SCORE_ACROBATS", json!({"pointer": pointer(&offer.option)})),
        ("SelectPrisonerToExchange", _) => ("EXCHANGE_FOLLOWER", json!({"meepleId": figure(mirror, offer.action)})),
        ("PayRansom", _) => ("PAY_RANSOM", json!({"meepleId": figure(mirror, offer.action)})),
        _ => ("PASS", json!({})),
    }
}

/// Returns the pointer to a figure on the board, with its number if the action names it.
fn standing(mirror: &Mirror, action: Action, piece: &str, place: &[&str]) -> Value {
    let line = match action.target {
        Target::Figure(figure) => notation::figure(mirror.game().view(), figure),
        _ => String::new(),
    };
    let number = line.rsplit('.').next().filter(|n| !n.is_empty()).unwrap_or("1");
    json!({"featurePointer": pointer(&place.join(" ")), "meepleId": format!("{piece}.{number}")})
}

/// Returns the id of the figure that an action names.
fn figure(mirror: &Mirror, action: Action) -> String {
    let Target::Figure(figure) = action.target else { return String::new() };
    places::figure_id(mirror.game().view(), figure).unwrap_or_default()
}

/// Returns the id of the figure to deploy: the first of its kind in supply, or in the quarters for
/// one that leaves the City of Carcassonne.
fn meeple(mirror: &Mirror, action: Action) -> String {
    let view = mirror.game().view();
    let Some(player) = mirror.jcz_player() else { return String::new() };
    let kind = match verb(view, action) {
        "wagon.move" => view.rules.figure("wagon"),
        "barn.build" => view.rules.figure("barn"),
        "flier.land" => Some(FigureKind(view.core.turn.frame().arg as u8)),
        _ => Some(FigureKind(action.arg as u8)),
    };
    let Some(kind) = kind else { return String::new() };
    let leaves = verb(view, action) == "count.join";
    let in_quarter =
        |f: &FigureState| f.kind == kind && f.owner == Some(player) && matches!(f.place, FigureLocation::Slot { .. });
    let figure = match verb(view, action) {
        // It waits on the feature that was scored.
        "wagon.move" => Some(Figure(action.arg as u16)),
        _ if leaves => view.core.figures.iter().position(in_quarter).map(Figure::at),
        _ => view.core.from_supply(player, kind),
    };
    let Some(figure) = figure else { return String::new() };
    let line = notation::figure(view, figure);
    let number = line.rsplit('.').next().unwrap_or("1");
    format!("{}.{number}", places::piece(player, view.rules.names.figures.name(kind.index())))
}

/// Returns `true` for a message by which a figure takes off from a flying machine.
pub(super) fn takes_off(msg: &Value) -> bool {
    msg["payload"]["pointer"]["feature"] == "FlyingMachine"
}

/// Converts `x,y` to a position of JCloisterZone.
fn cell(text: &str) -> Value {
    let numbers: Vec<i64> = text.split(',').filter_map(|n| n.parse().ok()).collect();
    json!(numbers)
}

/// Converts `x,y Feature Location` to a pointer of JCloisterZone.
pub(super) fn pointer(text: &str) -> Value {
    let mut words = text.split(' ');
    let at = cell(words.next().unwrap_or_default());
    json!({"position": at, "feature": words.next().unwrap_or_default(), "location": words.next().unwrap_or_default()})
}
