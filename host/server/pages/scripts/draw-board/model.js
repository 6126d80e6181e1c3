// @ts-check
/**
 * The model of a board that is drawn, and what a stroke changes in it. It knows no page, so it can be tried apart from
 * one. A cell is named by column and row, `4,7`; an edge by its cell and a side, `4,7:N`.
 */

/** @typedef {"N" | "E" | "S" | "W"} Side */
/** @typedef {{kind: string, edges: string, coats: number}} Segment a city or a road on a cell of a large city */
/** @typedef {{name: string, segments: Segment[]}} City a cell of a large city */
/** @typedef {{kind: string, at: string[], coats: number, name: string}} Border a road or a city beyond the border */
/** @typedef {{ends: string[], coats: number, name: string}} Ferry */
/** @typedef {{kind: string, at: string[], name: string}} Note another print */
/**
 * @typedef {{name: string, about: string, credits: string, sets: Record<string, number>, tiles: number, meeples: number,
 *   starts_used: number, chips: string, part: boolean, rows: string[], names: Record<string, string>,
 *   cities: Record<string, City>, borders: Border[], ferries: Ferry[], notes: Note[]}} Board cities by their letters
 */
/** @typedef {"none" | "mirror" | "flip" | "turn" | "four"} Symmetry */
/** @typedef {{x: number, y: number, side: Side | null}} Spot a cell, and one of its sides */

/** The most columns and rows. */
export const MAX_SIDE = 100;
/** @type {Side[]} */
export const SIDES = ["N", "E", "S", "W"];
/** @type {Record<Side, [number, number]>} */
export const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
/** The letters of cells of large cities; S marks start cells. */
const LETTERS = "ABCDEFGHIJKLMNOPQRTUVWXYZ";
/** What the chips of a board can be good for. */
export const CHIPS = ["plain", "wine", "roads", "islands", "treats", "upgrades", "extra-turns", "discover", "trade"];
/** The kinds of other prints that have a picture or a rule. */
export const NOTES = ["island", "waves", "chip", "chip-purple", "chip-light-blue", "chip-orange", "bottle-purple", "bottle-light-blue", "bottle-orange", "chumak"];

/**
 * Returns a board of water.
 * @param {number} width
 * @param {number} height
 * @returns {Board}
 */
export function blank(width, height) {
  return {
    name: "", about: "", credits: "", sets: { base: 1 }, tiles: 0, meeples: 9, starts_used: 2, chips: "plain", part: false,
    rows: Array.from({ length: height }, () => "~".repeat(width)), names: {}, cities: {}, borders: [], ferries: [], notes: [],
  };
}

/** @param {Board} board */
export function sizeOf(board) {
  return { width: board.rows[0]?.length ?? 0, height: board.rows.length };
}

/**
 * @param {number} x
 * @param {number} y
 */
