//! The wheel on screens: a disc of six sectors, with the pig, the followers on crown spaces, and
//! what each sector would bring the viewing player.

use bastide_core::author::prelude::*;

use crate::sector::Sector;
use crate::wheel::Wheel;

pub(crate) fn install(wheel: Wheel, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let points = wheel.points;
    let notes = Sector::ALL.map(|sector| {
        let note = match sector {
            Sector::Fortune => format!("{} points for the player at turn", points.fortune),
            Sector::Taxes if points.each_knight => "for each knight, pennants and own knights of the city".into(),
            Sector::Taxes => "for each city, its pennants and own knights".into(),
            Sector::Famine => format!("{} for each farmer and completed city", points.famine),
            Sector::Storm => format!("{} for each follower in supply", points.storm),
            Sector::Inquisition => format!("{} for each monk", points.inquisition),
            Sector::Plague => "each player takes one follower back".into(),
        };
        reg.label(&note)
    });
    // WF-04, WF-17: the cells of the wheel as start tile.
    let start = o.word("wheel_place")? == "start";
    let on = start.then_some(Area { min: Cell::new(0, 0), max: Cell::new(3, 3) });
    let title = reg.label("The Wheel");
    reg.rule(Disc { wheel, title, notes, on }).displays(Disc::displays);
    Ok(())
}

#[derive(Clone)]
struct Disc {
    wheel: Wheel,
    title: Label,
    /// By sector.
    notes: [Label; Sector::COUNT],
    on: Option<Area>,
}

impl Disc {
    /// Returns what a player would get if the pig stopped in a sector now.
    fn gain(&self, v: View, sector: Sector, who: Player) -> Result<i16, Fault> {
        let mut payments = Vec::new();
        self.wheel.payments(v, sector, v.core.turn.active, &mut payments)?;
        let paid: i16 = payments.iter().filter(|p| p.player == who).map(|p| p.line.points()).sum();
        let own = self.wheel.on_crowns(v, sector).filter(|(_, owner)| *owner == who).count() as i16;
        let all = self.wheel.on_crowns(v, sector).count();
        Ok(paid + own * self.wheel.crown_points(sector, all))
    }

    fn displays(&self, v: View, who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let here = self.wheel.sector(v);
        for sector in Sector::ALL {
            let spaces = self.wheel.spaces[sector.index()];
            out.push(Display::Section(Section {
                board: self.title,
                name: self.wheel.labels.sectors[sector.index()],
                seats: (spaces.count > 0).then_some(self.wheel.crowns),
                places: Some((spaces.first, spaces.count)),
                figure: v.neutral(self.wheel.pig).filter(|_| sector == here),
                note: Some(self.notes[sector.index()]),
                gain: Some(self.gain(v, sector, who)?),
                sector: true,
                on: self.on,
                ..Section::default()
            }));
        }
        Ok(())
    }
}
