// @ts-check
/** Help on the board: features under the pointer, tiles left, dead cells, standing, fields. */

/** @import { Feature, Field, Help as Answer, HelpSwitches, State } from "../messages.d.ts" */
import { at, draw, drawn, make } from "../shared/page-parts.js";
import { get } from "../shared/transport.js";
import { capital, list, number, say } from "../shared/words.js";

/** The pause before the feature under the pointer is looked up, in milliseconds. */
const PAUSE = 350;
/** The distance of the words about a feature from the pointer, in pixels. */
const BESIDE = 14;

/** The width of the stripes of a field and of the gaps between them, in hundredths of a cell. */
const [STRIPE, GAP] = [9, 11];
/** The angle between the stripes of two seats, in degrees. */
const TURN = 30;

/** The kinds of help, in the order of their switches.
 * @type {(keyof HelpSwitches)[]} */
const SWITCHES = ["features", "fields", "dead", "standing", "tiles"];

export class Help {
  /**
   * @param {import("../shared/board.js").Board} board
   * @param {string} base
   */
  constructor(board, base) {
    this.board = board;
    this.base = base;
    /** @type {Partial<HelpSwitches>} */
    this.on = { features: true };
    /** @type {number[] | null} */
    this.standing = null;
    this.changed = () => {};
    this.decision = -1;
    this.timer = 0;
    this.allowed = "";
    board.svg.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => this.point(event));
    board.svg.addEventListener("pointerleave", () => this.leave());
    board.svg.addEventListener("click", (/** @type {MouseEvent} */ event) => this.look(event));
  }

  /** @param {State} state */
  show(state) {
    // Before the game begins, there is nothing to help with.
    if (state.phase === "waiting") return;
    const allowed = JSON.stringify(state.help ?? {});
    if (allowed !== this.allowed) {
      this.allowed = allowed;
      const open = SWITCHES.filter((key) => state.help?.[key]);
      at("helps").hidden = open.length === 0;
      at("switches").replaceChildren(...open.map((key) => {
        const box = make("input", { type: "checkbox", onchange: () => {
          this.on[key] = box.checked;
          this.load();
        } });
        box.checked = this.on[key] === true;
        return make("label", {}, box, say(`script-game-help-${key}`));
      }));
      this.on.features = state.help?.features === true;
    }
    if (state.decision !== this.decision) {
      this.decision = state.decision;
      this.leave();
      this.load();
    }
  }

  /** Loads the help that is on. */
  async load() {
    const wanted = SWITCHES.filter((key) => key !== "features" && this.on[key]);
    const box = at("help");
    if (wanted.length === 0) {
      box.replaceChildren();
      at("left-tiles").replaceChildren();
      this.standing = null;
      this.changed();
      return;
    }
    const help = /** @type {Answer | null} */ (await get(`${this.base}/help`).catch(() => null));
    if (!help) return;
    box.replaceChildren();
    if (this.on.fields) (help.fields ?? []).forEach((field, n) => box.append(...this.field(field, n)));
    if (this.on.dead) for (const [x, y] of help.dead ?? []) box.append(draw("path", { class: "dead", d: `M${x * 100 + 25} ${y * 100 + 25}l50 50m0-50l-50 50` }));
    this.standing = this.on.standing ? (help.standing ?? null) : null;
    at("left-tiles").replaceChildren(...(this.on.tiles ? (help.tiles ?? []).map((tile) => this.tile(tile, help.defs)) : []));
    this.changed();
  }

  /**
   * @param {NonNullable<Answer["tiles"]>[0]} tile
   * @param {Record<string, string>} defs
   */
  tile(tile, defs) {
    for (const key of [tile.tile, `g${tile.tile.slice(1).split("-")[0]}`, `s${tile.tile.slice(1)}`]) {
      if (!document.getElementById(key) && defs[key]) this.board.defs.append(draw("g", {}, defs[key]));
    }
    const box = make("span", { title: tile.name });
    box.append(drawn(tile.tile, { viewBox: "-2 -6 104 108" }), `${number(tile.left)} ×`);
    return box;
  }

  /**
   * Hatches a field in the color of its owner, or in the colors of all, so that it does not look like a
   * feature of that color. Each seat has a direction of its own.
   * @param {Field} field
   * @param {number} n its number
   */
  field(field, n) {
    if (field.owners.length === 0) return [draw("g", { fill: "#fff", "fill-opacity": 0.25 }, field.shapes.join(""))];
    const step = STRIPE + GAP;
    const wide = step * field.owners.length;
    const stripes = field.owners.map((seat, i) => {
      const player = document.querySelector(`.player[data-player="${seat}"]`);
      const [fill, edge] = [player?.getAttribute("data-fill") ?? "#fff", player?.getAttribute("data-edge") ?? "#000"];
      return `<rect x="${i * step}" width="${STRIPE}" height="${wide}" fill="${fill}" stroke="${edge}" stroke-width="1.5"/>`;
    });
    const pattern = { id: `stripes-${n}`, width: wide, height: wide, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${45 + TURN * field.owners[0]})` };
    const [x0, y0, x1, y1] = this.board.area;
    const all = { x: x0 * 100, y: y0 * 100, width: (x1 - x0 + 1) * 100, height: (y1 - y0 + 1) * 100 };
    return [
      draw("pattern", pattern, stripes.join("")),
      draw("clipPath", { id: `field-${n}` }, field.shapes.join("")),
      draw("rect", { ...all, fill: `url(#stripes-${n})`, "fill-opacity": 0.75, "clip-path": `url(#field-${n})`, "pointer-events": "none" }),
    ];
  }

  /** @param {PointerEvent} event */
  point(event) {
    clearTimeout(this.timer);
    at("tip").hidden = true;
    if (event.pointerType === "mouse" && event.buttons === 0) this.timer = setTimeout(() => this.look(event), PAUSE);
  }

  leave() {
    clearTimeout(this.timer);
    at("tip").hidden = true;
    document.querySelector("#help .found")?.remove();
  }

  /** @param {MouseEvent} event */
  async look(event) {
    if (!this.on.features || /** @type {Element} */ (event.target).closest(".hot")) return;
    const { x, y } = this.board.where(event);
    const found = /** @type {Feature | null | undefined} */ (await get(`${this.base}/explain?x=${x.toFixed(1)}&y=${y.toFixed(1)}`).catch(() => undefined));
    document.querySelector("#help .found")?.remove();
    if (found === undefined) return;
    const tip = at("tip");
    tip.hidden = !found;
    if (!found) return;
    at("help").append(draw("g", { class: "found" }, found.shapes.join("")));
    const [kind, worth] = [capital(found.kind), found.worth];
    const owners = found.owners.length > 0 ? list(found.owners) : say("script-game-no-owner");
    tip.textContent = found.mark ? kind : worth ? say("script-game-feature-worth", { kind, owners, worth }) : say("script-game-feature", { kind, owners });
    lay(tip, event.clientX, event.clientY);
  }
}

