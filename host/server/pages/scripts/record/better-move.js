// @ts-check
/** A better move than the one that is shown, as an arrow and a faint tile or figure on the board. */

/** @import { Better } from "../messages.d.ts" */
/** @import { Board } from "../shared/board.js" */
import { at, draw } from "../shared/page-parts.js";

/** The largest and the smallest radius of the ring around a place, in hundredths of a cell. */
const RADIUS = [30, 11];
/** The least length of an arrow. */
const SHORTEST = 12;

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
  const [dx, dy] = from && to ? [to[0] - from[0], to[1] - from[1]] : [0, 0];
  const far = Math.hypot(dx, dy);
  // Places on one tile are close together.
  const radius = far === 0 ? RADIUS[0] : Math.min(RADIUS[0], Math.max(RADIUS[1], far / 2 - SHORTEST));
  if (to) layer.append(ring(to, radius, "better-to"));
  if (from && far > 0) layer.append(ring(from, radius, "better-from"));
  if (!from || !to || far < 2 * radius + SHORTEST) return;
  const [ux, uy] = [dx / far, dy / far];
  const [clear, head] = [radius + 3, Math.min(22, far / 3)];
  const [x, y] = [to[0] - ux * clear, to[1] - uy * clear];
  const side = (/** @type {number} */ way) => `L${x - ux * head + uy * head * 0.6 * way} ${y - uy * head - ux * head * 0.6 * way}`;
  layer.append(
    draw("path", { class: "better-line", d: `M${from[0] + ux * clear} ${from[1] + uy * clear}L${x - ux * head * 0.8} ${y - uy * head * 0.8}` }),
    draw("path", { class: "better-head", d: `M${x} ${y}${side(1)}${side(-1)}z` }),
  );
}

/**
 * @param {number[]} place
 * @param {number} r
 * @param {string} name the class
 */
function ring([cx, cy], r, name) {
  return draw("circle", { class: name, cx, cy, r });
}
