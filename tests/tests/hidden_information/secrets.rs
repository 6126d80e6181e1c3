//! A plugin with every sort of secret: hands of tiles, a hidden group of places, sealed votes.
//!
//! It is careless on purpose: its displays show all that its slot holds, and it logs a vote at once. What others see is
//! decided by the engine and by the secret of the slot alone.

use bastide_core::{
    Action, ArgKind, Ask, Cause, Context, Display, Event, Expansion, Fault, FigureKind, FigureLocation, Flow, Group, GroupSpec,
    InstallError, Label, Manifest, Menu, Options, Pile, Player, Prompt, Registrar, ScoreEntry, Secret, Slot, Step, Stream, Tag,
    Target, TargetKind, TileType, TurnPhase, Unseen, Verb, View, at,
};

static MANIFEST: Manifest = Manifest {
    id: "secrets",
    title: "Secrets",
    version: "1.0.0",
    about: "Hands of tiles, followers in a vault, and secret votes.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: "",
};

const TILES: &str = "
[[tile]]
id = 'SE/One'
count = { first = 20, new = 20 }
segments = [{ kind = 'field', edges = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] }]
[[tile]]
id = 'SE/Two'
count = { first = 20, new = 20 }
segments = [{ kind = 'city', edges = ['N', 'E', 'S', 'W'] }]
";

/// The most tiles in a hand.
const HAND: usize = 2;
/// The number of places of the vault.
const PLACES: u8 = 5;

/// The plugin.
pub(crate) struct Secrets;

/// What the slot holds.
#[derive(Clone, Hash, Default)]
struct Kept {
    /// The tiles in all hands; `None` for one that the viewer does not know.
    hands: Vec<(Player, Option<TileType>)>,
    /// The sealed votes.
    votes: Vec<(Player, i16)>,
    /// The player who votes, from 0.
    voter: u8,
    /// Whether that player votes for the second time, which those do who said yes.
    again: bool,
}

#[derive(Clone, Copy)]
struct Rules {
    slot: Slot<Kept>,
    pile: Pile,
    stream: Stream,
    vault: Group,
    hand: Group,
    hide: Verb,
    vote: Verb,
    where_to: Prompt,
    yes_or_no: Prompt,
    voted: Tag,
    label: Label,
    follower: FigureKind,
}

impl Expansion for Secrets {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let pile = reg.pile("secrets.pile", None);
        reg.tiles("secrets/tiles.toml", TILES, 1, pile)?;
        let rules = Rules {
            slot: reg.slot(),
            pile,
            stream: reg.stream("secrets.hands"),
            vault: reg.group("secrets.vault", GroupSpec { places: PLACES, hidden: true }),
            hand: reg.group("secrets.hand", GroupSpec { places: 20, hidden: true }),
            hide: reg.verb("secrets.hide", TargetKind::Slot, ArgKind::FigureKind)?,
            vote: reg.verb("secrets.vote", TargetKind::None, ArgKind::Number)?,
            where_to: reg.prompt("Where does your follower hide?"),
            yes_or_no: reg.prompt("Yes or no?"),
            voted: reg.tag("secrets.voted"),
            label: reg.label("vote"),
            follower: reg.figure("follower"),
        };
        reg.hide(rules.slot, rules);
        reg.hide_chance(rules.stream);
        reg.displays(rules);
        reg.phase("part", "secrets.play", at("placed"), &[], rules);
        Ok(())
    }
}

impl Secret<Kept> for Rules {
    fn redact(&self, kept: &mut Kept, unseen: &mut Unseen) {
        for (owner, tile) in &mut kept.hands {
            if unseen.hides(*owner)
                && let Some(tile) = tile.take()
            {
                unseen.put_back(self.pile, tile);
            }
        }
        kept.votes.retain(|(voter, _)| !unseen.hides(*voter));
        kept.again &= kept.voter < unseen.core().seats && !unseen.hides(Player(kept.voter));
    }

