// @ts-check
/** The options of a decision: where their targets are, and as buttons. Knows no verb. */

import { at, draw, make } from "./parts.js";

/** @typedef {any} Option an option as the server describes it */

/** The number of buttons above which options of one verb are folded. */
const MANY = 8;
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
 * Returns the part of a picture that shows these cells, with room for roofs.
 * @param {number[][]} cells
 */
function around(cells) {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return `${left * 100 - 4} ${top * 100 - 8} ${(Math.max(...xs) - left) * 100 + 108} ${(Math.max(...ys) - top) * 100 + 112}`;
}

export class Options {
  /**
   * @param {import("./board.js").Board} board
   * @param {(option: Option, value: number) => void} choose takes an option; `value` is its number
   */
  constructor(board, choose) {
    this.board = board;
    this.choose = choose;
    /** @type {Option[]} */
    this.list = [];
    /** @type {Map<string, Option[]>} the placements of the chosen tile by cell */
    this.cells = new Map();
    /** @type {Map<SVGElement, {x: number, y: number}>} the marks on the board with their positions */
    this.spots = new Map();
    this.turn = 0;
    /** How large figures are drawn. */
    this.zoom = 1;
    /** @type {string | null} the tile that is chosen, if there are several */
    this.tile = null;
    /** @type {string | null} the cell under the pointer */
    this.cell = null;
    this.pinned = false;
    /** Whether the last input came from the keyboard. */
    this.keys = false;
    document.addEventListener("keydown", () => (this.keys = true), true);
    document.addEventListener("pointerdown", () => (this.keys = false), true);
    board.wheel = (event) => this.cell !== null && this.rotate(event.deltaY > 0 ? 1 : -1);
    at("turn").addEventListener("click", () => this.rotate(1));
    at("confirm-turn").addEventListener("click", () => this.rotate(1));
    at("confirm-place").addEventListener("click", () => this.place());
  }

  /** @param {Option[]} list */
  show(list) {
    const placed = list.filter((option) => option.k === "place");
    if (JSON.stringify(list) === JSON.stringify(this.list)) return;
    this.list = list;
    const active = document.activeElement;
    const waits = active === document.body || at("hot").contains(active) || at("choices").contains(active);
    this.board.retreat();
    const tiles = [...new Set(placed.map((option) => option.tile.split("-")[0]))];
    if (!tiles.includes(this.tile)) this.tile = tiles[0] ?? null;
    this.cell = null;
    this.pinned = false;
    at("choices").replaceChildren();
    for (const element of document.querySelectorAll(".can")) {
      element.classList.remove("can");
      element.replaceWith(element.cloneNode(true));
    }
    this.showTiles(tiles);
    this.showBoard();
    this.showButtons(list.filter((option) => option.k !== "place"));
    // Who plays by keys finds the keyboard at the next question.
    if (this.keys && waits && list.length > 0) this.focusFirst();
  }