/**
 * Lays a tip beside a point of the window, where it covers the fewest marks.
 * @param {HTMLElement} tip
 * @param {number} x
 * @param {number} y
 */
function lay(tip, x, y) {
  const [stage, { width, height }] = [at("stage").getBoundingClientRect(), tip.getBoundingClientRect()];
  const marks = [...document.querySelectorAll("#hot .hot")].map((mark) => mark.getBoundingClientRect());
  const within = (/** @type {number} */ wanted, /** @type {number} */ from, /** @type {number} */ to) => Math.max(Math.min(wanted, to - 4), from + 4);
  const places = [[x + BESIDE, y + BESIDE], [x + BESIDE, y - BESIDE - height], [x - BESIDE - width, y + BESIDE], [x - BESIDE - width, y - BESIDE - height]].map(([left, top]) => {
    const [l, t] = [within(left, stage.left, stage.right - width), within(top, stage.top, stage.bottom - height)];
    const covered = marks.filter((mark) => mark.left < l + width && mark.right > l && mark.top < t + height && mark.bottom > t);
    return { l, t, covered: covered.length };
  });
  const best = places.reduce((a, b) => (b.covered < a.covered ? b : a));
  tip.style.left = `${best.l - stage.left}px`;
  tip.style.top = `${best.t - stage.top}px`;
}
