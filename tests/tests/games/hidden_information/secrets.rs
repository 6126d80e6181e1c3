//! A plugin with every sort of secret: hands of tiles, hidden groups of places, a neutral figure
//! that nobody sees, sealed votes.
//!
//! It is careless on purpose: its displays show all that its slot holds, and it logs a vote at
//! once. What others see is decided by the engine and by the secret of the slot alone.

use bastide_core::{
    Action, ArgKind, Ask, Cell, Context, Display, Event, Expansion, Fault, FigureKind, FigureLocation, Flow, Group, GroupSpec,
    InstallError, Label, Manifest, Menu, Options, PlacedToken, Player, Prompt, Reach, Registrar, STOCK, ScoreEntry, Secret, Slot,
    Step, Stream, Tag, Target, TargetKind, TileType, Token, TokenPlace, TurnPhase, Unseen, Verb, View, at,
};

static MANIFEST: Manifest =
    Manifest::new("secrets", "Secrets", "1.0.0", "Hands of tiles, followers in a vault, and secret votes.");

const TILES: &str = "
[[tile]]
id = 'SE/One'
count = { first = 6, new = 6 }
segments = [{ kind = 'field', edges = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] }]
[[tile]]
id = 'SE/Two'
count = { first = 6, new = 6 }
segments = [{ kind = 'city', edges = ['N', 'E', 'S', 'W'] }]
";

/// The most tiles in a hand.
const HAND: usize = 2;
/// The number of places of the vault.
const PLACES: u8 = 5 * 8;
/// The places of each player in the vault.
const PLACES_EACH: u8 = 5;
/// The number of places of the crypt.
const GRAVES: u8 = 4;

/// The plugin.
pub(crate) struct Secrets;

/// The content of the slot.
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
    stream: Stream,
    vault: Group,
    crypt: Group,
    hand: Group,
    hide: Verb,
    vote: Verb,
    where_to: Prompt,
    yes_or_no: Prompt,
    voted: Tag,
    label: Label,
    follower: FigureKind,
    ghost: FigureKind,
    cobweb: Token,
}

impl Expansion for Secrets {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.tiles("secrets/tiles.toml", TILES, 1, STOCK)?;
        let crypt = reg.group("secrets.crypt", GroupSpec { places: GRAVES, hidden: true, in_reach: Reach::Nobody });
        let rules = Rules {
            slot: reg.slot(),
            stream: reg.stream("secrets.hands"),
            vault: reg.group("secrets.vault", GroupSpec { places: PLACES, hidden: true, in_reach: Reach::Nobody }),
            crypt,
            hand: reg.group("secrets.hand", GroupSpec { places: 20, hidden: true, in_reach: Reach::Nobody }),
            hide: reg.verb("secrets.hide", TargetKind::Slot, ArgKind::FigureKind)?,
            vote: reg.verb("secrets.vote", TargetKind::None, ArgKind::Number)?,
            where_to: reg.prompt("Where does your follower hide?"),
            yes_or_no: reg.prompt("Yes or no?"),
            voted: reg.tag("secrets.voted"),
            label: reg.label("vote"),
            follower: reg.figure("follower"),
            ghost: reg.neutral_figure("ghost", FigureLocation::Slot { group: crypt, index: 0 })?,
            cobweb: reg.define_token("cobweb", 0),
        };
        reg.show_number("secrets.held", move |v, player| rules.held(v, player));
        reg.marked_twins("SP/", &["spooky"]);
        reg.phase("setup", "secrets.mark", at("stock"), &[], MarkTiles(rules.stream));
        reg.hide(rules.slot, rules);
        reg.hide_chance(rules.stream);
        reg.rule(rules).displays(Rules::displays);
        reg.phase("tile-play", "secrets.play", at("placed"), &[], rules);
        Ok(())
    }
}

/// The phase that exchanges some tiles of the stack for their twins.
struct MarkTiles(Stream);

impl TurnPhase for MarkTiles {
    fn enter(&self, cx: &mut Context) -> Step {
        for _ in 0..12 {
            let left = cx.core().piles[STOCK.index()].len() as u32;
            let at = cx.chance_unlogged(self.0, left) as usize;
            let tile = cx.core().piles[STOCK.index()][at];
            if let Some(twin) = cx.rules.tiles.find(&format!("SP/{}", cx.rules.tiles.get(tile).name)) {
                cx.swap_in_pile(STOCK, tile, twin);
            }
        }
        Ok(Flow::Done)
    }
}

