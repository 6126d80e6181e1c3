// @ts-check
/**
 * The geometry of the board on the screen: which part of the board a window shows, and where the marks
 * of the options lie. It knows no page, so it can be tried apart from one.
 *
 * The view moves for a new question, for the keyboard and when the person moves it, never because the pointer moves. It zooms in
 * where a cell with several marks is small. No mark covers the middle of another: a line leads from a mark that had to move to
 * its place. A part of the board that the person has chosen stays until a question has places outside it.
 *
 * Positions on the board are in hundredths of a cell, those in a window in pixels.
 */

/** @typedef {{x: number, y: number, w: number, h: number}} Box a part of the board */
/** @typedef {{w: number, h: number, left: number, bottom?: number}} Size the size of a window in pixels, and the width and the height at its left that buttons cover */
/** @typedef {{x: number, y: number, r: number, fixed?: boolean}} Spot the place and the radius of a mark; a fixed one stays there */
/** @typedef {{x: number, y: number, s: number}} Place where a mark is drawn, and how many times as large */

/** The room around the cells, in hundredths of a cell. */
const RIM = 60;
/** The number of cells that a window shows at least. */
const LEAST = 5;
/** The number of cells that a window shows at least when it comes close to some. */
const MIN_CLOSE = 3;
/** The side of a cell below which the window shows only the cells that matter now, in pixels. */
export const FINGER = 30;
/** The smallest side of a cell that a finger meets, in pixels: where even the cells that matter now do not fit, some stay outside. */
const MIN_SIDE = 26;
/** The side of a cell that the board comes close to where several marks lie on it, in pixels: at least, for each mark in a row, and at most. */
const CLOSE = { least: 90, each: 34, most: 150 };
/** The smallest width of a mark, in pixels. */
const SMALLEST = 24;
/** The smallest distance between the middles of two marks, in pixels. */
const APART = 28;
/** The most rounds in which marks push each other apart. */
const ROUNDS = 120;

/**
 * Returns the box that shows a rectangle of cells.
 * @param {number[]} area the first and the last column and row: [west, north, east, south]
 * @param {Size} size
 * @param {number} [least]
 * @returns {Box}
 */
export function boxOf([x0, y0, x1, y1], size, least = LEAST) {
  const width = Math.max(x1 - x0 + 1, least) * 100 + 2 * RIM;
  const height = Math.max(y1 - y0 + 1, least) * 100 + 2 * RIM;
  const free = Math.max(size.w - size.left, 1);
  const scale = Math.max(width / free, height / Math.max(size.h, 1));
  const [w, h] = [scale * size.w, scale * size.h];
  return { x: (x0 + x1 + 1) * 50 - (scale * (size.w + size.left)) / 2, y: (y0 + y1 + 1) * 50 - h / 2, w, h };
}

/**
 * Returns the rectangle around some cells.
 * @param {number[][]} cells
 */
function around(cells) {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/**
 * Returns the side of a cell at which all marks have room.
 * @param {{x: number, y: number}[]} marks
 */
export function sideFor(marks) {
  /** @type {Map<string, number>} */
  const cells = new Map();
  for (const { x, y } of marks) {
    const key = `${Math.floor(x / 100)},${Math.floor(y / 100)}`;
    cells.set(key, (cells.get(key) ?? 0) + 1);
  }
  const most = Math.max(0, ...cells.values());
  if (most < 2) return FINGER;
  return Math.min(Math.max(CLOSE.least, CLOSE.each * Math.ceil(Math.sqrt(most))), CLOSE.most);
}

/**
 * Returns the part of the board that a window shows: the whole board, or where its cells would be too
 * small, the cells that matter now.
 * @param {number[]} area
 * @param {number[][]} near the cells that matter now
 * @param {number} side the least side of a cell, in pixels
 * @param {Size} size
 * @returns {Box}
 */
export function frame(area, near, side, size) {
  const whole = boxOf(area, size);
  const now = (size.w / whole.w) * 100;
  if (near.length === 0 || now >= side) return whole;
  const part = boxOf(around(near), size, MIN_CLOSE);
  const most = (size.w / part.w) * 100;
  const wanted = Math.max(Math.min(side, most), MIN_SIDE);
  if (wanted <= now) return whole;
  const [w, h] = [(size.w / wanted) * 100, (size.h / wanted) * 100];
  // No further beyond the board than where all of it is shown.
  const along = (/** @type {number} */ middle, /** @type {number} */ length, /** @type {number} */ from, /** @type {number} */ all) =>
    length >= all ? from + (all - length) / 2 : Math.min(Math.max(middle - length / 2, from), from + all - length);
  return { x: along(part.x + part.w / 2, w, whole.x, whole.w), y: along(part.y + part.h / 2, h, whole.y, whole.h), w, h };
}

/**
 * Returns `true` if a box shows the whole of a cell.
 * @param {Box} box
 * @param {number[]} cell
 */
export function shows(box, [x, y]) {
  return x * 100 >= box.x && y * 100 >= box.y && x * 100 + 100 <= box.x + box.w && y * 100 + 100 <= box.y + box.h;
}

/**
 * Returns where marks are drawn, so that none is smaller than a finger meets or lies on the middle of
 * another. A mark that has room stays where it belongs.
 * @param {Spot[]} spots
 * @param {Box} box
 * @param {Size} size
 * @returns {Place[]}
 */
export function spread(spots, box, size) {
  const scale = size.w / box.w;
  const marks = spots.map((spot) => {
    const r = Math.max(spot.r * scale, SMALLEST / 2);
    const [x, y] = [(spot.x - box.x) * scale, (spot.y - box.y) * scale];
    // What is inside the window stays inside.
    const inside = x >= size.left && y >= 0 && x <= size.w && y <= size.h;
    return { x, y, r, s: r / (spot.r * scale), fixed: spot.fixed === true, inside };
  });
  start(marks);
  const cell = Math.max(APART, ...marks.map((mark) => 2 * mark.r));
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!push(marks, cell, size)) break;
  }
  return marks.map(({ x, y, s }) => ({ x: box.x + x / scale, y: box.y + y / scale, s }));
}

