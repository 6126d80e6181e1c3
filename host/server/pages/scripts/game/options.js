// @ts-check
/** The options of a decision: where their targets are, and as buttons. Knows no verb. */

/** @import { Option, Placement, RangeOption, SpanOption } from "../messages.d.ts" */
import { outside, spread } from "../shared/marks.js";
import { at, draw, drawn, make } from "../shared/page-parts.js";
import { capital, say } from "../shared/words.js";

/** @typedef {Exclude<Option, Placement>} Target an option that places no tile */
/** @typedef {Target & {x: number, y: number}} Mark an option with a place on the board */

/** The number of options of one verb above which they are folded. */
const MANY = 12;
/** The number of rows that a question shows without a scroll. */
const ROWS = 9;
/** The number of marks above which the kind of figure is chosen first. */
const CROWD = 6;
/** The radius of a figure, in hundredths of a cell. */
const FIGURE = 15;
/** The radius of marks on the board, in hundredths of a cell: with a figure, without one, and of a whole cell. */
const RADII = { figure: 17, ring: 14, cell: 10 };
/** Where the tile in hand may lie, as shares of the free width and height: the corner at the bottom right first. */
const HAND_PLACES = [[1, 1], [1, 0], [0, 1], [1, 0.5], [0.5, 1], [0.5, 0]];
/** The distance of the tile in hand from the rim of the window, in pixels. */
const HAND_GAP = 11;
/** The distance of marks from the tile in hand, in pixels: more than their radius. */
const HAND_RIM = 24;
/** The arrows that lead to marks outside the window, by their side. */
const ARROWS = { n: "▴", e: "▸", s: "▾", w: "◂" };
/** The directions of the arrow keys.
 * @type {Record<string, number[]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** The middles of the sides of a cell, from its middle: north, east, south, west. */
const SIDES = [
  [0, -46],
  [46, 0],
  [0, 46],
  [-46, 0],
];

/**
 * Returns `true` if an option places a tile.
 * @param {Option} option
 * @returns {option is Placement}
 */
function isPlacement(option) {
  return option.k === "place";
}

/**
 * Returns `true` if an option is none that places a tile.
 * @param {Option} option
 * @returns {option is Target}
 */
function isTarget(option) {
  return option.k !== "place";
}

/**
 * Returns `true` if an option that places no tile has a place on the board.
 * @param {Option} option
 * @returns {option is Mark}
 */
export function isMark(option) {
  return isTarget(option) && option.x !== undefined && option.y !== undefined;
}

/**
 * Returns the part of a picture that shows these cells, with room for roofs.
 * @param {number[][]} cells
 */
function around(cells) {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return `${left * 100 - 4} ${top * 100 - 8} ${(Math.max(...xs) - left) * 100 + 108} ${(Math.max(...ys) - top) * 100 + 112}`;
}

/**
 * Returns the words with which all of these texts begin; empty if they begin in different ways.
 * @param {string[]} texts
 */
function common(texts) {
  const [first, ...others] = texts.map((text) => text.split(" "));
  const same = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  return (same < 0 ? first : first.slice(0, same)).join(" ");
}

/**
 * Returns the heading of options that are folded.
 * @param {Target[]} options
 */
function heading(options) {
  const [n, what] = [options.length, common(options.map((option) => option.w))];
  return what === "" ? say("script-game-options", { n }) : say("script-game-options-of", { what: capital(what), n });
}

/** Returns the line below the choices, which has what passes, confirms and takes back. */
export function foot() {
  return part("foot", true);
}

/** Returns the rows of the choices, above their foot. */
function rows() {
  return part("rows", false);
}

/**
 * Returns a part of the choices, which is made where it is missing.
 * @param {string} name
 * @param {boolean} last whether it stands last
 */
function part(name, last) {
  const choices = at("choices");
  const old = choices.querySelector(`:scope > .${name}`);
  if (old) return old;
  const made = make("div", { class: name });
  choices.insertBefore(made, last ? null : choices.querySelector(":scope > .foot"));
  return made;
}

/** Takes the options out of the choices. What takes back an answer stays. */
function clear() {
  const choices = at("choices");
  for (const child of [...choices.children]) if (!child.classList.contains("foot")) child.remove();
  for (const child of [...foot().children]) if (child.id !== "undo") child.remove();
}

