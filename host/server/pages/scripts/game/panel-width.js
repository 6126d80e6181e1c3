// @ts-check
/** The width of the panel: a printed board that is higher than wide leaves room beside it, which the panel takes. */

/** @import { State } from "../messages.d.ts" */

/** The least and the largest width of the panel, in pixels, and the largest share of the window. */
const [MIN, MAX, SHARE] = [368, 640, 0.45];
/** The room around the cells of a board, in cells, and the width of the buttons over it, in pixels. */
const [RIM, TOOLS] = [1.2, 60];

/** The board whose edges are known: its columns and rows. @type {[number, number] | null} */
let size = null;

/** Takes the room that the board does not need. */
function fit() {
  const main = document.querySelector("main");
  if (!main || !size) return;
  const [columns, rows] = size;
  const { width, height } = main.getBoundingClientRect();
  const board = (height * (columns + RIM)) / (rows + RIM) + TOOLS;
  const panel = Math.min(Math.max(width - board, MIN), MAX, width * SHARE);
  main.style.setProperty("--panel", `${Math.max(Math.round(panel), MIN)}px`);
}

/**
 * Fits the panel to a board with an edge; one without grows, and its panel stays as it is.
 * @param {State} state
 */
export function fitPanel({ bounded, area }) {
  if (!bounded || !area) return;
  const [x0, y0, x1, y1] = area;
  const now = /** @type {[number, number]} */ ([x1 - x0 + 1, y1 - y0 + 1]);
  if (String(now) === String(size)) return;
  size = now;
  fit();
}

window.addEventListener("resize", fit);
