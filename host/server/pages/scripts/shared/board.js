// @ts-check
/** The board: pieces of SVG, pan, zoom and pinch. */

import { FINGER, boxOf, frame, shows } from "./marks.js";
import { at, draw } from "./page-parts.js";

/** The side of a cell that the board comes close to when a finger taps it, in pixels. */
const TAPPED = 64;
/** The side of a cell below which the board comes closer after a placement, in pixels. */
const PLACED = 60;
/** The distance in pixels after which a press is a drag. */
const SLACK = 7;
/** The travel of a wheel that counts as one step, in pixels. */
const NOTCH = 60;
/** The pixels of a line and of a page of a wheel that reports those. */
const UNITS = [1, 20, 400];

/** The first key of the pieces that lie on the tiles. */
const FIRST_THING = "b/g";

/**
 * Returns where a key is, or belongs, in a list of keys in order.
 * @param {string[]} keys
 * @param {string} key
 */
function place(keys, key) {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle] < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

export class Board {
  constructor() {
    this.svg = at("board");
    this.layers = [at("land"), at("things")];
    this.defs = at("defs");
    /** The groups of the layers, each with the keys of its pieces in order. What is not a tile lies above the tiles. */
    this.low = { group: at("tiles"), keys: /** @type {string[]} */ ([]) };
    this.high = { group: at("pieces"), keys: /** @type {string[]} */ ([]) };
    /** @type {Map<string, Element>} */
    this.drawn = new Map();
    this.area = [0, 0, 0, 0];
    /** @type {number[][]} the cells that matter now */
    this.cells = [];
    this.side = FINGER;
    /** @type {number[] | undefined} the cell of the tile that was just placed here */
    this.own = undefined;
    this.box = { x: -250, y: -250, w: 500, h: 500 };
    /** @type {import("./marks.js").Size | undefined} */
    this.measured = undefined;
    this.moved = false;
    this.near = false;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.pinch = 0;
    this.dragged = false;
    /**
     * Takes steps of the wheel; returns `false` if the wheel zooms.
     * @type {(steps: number) => boolean}
     */
    this.wheel = () => false;
    this.travel = 0;
    /** Called when the window shows another part of the board. */
    this.changed = () => {};
    this.listen();
  }

  /**
   * Draws a part of the page, or takes it away.
   * @param {string} key
   * @param {string | undefined} text
   */
  put(key, text) {
    const old = this.drawn.get(key);
    const layer = key < FIRST_THING ? this.low : this.high;
    if (text === undefined) {
      old?.remove();
      this.drawn.delete(key);
      const at = place(layer.keys, key);
      if (layer.keys[at] === key) layer.keys.splice(at, 1);
      return;
    }
    if (old) {
      old.innerHTML = text;
      return;
    }
    const element = draw("g", {}, text);
    this.drawn.set(key, element);
    if (key.startsWith("d/")) {
      this.defs.append(element);
      return;
    }
    const at = place(layer.keys, key);
    const next = layer.keys[at];
    layer.keys.splice(at, 0, key);
    layer.group.insertBefore(element, next === undefined ? null : (this.drawn.get(next) ?? null));
  }

  /**
   * Shows all cells, or where they would be too small, those that matter now. A part of the board that
   * the person has chosen stays as long as it shows all that matters.
   * @param {number[]} area
   * @param {number[][]} near the cells that matter now
   * @param {number} [side] the least side of a cell, in pixels
   * @param {number[]} [own] the cell of the tile that was just placed here, which stays where it is
   */
  setArea(area, near, side = FINGER, own = undefined) {
    [this.area, this.cells, this.side, this.own] = [area, near, side, own];
    if (own && this.stay(own, near, side)) return;
    if (this.moved && near.every((cell) => shows(this.box, cell))) return;
    this.moved = this.near = false;
    this.box = frame(area, near, side, this.size());
    this.show();
  }

  /**
   * Keeps what the window shows; where cells are small, it comes closer about this cell. Returns `false` if
   * the cell is out of sight, or buttons would lie over a cell that matters now.
   * @param {number[]} cell
   * @param {number[][]} near the cells that matter now
   * @param {number} side the least side of a cell, in pixels
   */
  stay(cell, near, side) {
    const { w, h, left, bottom = 0 } = this.size();
    this.box.h = (this.box.w * h) / w;
    if (!shows(this.box, cell)) return false;
    const ratio = Math.min(((w / this.box.w) * 100) / Math.max(PLACED, side), 1);
    const [x, y] = [cell[0] * 100 + 50, cell[1] * 100 + 50];
    const box = { x: x - (x - this.box.x) * ratio, y: y - (y - this.box.y) * ratio, w: this.box.w * ratio, h: this.box.h * ratio };
    const pixels = w / box.w;
    if (near.some(([x, y]) => (x * 100 - box.x) * pixels < left && (y * 100 - box.y) * pixels < bottom)) return false;
    this.near = false;
    this.box = box;
    this.show();
    return true;
  }

  /** Shows all cells. */
  fit() {
    this.moved = false;
    this.box = boxOf(this.area, this.size());
    this.show();
  }

  /**
   * Returns the size of the board on the screen, and the width that the tools cover. It is measured when
   * the window has changed, because measuring lays out the page.
   */
  size() {
    this.measured ??= this.measure();
    return this.measured;
  }

  measure() {
    const { width, height, left, top } = this.svg.getBoundingClientRect();
    const tools = at("tools").getBoundingClientRect();
    return { w: Math.max(width, 1), h: Math.max(height, 1), left: Math.max(tools.right - left, 0) + 4, bottom: Math.max(tools.bottom - top, 0) + 4 };
  }

