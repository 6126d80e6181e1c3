//! The open question of Bastide, by its subject.

use bastide_core::{Action, Decision, FINAL, FigureKinds, Game, Program, Verb, View};

/// Returns the name of the verb of an action.
pub(super) fn verb(v: View<'_>, a: Action) -> &str {
    verb_name(v, a.verb)
}

/// Returns the name of a verb.
pub(super) fn verb_name(v: View<'_>, verb: Verb) -> &str {
    v.rules.names.verbs.name(verb.index())
}

/// The subject of a question of Bastide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// The placement of a tile.
    Tile,
    /// The action after the placement of the tile.
    Deploy,
    /// The deployment of the phantom after that.
    Phantom,
    /// The landing of the figure of a flying machine.
    Landing,
    /// Whether a token of a tunnel is laid after the deploy step.
    Tunnel,
    /// The roads that the ferry of a new lake joins.
    Ferry,
    /// Whether ferries are moved.
    MovedFerry,
    /// Which bridge makes the placement legal.
    RequiredBridge,
    /// A castle or the points of the city.
    Castle,
    /// The value with which a castle scores.
    CastleValue,
    /// A choice, bid or sale in a bazaar.
    Bazaar,
    /// The second tile play of a builder.
    SecondTilePlay,
    /// A step of the dragon.
    Dragon,
    /// Whom a tower captures.
    Capture,
    /// Whether a flock grows or is driven home.
    Flock,
    /// Whether a knight leaves a besieged city.
    Escape,
    /// Which of the captor's own figures comes back in an exchange of prisoners.
    Exchange,
    /// Whether an abbey is placed in place of a drawn tile.
    Abbey,
    /// The same in the round after the last tile.
    LastAbbey,
    /// The move of a wagon after a scoring.
    Wagon,
    /// Which figure leaves a quarter of the City of Carcassonne for a feature that is scored.
    Join,
    /// Which figure leaves a quarter at the end of the game.
    JoinAtEnd,
    /// Which figure enters the City of Carcassonne.
    Enter,
    /// The move of the Count.
    Count,
    /// The choice at a crop circle, and the action of a player there.
    Circle,
    /// On which tile the second ingot is laid.
    Gold,
    /// The move of the mage or the witch, or the choice which of the two leaves the board.
    Magic,
}

impl Question {
    /// Returns the JCloisterZone name of the phase; `none` if JCloisterZone does not ask this.
    pub(super) fn phase(self) -> &'static str {
        match self {
            Question::Tile => "TilePhase",
            Question::Deploy | Question::Landing => "ActionPhase",
            Question::Phantom => "PhantomPhase",
            Question::Tunnel => "TunnelPhase",
            Question::Ferry => "PlaceFerryPhase",
            Question::MovedFerry => "ChangeFerriesPhase",
            Question::Castle => "CastlePhase",
            Question::Bazaar => "BazaarPhase",
            Question::Dragon => "DragonMovePhase",
            Question::Flock => "ShepherdPhase",
            Question::Escape => "EscapePhase",
            Question::Capture | Question::Exchange => "TowerCapturePhase",
            Question::Abbey => "AbbeyPhase",
            Question::LastAbbey => "AbbeyEndGamePhase",
            Question::Wagon => "WagonPhase",
            Question::Join => "CocScoringPhase",
            Question::JoinAtEnd => "CocFinalScoringPhase",
            Question::Enter => "CocFollowerPhase",
            Question::Count => "CocCountPhase",
            Question::Circle => "CornCirclePhase",
            Question::Gold => "GoldPiecePhase",
            Question::Magic => "MageAndWitchPhase",
            Question::RequiredBridge | Question::CastleValue | Question::SecondTilePlay => "none",
        }
    }

    /// Returns the same in a position: the figure of a flying machine may be a phantom that lands in the
    /// step of phantoms.
    pub(super) fn phase_at(self, v: View) -> &'static str {
        let second = self == Question::Landing && v.core.tile_play.may_deploy != FigureKinds::ALL;
        if second { Question::Phantom.phase() } else { self.phase() }
    }

    /// Returns `true` for a question after the placement of a tile that JCloisterZone asks before
    /// the confirmation.
    pub(super) fn is_before_confirmation(self) -> bool {
        let asks = matches!(self, Question::Deploy | Question::Phantom | Question::Flock | Question::Castle);
        let links = matches!(self, Question::Tunnel | Question::Ferry | Question::MovedFerry | Question::Landing);
        let pays = matches!(self, Question::Capture | Question::Exchange | Question::Gold | Question::Magic);
        asks || links || pays
    }
}

/// Returns all options; the lowest value of a range.
pub(super) fn actions(decision: Decision) -> impl Iterator<Item = Action> {
    let places = (0..decision.menu().placements()).filter_map(move |n| decision.get(n));
    places.chain(decision.menu().entries().iter().map(|e| Action { verb: e.verb, target: e.target, arg: e.lo }))
}

/// Returns the subject of the open question, or `None` if the game is over.
pub(super) fn question(game: &Game) -> Option<Question> {
    let (v, decision) = (game.view(), game.decision()?);
    if decision.menu().placements() > 0 {
        return Some(Question::Tile);
    }
    let mut bridges_only = true;
    for action in actions(decision) {
        match verb(v, action) {
            "base.decline" => return Some(Question::Tile),
            "castles.build" => return Some(Question::Castle),
            "castles.take" => return Some(Question::CastleValue),
            "traders-builders.draw" => return Some(Question::SecondTilePlay),
            "dragon.move" => return Some(Question::Dragon),
            "tower.capture" => return Some(Question::Capture),
            "tower.swap" => return Some(Question::Exchange),
            "sheep.grow" | "sheep.home" => return Some(Question::Flock),
            "siege.escape" => return Some(Question::Escape),
            "wagon.move" => return Some(Question::Wagon),
            "flier.land" => return Some(Question::Landing),
            "ferries.lay" => return Some(Question::Ferry),
            "ferries.turn" => return Some(Question::MovedFerry),
            "tunnel.lay" if is_late_tunnel(v, decision) => return Some(Question::Tunnel),
            // The tile plays of the last round are not additional ones, and draw nothing.
            "abbey.use" if v.can_draw() || v.core.tile_play.additional => return Some(Question::Abbey),
            "abbey.use" => return Some(Question::LastAbbey),
            "count.join" if v.core.turn.frame().program == Program::Schedule(FINAL) => return Some(Question::JoinAtEnd),
            "count.join" => return Some(Question::Join),
            "count.enter" => return Some(Question::Enter),
            "count.move" => return Some(Question::Count),
            "corn.all-add" | "corn.add" | "corn.remove" => return Some(Question::Circle),
            "gold.lay" => return Some(Question::Gold),
            "magic.to" | "magic.off" => return Some(Question::Magic),
            name if name.starts_with("bazaars.") => return Some(Question::Bazaar),
            name => bridges_only &= name == "bridges.build",
        }
    }
    // The second deploy step allows phantoms alone.
    let second = v.core.tile_play.may_deploy != FigureKinds::ALL;
    Some(match (bridges_only, second) {
        (true, _) => Question::RequiredBridge,
        (_, true) => Question::Phantom,
        _ => Question::Deploy,
    })
}

/// Returns `true` if the deploy steps are over, and only tokens of tunnels may be laid.
fn is_late_tunnel(v: View, decision: Decision) -> bool {
    v.rules.names.prompts.name(decision.ask.prompt.index()) == "Lay a tunnel token?"
}
