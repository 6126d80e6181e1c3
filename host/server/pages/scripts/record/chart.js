// @ts-check
/** Charts over all moves of a record, with the mistakes as marks. */

import { draw, make } from "../shared/page-parts.js";
import { number } from "../shared/words.js";

/** The patterns of the lines of the chart, so that color is not alone. */
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 2 1 2", "12 4", "1 2", "6 2 2 2"];
const HIGH = 140;
/** The distance of the lines from the sides of the chart, in pixels. */
const RIM = 8;
/** How far from the middle of a mark a click still means it, in pixels. */
const NEAR = 12;

/** @typedef {{n: number, player: number, grade: Grade, words: string}} Mark a mistake */
/** @typedef {0 | 1 | 2} Grade how grave a mistake is */

/** The shapes of the marks around the origin: the graver, the larger. A circle, a square on its corner, a star. */
const SHAPES = ["M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "M0-7L7 0L0 7L-7 0z", "M0-10L3-3.2L9.5-3.1L4.4 1.2L6.2 8.1L0 4L-6.2 8.1L-4.4 1.2L-9.5-3.1L-3-3.2z"];

/**
 * Draws the mark of a mistake.
 * @param {Grade} grade
 * @param {Record<string, string | number>} [attributes]
 */
export function shape(grade, attributes = {}) {
  return draw("path", { d: SHAPES[grade], class: `grade-${grade}`, ...attributes });
}

/** @param {number} seat */
export function fill(seat) {
  return document.querySelector(`.player[data-player="${seat}"]`)?.getAttribute("data-fill") ?? "gray";
}

/**
 * Returns the key of the lines.
 * @param {string[]} names
 */
export function key(names) {
  return names.map((name, seat) => {
    const svg = draw("svg", { viewBox: "0 0 32 8" });
    svg.append(draw("path", { d: "M0 4H32", stroke: fill(seat), "stroke-width": 3, "stroke-dasharray": DASHES[seat % DASHES.length] }));
    return make("span", {}, svg, ` ${name}`);
  });
}

/** @typedef {{rows: number[][], most: number, step: number, format: Intl.NumberFormatOptions, now: number, marks: Mark[]}} Chart
 * the values of all players before the first move and after each, the value at the top, the distance of the lines with a label, how
 * labels are written, the move that is shown, and the mistakes */

/**
 * Returns where a move is on the axis of a chart.
 * @param {number} wide
 * @param {number} rows
 * @param {number} i
 */
const along = (wide, rows, i) => RIM + (i / Math.max(rows - 1, 1)) * (wide - 2 * RIM);

/**
 * Draws a line for each player.
 * @param {SVGSVGElement} svg
 * @param {Chart} chart
 */
export function lines(svg, { rows, most, step, format, now, marks }) {
  const wide = Math.max(svg.clientWidth, 200);
  svg.setAttribute("viewBox", `0 0 ${wide} ${HIGH}`);
  const x = (/** @type {number} */ i) => along(wide, rows.length, i);
  const y = (/** @type {number} */ value) => HIGH - 12 - (value / most) * (HIGH - 26);
  svg.replaceChildren();
  for (let value = 0; value <= most; value += step) {
    const label = draw("text", { x: 2, y: y(value) - 2 });
    label.textContent = number(value, format);
    svg.append(draw("line", { x1: 0, x2: wide, y1: y(value), y2: y(value), stroke: "currentColor", "stroke-opacity": 0.15 }), label);
  }
  (rows[0] ?? []).forEach((_, seat) => {
    const line = rows.map((row, i) => `${i === 0 ? "M" : "L"}${x(i).toFixed(1)} ${y(row[seat]).toFixed(1)}`).join("");
    svg.append(draw("path", { d: line, fill: "none", stroke: fill(seat), "stroke-width": 2.2, "stroke-dasharray": DASHES[seat % DASHES.length] }));
  });
  svg.append(draw("line", { class: "now", x1: x(now), x2: x(now), y1: 0, y2: HIGH, stroke: "currentColor", "stroke-width": 1.4 }));
  // The graver ones lie on top.
  for (const mark of [...marks].sort((a, b) => a.grade - b.grade)) {
    const place = `translate(${x(mark.n).toFixed(1)} ${y(rows[mark.n]?.[mark.player] ?? 0).toFixed(1)})`;
    const dot = shape(mark.grade, { transform: place, fill: fill(mark.player), "data-move": mark.n });
    const title = draw("title");
    title.textContent = mark.words;
    dot.append(title);
    svg.append(dot);
  }
}

/**
 * Returns the move that a click on a chart means: the mistake that is near, or else the move there.
 * @param {SVGSVGElement} svg
 * @param {MouseEvent} event
 * @param {number} moves the number of moves
 * @param {Mark[]} marks
 */
export function clicked(svg, event, moves, marks) {
  const view = svg.getBoundingClientRect();
  const at = event.clientX - view.left;
  const far = (/** @type {Mark} */ mark) => Math.abs(along(view.width, moves + 1, mark.n) - at);
  const near = marks.filter((mark) => far(mark) <= NEAR).sort((a, b) => far(a) - far(b))[0];
  // A mark under the pointer goes before one beside it.
  const hit = /** @type {Element} */ (event.target).closest?.("[data-move]");
  if (hit) return Number(hit.getAttribute("data-move"));
  return near?.n ?? Math.round(((at - RIM) / Math.max(view.width - 2 * RIM, 1)) * moves);
}