export function cellOf(x, y) {
  return `${x},${y}`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {Side} side
 */
export function edgeOf(x, y, side) {
  return `${x},${y}:${side}`;
}

/**
 * Returns the cell and the side of an edge; null if it is none.
 * @param {string} edge
 * @returns {{x: number, y: number, side: Side} | null}
 */
export function spotOf(edge) {
  const found = /^(-?\d{1,4}),(-?\d{1,4})(?::([NESW]))?$/.exec(edge.replace(/\s/g, ""));
  return found && { x: Number(found[1]), y: Number(found[2]), side: /** @type {Side} */ (found[3] ?? "N") };
}

/**
 * Returns the letter of a cell; water beyond the grid.
 * @param {Board} board
 * @param {number} x
 * @param {number} y
 */
export function letterAt(board, x, y) {
  return board.rows[y]?.[x] ?? "~";
}

/**
 * Returns whether a letter is a cell of the land.
 * @param {string} letter
 */
export function isLand(letter) {
  return letter !== "~" && letter !== "#";
}

/**
 * Returns whether a letter is a cell of a large city.
 * @param {string} letter
 */
export function isLarge(letter) {
  return LETTERS.includes(letter);
}

/**
 * Returns the cells on which tiles lie.
 * @param {Board} board
 * @returns {[number, number][]}
 */
export function tileCells(board) {
  return board.rows.flatMap((row, y) => [...row].flatMap((letter, x) => (isLand(letter) && !isLarge(letter) ? [/** @type {[number, number]} */ ([x, y])] : [])));
}

/**
 * Returns whether the board ends behind a side of a cell of the land.
 * @param {Board} board
 * @param {number} x
 * @param {number} y
 * @param {Side} side
 */
export function isBorder(board, x, y, side) {
  const [dx, dy] = STEPS[side];
  return isLand(letterAt(board, x, y)) && !isLand(letterAt(board, x + dx, y + dy));
}

/**
 * @param {Board} board
 * @param {number} x
 * @param {number} y
 * @param {string} letter
 */
function write(board, x, y, letter) {
  const row = board.rows[y];
  if (row !== undefined && x >= 0 && x < row.length) board.rows[y] = row.slice(0, x) + letter + row.slice(x + 1);
}

/**
 * Makes a cell another kind: a letter of the grid, or "city" for a cell of a large city. What only the old kind had goes.
 * Returns whether it could be done: there are 25 letters for large cities.
 * @param {Board} board
 * @param {number} x
 * @param {number} y
 * @param {string} kind
 */
export function setCell(board, x, y, kind) {
  const old = letterAt(board, x, y);
  if (kind === old || (kind === "city" && isLarge(old))) return true;
  const letter = kind === "city" ? [...LETTERS].find((one) => !(one in board.cities)) : kind;
  if (letter === undefined) return false;
  write(board, x, y, letter);
  delete board.cities[old];
  const cell = cellOf(x, y);
  if (kind === "city") {
    const open = SIDES.filter((side) => isLand(letterAt(board, x + STEPS[side][0], y + STEPS[side][1])));
    board.cities[letter] = { name: board.names[cell] ?? "", segments: [{ kind: "city", edges: (open.length > 0 ? open : SIDES).join(""), coats: 2 }] };
  }
  if (letter !== "o" && letter !== "S") delete board.names[cell];
  if (!isLand(letter)) for (const side of SIDES) clearEdge(board, edgeOf(x, y, side));
  return true;
}

/**
 * Removes the border piece and the ferry of an edge. Returns whether there was one.
 * @param {Board} board
 * @param {string} edge
 */
export function clearEdge(board, edge) {
  const before = board.borders.length + board.ferries.length;
  let cut = false;
  for (const piece of board.borders) {
    if (!piece.at.includes(edge)) continue;
    piece.at = piece.at.filter((one) => one !== edge);
    cut = true;
  }
  board.borders = board.borders.filter(({ at }) => at.length > 0);
  board.ferries = board.ferries.filter(({ ends }) => !ends.includes(edge));
  return cut || board.borders.length + board.ferries.length < before;
}

/**
 * Returns the border piece of an edge.
 * @param {Board} board
 * @param {string} edge
 */
export function borderAt(board, edge) {
  return board.borders.find(({ at }) => at.includes(edge));
}

/**
 * Returns the ferry of an edge.
 * @param {Board} board
 * @param {string} edge
 */
export function ferryAt(board, edge) {
  return board.ferries.find(({ ends }) => ends.includes(edge));
}

/**
 * Puts a border piece at an edge, makes it the other kind, or takes it away if it has this kind. Returns whether the edge is at
 * the border.
 * @param {Board} board
 * @param {number} x
 * @param {number} y
 * @param {Side} side
 * @param {string} kind
 */
export function setBorder(board, x, y, side, kind) {
  if (!isBorder(board, x, y, side)) return false;
  const edge = edgeOf(x, y, side);
  const old = borderAt(board, edge);
  if (old && old.kind !== kind) old.kind = kind;
  else if (!clearEdge(board, edge) || !old) board.borders.push({ kind, at: [edge], coats: 1, name: "" });
  return true;
}

/**
 * Puts a ferry between two edges. Returns whether both are at the border.
 * @param {Board} board
 * @param {{x: number, y: number, side: Side}} from
 * @param {{x: number, y: number, side: Side}} to
 */
export function setFerry(board, from, to) {
  const ends = [from, to].map(({ x, y, side }) => edgeOf(x, y, side));
  if (ends[0] === ends[1] || ![from, to].every(({ x, y, side }) => isBorder(board, x, y, side))) return false;
  for (const edge of ends) clearEdge(board, edge);
  board.ferries.push({ ends, coats: 1, name: "" });
  return true;
}

/**
 * Puts another print on a cell, or takes it away if it is there.
 * @param {Board} board
 * @param {number} x
 * @param {number} y
 * @param {string} kind
 */
export function setNote(board, x, y, kind) {
  const cell = cellOf(x, y);
  const old = board.notes.filter(({ at }) => at.includes(cell));
  clearNotes(board, cell);
  if (!old.some((note) => note.kind === kind)) board.notes.push({ kind, at: [cell], name: old[0]?.name ?? "" });
}

/**
 * @param {Board} board
 * @param {string} cell
 */
function clearNotes(board, cell) {
  for (const note of board.notes) note.at = note.at.filter((one) => one !== cell);
  board.notes = board.notes.filter(({ at }) => at.length > 0);
}

/**
 * Takes away what is printed on a cell and at its edges. Land without a print becomes water.
 * @param {Board} board
 * @param {number} x
 * @param {number} y
 */
export function erase(board, x, y) {
  const cell = cellOf(x, y);
  const printed = board.notes.some(({ at }) => at.includes(cell));
  clearNotes(board, cell);
  const cut = SIDES.filter((side) => clearEdge(board, edgeOf(x, y, side))).length > 0;
  const letter = letterAt(board, x, y);
  const isCity = letter !== "." && isLand(letter);
  if (isCity) setCell(board, x, y, ".");
  else if (!printed && !cut) setCell(board, x, y, "~");
}

/** What a side of a cell of a large city can show, with the number of the city or road that it belongs to. */
export const SHOWS = ["field", "city-1", "city-2", "road-1", "road-2"];

/**
 * Returns what each side of a cell of a large city shows.
 * @param {City} city
 * @returns {Record<Side, string>}
 */
export function shownBy(city) {
  const shown = /** @type {Record<Side, string>} */ ({ N: "field", E: "field", S: "field", W: "field" });
  /** @type {Record<string, number>} */
  const seen = {};
  for (const { kind, edges } of city.segments) {
    seen[kind] = (seen[kind] ?? 0) + 1;
    for (const side of SIDES) if (edges.includes(side)) shown[side] = `${kind}-${seen[kind]}`;
  }
  return shown;
}

/**
 * Makes a side of a cell of a large city show something else. Each city and road keeps its coats of arms.
 * @param {City} city
 * @param {Side} side
 * @param {string} show one of {@link SHOWS}
 */
export function show(city, side, show) {
  const shown = shownBy(city);
  /** @type {Record<string, number>} */
  const coats = {};
  for (const segment of city.segments) {
    const first = SIDES.find((one) => segment.edges.includes(one));
    if (first) coats[shown[first]] = segment.coats;
  }
  shown[side] = show;
  const parts = SHOWS.slice(1).map((name) => ({ name, edges: SIDES.filter((one) => shown[one] === name).join("") }));
  city.segments = parts.filter(({ edges }) => edges !== "").map(({ name, edges }) => ({ kind: name.split("-")[0], edges, coats: coats[name] ?? (name.startsWith("city") ? 1 : 0) }));
}

/** What a side shows next when it is tapped. @type {Record<string, string>} */
const NEXT = { field: "city-1", "city-1": "road-1", "city-2": "road-1", "road-1": "field", "road-2": "field" };

/**
 * Makes a side of a cell of a large city show the next kind: field, city, road. A city keeps one side at least.
 * @param {City} city
 * @param {Side} side
 */
export function showNext(city, side) {
  show(city, side, NEXT[shownBy(city)[side]]);
  if (city.segments.length === 0) show(city, side, "city-1");
}

/**
 * Returns the pieces of the same kind whose edges lie beside those of a border piece: it can be joined with them.
 * @param {Board} board
 * @param {Border} piece
 */
export function joinable(board, piece) {
  const near = (/** @type {string} */ a, /** @type {string} */ b) => {
    const [one, other] = [spotOf(a), spotOf(b)];
    return one !== null && other !== null && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) <= 2;
  };
  return board.borders.filter((other) => other !== piece && other.kind === piece.kind && other.at.some((a) => piece.at.some((b) => near(a, b))));
}