  /**
   * Comes closer to a position until a cell is large enough for a finger. The next question shows
   * the whole board again.
   * @param {{x: number, y: number}} spot
   */
  approach(spot) {
    const view = this.svg.getBoundingClientRect();
    const side = (view.width / this.box.w) * 100;
    if (side >= TAPPED * 0.7) return;
    const ratio = side / TAPPED;
    this.box = { x: spot.x - (this.box.w * ratio) / 2, y: spot.y - (this.box.h * ratio) / 2, w: this.box.w * ratio, h: this.box.h * ratio };
    this.near = true;
    this.show();
  }

  /** Goes back from a position that it came close to. */
  retreat() {
    if (this.near && !this.moved) this.fit();
    this.near = false;
  }

  show() {
    const { x, y, w, h } = this.box;
    if (w > 0 && h > 0) {
      const { w: width, h: height } = this.size();
      this.svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
      // As the view box: as large as fits, in the middle.
      const scale = Math.min(width / w, height / h);
      const [left, top] = [(width - w * scale) / 2 - x * scale, (height - h * scale) / 2 - y * scale];
      for (const layer of this.layers) layer.style.transform = `translate3d(${left}px, ${top}px, 0) scale(${scale})`;
    }
    this.changed();
  }

  /**
   * Returns the position of a pointer in hundredths of a cell.
   * @param {{clientX: number, clientY: number}} event
   */
  where(event) {
    const view = this.svg.getBoundingClientRect();
    return {
      x: this.box.x + ((event.clientX - view.left) / view.width) * this.box.w,
      y: this.box.y + ((event.clientY - view.top) / view.height) * this.box.h,
    };
  }

  /**
   * Zooms about a position of the board.
   * @param {number} by
   * @param {{x: number, y: number}} [about]
   */
  zoom(by, about = { x: this.box.x + this.box.w / 2, y: this.box.y + this.box.h / 2 }) {
    const w = Math.min(Math.max(this.box.w * by, 150), 20000);
    const ratio = w / this.box.w;
    this.box = { x: about.x - (about.x - this.box.x) * ratio, y: about.y - (about.y - this.box.y) * ratio, w, h: this.box.h * ratio };
    this.moved = true;
    this.show();
  }

  /**
   * Moves the view so that a position is well inside.
   * @param {{x: number, y: number}} spot
   */
  reveal(spot) {
    const inside = (/** @type {number} */ n, /** @type {number} */ from, /** @type {number} */ size) => n > from + size * 0.08 && n < from + size * 0.92;
    if (inside(spot.x, this.box.x, this.box.w) && inside(spot.y, this.box.y, this.box.h)) return;
    this.box.x = spot.x - this.box.w / 2;
    this.box.y = spot.y - this.box.h / 2;
    this.moved = true;
    this.show();
  }

  listen() {
    at("fit").addEventListener("click", () => this.fit());
    at("zoom-in").addEventListener("click", () => this.zoom(0.8));
    at("zoom-out").addEventListener("click", () => this.zoom(1.25));
    new ResizeObserver(() => {
      this.measured = undefined;
      if (!this.moved) this.setArea(this.area, this.cells, this.side, this.own);
      else {
        const { w, h } = this.size();
        this.box.h = (this.box.w * h) / w;
        this.show();
      }
    }).observe(this.svg);
    this.svg.addEventListener(
      "wheel",
      (/** @type {WheelEvent} */ event) => {
        event.preventDefault();
        const travel = event.deltaY * UNITS[event.deltaMode];
        this.travel += travel;
        // One step for a notch of a wheel, however far the browser says it went.
        const steps = Math.abs(this.travel) < NOTCH ? 0 : Math.sign(this.travel);
        if (steps !== 0) this.travel = 0;
        if (!event.ctrlKey && this.wheel(steps)) return;
        this.zoom(Math.exp(Math.max(-1, Math.min(1, travel / 500))), this.where(event));
      },
      { passive: false },
    );
    this.svg.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.start = { x: event.clientX, y: event.clientY };
      this.dragged = false;
      this.pinch = this.spread();
    });
    window.addEventListener("pointermove", (event) => this.drag(event));
    const up = (/** @type {PointerEvent} */ event) => {
      this.fingers.delete(event.pointerId);
      this.pinch = this.spread();
      this.svg.classList.remove("dragging");
    };
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    // The click at the end of a drag chooses nothing.
    this.svg.addEventListener(
      "click",
      (/** @type {MouseEvent} */ event) => {
        if (this.dragged) event.stopPropagation();
        this.dragged = false;
      },
      true,
    );
  }

  spread() {
    const [a, b] = [...this.fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const view = this.svg.getBoundingClientRect();
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    const far = this.start && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLACK;
    if (!this.dragged && !far) return;
    this.dragged = true;
    this.moved = true;
    this.svg.classList.add("dragging");
    finger.x = event.clientX;
    finger.y = event.clientY;
    const share = 1 / this.fingers.size;
    this.box.x -= (dx / view.width) * this.box.w * share;
    this.box.y -= (dy / view.height) * this.box.h * share;
    const now = this.spread();
    if (now > 0 && this.pinch > 0) {
      const [a, b] = [...this.fingers.values()];
      this.zoom(this.pinch / now, this.where({ clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2 }));
    }
    this.pinch = now;
    this.show();
  }
}
