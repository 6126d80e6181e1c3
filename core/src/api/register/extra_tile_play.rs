//! A further tile play for a player in the same turn, as the builder gives one.

use crate::api::register::Registrar;
use crate::contract::fault::Fault;
use crate::contract::flow::{Flow, Step};
use crate::contract::manifest::InstallError;
use crate::contract::menu::Menu;
use crate::dispatch::hook::{Context, View};
use crate::dispatch::roles::TurnPhase;
use crate::model::action::{Action, ArgKind, Ask, PASS, Target, TargetKind};
use crate::model::ids::{Phase, Player, Prompt, Verb};
use crate::model::state::program::{ADDITIONAL, Call, TILE_PLAY};

/// The question whether a player takes an additional tile play.
#[derive(Clone, Copy, Debug)]
pub struct TilePlayQuestion {
    /// The verb that takes it.
    pub verb: &'static str,
    /// The question, as [`Registrar::prompt`] takes it.
    pub prompt: &'static str,
}

impl Registrar {
    /// Registers a phase that gives its player an additional tile play, if a tile is left to draw.
    /// With a question, the player may take it or pass; with `None`, it is forced.
    ///
    /// The rule that grants the tile play calls the phase:
    /// `cx.follow_up(rank, Call::phase(phase, player))`. The additional tile play then follows
    /// everything that the present one causes, and has the same caller.
    ///
    /// # Errors
    /// Another plugin has a verb of this name.
    pub fn extra_tile_play(&mut self, name: &str, question: Option<TilePlayQuestion>) -> Result<Phase, InstallError> {
        let question = match question {
            Some(q) => {
                let take = self.verb(q.verb, TargetKind::None, ArgKind::None)?;
                Some((take, self.prompt(q.prompt)))
            }
            None => None,
        };
        Ok(self.subphase(name, &[], ExtraTilePlay { question }))
    }
}

impl Context<'_> {
    /// Schedules an additional tile play for a player on behalf of the caller of the running frame.
    /// See [`Registrar::extra_tile_play`] for the phase that also checks the stock and asks the
    /// player.
    pub fn add_tile_play(&mut self, player: Player) {
        self.owe_by_caller(0, Call::schedule(TILE_PLAY, player).with(ADDITIONAL));
    }
}

struct ExtraTilePlay {
    question: Option<(Verb, Prompt)>,
}

impl TurnPhase for ExtraTilePlay {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core.turn.frame().player;
        if !cx.view().can_place_tile(player)? {
            return Ok(Flow::Done);
        }
        if let Some((_, prompt)) = self.question {
            return Ok(Flow::Ask(Ask::open(player, prompt)));
        }
        cx.add_tile_play(player);
        Ok(Flow::Done)
    }

    fn options(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if let Some((take, _)) = self.question {
            menu.add(take, Target::None, 0);
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if action.verb != PASS {
            cx.add_tile_play(who);
        }
        Ok(Flow::Done)
    }
}
