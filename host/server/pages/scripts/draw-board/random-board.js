// @ts-check
/**
 * A board made at random: the same seed makes the same board everywhere. A coast is cut from smooth noise, islands get ferries, small
 * cities stand along rivers, large cities lie apart, and start cells share the land about equally. It knows no page.
 */

/** @import { Board, Side, Symmetry } from "./model.js" */
import { SIDES, STEPS, blank, borderAt, cellOf, edgeOf, ferryAt, images, isBorder, isLand, isLarge, letterAt, setBorder, setCell, setFerry, tileCells } from "./model.js";
import { suited } from "./tile-sets.js";

/** @typedef {{width: number, height: number, seed: number, symmetry: Symmetry, abroad: boolean}} Plan abroad: whether land lies beyond one side */
/** @typedef {[number, number]} Cell */

/** The share of the cells within the ring of water that become land. */
const LAND = 0.68;
/** The fewest cells of an island that stays, and the widest water that a ferry crosses, in cells. */
const [MIN_ISLAND, WIDEST] = [3, 3];
/** The cells for each large city and each river, the edges for each border piece, and the number of tries. */
const [PER_LARGE, PER_RIVER, PER_BORDER, TRIES] = [20, 25, 4, 200];
/** The most printed edges at a cell: with more, few tiles fit. */
const MAX_EDGES = 2;
/** The beginnings, middles and ends of names. */
const SYLLABLES = [["Al", "Bel", "Bran", "Cor", "Dor", "El", "Fal", "Gar", "Hal", "Is", "Kel", "Lor", "Mar", "Nor", "Or", "Per", "Rav", "Sel", "Tor", "Ul", "Var", "Wes"], ["", "", "a", "de", "en", "i", "mo", "ra", "ve"], ["bach", "by", "dal", "don", "ford", "haven", "ham", "holm", "ley", "mond", "mouth", "stad", "ton", "vik", "wick"]];

/** Random numbers: the same for the same seed in every browser. */
class Dice {
  /** @param {number} seed */
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** Returns a number of 32 bits (mulberry32). */
  roll() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** @param {number} n */
  below(n) {
    return Math.floor((this.roll() / 4294967296) * n);
  }

  share() {
    return this.roll() / 4294967296;
  }

  /**
   * Returns one of these.
   * @template Item
   * @param {Item[]} items
   * @returns {Item}
   */
  one(items) {
    return items[this.below(items.length)];
  }
}

/**
 * Returns smooth noise between 0 and 1 for each cell.
 * @param {Dice} dice
 * @param {number} width
 * @param {number} height
 * @param {number} scale the distance of its points, in cells
 */
function noise(dice, width, height, scale) {
  const across = Math.ceil(width / scale) + 2;
  const points = Array.from({ length: across * (Math.ceil(height / scale) + 2) }, () => dice.share());
  const smooth = (/** @type {number} */ t) => t * t * (3 - 2 * t);
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    const [left, top] = [Math.floor(x / scale), Math.floor(y / scale)];
    const [u, v] = [smooth(x / scale - left), smooth(y / scale - top)];
    const at = (/** @type {number} */ dx, /** @type {number} */ dy) => points[(top + dy) * across + left + dx];
    return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
  };
}

/**
 * Makes a board.
 * @param {Plan} plan
 * @returns {Board}
 */
export function random(plan) {
  const dice = new Dice(plan.seed);
  const board = blank(plan.width, plan.height);
  coast(board, plan, dice);
  islands(board);
  if (plan.abroad) abroad(board, plan, dice);
  largeCities(board, plan, dice);
  smallCities(board, plan, dice);
  starts(board, plan, dice);
  borders(board, plan, dice);
  names(board, plan, dice);
  return board;
}

/**
 * Returns the cells that belong together by the symmetry.
 * @param {Plan} plan
 * @param {Cell} cell
 * @returns {Cell[]}
 */
function orbit(plan, [x, y]) {
  return images(plan, plan.symmetry, { x, y, side: null }).map((spot) => [spot.x, spot.y]);
}

/**
 * Cuts the land from noise: the highest cells, near the middle first.
 * @param {Board} board
 * @param {Plan} plan
 * @param {Dice} dice
 */