export class Options {
  /**
   * @param {import("../shared/board.js").Board} board
   * @param {import("./ear.js").Ear} ear
   * @param {(option: Option, value: number) => void} choose takes an option; `value` is its number
   */
  constructor(board, ear, choose) {
    this.board = board;
    this.ear = ear;
    /** Takes an option. The kind of figure that was deployed last is shown first the next time. */
    this.choose = (/** @type {Option} */ option, /** @type {number} */ n) => {
      if (isTarget(option)) this.last = option.kind ?? this.last;
      choose(option, n);
    };
    /** @type {string | undefined} the kind of figure that was chosen last */
    this.last = undefined;
    /** @type {Option[]} */
    this.list = [];
    /** @type {Map<string, Placement[]>} the placements of the chosen tile by cell */
    this.cells = new Map();
    /** @type {Map<SVGElement, {x: number, y: number}>} the marks on the board with their positions */
    this.spots = new Map();
    /** @type {{mark: SVGElement, chip: SVGElement | null, leader: SVGElement | null, spot: import("../shared/marks.js").Spot}[]} */
    this.marks = [];
    /** What lies below the figures: the lines of what joins two sides of a tile. @type {Element[]} */
    this.lines = [];
    /** The scale at which the marks were spread. */
    this.scale = 0;
    /** @type {string | null} the kind of figure whose marks are shown, if there are many */
    this.kind = null;
    this.turn = 0;
    /** How large figures are drawn. */
    this.zoom = 1;
    /** @type {{width: number, height: number} | null} the size of a tile in hand, which all have, once it is measured */
    this.held = null;
    window.addEventListener("resize", () => (this.held = null));
    /** Where the tile in hand lies. */
    this.corner = HAND_PLACES[0];
    /** @type {string | null} the tile that is chosen, if there are several */
    this.tile = null;
    /** @type {string | null} the cell under the pointer */
    this.cell = null;
    this.pinned = false;
    /** Called when the tile is turned or another place is chosen. */
    this.moved = () => {};
    /** Whether the last input came from the keyboard. */
    this.keys = false;
    document.addEventListener("keydown", () => (this.keys = true), true);
    document.addEventListener("pointerdown", () => (this.keys = false), true);
    board.wheel = (steps) => this.cell !== null && (steps === 0 || this.rotate(steps));
    board.changed = () => this.layout();
    at("turn").addEventListener("click", () => this.rotate(1));
    at("confirm-turn").addEventListener("click", () => this.rotate(1));
    at("confirm-place").addEventListener("click", () => this.place());
  }

  /** @param {Option[]} list */
  show(list) {
    const placed = list.filter(isPlacement);
    if (JSON.stringify(list) === JSON.stringify(this.list)) return;
    this.list = list;
    const active = document.activeElement;
    const waits = active === document.body || at("hot").contains(active) || at("choices").contains(active);
    this.board.retreat();
    const tiles = [...new Set(placed.map((option) => option.tile.split("-")[0]))];
    if (this.tile === null || !tiles.includes(this.tile)) this.tile = tiles[0] ?? null;
    this.cell = null;
    this.pinned = false;
    clear();
    for (const element of document.querySelectorAll(".can")) {
      element.classList.remove("can");
      element.replaceWith(element.cloneNode(true));
    }
    this.showKinds();
    this.showTiles(tiles);
    this.showBoard();
    this.showButtons(this.shown());
    // Who plays by keys finds the keyboard at the next question.
    if (this.keys && waits && list.length > 0) this.focusFirst();
  }

  /** @param {string[]} tiles */
  showTiles(tiles) {
    const hand = at("hand");
    hand.replaceChildren();
    at("turn").hidden = tiles.length === 0;
    for (const tile of tiles) {
      const svg = drawn(`${tile}-0`, { viewBox: around(this.offsets(tile, 0)) });
      const pressed = tiles.length > 1 ? String(tile === this.tile) : null;
      const button = make("button", { class: "held", "data-tile": tile, "aria-pressed": pressed, onclick: () => {
        if (tiles.length > 1 && this.tile !== tile) {
          this.tile = tile;
          this.showTiles(tiles);
          this.showBoard();
        } else this.rotate(1);
      } });
      button.append(svg);
      hand.append(button);
    }
    this.showHand();
  }

