//! A message is carried out (RULES.md, sections 2 and 3).

use bastide_core::ADDITIONAL;
use bastide_core::author::prelude::*;

use crate::kinds::Kind;
use crate::post::Ids;
use crate::stack::Stack;
use crate::worth::Worth;

/// MS-05: the points for a message that is not carried out.
const INSTEAD: i16 = 2;
/// MS-15: the extra tile comes before the second tile play of a builder.
const RANK: u8 = 3;

/// Registers the phase in which a player draws a message and answers it.
pub(crate) fn install(ids: Ids, stack: Stack, o: &Options, reg: &mut Registrar) -> Result<Phase, InstallError> {
    let take = reg.verb("messages.take", TargetKind::None, ArgKind::None)?;
    let points = reg.verb("messages.two-points", TargetKind::None, ArgKind::None)?;
    let give_back = reg.verb("messages.return", TargetKind::Figure, ArgKind::None)?;
    let message = Message {
        ids,
        stack,
        worth: Worth::new(o.number("farmer_message_points")? as i16, reg),
        take,
        points,
        give_back,
        extra: reg.extra_tile_play("messages.extra", None)?,
        prompt: reg.prompt("Carry out the message?"),
        whom: reg.prompt("Which follower is scored and taken back?"),
    };
    Ok(reg.subphase("messages.message", &[], message))
}

/// The question about one message. The step of the frame is the number of the message and 1.
struct Message {
    ids: Ids,
    stack: Stack,
    worth: Worth,
    take: Verb,
    points: Verb,
    give_back: Verb,
    extra: Phase,
    prompt: Prompt,
    whom: Prompt,
}

impl Message {
    /// Returns the message that the running frame is about.
    fn kind(&self, v: View) -> Option<Kind> {
        Kind::ALL.get(usize::from(v.core.turn.frame().step).checked_sub(1)?).copied()
    }

    fn award(&self, cx: &mut Context, player: Player, points: i16) {
        let entry = ScoreEntry::bonus(player, points, self.ids.label);
        cx.award_points(entry, &[]);
    }

    /// MS-21: returns `true` if the message can be carried out.
    fn can_take(&self, v: View, who: Player) -> Result<bool, Fault> {
        Ok(match self.kind(v) {
            Some(Kind::Tile) => v.can_draw(),
            Some(Kind::Follower) => self.worth.returnable(v, who).next().is_some(),
            Some(kind) => self.worth.points(v, who, kind)?.is_some(),
            None => false,
        })
    }
}

impl TurnPhase for Message {
    /// MS-04, MS-05: draws a message.
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().turn.frame().player;
        let kind = self.stack.draw(cx, player);
        let number = Kind::ALL.iter().position(|known| *known == kind).unwrap_or_default();
        for _ in 0..=number {
            cx.next_step();
        }
        Ok(Flow::Ask(Ask::open(player, self.prompt)))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if ask.prompt == self.whom {
            for (figure, _) in self.worth.returnable(v, ask.player) {
                menu.add(self.give_back, Target::Figure(figure), 0);
            }
            return Ok(());
        }
        if self.can_take(v, ask.player)? {
            menu.add(self.take, Target::None, 0);
        }
        menu.add(self.points, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if action.verb == self.points {
            self.award(cx, who, INSTEAD);
            return Ok(Flow::Done);
        }
        if let (true, Target::Figure(figure)) = (action.verb == self.give_back, action.target) {
            // MS-19: its feature is scored as at the end, and it goes back.
            let v = cx.view();
            let seg = self.worth.returnable(v, who).find(|(known, _)| *known == figure).map(|(_, seg)| seg);
            if let Some(seg) = seg {
                let points = self.worth.at_the_end(v, who, seg)?;
                cx.move_figure(figure, FigureLocation::Supply);
                self.award(cx, who, points);
            }
            return Ok(Flow::Done);
        }
        match self.kind(cx.view()) {
            Some(Kind::Follower) => return Ok(Flow::Ask(Ask::open(who, self.whom))),
            // MS-15, MS-23, MS-29: a tile play of its own, after the present one. MS-06: at once where
            // none runs.
            Some(Kind::Tile) if cx.core().turn.is_within(TILE_PLAY) => cx.follow_up(RANK, Call::phase(self.extra, who)),
            Some(Kind::Tile) => return Ok(Flow::Call(Call::schedule(TILE_PLAY, who).with(ADDITIONAL))),
            Some(kind) => {
                let points = self.worth.points(cx.view(), who, kind)?;
                self.award(cx, who, points.unwrap_or_default());
            }
            None => {}
        }
        Ok(Flow::Done)
    }

    /// Runs what an extra tile play left owing.
    fn resume(&self, cx: &mut Context) -> Step {
        Ok(cx.next_owed().map_or(Flow::Done, Flow::Call))
    }
}
