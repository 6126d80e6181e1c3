// @ts-check
/** Draws a board that is being drawn: its cells, its prints, what is said about cells, and how full they get. */

/** @import { Board as Drawn, City, Side } from "./model.js" */
import { SIDES, STEPS, isLarge, letterAt, shownBy, spotOf } from "./model.js";
import { at } from "../shared/page-parts.js";
import { number } from "../shared/words.js";

/** @typedef {{message: string, error: boolean, line: number | null, cells: number[][]}} Remark */
/** @typedef {{games: number, cells: Map<string, number>}} Filled the number of games, and those in which a cell is covered */
/** @typedef {{href: string, shade: number, size: number, x: number, y: number}} Picture behind the board; numbers in percent */

/** The drawings of letters of the grid. @type {Record<string, string>} */
const OF_LETTERS = { "~": "water", "#": "abroad", ".": "land", o: "town", S: "start" };
/** The drawings of other prints: a letter in a disc. @type {Record<string, string>} */
const NOTE_MARKS = { island: "▲", waves: "≈", chip: "●", "chip-purple": "●p", "chip-light-blue": "●b", "chip-orange": "●o", "bottle-purple": "▮p", "bottle-light-blue": "▮b", "bottle-orange": "▮o", chumak: "T" };
/** The share of games below which a cell seldom gets a tile. */
export const SELDOM = 0.5;

/**
 * Returns a text that markup can hold.
 * @param {string} text
 */
function escaped(text) {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} [kind]
 */
function label(text, x, y, kind = "name") {
  return text === "" ? "" : `<text class="${kind}" x="${x}" y="${y}">${escaped(text.length > 18 ? `${text.slice(0, 17)}…` : text)}</text>`;
}

/**
 * @param {number} n
 * @param {number} x
 * @param {number} y
 */
function coats(n, x, y) {
  if (n < 1) return "";
  const shield = (/** @type {number} */ i) => `<path class="coat" d="M${x + i * 15 - (Math.min(n, 5) - 1) * 7.5 - 6} ${y}h12v7q0 6-6 8q-6-2-6-8z"/>`;
  return Array.from({ length: Math.min(n, 5) }, (_, i) => shield(i)).join("") + (n > 5 ? label(`×${n}`, x + 45, y + 12) : "");
}

/**
 * Draws a road.
 * @param {string} d
 */
function road(d) {
  return `<path class="bank" d="${d}"/><path class="road" d="${d}"/>`;
}

/**
 * Returns the middle of an edge, and the point so far beyond it.
 * @param {string} edge
 * @param {number} [beyond] in hundredths of a cell
 */
function middle(edge, beyond = 0) {
  const spot = spotOf(edge) ?? { x: 0, y: 0, side: /** @type {Side} */ ("N") };
  const [dx, dy] = STEPS[spot.side];
  return { x: spot.x * 100 + 50 + dx * (50 + beyond), y: spot.y * 100 + 50 + dy * (50 + beyond), dx, dy };
}

/**
 * Draws a cell of a large city: walls toward its city sides, roads toward its road sides.
 * @param {City} city
 * @param {string} key
 * @param {number} x
 * @param {number} y
 */
function large(city, key, x, y) {
  const shown = shownBy(city);
  const [cx, cy] = [x * 100 + 50, y * 100 + 50];
  const side = (/** @type {Side} */ name) => {
    const [dx, dy] = STEPS[name];
    const [ex, ey] = [cx + dx * 50, cy + dy * 50];
    if (shown[name].startsWith("road")) return road(`M${cx} ${cy}L${ex} ${ey}`);
    if (!shown[name].startsWith("city")) return "";
    return `<path class="town" d="M${ex - dy * 44} ${ey - dx * 44}L${ex + dy * 44} ${ey + dx * 44}L${cx + dy * 22} ${cy + dx * 22}L${cx - dy * 22} ${cy - dx * 22}z"/>`;
  };
  const total = city.segments.reduce((sum, segment) => sum + segment.coats, 0);
  return `<use href="#d-land" x="${x * 100}" y="${y * 100}"/>${SIDES.map(side).join("")}<rect class="town" x="${cx - 23}" y="${cy - 23}" width="46" height="46"/><text class="key" x="${cx}" y="${cy - 2}">${key}</text>${coats(total, cx, cy + 4)}${label(city.name, cx, y * 100 + 92)}`;
}