  /** Turns the picture of the tile in hand. */
  showHand() {
    for (const button of document.querySelectorAll("#hand .held")) {
      const tile = button.getAttribute("data-tile");
      const shown = this.cell !== null && tile === this.tile ? (this.placement()?.turn ?? this.turn) : this.turn;
      button.querySelector("use")?.setAttribute("href", `#${tile}-${shown}`);
      button.setAttribute("aria-label", `${this.ear.tile(`${tile}-${shown % 4}`)} ${say("script-game-tile-turns")}`);
      button.querySelector("svg")?.setAttribute("viewBox", around(this.offsets(tile ?? "", shown % 4)));
    }
  }

  /**
   * Returns the cells of a tile or piece in this turn, counted from its first cell.
   * @param {string} tile
   * @param {number} turn
   * @returns {number[][]}
   */
  offsets(tile, turn) {
    const option = this.list.filter(isPlacement).find((o) => o.cells && o.tile.startsWith(`${tile}-`));
    if (!option?.cells) return [[0, 0]];
    const from = option.cell;
    return option.cells.map(([x, y]) => {
      let offset = [x - from[0], y - from[1]];
      for (let more = option.turn % 4; more % 4 !== turn; more += 1) offset = [-offset[1], offset[0]];
      return offset;
    });
  }

  showBoard() {
    const hot = at("hot");
    hot.replaceChildren();
    at("ghost").replaceChildren();
    at("confirm").hidden = true;
    this.cells.clear();
    this.spots.clear();
    this.marks = [];
    for (const line of this.lines) line.remove();
    this.lines = [];
    for (const option of this.list.filter(isPlacement).filter((o) => o.tile.startsWith(`${this.tile}-`))) {
      const key = option.cell.join(",");
      this.cells.set(key, [...(this.cells.get(key) ?? []), option]);
    }
    const inOrder = [...this.cells.entries()].sort(([, [a]], [, [b]]) => a.cell[1] - b.cell[1] || a.cell[0] - b.cell[0]);
    for (const [key, turns] of inOrder) hot.append(this.placeCell(key, turns));
    const others = this.shown();
    // Several options of one cell share it.
    const shared = (/** @type {Target} */ option) => others.filter((o) => o.k === "cell" && o.x === option.x && o.y === option.y).length > 1;
    // Marks of whole cells lie below those of single places.
    const wide = (/** @type {Target} */ option) => Number(option.k !== "cell" || shared(option));
    for (const option of [...others].sort((a, b) => wide(a) - wide(b))) {
      const element = this.target(option, wide(option) === 0);
      if (element) hot.append(element);
    }
    const [first] = this.spots.keys();
    first?.setAttribute("tabindex", "0");
    this.scale = 0;
    this.layout();
  }

  /** Returns the options that are shown apart from placements: of figures that may be deployed, those of the chosen kind. */
  shown() {
    const targets = this.list.filter(isTarget);
    return this.kind === null ? targets : targets.filter((option) => option.kind === undefined || option.kind === this.kind);
  }

  /**
   * Returns the marks of a question that are shown at once: where there are many, those of one kind of
   * figure.
   * @param {Mark[]} marks
   */
  of_kind(marks) {
    const kind = marks.length > CROWD ? marks.find((mark) => mark.kind !== undefined)?.kind : undefined;
    return kind === undefined ? marks : marks.filter((mark) => mark.kind === undefined || mark.kind === kind);
  }

  /**
   * Shows the kinds of figures to choose from, if there are many marks: the usual follower first.
   * @param {boolean} [kept] whether the kind that is shown stays
   */
  showKinds(kept = false) {
    const [marks, targets] = [this.list.filter(isMark), this.list.filter(isTarget)];
    /** @type {Map<string, Target>} */
    const kinds = new Map();
    for (const option of targets) if (option.kind !== undefined && !kinds.has(option.kind)) kinds.set(option.kind, option);
    if (kinds.size < 2 || marks.length <= CROWD) {
      this.kind = null;
      return;
    }
    const inOrder = [...kinds].sort(([, a], [, b]) => (a.kind_order ?? 0) - (b.kind_order ?? 0));
    // A kind without a mark would leave the board empty.
    const marked = inOrder.filter(([kind]) => marks.some((mark) => mark.kind === kind));
    const offered = (marked.length > 0 ? marked : inOrder).map(([kind]) => kind);
    if (!kept || this.kind === null || !kinds.has(this.kind)) this.kind = offered.find((kind) => kind === this.last) ?? offered[0];
    const strip = make("div", { id: "kinds", role: "group", "aria-label": say("script-game-which-figure") });
    for (const [kind, option] of inOrder) {
      const count = targets.filter((o) => o.kind === kind).length;
      const words = option.kind_words ?? kind;
      const button = make("button", { "data-kind": kind, "aria-pressed": String(kind === this.kind), "aria-label": say("script-game-kind-places", { kind: words, n: count }), title: words, onclick: () => this.choose_kind(kind) });
      button.append(draw("svg", { viewBox: "-20 -23 40 40", "aria-hidden": "true" }, option.fig), make("span", {}, words), make("small", {}, String(count)));
      strip.append(button);
    }
    at("choices").prepend(strip);
  }