    fn sample(&self, kept: &mut Kept, unseen: &mut Unseen) {
        for (_, tile) in kept.hands.iter_mut().filter(|(_, tile)| tile.is_none()) {
            *tile = unseen.draw(self.pile);
        }
        for voter in (0..kept.voter).map(Player) {
            if unseen.hides(voter) && unseen.below(2) == 1 {
                kept.votes.push((voter, 1));
            }
        }
    }
}

impl Rules {
    /// Asks the next voter, or counts the votes.
    fn next(&self, cx: &mut Context) -> Step {
        let seats = cx.core.seats;
        let kept = cx.slots.of_mut(self.slot);
        if kept.voter < seats {
            return Ok(Flow::Ask(Ask { player: Player(kept.voter), prompt: self.yes_or_no, sealed: true }));
        }
        for (player, points) in std::mem::take(&mut kept.votes) {
            let entry = ScoreEntry { player, points, label: self.label, seg: None, figure: None, cause: Cause::Bonus };
            cx.award_points(entry, &[]);
        }
        Ok(Flow::Done)
    }
}

impl TurnPhase for Rules {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core.tile_play.player;
        let held = cx.slots.of(self.slot).hands.iter().filter(|(owner, _)| *owner == player).count();
        if held < HAND {
            let tile = cx.draw_from(self.pile, self.stream);
            cx.slots.of_mut(self.slot).hands.push((player, tile));
        }
        let kept = cx.slots.of_mut(self.slot);
        kept.votes.clear();
        (kept.voter, kept.again) = (0, false);
        if cx.core.tile_play.serial.is_multiple_of(3) {
            for i in 0..cx.core.figures.len() {
                if matches!(cx.core.figures[i].place, FigureLocation::Slot { group, .. } if group == self.vault) {
                    cx.move_figure(bastide_core::Figure::at(i), FigureLocation::Supply);
                }
            }
        }
        if cx.core.from_supply(player, self.follower).is_none() {
            return self.next(cx);
        }
        Ok(Flow::Ask(Ask::open(player, self.where_to)))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if ask.prompt == self.where_to {
            (0..PLACES).for_each(|index| menu.add(self.hide, Target::Slot { group: self.vault, index }, self.follower.0.into()));
        } else {
            // The menu tells what the voter holds.
            let two = |tile: TileType| v.rules.tiles.get(tile).name == "SE/Two";
            let held = v.slots.of(self.slot).hands.iter().filter(|(owner, _)| *owner == ask.player);
            let twos = held.filter(|(_, tile)| tile.is_some_and(two)).count() as i16;
            menu.add_range(self.vote, Target::None, 0, 1 + twos);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        if let (true, Target::Slot { group, index }) = (a.verb == self.hide, a.target) {
            if let Some(figure) = cx.core.from_supply(who, self.follower) {
                cx.move_figure(figure, FigureLocation::Slot { group, index });
            }
            cx.log.put(Event::Other { tag: self.voted, player: Some(who), target: a.target, arg: index.into() });
            return self.next(cx);
        }
        cx.log.put(Event::Other { tag: self.voted, player: Some(who), target: Target::None, arg: a.arg });
        let kept = cx.slots.of_mut(self.slot);
        if a.arg == 1 {
            kept.votes.push((who, 1));
        }
        kept.again = a.arg == 1 && !kept.again;
        kept.voter += u8::from(!kept.again);
        self.next(cx)
    }

    fn displays(&self, v: View, _: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let kept = v.slots.of(self.slot);
        for (index, (owner, tile)) in (0..).zip(&kept.hands) {
            if let Some(tile) = *tile {
                out.push(Display::Tile { tile, group: self.hand, index, of: Some(*owner), now: false });
            }
        }
        out.extend(kept.votes.iter().map(|(voter, n)| Display::Fact {
            name: self.label,
            player: Some(*voter),
            number: Some(*n),
        }));
        Ok(())
    }
}