function coast(board, plan, dice) {
  const { width, height } = plan;
  const [coarse, fine] = [noise(dice, width, height, 5), noise(dice, width, height, 2.5)];
  /** @type {{cell: Cell, value: number}[]} */
  const cells = [];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const [dx, dy] = [(2 * x + 1) / width - 1, (2 * y + 1) / height - 1];
      cells.push({ cell: [x, y], value: coarse(x, y) + 0.5 * fine(x, y) - 0.9 * (dx * dx * dx * dx + dy * dy * dy * dy) });
    }
  }
  const valueAt = new Map(cells.map(({ cell, value }) => [cellOf(...cell), value]));
  // All images of a cell have one value, and so become land together.
  const shared = (/** @type {Cell} */ cell) => {
    const all = orbit(plan, cell).map((one) => valueAt.get(cellOf(...one)) ?? 0);
    return Math.max(...all) + all.reduce((sum, one) => sum + one, 0) * 1e-9;
  };
  const values = cells.map(({ cell }) => ({ cell, value: shared(cell) })).sort((a, b) => b.value - a.value);
  const last = values[Math.min(values.length - 1, Math.round(values.length * LAND))]?.value ?? 0;
  for (const { cell, value } of values) if (value >= last) setCell(board, ...cell, ".");
}

/**
 * Returns the pieces of land, the largest first.
 * @param {Board} board
 * @returns {Cell[][]}
 */
export function pieces(board) {
  const seen = new Set();
  /** @type {Cell[][]} */
  const all = [];
  board.rows.forEach((row, y) => [...row].forEach((letter, x) => {
    if (!isLand(letter) || seen.has(cellOf(x, y))) return;
    /** @type {Cell[]} */
    const piece = [];
    /** @type {Cell[]} */
    const next = [[x, y]];
    seen.add(cellOf(x, y));
    for (let cell = next.pop(); cell; cell = next.pop()) {
      piece.push(cell);
      for (const side of SIDES) {
        const [nx, ny] = [cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]];
        if (!isLand(letterAt(board, nx, ny)) || seen.has(cellOf(nx, ny))) continue;
        seen.add(cellOf(nx, ny));
        next.push([nx, ny]);
      }
    }
    all.push(piece);
  }));
  return all.sort((a, b) => b.length - a.length);
}

/**
 * Joins islands by ferries, and floods those that are small or far away.
 * @param {Board} board
 */
function islands(board) {
  const [main = [], ...rest] = pieces(board);
  const joined = new Set(main.map((cell) => cellOf(...cell)));
  for (const island of rest) {
    const crossing = island.length >= MIN_ISLAND ? shortest(board, island, joined) : null;
    if (crossing) {
      setFerry(board, crossing.from, crossing.to);
      for (const cell of island) joined.add(cellOf(...cell));
    } else for (const cell of island) setCell(board, ...cell, "~");
  }
}

/**
 * Returns the shortest way straight over the water from an island to cells that are joined.
 * @param {Board} board
 * @param {Cell[]} island
 * @param {Set<string>} joined
 */
function shortest(board, island, joined) {
  let best = /** @type {{from: {x: number, y: number, side: Side}, to: {x: number, y: number, side: Side}, far: number} | null} */ (null);
  for (const [x, y] of island) {
    for (const [i, side] of SIDES.entries()) {
      const [dx, dy] = STEPS[side];
      let far = 1;
      while (far <= WIDEST && !isLand(letterAt(board, x + dx * far, y + dy * far))) far += 1;
      const [tx, ty] = [x + dx * far, y + dy * far];
      const free = !ferryAt(board, edgeOf(x, y, side));
      if (far > 1 && far <= WIDEST && free && joined.has(cellOf(tx, ty)) && (best === null || far < best.far)) best = { from: { x, y, side }, to: { x: tx, y: ty, side: SIDES[(i + 2) % 4] }, far };
    }
  }
  return best;
}

/**
 * Makes the water beyond some sides land abroad: all water from where no land lies on.
 * @param {Board} board
 * @param {Plan} plan
 * @param {Dice} dice
 */
