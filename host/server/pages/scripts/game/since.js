// @ts-check
/** What the others did since the last turn of the person: a row for each beside the board, and frames on it. */

/** @import { State } from "../messages.d.ts" */
import { at, draw } from "../shared/page-parts.js";

/** The frames of the tiles, below what can be chosen. */
const frames = draw("g", { id: "since-tiles" });
at("lit").before(frames);

/** Returns the cell of a small tile.
 * @param {Event} event
 */
const cellOf = ({ target }) => /** @type {Element} */ (target).closest("[data-cell]")?.getAttribute("data-cell")?.split(",").map(Number);

/** Shows the place of a tile. @type {(x: number, y: number) => void} */
let reveal = () => {};
at("since").addEventListener("click", (event) => {
  const cell = cellOf(event);
  if (cell) reveal(cell[0] * 100 + 50, cell[1] * 100 + 50);
});

/**
 * Frames the tiles, and shows the rows if there are some.
 * @param {State} state
 * @param {(x: number, y: number) => void} show shows a place of the board
 */
export function showSince({ since = [], phase, over }, show) {
  reveal = show;
  const plays = phase === "playing" && over !== true;
  at("since-box").hidden = !plays || at("since").childElementCount === 0;
  const fill = (/** @type {number} */ seat) => document.querySelector(`.player[data-player="${seat}"]`)?.getAttribute("data-fill") ?? "#fff";
  const frame = (/** @type {number[]} */ [x, y, seat]) => {
    const box = { x: x * 100 + 4, y: y * 100 + 4, width: 92, height: 92, rx: 6 };
    return [draw("rect", { ...box, class: "rim" }), draw("rect", { ...box, stroke: fill(seat) })];
  };
  frames.replaceChildren(...(plays ? since : []).flatMap(frame));
}
