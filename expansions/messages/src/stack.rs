//! The stack of messages (RULES.md, section 2).

use std::sync::Arc;

use bastide_core::author::prelude::*;

use crate::kinds::Kind;
use crate::options;
use crate::post::Ids;

/// The messages of a table, and how they are drawn.
#[derive(Clone)]
pub(crate) struct Stack {
    ids: Ids,
    kinds: Arc<[(Kind, Tag)]>,
    stream: Stream,
    /// MS-25, MS-26: the messages are shuffled when all were used.
    shuffles: bool,
}

impl Stack {
    pub(crate) fn install(ids: Ids, o: &Options, reg: &mut Registrar) -> Result<Stack, InstallError> {
        let kinds = options::kinds(o)?.into_iter().map(|kind| (kind, reg.tag(&format!("messages.{}", kind.name()))));
        let kinds: Vec<(Kind, Tag)> = kinds.collect();
        let stream = reg.stream("messages");
        let shuffles = match o.word("message_recycle")? {
            "auto" => reg.has("shop"),
            word => word == "shuffle",
        };
        Ok(Stack { ids, kinds: kinds.into(), stream, shuffles })
    }

    /// MS-05, MS-26, MS-27: draws the next message for a player. The order is found by chance the
    /// first time; then it repeats, or begins anew.
    pub(crate) fn draw(&self, cx: &mut Context, who: Player) -> Kind {
        let all = self.kinds.len();
        let post = cx.slots.of_mut(self.ids.slot);
        if self.shuffles && post.order.len() == all {
            post.order.clear();
        }
        let used = post.order.clone();
        let next = if used.len() < all {
            let left: Vec<u8> = (0..all as u8).filter(|number| !used.contains(number)).collect();
            let at = cx.chance(self.stream, left.len() as u16);
            let number = left.get(usize::from(at)).copied().unwrap_or_default();
            cx.slots.of_mut(self.ids.slot).order.push(number);
            number
        } else {
            let drawn = usize::from(cx.slots.of(self.ids.slot).drawn);
            used.get(drawn % all).copied().unwrap_or_default()
        };
        cx.slots.of_mut(self.ids.slot).drawn += 1;
        let (kind, tag) = self.kinds.get(usize::from(next)).copied().unwrap_or((Kind::Tile, Tag::default()));
        cx.log.put(Event::Other { tag, player: Some(who), target: Target::None, arg: 0 });
        kind
    }
}