function abroad(board, plan, dice) {
  const sides = plan.symmetry === "none" ? [dice.one(SIDES)] : /** @type {Side[]} */ (dice.below(2) === 0 ? ["N", "S"] : ["E", "W"]);
  const ends = new Set(board.ferries.flatMap(({ ends }) => ends));
  for (const side of sides) {
    const [dx, dy] = STEPS[side];
    const across = dx === 0 ? plan.width : plan.height;
    for (let i = 0; i < across; i += 1) {
      let [x, y] = dx === 0 ? [i, dy < 0 ? 0 : plan.height - 1] : [dx < 0 ? 0 : plan.width - 1, i];
      for (; letterAt(board, x, y) === "~" && x >= 0 && y >= 0 && x < plan.width && y < plan.height; x -= dx, y -= dy) {
        // Ferries cross water.
        const touches = SIDES.some((at) => ends.has(edgeOf(x - STEPS[at][0], y - STEPS[at][1], at)));
        const middle = dx === 0 ? Math.abs(2 * y + 1 - plan.height) < 2 : Math.abs(2 * x + 1 - plan.width) < 2;
        if (touches || middle) break;
        setCell(board, x, y, "#");
      }
    }
  }
}

/**
 * Returns the number of printed edges at a cell.
 * @param {Board} board
 * @param {number} x
 * @param {number} y
 */
function printedEdges(board, x, y) {
  return SIDES.filter((side) => {
    const edge = edgeOf(x, y, side);
    return borderAt(board, edge) || ferryAt(board, edge) || isLarge(letterAt(board, x + STEPS[side][0], y + STEPS[side][1]));
  }).length;
}

/**
 * Puts large cities on cells with land around them, far from each other. Some go on to the cell beside them.
 * @param {Board} board
 * @param {Plan} plan
 * @param {Dice} dice
 */
function largeCities(board, plan, dice) {
  const wanted = Math.min(Math.max(Math.round(tileCells(board).length / PER_LARGE), 1), 20);
  const inside = tileCells(board).filter(([x, y]) => SIDES.filter((side) => isLand(letterAt(board, x + STEPS[side][0], y + STEPS[side][1]))).length === 4);
  /** @type {Cell[]} */
  const taken = [];
  const far = (/** @type {Cell} */ [ax, ay], /** @type {Cell} */ [bx, by]) => Math.max(Math.abs(ax - bx), Math.abs(ay - by));
  for (let tries = 0; taken.length < wanted && tries < TRIES && inside.length > 0; tries += 1) {
    const cells = orbit(plan, dice.one(inside));
    const apart = cells.every((cell, i) => taken.every((other) => far(cell, other) >= 3) && cells.every((other, j) => i === j || far(cell, other) >= 3));
    if (!apart || !cells.every(([x, y]) => SIDES.every((side) => printedEdges(board, x + STEPS[side][0], y + STEPS[side][1]) < MAX_EDGES))) continue;
    for (const [x, y] of cells) setCell(board, x, y, "city");
    taken.push(...cells);
  }
  for (const [x, y] of taken) {
    const city = board.cities[letterAt(board, x, y)];
    if (city) city.segments[0].coats = 1 + dice.below(3);
  }
}

/**
 * Lets rivers of small cities run through the land: on each third cell or so, and never on two cells beside each other.
 * @param {Board} board
 * @param {Plan} plan
 * @param {Dice} dice
 */
function smallCities(board, plan, dice) {
  const cells = tileCells(board);
  const rivers = Math.max(1, Math.round(cells.length / PER_RIVER));
  for (let n = 0; n < rivers; n += 1) {
    let cell = dice.one(cells);
    let way = dice.one(SIDES);
    for (let step = 0; step < 12 && isLand(letterAt(board, ...cell)); step += 1) {
      if (step % 3 === 0) town(board, plan, cell);
      if (dice.below(3) === 0) way = SIDES[(SIDES.indexOf(way) + (dice.below(2) === 0 ? 1 : 3)) % 4];
      cell = [cell[0] + STEPS[way][0], cell[1] + STEPS[way][1]];
    }
  }
}

/**
 * @param {Board} board
 * @param {Plan} plan
 * @param {Cell} cell
 */
function town(board, plan, cell) {
  for (const [x, y] of orbit(plan, cell)) {
    const beside = SIDES.some((side) => ["o", "S"].includes(letterAt(board, x + STEPS[side][0], y + STEPS[side][1])));
    if (letterAt(board, x, y) === "." && !beside) setCell(board, x, y, "o");
  }
}

/**
 * Returns how many cells are nearer to each start cell than to the others. Ferries count as a step.
 * @param {Board} board
 * @param {Cell[]} from
 */