/**
 * Draws the cells.
 * @param {Drawn} board
 * @param {Picture | null} picture
 */
export function drawCells(board, picture) {
  const [width, height] = [(board.rows[0]?.length ?? 0) * 100, board.rows.length * 100];
  const cells = board.rows.map((row, y) => [...row].map((letter, x) => {
    const city = board.cities[letter];
    if (city) return large(city, letter, x, y);
    return `<use href="#d-${isLarge(letter) ? "large" : (OF_LETTERS[letter] ?? "land")}" x="${x * 100}" y="${y * 100}"/>`;
  }).join("")).join("");
  at("tiles").innerHTML = `<g${picture ? ` opacity="${1 - picture.shade / 100}"` : ""}>${cells}</g>`;
  if (picture) {
    const image = document.createElementNS("http://www.w3.org/2000/svg", "image");
    const [w, h] = [(width * picture.size) / 100, (height * picture.size) / 100];
    const box = { href: picture.href, x: (width - w) / 2 + (picture.x * width) / 100, y: (height - h) / 2 + (picture.y * height) / 100, width: w, height: h };
    for (const [key, value] of Object.entries(box)) image.setAttribute(key, String(value));
    image.id = "picture";
    at("tiles").prepend(image);
  }
  // The lines of the grid show the cells of water over a picture.
  const lines = [...Array.from({ length: height / 100 + 1 }, (_, y) => `M0 ${y * 100}h${width}`), ...Array.from({ length: width / 100 + 1 }, (_, x) => `M${x * 100} 0v${height}`)].join("");
  at("pieces").innerHTML = `<path class="grid" d="${lines}"/>${border(board)}${prints(board)}`;
}

/**
 * Draws the border of the land.
 * @param {Drawn} board
 */
function border(board) {
  const land = (/** @type {number} */ x, /** @type {number} */ y) => !"~#".includes(letterAt(board, x, y));
  let d = "";
  board.rows.forEach((row, y) => [...row].forEach((_, x) => {
    if (!land(x, y)) return;
    if (!land(x, y - 1)) d += `M${x * 100} ${y * 100}h100`;
    if (!land(x, y + 1)) d += `M${x * 100} ${y * 100 + 100}h100`;
    if (!land(x - 1, y)) d += `M${x * 100} ${y * 100}v100`;
    if (!land(x + 1, y)) d += `M${x * 100 + 100} ${y * 100}v100`;
  }));
  return `<path class="coastline" d="${d}"/>`;
}

/**
 * Draws what is printed beyond the border, and names.
 * @param {Drawn} board
 */
