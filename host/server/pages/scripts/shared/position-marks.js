// @ts-check
/** The marks on the board of the referee: where a tile or a figure may go, the tile in hand, the cursor of the keyboard. */

/** @import { Places, Stand } from "../messages.d.ts" */
import { at, draw } from "./page-parts.js";

/** The drawing of a mark in the middle of a cell: a tick, and a cross. */
const [TICK, CROSS] = ["M34 52l12 12 22-28", "M38 38l24 24m0-24l-24 24"];

/** Takes all marks away. */
export function clear() {
  at("hot").replaceChildren();
}

/**
 * Marks the open cells: a tick where the tile may lie in some turn, a cross where it may not.
 * @param {Places["cells"]} cells
 * @param {(cell: number[]) => void} [reach] called when the keyboard reaches a cell; then all of them can be chosen,
 * and none has a tick, which would look like an answer
 */
export function markCells(cells, reach) {
  at("hot").replaceChildren(...cells.map(({ x, y, turns, words }) => {
    const legal = turns.length > 0;
    const mark = draw("g", { class: legal ? "edit-mark legal" : "edit-mark", "data-cell": `${x},${y}`, transform: `translate(${x * 100} ${y * 100})` });
    mark.append(draw("rect", { x: 6, y: 6, width: 88, height: 88, rx: 8 }));
    if (!reach) mark.append(draw("path", { d: legal ? TICK : CROSS }));
    else {
      for (const [name, value] of [["role", "button"], ["tabindex", "0"], ["aria-label", words]]) mark.setAttribute(name, value);
      mark.addEventListener("focus", () => reach([x, y]));
    }
    return mark;
  }));
}

/**
 * Marks the segments where a figure may stand, and those where it may not.
 * @param {Stand["places"]} places
 * @param {boolean} anywhere whether all are offered
 */
export function markSegments(places, anywhere) {
  at("hot").replaceChildren(...places.filter(({ shape }) => shape).map(({ at: segment, legal, shape }) => draw("g", { class: legal || anywhere ? "edit-shape legal" : "edit-shape", "data-segment": segment }, shape ?? "")));
}

/**
 * Shows a tile over a cell; `null` takes it away.
 * @param {string | null} tile the id of its drawing, without the turn
 * @param {number[]} cell
 * @param {number} turn
 */
export function ghost(tile, [x, y], turn) {
  const old = document.getElementById("edit-ghost");
  old?.remove();
  if (tile === null) return;
  const mark = draw("g", { id: "edit-ghost", transform: `translate(${x * 100} ${y * 100})`, "pointer-events": "none" });
  mark.append(draw("use", { href: `#${tile.replace(/-\d$/, "")}-${turn}` }));
  at("ghost").append(mark);
}

/**
 * Shows the cursor of the keyboard; `null` takes it away.
 * @param {number[] | null} cell
 */
export function cursor(cell) {
  document.getElementById("edit-cursor")?.remove();
  if (cell) at("ghost").append(draw("rect", { id: "edit-cursor", x: cell[0] * 100 + 2, y: cell[1] * 100 + 2, width: 96, height: 96, rx: 8, "pointer-events": "none" }));
}

/**
 * Lights up some shapes.
 * @param {string[]} shapes
 */
export function light(shapes) {
  at("lit").replaceChildren(...(shapes.length > 0 ? [draw("g", { class: "found" }, shapes.join(""))] : []));
}