/**
 * Joins a border piece with another one.
 * @param {Board} board
 * @param {Border} piece
 * @param {Border} other
 */
export function join(board, piece, other) {
  piece.at.push(...other.at);
  piece.name ||= other.name;
  board.borders = board.borders.filter((one) => one !== other);
}

/**
 * Adds a row or a column of water at a side, or takes one away. Returns whether that can be done.
 * @param {Board} board
 * @param {Side} side
 * @param {boolean} more
 */
export function resize(board, side, more) {
  const { width, height } = sizeOf(board);
  const across = side === "E" || side === "W";
  const size = across ? width : height;
  if (more ? size >= MAX_SIDE : size <= 1) return false;
  if (!more) {
    const gone = side === "N" ? 0 : side === "W" ? 0 : size - 1;
    const cells = Array.from({ length: across ? height : width }, (_, i) => (across ? [gone, i] : [i, gone]));
    for (const [x, y] of cells) {
      setCell(board, x, y, "~");
      clearNotes(board, cellOf(x, y));
    }
  }
  const cut = (/** @type {string} */ row) => (side === "W" ? row.slice(1) : row.slice(0, -1));
  const water = "~";
  if (across) board.rows = board.rows.map((row) => (more ? (side === "W" ? water + row : row + water) : cut(row)));
  else if (more) board.rows = side === "N" ? [water.repeat(width), ...board.rows] : [...board.rows, water.repeat(width)];
  else board.rows = side === "N" ? board.rows.slice(1) : board.rows.slice(0, -1);
  const by = more ? 1 : -1;
  if (side === "N") shift(board, 0, by);
  if (side === "W") shift(board, by, 0);
  return true;
}