/**
 * Puts marks that share a position on a spiral around it, so that they have a direction to part in.
 * @param {{x: number, y: number, r: number, fixed: boolean}[]} marks
 */
function start(marks) {
  /** @type {Map<string, number>} */
  const there = new Map();
  // A fixed mark keeps the middle.
  for (const mark of [...marks].sort((a, b) => Number(b.fixed) - Number(a.fixed))) {
    const key = `${Math.round(mark.x)},${Math.round(mark.y)}`;
    const nth = there.get(key) ?? 0;
    there.set(key, nth + 1);
    if (nth === 0 || mark.fixed) continue;
    const [angle, far] = [nth * 2.399963, mark.r * Math.sqrt(nth) * 1.7];
    mark.x += Math.cos(angle) * far;
    mark.y += Math.sin(angle) * far;
  }
}

/**
 * Pushes marks apart that are too close, once. Returns `true` if one moved.
 * @param {{x: number, y: number, r: number, fixed: boolean, inside: boolean}[]} marks
 * @param {number} cell the side of a square of the grid in which neighbours are looked up
 * @param {Size} size
 */
function push(marks, cell, size) {
  /** @type {Map<string, number[]>} */
  const grid = new Map();
  marks.forEach((mark, i) => {
    const key = `${Math.floor(mark.x / cell)},${Math.floor(mark.y / cell)}`;
    grid.set(key, [...(grid.get(key) ?? []), i]);
  });
  let moved = false;
  marks.forEach((mark, i) => {
    const [cx, cy] = [Math.floor(mark.x / cell), Math.floor(mark.y / cell)];
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        for (const j of grid.get(`${cx + dx},${cy + dy}`) ?? []) {
          if (j > i && part(mark, marks[j])) moved = true;
        }
      }
    }
  });
  for (const mark of marks) {
    if (mark.fixed || !mark.inside) continue;
    mark.x = Math.min(Math.max(mark.x, size.left + mark.r), size.w - mark.r);
    mark.y = Math.min(Math.max(mark.y, mark.r), size.h - mark.r);
  }
  return moved;
}

/**
 * Parts two marks that are too close. Returns `true` if they were.
 * @param {{x: number, y: number, r: number, fixed: boolean}} a
 * @param {{x: number, y: number, r: number, fixed: boolean}} b
 */
function part(a, b) {
  if (a.fixed && b.fixed) return false;
  const wanted = Math.max(APART, a.r + b.r);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy);
  if (far >= wanted - 0.01) return false;
  const [ux, uy] = far < 0.01 ? [1, 0] : [dx / far, dy / far];
  // A little more than half the gap, so that rows of marks come to rest.
  const gap = (wanted - far) * 0.52;
  const [first, second] = a.fixed ? [0, 2 * gap] : b.fixed ? [2 * gap, 0] : [gap, gap];
  a.x -= ux * first;
  a.y -= uy * first;
  b.x += ux * second;
  b.y += uy * second;
  return true;
}

/**
 * Counts the marks that lie outside a box, by the side at which they are.
 * @param {{x: number, y: number}[]} marks
 * @param {Box} box
 * @returns {Record<"n" | "e" | "s" | "w", {x: number, y: number}[]>}
 */
export function outside(marks, box) {
  /** @type {Record<"n" | "e" | "s" | "w", {x: number, y: number}[]>} */
  const found = { n: [], e: [], s: [], w: [] };
  for (const mark of marks) {
    const [west, east] = [box.x - mark.x, mark.x - box.x - box.w];
    const [north, south] = [box.y - mark.y, mark.y - box.y - box.h];
    const most = Math.max(west, east, north, south);
    if (most <= 0) continue;
    found[most === west ? "w" : most === east ? "e" : most === north ? "n" : "s"].push(mark);
  }
  return found;
}