  /**
   * Shows the marks of another kind of figure.
   * @param {string} kind
   */
  choose_kind(kind) {
    this.kind = kind;
    clear();
    this.showKinds(true);
    this.showBoard();
    this.showButtons(this.shown());
    /** @type {HTMLElement | null} */ (document.querySelector(`#kinds [data-kind="${CSS.escape(kind)}"]`))?.focus();
  }

  /** Puts the marks where each can be hit, and shows where others are outside the window. */
  layout() {
    const [box, size] = [this.board.box, this.board.size()];
    const scale = size.w / box.w;
    if (Math.abs(scale / this.scale - 1) > 0.01) {
      this.scale = scale;
      // What joins two sides of a tile leaves the figures there in sight.
      const figures = this.lines.length > 0 ? standing() : [];
      const places = spread([...this.marks.map(({ spot }) => spot), ...figures], box, size);
      this.marks.forEach(({ mark, chip, leader, spot }, i) => {
        const { x, y, s } = places[i];
        this.spots.set(mark, { x, y });
        chip?.setAttribute("transform", `translate(${x} ${y}) scale(${s})`);
        // A line leads from a mark that had to move to its place.
        const far = Math.hypot(x - spot.x, y - spot.y) > spot.r * s;
        leader?.setAttribute("d", far ? `M${spot.x} ${spot.y}L${x} ${y}` : "");
      });
      this.stack();
    }
    this.arrows();
    this.clearHand();
  }

  /**
   * Draws marks further south over those further north, since the points of a mark are at its head. Whole cells lie
   * below all of them.
   */
  stack() {
    const [hot, active] = [at("hot"), document.activeElement];
    const south = (/** @type {SVGElement} */ mark, /** @type {Element | null} */ chip) => (chip ? (this.spots.get(mark)?.y ?? 0) : Number.MIN_SAFE_INTEGER);
    const marks = this.marks.map(({ mark, chip }) => ({ mark, at: south(mark, chip) }));
    if (marks.every(({ at }, i) => i === 0 || marks[i - 1].at <= at)) return;
    hot.append(...marks.sort((a, b) => a.at - b.at).map(({ mark }) => mark));
    if (hot.contains(active)) /** @type {SVGElement} */ (active).focus();
  }

  /** Moves the tile in hand to where it covers no mark. It stays where it is as long as it covers none. */
  clearHand() {
    const hand = at("hand");
    if (this.spots.size === 0 || hand.children.length === 0) return;
    const { box } = this.board;
    const { w, h } = this.board.size();
    const marks = [...this.spots.values()].map(({ x, y }) => ({ x: ((x - box.x) / box.w) * w, y: ((y - box.y) / box.h) * h }));
    const seen = marks.filter(({ x, y }) => x >= 0 && y >= 0 && x <= w && y <= h);
    const held = this.held ?? hand.children[0].getBoundingClientRect();
    this.held = held;
    const free = { x: w - hand.children.length * (held.width + 8) - 2 * HAND_GAP + 8, y: h - held.height - 2 * HAND_GAP };
    const covered = (/** @type {number[]} */ [x, y], /** @type {number} */ rim) => seen.filter((mark) => {
      const [left, top] = [HAND_GAP + free.x * x, HAND_GAP + free.y * y];
      const [right, bottom] = [w - HAND_GAP - free.x * (1 - x), h - HAND_GAP - free.y * (1 - y)];
      return mark.x > left - rim && mark.x < right + rim && mark.y > top - rim && mark.y < bottom + rim;
    }).length;
    hand.classList.toggle("thin", HAND_PLACES.every((place) => covered(place, 2) > 0));
    // Where none is free, the marks below it show through and can be hit.
    const worth = (/** @type {number[]} */ place) => covered(place, 2) * 1000 + covered(place, HAND_RIM);
    if (covered(this.corner, HAND_RIM) > 0) this.corner = HAND_PLACES.reduce((best, place) => (worth(place) < worth(best) ? place : best));
    // The window may have another size than before.
    const [x, y] = this.corner;
    hand.style.transform = `translate(${free.x * (x - 1)}px, ${free.y * (y - 1)}px)`;
  }