/**
 * Moves all that is named by a cell.
 * @param {Board} board
 * @param {number} dx
 * @param {number} dy
 */
function shift(board, dx, dy) {
  const moved = (/** @type {string} */ text) => {
    const [cell, side] = text.split(":");
    const [x, y] = cell.split(",").map(Number);
    return cellOf(x + dx, y + dy) + (side ? `:${side}` : "");
  };
  board.names = Object.fromEntries(Object.entries(board.names).map(([cell, name]) => [moved(cell), name]));
  for (const piece of board.borders) piece.at = piece.at.map(moved);
  for (const ferry of board.ferries) ferry.ends = ferry.ends.map(moved);
  for (const note of board.notes) note.at = note.at.map(moved);
}

/** The side that a side becomes. @type {Record<"mirror" | "flip" | "turn", Record<Side, Side>>} */
const TURNED = { mirror: { N: "N", E: "W", S: "S", W: "E" }, flip: { N: "S", E: "E", S: "N", W: "W" }, turn: { N: "S", E: "W", S: "N", W: "E" } };

/**
 * Returns a spot with its images, each once.
 * @param {{width: number, height: number}} size
 * @param {Symmetry} symmetry
 * @param {Spot} spot
 * @returns {Spot[]}
 */
export function images({ width, height }, symmetry, { x, y, side }) {
  const of = (/** @type {"mirror" | "flip" | "turn"} */ how) => ({
    x: how === "flip" ? x : width - 1 - x,
    y: how === "mirror" ? y : height - 1 - y,
    side: side && TURNED[how][side],
  });
  const all = symmetry === "none" ? [] : symmetry === "four" ? [of("mirror"), of("flip"), of("turn")] : [of(symmetry)];
  /** @type {Spot[]} */
  const spots = [{ x, y, side }];
  for (const spot of all) if (!spots.some((one) => one.x === spot.x && one.y === spot.y && one.side === spot.side)) spots.push(spot);
  return spots;
}