  /** @param {string[]} tiles */
  showTiles(tiles) {
    const hand = at("hand");
    hand.replaceChildren();
    at("turn").hidden = tiles.length === 0;
    for (const tile of tiles) {
      const svg = draw("svg", { viewBox: around(this.offsets(tile, 0)) }, `<use href="#${tile}-0"/>`);
      const pressed = tiles.length > 1 ? String(tile === this.tile) : null;
      const button = make("button", { class: "held", "data-tile": tile, "aria-pressed": pressed, "aria-label": "tile in hand; R turns it", onclick: () => {
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
    const option = this.list.find((o) => o.k === "place" && o.cells && o.tile.startsWith(`${tile}-`));
    if (!option) return [[0, 0]];
    const from = option.cell;
    return option.cells.map((/** @type {number[]} */ [x, y]) => {
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
    for (const option of this.list.filter((o) => o.k === "place" && o.tile.startsWith(`${this.tile}-`))) {
      const key = option.cell.join(",");
      this.cells.set(key, [...(this.cells.get(key) ?? []), option]);
    }
    const inOrder = [...this.cells.entries()].sort(([, [a]], [, [b]]) => a.cell[1] - b.cell[1] || a.cell[0] - b.cell[0]);
    for (const [key, turns] of inOrder) hot.append(this.placeCell(key, turns));
    /** @type {Map<string, number>} */
    const crowd = new Map();
    for (const option of this.list.filter((o) => o.k !== "place")) {
      const element = this.target(option, crowd);
      if (element) hot.append(element);
    }
    const [first] = this.spots.keys();
    first?.setAttribute("tabindex", "0");
  }

  /**
   * Makes the mark of a cell where the tile fits.
   * @param {string} key
   * @param {Option[]} turns
   */
  placeCell(key, turns) {
    const [x, y] = turns[0].cell;
    const words = `place at ${key}` + (turns.length > 1 ? `, ${turns.length} turns` : "");
    const mark = draw("g", { class: "hot", tabindex: -1, role: "button", "aria-label": words, "data-cell": key });
    mark.append(draw("rect", { class: "cell", x: x * 100 + 6, y: y * 100 + 6, width: 88, height: 88, rx: 9 }));
    mark.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.hover(key));
    mark.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && !this.pinned && this.hover(null));
    mark.addEventListener("focus", () => this.hover(key));
    mark.addEventListener("click", (event) => {
      if (/** @type {PointerEvent} */ (event).pointerType !== "touch") {
        this.hover(key);
        this.place();
      } else if (this.cell === key && this.pinned) this.rotate(1);
      else this.pin(key);
    });
    this.byKeys(mark, { x: x * 100 + 50, y: y * 100 + 50 }, () => {
      this.hover(key);
      this.place();
    });
    return mark;
  }

  /** @param {string} key */
  pin(key) {
    this.pinned = true;
    const [x, y] = key.split(",").map(Number);
    this.board.approach({ x: x * 100 + 50, y: y * 100 + 50 });
    this.hover(key);
    at("confirm").hidden = false;
    at("confirm-turn").hidden = (this.cells.get(key)?.length ?? 0) < 2;
  }

  /** @param {string | null} key */
  hover(key) {
    this.cell = key;
    const ghost = at("ghost");
    ghost.replaceChildren();
    this.showHand();
    if (key === null) return;
    const placement = this.placement();
    if (!placement) return;
    const [x, y] = placement.cell;
    const held = draw("g", { class: "held" }, `<use href="#${placement.tile}" x="${x * 100}" y="${y * 100}"/>`);
    ghost.append(held);
    for (const [cx, cy] of placement.cells ?? [placement.cell]) ghost.append(draw("rect", { class: "frame", x: cx * 100 - 1, y: cy * 100 - 1, width: 102, height: 102, rx: 4 }));
    this.board.reveal({ x: x * 100 + 50, y: y * 100 + 50 });
  }

  /** Returns the placement at the chosen cell: the wanted turn, or the next one that is legal. */
  placement() {
    const turns = this.cell === null ? [] : (this.cells.get(this.cell) ?? []);
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
    const turns = this.cell === null ? null : (this.cells.get(this.cell) ?? []).map((option) => option.turn % 4);
    let turn = turns ? ((this.placement()?.turn ?? this.turn) % 4) : this.turn;
    do turn = (turn + by + 4) % 4;
    while (turns && turns.length > 0 && !turns.includes(turn));
    this.turn = turn;
    if (this.cell !== null) this.hover(this.cell);
    this.showHand();
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
    (first ?? /** @type {any} */ (at("choices").querySelector("button, summary, input")))?.focus();
  }

  /**
   * Makes the mark of an option at its target; undefined if it has none on the board.
   * @param {Option} option
   * @param {Map<string, number>} crowd how many marks are at each position already
   */
  target(option, crowd) {
    const beside = option.k === "slot" ? document.querySelector(`[data-slot="${CSS.escape(option.slot)}"]`)
      : option.k === "player" ? document.querySelector(`.player[data-player="${option.player}"]`) : null;
    if (beside) {
      beside.classList.add("can");
      beside.setAttribute("title", option.w);
      beside.addEventListener("click", () => this.light(option, true));
      return undefined;
    }
    if (option.x === undefined || option.k === "range") return undefined;
    const position = `${option.x},${option.y}`;
    const nth = crowd.get(position) ?? 0;
    crowd.set(position, nth + 1);
    const mark = draw("g", { class: "hot", tabindex: -1, role: "button", "aria-label": option.worth ? `${option.w}: ${option.worth}` : option.w, "data-n": option.n });
    const x = option.x + nth * 26 * this.zoom;
    const y = option.y;
    if (option.shape) mark.append(draw("g", { class: "shape" }, option.shape));
    if (option.k === "span") this.span(mark, option);
    else if (option.k === "cell") mark.append(draw("rect", { class: "cell", x: x - 44, y: y - 44, width: 88, height: 88, rx: 9 }));
    else mark.append(draw("circle", { class: "ring", cx: x, cy: y, r: (option.fig ? 17 : 14) * this.zoom }));
    if (option.fig && option.k !== "figure") mark.append(draw("g", { class: "figure-box", transform: `translate(${x} ${y}) scale(${this.zoom})` }, option.fig));
    if (option.points !== undefined) this.badge(mark, option.points, x, y - 22 * this.zoom);
    // The whole mark reacts to the pointer, whatever is drawn on it.
    mark.append(option.k === "cell" ? draw("rect", { class: "hit", x: x - 44, y: y - 44, width: 88, height: 88 }) : draw("circle", { class: "hit", cx: x, cy: y, r: 18 * this.zoom }));
    mark.append(draw("title", {}, ""));
    mark.querySelector("title").textContent = option.worth ? `${option.w}\n${option.worth}` : option.w;
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
    const badge = draw("g", { class: "badge" });
    const label = draw("text", { x, y: y + 4 });
    label.textContent = text;
    badge.append(draw("rect", { x: x - wide / 2, y: y - 7, width: wide, height: 15, rx: 7 }), label);
    mark.append(badge);
  }

  /**
   * @param {Element} mark
   * @param {Option} option
   */
  span(mark, option) {
    const [[ax, ay], [bx, by]] = option.sides.map((/** @type {number} */ side) => SIDES[side]);
    const ends = { x1: option.x + ax, y1: option.y + ay, x2: option.x + bx, y2: option.y + by };
    mark.append(draw("line", { class: "span", ...ends }), draw("line", { class: "span2", ...ends }));
  }

  /**
   * Shows which button belongs to a target; `choose` takes the option if it is the only one there.
   * @param {Option} option
   * @param {boolean} choose
   */
  light(option, choose) {
    this.dim();
    const same = this.list.filter((o) => o.k === option.k && (option.k === "slot" ? o.slot === option.slot : option.k === "player" && o.player === option.player));
    if (choose && same.length === 1 && option.lo === undefined) {
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

  /** @param {Option[]} list */
  showButtons(list) {
    const choices = at("choices");
    /** @type {Map<string, Option[]>} */
    const verbs = new Map();
    for (const option of list) verbs.set(option.verb, [...(verbs.get(option.verb) ?? []), option]);
    for (const [, options] of verbs) {
      const buttons = options.map((option) => (option.lo === undefined ? this.button(option) : this.range(option)));
      const hasPlace = options.every((option) => option.x !== undefined || option.k === "slot");
      if (options.length > MANY || (hasPlace && options.length > 3)) {
        const name = String(options[0].verb).split(".").pop()?.replaceAll("-", " ") ?? "";
        choices.append(make("details", {}, make("summary", {}, `${name}: ${options.length} ways`), make("div", {}, ...buttons)));
      } else choices.append(...buttons);
    }
  }

  /** @param {Option} option */
  button(option) {
    const words = option.w.charAt(0).toUpperCase() + option.w.slice(1);
    const button = make("button", { "data-n": option.n, class: option.k === "pass" ? "pass" : "", onclick: () => this.choose(option, option.n) });
    if (option.fig) button.append(draw("svg", { viewBox: "-15 -17 30 30", "aria-hidden": "true" }, option.fig));
    else if (option.tile) button.append(draw("svg", { viewBox: "-4 -8 108 112", "aria-hidden": "true" }, `<use href="#${option.tile}"/>`));
    button.append(make("span", {}, words, ...(option.worth ? [make("span", { class: "worth" }, option.worth)] : [])));
    const mark = () => document.querySelector(`#hot [data-n="${option.n}"]`);
    const light = (/** @type {boolean} */ on) => mark()?.classList.toggle("lit", on);
    button.addEventListener("pointerenter", () => light(true));
    button.addEventListener("pointerleave", () => light(false));
    button.addEventListener("focus", () => light(true));
    button.addEventListener("blur", () => light(false));
    return button;
  }

  /** @param {Option} option */
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
    const words = make("span", { class: "words" }, option.w.charAt(0).toUpperCase() + option.w.slice(1));
    const box = make("div", { class: "range", "data-n": option.n });
    if (option.tile) box.append(draw("svg", { viewBox: "-4 -8 108 112", "aria-hidden": "true" }, `<use href="#${option.tile}"/>`));
    box.append(words, make("div", { class: "line" }, slider, number, make("button", { class: "main", onclick: take }, "OK")));
    return box;
  }
}
