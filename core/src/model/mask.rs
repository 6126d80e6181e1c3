//! The secrets of figures, events and actions: the content of hidden groups, and
//! outcomes of hidden streams.

use crate::model::action::Target;
use crate::model::event::Event;
use crate::model::figure::{FigureLocation, FigureState};
use crate::model::ids::{Group, Player, Stream};
use crate::model::names::{GroupSpec, Names};
use crate::model::viewer::{HIDDEN_PLACE, Viewer};

/// The figures, events and actions that a seat does not see, by the groups and streams that are
/// hidden.
#[derive(Clone, Copy)]
pub(crate) struct Mask<'a> {
    pub(crate) viewer: Viewer,
    pub(crate) groups: &'a Names<GroupSpec>,
    pub(crate) streams: &'a [Stream],
}

impl Mask<'_> {
    /// Returns `true` if the content of the group is hidden from all but its owner.
    pub(crate) fn is_hidden(&self, group: Group) -> bool {
        self.groups.spec(group.index()).is_some_and(|spec| spec.hidden)
    }

    /// Returns where the viewer sees a figure of this owner.
    pub(crate) fn place(&self, owner: Option<Player>, place: FigureLocation) -> FigureLocation {
        match place {
            FigureLocation::Slot { group, .. } if self.is_hidden(group) && !self.viewer.sees(owner) => {
                FigureLocation::Slot { group, index: HIDDEN_PLACE }
            }
            shown => shown,
        }
    }

    /// Returns `true` if the viewer does not see which place of a group this target of `owner` is.
    pub(crate) fn hides(&self, owner: Option<Player>, target: Target) -> bool {
        matches!(target, Target::Slot { group, .. } if self.is_hidden(group)) && !self.viewer.sees(owner)
    }

    /// Returns an event as the viewer sees it; `None` if the viewer does not see it at all.
    pub(crate) fn event(&self, figures: &[FigureState], event: Event) -> Option<Event> {
        let masked = |owner, target| match target {
            Target::Slot { group, .. } if self.hides(owner, target) => Target::Slot { group, index: HIDDEN_PLACE },
            shown => shown,
        };
        match event {
            Event::FigureMoved { figure, from, to } => {
                let owner = figures.get(figure.index()).and_then(|f| f.owner);
                let (from, to) = (self.place(owner, from), self.place(owner, to));
                (from != to).then_some(Event::FigureMoved { figure, from, to })
            }
            Event::TokenMoved { token, target, by } => Some(Event::TokenMoved { token, target: masked(by, target), by }),
            Event::Chance { stream, .. } if self.viewer != Viewer::Engine && self.streams.contains(&stream) => None,
            Event::Other { tag, player, target, .. } if self.hides(player, target) => {
                Some(Event::Other { tag, player, target: masked(player, target), arg: 0 })
            }
            shown => Some(shown),
        }
    }
}