export function shares(board, from) {
  const shares = from.map(() => 0);
  const seen = new Set(from.map((cell) => cellOf(...cell)));
  let ring = from.map((cell, owner) => ({ cell, owner }));
  while (ring.length > 0) {
    /** @type {typeof ring} */
    const next = [];
    for (const { cell: [x, y], owner } of ring) {
      shares[owner] += 1;
      for (const side of SIDES) {
        const ferry = ferryAt(board, edgeOf(x, y, side))?.ends.find((end) => end !== edgeOf(x, y, side));
        const [nx, ny] = ferry ? ferry.split(":")[0].split(",").map(Number) : [x + STEPS[side][0], y + STEPS[side][1]];
        if (!isLand(letterAt(board, nx, ny)) || seen.has(cellOf(nx, ny))) continue;
        seen.add(cellOf(nx, ny));
        next.push({ cell: [nx, ny], owner });
      }
    }
    ring = next;
  }
  return shares;
}

/**
 * Chooses start cells that share the land about equally, not beside a large city.
 * @param {Board} board
 * @param {Plan} plan
 * @param {Dice} dice
 */
function starts(board, plan, dice) {
  const cells = tileCells(board);
  const calm = cells.filter(([x, y]) => printedEdges(board, x, y) === 0);
  const from = calm.length >= 2 ? calm : cells;
  const wanted = cells.length >= 90 ? 3 : 2;
  let best = { cells: /** @type {Cell[]} */ ([]), least: -1 };
  for (let tries = 0; tries < TRIES; tries += 1) {
    /** @type {Cell[]} */
    const some = [];
    while (some.length < wanted && some.length < from.length) {
      const more = orbit(plan, dice.one(from)).filter(([x, y]) => !some.some(([ox, oy]) => ox === x && oy === y));
      if (more.length === 0) break;
      some.push(...more);
    }
    const beside = some.some(([x, y], i) => some.some(([ox, oy], j) => i !== j && Math.abs(x - ox) + Math.abs(y - oy) < 3));
    const least = Math.min(...shares(board, some)) - (beside ? cells.length : 0);
    if (some.length >= 2 && least > best.least - (best.cells.length === 0 ? cells.length * 2 : 0)) best = { cells: some, least };
  }
  for (const [x, y] of best.cells) setCell(board, x, y, "S");
  board.starts_used = Math.max(2, Math.min(best.cells.length, wanted));
}

/**
 * Lets roads and cities go on abroad: at about each fourth edge, and not where two printed edges meet already.
 * @param {Board} board
 * @param {Plan} plan
 * @param {Dice} dice
 */
function borders(board, plan, dice) {
  const edges = tileCells(board).flatMap(([x, y]) => SIDES.filter((side) => letterAt(board, x + STEPS[side][0], y + STEPS[side][1]) === "#").map((side) => ({ x, y, side })));
  let pause = dice.below(PER_BORDER);
  for (const spot of edges) {
    const all = images(plan, plan.symmetry, spot);
    // Of edges that belong together by the symmetry, the first one stands for all.
    if (all.some(({ x, y, side }) => edges.findIndex((one) => one.x === x && one.y === y && one.side === side) < edges.indexOf(spot))) continue;
    pause -= 1;
    if (pause >= 0) continue;
    const fits = all.every(({ x, y, side }) => side && isBorder(board, x, y, side) && !borderAt(board, edgeOf(x, y, side)) && printedEdges(board, x, y) < MAX_EDGES && letterAt(board, x, y) !== "S");
    if (!fits) continue;
    const kind = dice.below(5) < 3 ? "road" : "city";
    for (const { x, y, side } of all) if (side) setBorder(board, x, y, side, kind);
    pause = PER_BORDER - 1 + dice.below(2);
  }
}

/**
 * Names all that can have a name, and says how the board was made.
 * @param {Board} board
 * @param {Plan} plan
 * @param {Dice} dice
 */
function names(board, plan, dice) {
  /** @type {Set<string>} */
  const used = new Set();
  const name = () => {
    for (let tries = 0; ; tries += 1) {
      const made = SYLLABLES.map((some) => dice.one(some)).join("");
      if (used.has(made) && tries < TRIES) continue;
      used.add(made);
      return made;
    }
  };
  for (const [x, y] of tileCells(board)) if (["o", "S"].includes(letterAt(board, x, y))) board.names[cellOf(x, y)] = name();
  for (const city of Object.values(board.cities)) city.name = name();
  for (const piece of [...board.borders, ...board.ferries]) piece.name = name();
  board.name = name();
  board.credits = `Random board ${plan.seed}`;
  Object.assign(board, suited(tileCells(board).length));
}