impl Secret<Kept> for Rules {
    fn redact(&self, kept: &mut Kept, unseen: &mut Unseen) {
        for (owner, tile) in &mut kept.hands {
            if unseen.hides(*owner)
                && let Some(tile) = tile.take()
            {
                unseen.put_back(STOCK, tile);
            }
        }
        kept.votes.retain(|(voter, _)| !unseen.hides(*voter));
        kept.again &= kept.voter < unseen.core().seats && !unseen.hides(Player(kept.voter));
    }

    fn sample(&self, kept: &mut Kept, unseen: &mut Unseen) {
        for (_, tile) in kept.hands.iter_mut().filter(|(_, tile)| tile.is_none()) {
            *tile = unseen.draw(STOCK);
        }
        for voter in (0..kept.voter).map(Player) {
            if unseen.hides(voter) && unseen.below(2) == 1 {
                kept.votes.push((voter, 1));
            }
        }
    }
}

impl Rules {
    /// Returns the number of tiles in the hand of a player that the viewer knows.
    fn held(&self, v: View, player: Player) -> i32 {
        v.slots.of(self.slot).hands.iter().filter(|(owner, tile)| *owner == player && tile.is_some()).count() as i32
    }

    /// Moves the ghost, which nobody sees, and changes what all see: a token, and one buried tile.
    fn haunt(&self, cx: &mut Context) {
        let (serial, cell) = (cx.core().tile_play.serial, Cell::new(0, 0));
        if let Some(ghost) = cx.view().neutral(self.ghost) {
            let index = cx.chance_unlogged(self.stream, GRAVES.into()) as u8;
            cx.move_figure(ghost, FigureLocation::Slot { group: self.crypt, index });
            if !cx.set_token_number(self.cobweb, TokenPlace::Figure(ghost), serial as i16) {
                let place = TokenPlace::Figure(ghost);
                cx.put_token(PlacedToken { token: self.cobweb, place, number: 0, owner: None }, None);
                cx.put_token(PlacedToken { token: self.cobweb, place: TokenPlace::Cell(cell), number: 2, owner: None }, None);
            }
        }
        if serial == 1 {
            cx.bury_tile();
        }
    }

    /// Asks the next voter, or counts the votes.
    fn next(&self, cx: &mut Context) -> Step {
        let seats = cx.core().seats;
        let kept = cx.slots.of_mut(self.slot);
        if kept.voter < seats {
            return Ok(Flow::Ask(Ask::sealed(Player(kept.voter), self.yes_or_no)));
        }
        for (player, points) in std::mem::take(&mut kept.votes) {
            let entry = ScoreEntry::bonus(player, points, self.label);
            cx.award_points(entry, &[]);
        }
        Ok(Flow::Done)
    }
}

impl Rules {
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

impl TurnPhase for Rules {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().tile_play.player;
        let held = cx.slots.of(self.slot).hands.iter().filter(|(owner, _)| *owner == player).count();
        if held < HAND {
            let tile = cx.draw_from(STOCK, self.stream);
            cx.slots.of_mut(self.slot).hands.extend(tile.map(|tile| (player, Some(tile))));
        }
        self.haunt(cx);
        let kept = cx.slots.of_mut(self.slot);
        kept.votes.clear();
        (kept.voter, kept.again) = (0, false);
        if cx.core().tile_play.serial.is_multiple_of(3) {
            for i in 0..cx.core().figures.len() {
                if matches!(cx.core().figures[i].place, FigureLocation::Slot { group, .. } if group == self.vault) {
                    cx.move_figure(bastide_core::Figure::at(i), FigureLocation::Supply);
                }
            }
        }
        if cx.core().from_supply(player, self.follower).is_none() {
            return self.next(cx);
        }
        Ok(Flow::Ask(Ask::open(player, self.where_to)))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if ask.prompt == self.where_to {
            let place = |index| FigureLocation::Slot { group: self.vault, index };
            let own = (0..PLACES_EACH).map(|index| ask.player.0 * PLACES_EACH + index);
            let free = own.filter(|index| !v.core.figures.iter().any(|f| f.place == place(*index)));
            free.for_each(|index| menu.add(self.hide, Target::Slot { group: self.vault, index }, self.follower.0.into()));
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
            // In a sampled game a follower of somebody else may have one of these places.
            let place = |n: u8| FigureLocation::Slot { group, index: (index + n) % PLACES };
            let free = |place: &FigureLocation| !cx.core().figures.iter().any(|f| f.place == *place);
            let place = (0..PLACES).map(place).find(free);
            if let (Some(figure), Some(place)) = (cx.core().from_supply(who, self.follower), place) {
                cx.move_figure(figure, place);
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
}
