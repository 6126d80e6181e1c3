//! The teacher: in the school, with a player, or eaten (RULES.md, section 2).

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<Teacher, InstallError> {
    let kind = reg.neutral_figure("teacher", FigureLocation::Supply)?;
    // SC-14: what reaches figures on the landscape does not reach a teacher that a player has.
    let spec = GroupSpec { places: 1, hidden: false, in_reach: Reach::Nobody };
    let mut pupils = [Group::default(); MAX_PLAYERS];
    for (place, group) in pupils.iter_mut().zip(reg.group_of_each("school.teacher", spec)) {
        *place = group;
    }
    let teacher = Teacher { kind, school: reg.kind("school"), desk: reg.tile_trait("school"), pupils };
    if o.word("teacher_dragon")? == "eaten" {
        let dragon = reg.figure_if_present("dragon");
        reg.rule(Eaten { teacher, dragon }).on_figure_moved(Eaten::dragon_came);
    }
    Ok(teacher)
}

/// The figure without an owner, and its places.
#[derive(Clone, Copy)]
pub(crate) struct Teacher {
    kind: FigureKind,
    school: Kind,
    /// The trait of the segment where the teacher stands in the school.
    desk: Trait,
    /// The place with each player.
    pupils: [Group; MAX_PLAYERS],
}

impl Teacher {
    /// Returns the teacher and the place where he is.
    #[inline]
    fn place(self, v: View) -> Option<(Figure, FigureLocation)> {
        let figure = v.neutral(self.kind)?;
        Some((figure, v.core.figures.get(figure.index())?.place))
    }

    /// Returns the player who has the teacher.
    #[inline]
    pub(crate) fn holder(self, v: View) -> Option<Player> {
        match self.place(v)?.1 {
            FigureLocation::Slot { group, .. } => v.keeper(group),
            _ => None,
        }
    }

    /// Returns `true` if a dragon has eaten the teacher.
    pub(crate) fn is_gone(self, v: View) -> bool {
        self.place(v).is_none_or(|(_, place)| place == FigureLocation::Gone)
    }

    /// SC-14: returns the segment where the teacher stands in the school: on its western half.
    fn desk(self, v: View) -> Option<SegmentId> {
        v.features(self.school).find(|seg| v.traits_on(*seg, self.desk) > 0)
    }

    /// Puts the teacher into the school.
    pub(crate) fn send_back(self, cx: &mut Context) {
        if let (Some(teacher), Some(desk)) = (cx.view().neutral(self.kind), self.desk(cx.view())) {
            cx.move_figure(teacher, FigureLocation::Segment(desk));
        }
    }

    /// Gives the teacher to a player.
    pub(crate) fn give_to(self, cx: &mut Context, player: Player) {
        if let (Some(teacher), Some(group)) = (cx.view().neutral(self.kind), self.pupils.get(player.index())) {
            cx.move_figure(teacher, FigureLocation::Slot { group: *group, index: 0 });
        }
    }
}

/// The dragon in the school.
#[derive(Clone, Copy)]
struct Eaten {
    teacher: Teacher,
    dragon: FigureKind,
}

impl Eaten {
    /// SC-14: a dragon that comes to the tile of the teacher eats him, and he is out of the game.
    fn dragon_came(&self, cx: &mut Context, moved: Figure, _from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        let v = cx.view();
        let FigureLocation::Spot { cell, .. } = to else { return Ok(()) };
        if v.neutral(self.dragon) != Some(moved) {
            return Ok(());
        }
        if let Some((teacher, FigureLocation::Segment(seg))) = self.teacher.place(v)
            && v.core.board.same_tile(v.core.graph.get(seg).cell, cell)
        {
            cx.move_figure(teacher, FigureLocation::Gone);
        }
        Ok(())
    }
}