function prints(board) {
  const piece = (/** @type {import("./model.js").Border} */ { kind, at: edges, coats: n, name }) => {
    const parts = edges.map((edge) => {
      const { x, y, dx, dy } = middle(edge);
      if (kind === "road") return road(`M${x} ${y}l${dx * 46} ${dy * 46}`);
      return `<path class="town" d="M${x - dy * 34} ${y - dx * 34}L${x + dy * 34} ${y + dx * 34}Q${x + dx * 52 + dy * 34} ${y + dy * 52 + dx * 34} ${x + dx * 44} ${y + dy * 44}Q${x + dx * 52 - dy * 34} ${y + dy * 52 - dx * 34} ${x - dy * 34} ${y - dx * 34}z"/>`;
    });
    const links = edges.slice(1).map((edge, i) => `<path class="link" d="M${middle(edges[i], 30).x} ${middle(edges[i], 30).y}L${middle(edge, 30).x} ${middle(edge, 30).y}"/>`);
    const spot = middle(edges[0], 26);
    return parts.join("") + links.join("") + coats(n, spot.x, spot.y - 10) + label(name, middle(edges[0], 40).x, middle(edges[0], 40).y + 14);
  };
  const ferry = (/** @type {import("./model.js").Ferry} */ { ends: [from, to], coats: n, name }) => {
    const [a, b, c, d] = [middle(from), middle(from, 25), middle(to, 25), middle(to)];
    const [x, y] = [(b.x + c.x) / 2, (b.y + c.y) / 2];
    return `<path class="ferry" d="M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}L${d.x} ${d.y}"/>${coats(n, x, y - 7)}${label(name, x, y + 24)}`;
  };
  const note = (/** @type {import("./model.js").Note} */ { kind, at: cells, name }) => cells.map((cell, i) => {
    const { x, y } = middle(`${cell}:N`);
    return `<circle class="note" cx="${x + 30}" cy="${y + 20}" r="15"/><text class="mark" x="${x + 30}" y="${y + 26}">${NOTE_MARKS[kind] ?? escaped(kind.slice(0, 1).toUpperCase())}</text>${i === 0 ? label(name, x, y + 92) : ""}`;
  }).join("");
  const names = Object.entries(board.names).map(([cell, name]) => label(name, middle(`${cell}:S`).x, middle(`${cell}:S`).y - 6));
  return [...board.borders.map(piece), ...board.ferries.map(ferry), ...board.notes.map(note), ...names].join("");
}

/**
 * Draws the marks of remarks and how full the cells get.
 * @param {Remark[]} remarks
 * @param {Filled | null} filled
 * @param {[number, number][]} cells the cells on which tiles lie
 */
export function drawMarks(remarks, filled, cells) {
  const heat = !filled ? "" : cells.map(([x, y]) => {
    const share = (filled.cells.get(`${x},${y}`) ?? 0) / filled.games;
    const percent = number(Math.round(share * 100));
    return `<g class="heat${share < SELDOM ? " seldom" : ""}"><rect x="${x * 100}" y="${y * 100}" width="100" height="100" fill-opacity="${(0.75 * (1 - share) + 0.08).toFixed(2)}"/><text x="${x * 100 + 50}" y="${y * 100 + 62}">${percent}</text></g>`;
  }).join("");
  /** @type {Map<string, boolean>} */
  const marked = new Map();
  for (const { error, cells: own } of remarks) for (const [x, y] of own) marked.set(`${x},${y}`, error || (marked.get(`${x},${y}`) ?? false));
  const marks = [...marked].map(([cell, error]) => {
    const [x, y] = cell.split(",").map(Number);
    const [mx, my] = [x * 100 + 80, y * 100 + 20];
    const shape = error ? `<circle cx="${mx}" cy="${my}" r="19"/>` : `<path d="M${mx - 19} ${my + 15}L${mx} ${my - 19}L${mx + 19} ${my + 15}z"/>`;
    const frame = error ? `<rect x="${x * 100 + 4}" y="${y * 100 + 4}" width="92" height="92"/>` : "";
    return `<g class="${error ? "wrong" : "hint"}" data-cell="${cell}">${frame}${shape}<text x="${mx}" y="${my + 10}">${error ? "!" : "?"}</text></g>`;
  });
  at("lit").innerHTML = heat + marks.join("");
}

/**
 * Draws the cursor, and the first end of a ferry.
 * @param {{x: number, y: number}} cursor
 * @param {{x: number, y: number}[]} images the other cells that a stroke changes
 * @param {string | null} end
 */
export function drawCursor(cursor, images, end) {
  const box = (/** @type {{x: number, y: number}} */ { x, y }, /** @type {string} */ kind) => `<rect class="${kind}" x="${x * 100 + 3}" y="${y * 100 + 3}" width="94" height="94"/>`;
  const spot = end === null ? null : middle(end, 12);
  at("hot").innerHTML = images.slice(1).map((one) => box(one, "image")).join("") + box(cursor, "cursor") + (spot ? `<circle class="end" cx="${spot.x}" cy="${spot.y}" r="16"/>` : "");
}
