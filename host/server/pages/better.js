// @ts-check
/** A better move than the one that is shown, as an arrow and a faint tile or figure on the board. */

/** @import { Better } from "./messages.d.ts" */
/** @import { Board } from "./board.js" */
import { at, draw } from "./parts.js";

/** How far the arrow keeps from the middles of both places, in hundredths of a cell. */
const CLEAR = 34;

/**
 * Draws the marks, or takes them away.
 * @param {Board} board
 * @param {Better | undefined} better
 */
export function showBetter(board, better) {
  const layer = at("ghost");
  layer.replaceChildren();
  if (!better) return;
  // The board may not have drawn this tile at this turn yet.
  for (const [key, text] of Object.entries(better.defs)) if (!document.getElementById(key)) board.put(`d/${key}`, text);
  const { from, to, ghost } = better;
  if (ghost) layer.append(draw("g", { class: "ghost" }, ghost));
  if (to) layer.append(ring(to, "better-to"));
  if (from) layer.append(ring(from, "better-from"));
  if (!from || !to) return;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy);
  if (far < 2 * CLEAR + 12) return;
  const [ux, uy] = [dx / far, dy / far];
  const [x, y] = [to[0] - ux * CLEAR, to[1] - uy * CLEAR];
  const side = (/** @type {number} */ way) => `L${x - ux * 22 + uy * 13 * way} ${y - uy * 22 - ux * 13 * way}`;
  layer.append(
    draw("path", { class: "better-line", d: `M${from[0] + ux * CLEAR} ${from[1] + uy * CLEAR}L${x - ux * 18} ${y - uy * 18}` }),
    draw("path", { class: "better-head", d: `M${x} ${y}${side(1)}${side(-1)}z` }),
  );
}

/**
 * @param {number[]} place
 * @param {string} name the class
 */
function ring([x, y], name) {
  return draw("circle", { class: name, cx: x, cy: y, r: CLEAR - 4 });
}