  /** Shows how many marks lie outside the window, at each side. */
  arrows() {
    const found = outside([...this.spots.values()], this.board.box);
    for (const side of /** @type {("n" | "e" | "s" | "w")[]} */ (["n", "e", "s", "w"])) {
      const button = at(`edge-${side}`);
      const count = found[side].length;
      button.hidden = count === 0;
      if (count === 0) continue;
      const words = say("script-game-places", { n: count });
      button.textContent = side === "w" || side === "n" ? `${ARROWS[side]} ${words}` : `${words} ${ARROWS[side]}`;
      button.onclick = () => this.board.reveal(found[side][0]);
    }
  }

  /**
   * Makes the mark of a cell where the tile fits.
   * @param {string} key
   * @param {Placement[]} turns
   */
  placeCell(key, turns) {
    const [x, y] = turns[0].cell;
    const words = this.ear.place(key, this.placement(key), turns.length);
    const mark = draw("g", { class: "hot", tabindex: -1, role: "button", "aria-label": words, "data-cell": key });
    mark.append(draw("rect", { class: "cell", x: x * 100 + 6, y: y * 100 + 6, width: 88, height: 88, rx: 9 }));
    mark.append(draw("rect", { class: "hit", x: x * 100 + 1, y: y * 100 + 1, width: 98, height: 98 }));
    mark.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.hover(key));
    mark.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && !this.pinned && this.hover(null));
    mark.addEventListener("focus", () => this.hover(key, this.keys));
    mark.addEventListener("click", (event) => {
      if (/** @type {PointerEvent} */ (event).pointerType !== "touch") {
        this.hover(key);
        this.place();
      } else if (this.cell === key && this.pinned) this.rotate(1);
      else this.pin(key);
    });
    const middle = { x: x * 100 + 50, y: y * 100 + 50 };
    this.marks.push({ mark, chip: null, leader: null, spot: { ...middle, r: RADII.cell, fixed: true } });
    this.byKeys(mark, middle, () => {
      this.hover(key);
      this.place();
    });
    return mark;
  }

  /** @param {string} key */
  pin(key) {
    this.moved();
    this.pinned = true;
    const [x, y] = key.split(",").map(Number);
    this.board.approach({ x: x * 100 + 50, y: y * 100 + 50 });
    this.hover(key);
    at("confirm").hidden = false;
    at("confirm-turn").hidden = (this.cells.get(key)?.length ?? 0) < 2;
  }

  /**
   * Shows the tile in hand at a cell.
   * @param {string | null} key
   * @param {boolean} [follow] whether the view follows, as the keyboard needs it; a pointer is where it points
   */
  hover(key, follow = false) {
    this.cell = key;
    const ghost = at("ghost");
    ghost.replaceChildren();
    this.showHand();
    if (key === null) return;
    const placement = this.placement();
    if (!placement) return;
    const [x, y] = placement.cell;
    const held = draw("g", { class: "held" });
    held.append(draw("use", { href: `#${placement.tile}`, x: x * 100, y: y * 100 }));
    ghost.append(held);
    for (const [cx, cy] of placement.cells ?? [placement.cell]) ghost.append(draw("rect", { class: "frame", x: cx * 100 - 1, y: cy * 100 - 1, width: 102, height: 102, rx: 4 }));
    if (follow) this.board.reveal({ x: x * 100 + 50, y: y * 100 + 50 });
  }

  /**
   * Returns the placement at a cell: the wanted turn, or the next one that is legal.
   * @param {string | null} key
   */
  placement(key = this.cell) {
    const turns = key === null ? [] : (this.cells.get(key) ?? []);
    for (let more = 0; more < 4; more += 1) {
      const found = turns.find((option) => option.turn % 4 === (this.turn + more) % 4);
      if (found) return found;
    }
    return turns[0];
  }

  /**
   * Turns the tile to the next legal turn, or freely if no cell is chosen.
   * @param {number} by
   */
  rotate(by) {
    if (this.tile === null) return false;
    this.moved();
    const turns = this.cell === null ? null : (this.cells.get(this.cell) ?? []).map((option) => option.turn % 4);
    let turn = turns ? ((this.placement()?.turn ?? this.turn) % 4) : this.turn;
    const step = Math.sign(by);
    do turn = (turn + step + 4) % 4;
    while (turns && turns.length > 0 && !turns.includes(turn));
    this.turn = turn;
    if (this.cell !== null) this.hover(this.cell);
    this.showHand();
    for (const mark of document.querySelectorAll("#hot [data-cell]")) {
      const key = mark.getAttribute("data-cell") ?? "";
      mark.setAttribute("aria-label", this.ear.place(key, this.placement(key), this.cells.get(key)?.length ?? 0));
    }
    this.ear.turned(this.placement()?.tile ?? `${this.tile}-${turn}`);
    return true;
  }

  place() {
    const placement = this.placement();
    if (placement) this.choose(placement, placement.n);
  }

  /**
   * Makes a mark react to the keyboard: Enter and the space bar choose it, arrow keys go to the
   * nearest mark in a direction.
   * @param {SVGElement} mark
   * @param {{x: number, y: number}} spot its position
   * @param {() => void} choose
   */
  byKeys(mark, spot, choose) {
    this.spots.set(mark, spot);
    // One mark is in the order of the Tab key: the first, or the last one that had the focus.
    mark.addEventListener("focus", () => {
      for (const other of this.spots.keys()) other.setAttribute("tabindex", other === mark ? "0" : "-1");
    });
    mark.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        choose();
      } else if (step) {
        event.preventDefault();
        event.stopPropagation();
        this.neighbour(mark, step);
      }
    });
  }

  /**
   * Moves to the nearest mark in a direction.
   * @param {SVGElement} mark
   * @param {number[]} step
   */
  neighbour(mark, [sx, sy]) {
    const from = /** @type {{x: number, y: number}} */ (this.spots.get(mark));
    let best = null;
    let least = Infinity;
    for (const [other, { x, y }] of this.spots) {
      const along = (x - from.x) * sx + (y - from.y) * sy;
      const aside = Math.abs((x - from.x) * sy) + Math.abs((y - from.y) * sx);
      if (along > 0 && along + 2 * aside < least) [best, least] = [other, along + 2 * aside];
    }
    best?.focus();
  }

  /** Puts the keyboard on the first thing that can be chosen: on the board, or else a button. */
  focusFirst() {
    const [first] = this.spots.keys();
    (first ?? /** @type {HTMLElement | null} */ (at("choices").querySelector("button, summary, input")))?.focus();
  }

  /**
   * Makes the mark of an option at its target; undefined if it has none on the board.
   * @param {Target} option
   * @param {boolean} whole whether the mark is a whole cell
   */
  target(option, whole) {
    const beside = option.k === "slot" ? document.querySelector(`[data-slot="${CSS.escape(option.slot)}"]`)
      : option.k === "player" ? document.querySelector(`.player[data-player="${option.player}"]`) : null;
    if (beside) {
      beside.classList.add("can");
      beside.setAttribute("title", option.w);
      beside.addEventListener("click", () => this.light(option, true));
      return undefined;
    }
    if (!isMark(option) || option.k === "range") return undefined;
    const mark = draw("g", { class: "hot", tabindex: -1, role: "button", "aria-label": this.ear.words(option.worth ? `${option.w}: ${option.worth}` : option.w), "data-n": option.n });
    const { x, y } = option;
    const r = whole ? RADII.cell : (option.fig ? RADII.figure : RADII.ring) * this.zoom;
    if (option.shape) mark.append(draw("g", { class: "shape" }, option.shape));
    if (option.k === "span") this.span(mark, option);
    const leader = whole ? null : draw("path", { class: "leader", d: "" });
    const chip = whole ? null : draw("g", { class: "chip" });
    if (leader && chip) {
      // Drawn around the origin, and moved to where the mark can be hit.
      chip.append(draw("circle", { class: "ring", r }));
      if (option.fig && option.k !== "figure") chip.append(draw("g", { class: "figure-box", transform: `scale(${this.zoom})` }, option.fig));
      if (option.points !== undefined) this.badge(chip, option.points, 0, -22 * this.zoom);
      // The whole mark reacts to the pointer, whatever is drawn on it.
      chip.append(draw("circle", { class: "hit", r }));
      mark.append(leader, chip);
    } else {
      mark.append(draw("rect", { class: "cell", x: x - 44, y: y - 44, width: 88, height: 88, rx: 9 }));
      if (option.fig && option.k !== "figure") mark.append(draw("g", { class: "figure-box", transform: `translate(${x} ${y}) scale(${this.zoom})` }, option.fig));
      if (option.points !== undefined) this.badge(mark, option.points, x, y - 22 * this.zoom);
      mark.append(draw("rect", { class: "hit", x: x - 49, y: y - 49, width: 98, height: 98 }));
    }
    const title = draw("title");
    title.textContent = option.worth ? `${option.w}\n${option.worth}` : option.w;
    mark.append(title);
    this.marks.push({ mark, chip, leader, spot: { x, y, r, fixed: whole } });
    const choose = () => this.choose(option, option.n);
    mark.addEventListener("click", choose);
    this.byKeys(mark, { x, y }, choose);
    mark.addEventListener("pointerenter", () => this.light(option, false));
    mark.addEventListener("pointerleave", () => this.dim());
    return mark;
  }

  /**
   * @param {Element} mark
   * @param {string} text
   * @param {number} x
   * @param {number} y
   */
  badge(mark, text, x, y) {
    const wide = text.length * 6.2 + 9;
    // The name of the mark tells the points in words.
    const badge = draw("g", { class: "badge", "aria-hidden": "true" });
    const label = draw("text", { x, y: y + 4 });
    label.textContent = text;
    badge.append(draw("rect", { x: x - wide / 2, y: y - 7, width: wide, height: 15, rx: 7 }), label);
    mark.append(badge);
  }

  /**
   * @param {Element} mark
   * @param {SpanOption & Mark} option
   */
  span(mark, option) {
    const [[ax, ay], [bx, by]] = option.sides.map((side) => SIDES[side]);
    const ends = { x1: option.x + ax, y1: option.y + ay, x2: option.x + bx, y2: option.y + by };
    const line = draw("g", { class: "joint" });
    line.append(draw("line", { class: "span", ...ends }), draw("line", { class: "span2", ...ends }));
    // Below the figures, which it must not cover.
    at("pieces").before(line);
    this.lines.push(line);
    for (const [event, on] of /** @type {[string, boolean][]} */ ([["pointerenter", true], ["focus", true], ["pointerleave", false], ["blur", false]])) mark.addEventListener(event, () => line.classList.toggle("lit", on));
  }

  /**
   * Shows which button belongs to a target; `choose` takes the option if it is the only one there.
   * @param {Target} option
   * @param {boolean} choose
   */
  light(option, choose) {
    this.dim();
    const same = this.list.filter((o) => (o.k === "slot" && option.k === "slot" && o.slot === option.slot) || (o.k === "player" && option.k === "player" && o.player === option.player));
    if (choose && same.length === 1) {
      this.choose(option, option.n);
      return;
    }
    const button = document.querySelector(`#choices [data-n="${option.n}"]`);
    button?.classList.add("lit");
    if (choose) button?.scrollIntoView({ block: "nearest" });
  }

  dim() {
    for (const element of document.querySelectorAll(".lit")) element.classList.remove("lit");
  }

  /** @param {Target[]} list */
  showButtons(list) {
    /** @type {Map<string, Target[]>} */
    const verbs = new Map();
    for (const option of list) verbs.set(option.verb, [...(verbs.get(option.verb) ?? []), option]);
    for (const [, options] of verbs) {
      const ranges = options.filter((option) => option.k === "range");
      const buttons = ranges.length === options.length ? this.ranges(ranges) : options.map((option) => (option.k === "range" ? this.range(option) : this.button(option)));
      if (list.length > 3 && options.some((option) => option.k !== "pass")) for (const button of buttons) button.classList.add("row");
      if (options.length > MANY) rows().append(make("details", {}, make("summary", {}, heading(options)), make("div", {}, ...buttons)));
      else if (options.every((option) => option.k === "pass")) foot().prepend(...buttons);
      else rows().append(...buttons);
    }
    rows().classList.toggle("long", rows().childElementCount > ROWS);
  }

  /** @param {Target} option */
  button(option) {
    const words = capital(option.w);
    const passes = option.k === "pass";
    const button = make("button", { "data-n": option.n, class: passes ? "pass" : "", "aria-keyshortcuts": passes ? "P" : null, onclick: () => this.choose(option, option.n) });
    if (option.fig) button.append(draw("svg", { viewBox: "-20 -23 40 40", "aria-hidden": "true" }, option.fig));
    else if (option.tile) button.append(drawn(option.tile, { viewBox: "-4 -8 108 112", "aria-hidden": "true" }));
    const heard = capital(this.ear.words(option.w));
    if (heard !== words) button.setAttribute("aria-label", option.worth ? `${heard}: ${option.worth}` : heard);
    // The key is shown beside the word.
    if (passes) button.append(make("span", {}, words), make("kbd", { "aria-hidden": "true" }, "P"));
    else button.append(make("span", {}, words, ...(option.worth ? [make("span", { class: "worth" }, option.worth)] : [])));
    const mark = () => document.querySelector(`#hot [data-n="${option.n}"]`);
    const light = (/** @type {boolean} */ on) => mark()?.classList.toggle("lit", on);
    button.addEventListener("pointerenter", () => light(true));
    button.addEventListener("pointerleave", () => light(false));
    button.addEventListener("focus", () => light(true));
    button.addEventListener("blur", () => light(false));
    return button;
  }

  /** Takes the option that passes, if there is one. */
  pass() {
    const passes = this.list.filter((option) => option.k === "pass");
    if (passes.length === 1) this.choose(passes[0], passes[0].n);
  }

  /** Takes the number that is set, or the place that is chosen. */
  confirm() {
    const [button, ...more] = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#choices .range .main"));
    if (this.pinned) this.place();
    else if (button && more.length === 0) button.click();
  }

  /**
   * Returns what chooses among numbers: the tiles or things that they are for, and one line with the number.
   * @param {RangeOption[]} options
   */
  ranges(options) {
    if (options.length < 2 || options.some((option) => !option.tile)) return options.map((option) => this.range(option));
    const lots = make("div", { class: "lots", role: "group", "aria-label": at("offer").getAttribute("aria-label") });
    const line = make("div", { class: "lot" });
    const choose = (/** @type {RangeOption} */ chosen) => {
      line.replaceChildren(this.range({ ...chosen, tile: undefined }));
      lots.childNodes.forEach((button, i) => /** @type {Element} */ (button).setAttribute("aria-pressed", String(options[i] === chosen)));
    };
    lots.append(...options.map((option) => {
      const button = make("button", { type: "button", "aria-label": capital(this.ear.words(option.w)), onclick: () => choose(option) });
      button.append(drawn(option.tile ?? "", { viewBox: "-4 -8 108 112", "aria-hidden": "true" }));
      return button;
    }));
    choose(options[0]);
    return [lots, line];
  }

  /** @param {RangeOption} option */
  range(option) {
    const number = make("input", { type: "number", min: option.lo, max: option.hi, value: option.lo, "aria-label": option.w });
    const slider = make("input", { type: "range", min: option.lo, max: option.hi, value: option.lo, "aria-label": option.w });
    number.addEventListener("input", () => (slider.value = number.value));
    slider.addEventListener("input", () => (number.value = slider.value));
    const take = () => {
      const value = Math.round(Number(number.value));
      if (value >= option.lo && value <= option.hi) this.choose(option, option.n + value - option.lo);
      else number.focus();
    };
    number.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && take());
    const words = make("span", { class: "words" }, capital(option.w));
    const box = make("div", { class: "range", "data-n": option.n });
    if (option.tile) box.append(drawn(option.tile, { viewBox: "-4 -8 108 112", "aria-hidden": "true" }));
    box.append(words, make("div", { class: "line" }, slider, number, make("button", { class: "main", "aria-keyshortcuts": "Enter", onclick: take }, say("script-game-ok"), make("kbd", { "aria-hidden": "true" }, "↵"))));
    return box;
  }
}

/**
 * Returns where figures stand on the board.
 * @returns {import("../shared/marks.js").Spot[]}
 */
function standing() {
  const all = [...document.querySelectorAll("#pieces .figure")].map((figure) => figure.getAttribute("transform")?.match(/translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([\d.]+)\))?/));
  return all.flatMap((found) => (found ? [{ x: Number(found[1]), y: Number(found[2]), r: FIGURE * Number(found[3] ?? 1), fixed: true }] : []));
}
