// @ts-check
/**
 * What moves after an action: a tile drops in, figures walk home, features that were scored or closed flash,
 * and points fly. None of it takes a click, waits for anything, or lies over a mark; the next action ends it. Where
 * the person wants no motion, still badges show the same for two seconds.
 */

/** @import { Position, Scored, State, Walker } from "../messages.d.ts" */
import { at, draw, make } from "../shared/page-parts.js";
import { number } from "../shared/words.js";

/** The time for which a still badge is shown, in milliseconds. */
const STILL = 2000;
/** The time for which points are shown, in milliseconds. */
const FLIGHT = 2500;
/** The size of the picture of a figure, in hundredths of a cell. */
const FIGURE = 30;
/** A filter that leaves the outline of a shape. */
const OUTLINE = `<filter id="outline" x="-20%" y="-20%" width="140%" height="140%"><feMorphology in="SourceAlpha" operator="dilate" radius="5" result="wide"/>
<feComposite in="wide" in2="SourceAlpha" operator="out" result="rim"/><feFlood flood-color="#ffb000"/><feComposite in2="rim" operator="in"/></filter>`;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Returns `true` if a message tells of an action after the one before it.
 * @param {Partial<State>} before
 * @param {State} state
 */
export function isNews(before, state) {
  return before.moves !== undefined && state.moves > before.moves;
}

/** Returns `true` if the last action placed a tile.
 * @param {Position} before
 * @param {Position} state
 */
export function hasPlaced(before, state) {
  return state.last !== undefined && String(state.last) !== String(before.last);
}

export class Motion {
  constructor() {
    /** @type {Element[]} what moves, and is taken away when it has ended */
    this.moving = [];
    /** The number of actions when something moved last. */
    this.moves = -1;
    at("fly").before(draw("defs", {}, OUTLINE));
  }

  /** Ends all motion. */
  stop() {
    for (const element of document.querySelectorAll(".dropped")) element.classList.remove("dropped");
    for (const element of this.moving) element.remove();
    this.moving = [];
  }

  /**
   * Shows what the last action has done.
   * @param {Partial<State>} before
   * @param {State} state
   * @param {Element[]} fresh the pieces of the board that are new
   * @param {string | undefined} scored the features that were scored or closed, as SVG
   */
  show(before, state, fresh, scored) {
    if (state.moves === before.moves) return;
    this.stop();
    // What is taken back and done again moves once; what nobody sees does not move.
    if (!isNews(before, state) || this.moves === state.moves || document.hidden) return;
    this.moves = state.moves;
    if (hasPlaced(before, state)) this.drop(state, fresh);
    if (scored) this.flash(scored);
    for (const walker of state.home ?? []) this.walk(walker, state.zoom ?? 1);
    (state.points ?? []).forEach((points, nth) => this.fly(points, nth));
  }

  /**
   * Shows an element until it has moved, or for the time of a still badge.
   * @param {Element} element
   */
  keep(element) {
    if (calm.matches) {
      element.classList.add("still");
      setTimeout(() => element.remove(), STILL);
      return;
    }
    this.moving.push(element);
    element.addEventListener("animationend", () => element.remove());
  }

  /**
   * Lets a new tile drop onto the board.
   * @param {Position} state
   * @param {Element[]} fresh
   */
  drop({ last = [0, 0] }, fresh) {
    if (calm.matches) {
      const badge = draw("rect", { class: "placed", x: last[0] * 100 - 6, y: last[1] * 100 - 6, width: 112, height: 112, rx: 8 });
      at("fly").append(badge);
      this.keep(badge);
      return;
    }
    for (const piece of fresh) if (at("tiles").contains(piece)) piece.classList.add("dropped");
  }

  /**
   * Flashes the outlines of features.
   * @param {string} shapes
   */
  flash(shapes) {
    const outline = draw("g", { class: "flash" }, shapes);
    at("fly").append(outline);
    this.keep(outline);
  }

  /**
   * Lets a figure walk from the board to the row of its owner.
   * @param {Walker} walker
   * @param {number} zoom how large figures are drawn
   */
  walk({ player, x, y, fig }, zoom) {
    const row = document.querySelector(`.player[data-player="${player}"]`);
    // A supply that is folded has no place.
    const supply = row?.querySelector(".supply");
    const home = (supply?.checkVisibility() ? supply : row)?.getBoundingClientRect();
    const view = at("board").getScreenCTM();
    if (!row || !home || !view) return;
    const figure = draw("svg", { class: "walker", viewBox: "-15 -17 30 30", "aria-hidden": "true" }, fig);
    if (calm.matches) {
      const badge = make("span", { class: "returned", "aria-hidden": "true" }, "↩");
      badge.prepend(figure);
      row.append(badge);
      this.keep(badge);
      return;
    }
    const from = new DOMPoint(x, y).matrixTransform(view);
    figure.style.setProperty("--from", `${from.x}px, ${from.y}px`);
    figure.style.setProperty("--to", `${home.left + home.height / 2}px, ${home.top + home.height / 2}px`);
    figure.style.setProperty("--wide", `${FIGURE * zoom * view.a}px`);
    document.body.append(figure);
    this.keep(figure);
  }

  /**
   * Lets points fly from where they were scored. They stay when the next action comes: they are to be read.
   * @param {Scored} scored
   * @param {number} nth
   */
  fly({ player, points, cell }, nth) {
    if (!cell) return;
    const fill = document.querySelector(`.player[data-player="${player}"]`)?.getAttribute("data-fill") ?? "#000";
    const text = draw("text", { x: cell[0] * 100 + 50, y: cell[1] * 100 + 40 + 34 * (nth % 3), fill });
    text.textContent = number(points, { signDisplay: "exceptZero" });
    at("fly").append(text);
    if (calm.matches) this.keep(text);
    else setTimeout(() => text.remove(), FLIGHT);
  }
}
