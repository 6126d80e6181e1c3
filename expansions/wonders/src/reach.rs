//! Who has reached a field of the score track takes a wonder (RULES.md, section 1).

use bastide_core::ADDITIONAL;
use bastide_core::author::prelude::*;

use crate::lay::Lay;
use crate::track::Track;

pub(crate) fn install(track: &Track, lay: Lay, reg: &mut Registrar) -> Result<(), InstallError> {
    let reach = Reached {
        track: track.clone(),
        lay,
        claims: reg.slot(),
        due: reg.flag(),
        take: reg.verb("wonders.take", TargetKind::None, ArgKind::Token)?,
        prompt: reg.prompt("Which wonder do you take?"),
    };
    // WH-17: after the scoring of a tile play, and after what brings points later in it or outside of one.
    let places = [
        ("tile-play", "wonders.take", at("scored")),
        ("tile-play", "wonders.take-late", at("end.owe")),
        ("turn", "wonders.take-at-start", at("checks")),
        ("turn", "wonders.take-at-end", at("end")),
    ];
    for (schedule, name, order) in places {
        let phase = reg.phase(schedule, name, order, &[], reach.clone());
        reg.gate(phase, Gate::Flag(reach.due));
    }
    reg.rule(reach).on_points_awarded(Reached::note);
    Ok(())
}

#[derive(Clone)]
struct Reached {
    track: Track,
    lay: Lay,
    /// The players whom a scoring brought to the field of the next wonder.
    claims: Slot<Players>,
    /// Raised while there is a claim.
    due: Flag,
    take: Verb,
    prompt: Prompt,
}

impl Reached {
    /// WH-05, WH-17: notes who reaches the field by points that are no payment.
    fn note(&self, cx: &mut Context, entry: ScoreEntry) -> Result<(), Fault> {
        if entry.points > 0 && entry.cause != Cause::Payment && self.track.is_there(cx.view(), entry.player) {
            cx.slots.of_mut(self.claims).add(entry.player);
            cx.raise(self.due);
        }
        Ok(())
    }

    /// WH-17: returns the player who takes a wonder now, clockwise from the player at turn. WH-18: who can
    /// lay none waits.
    fn next_claimant(&self, v: View) -> Result<Option<Player>, Fault> {
        for player in v.slots.of(self.claims).from(v.core.turn.active, v.core.seats) {
            if self.track.is_there(v, player) && !self.usable(v, player)?.is_empty() {
                return Ok(Some(player));
            }
        }
        Ok(None)
    }

    /// WH-07, WH-18: returns the tokens of the wonders left that a player can lay.
    fn usable(&self, v: View, player: Player) -> Result<Vec<Token>, Fault> {
        let mut usable = Vec::new();
        for landmark in self.track.left(v) {
            if let Some(shape) = landmark.shape(v)
                && v.piece_fits_somewhere(player, &shape)?
            {
                usable.push(self.track.token(landmark));
            }
        }
        Ok(usable)
    }

    /// Asks the next player, or forgets the claims of those whom the field has left behind.
    fn next(&self, cx: &mut Context) -> Step {
        if let Some(player) = self.next_claimant(cx.view())? {
            return Ok(Flow::Ask(Ask::open(player, self.prompt)));
        }
        let v = cx.view();
        let kept: Players = v.slots.of(self.claims).iter().filter(|player| self.track.is_there(v, *player)).collect();
        *cx.slots.of_mut(self.claims) = kept;
        if kept.is_empty() {
            cx.lower(self.due);
        }
        Ok(Flow::Done)
    }
}

impl TurnPhase for Reached {
    /// WH-17: claims that the tile play of a wonder brings wait until it is over.
    fn enter(&self, cx: &mut Context) -> Step {
        if self.lay.is_open(cx.view()) { Ok(Flow::Done) } else { self.next(cx) }
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.usable(v, ask.player)?.into_iter().for_each(|token| menu.add(self.take, Target::None, token.0.into()));
        Ok(())
    }

    /// WH-18: a tile play of its own, which earns no further one.
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let Some(landmark) = self.track.of_token(action.arg) else { return self.next(cx) };
        self.track.take(cx, who, landmark);
        self.lay.open(cx, landmark);
        Ok(Flow::Call(Call::schedule(TILE_PLAY, who).with(ADDITIONAL)))
    }

    fn resume(&self, cx: &mut Context) -> Step {
        self.lay.close(cx);
        // What the tile play left owing comes before the next player.
        if let Some(call) = cx.next_owed() {
            return Ok(Flow::Call(call));
        }
        self.next(cx)
    }
}
