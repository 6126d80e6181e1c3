// @ts-check
/** The tile sets and the number of tiles that suit a board: about as many tiles as cells play best. */

/** The tiles of the base game, and of expansions whose tiles boards use. @type {[string, number][]} */
const SETS = [["base", 72], ["inns-cathedrals", 18], ["traders-builders", 24]];

/**
 * Returns the tile sets with their copies, and the number of tiles, for a board.
 * @param {number} cells the number of cells on which tiles lie
 * @returns {{sets: Record<string, number>, tiles: number}}
 */
export function suited(cells) {
  const before = (/** @type {number} */ i) => SETS.slice(0, i).reduce((sum, [, n]) => sum + n, 0);
  const taken = SETS.filter((_, i) => i === 0 || before(i) < cells);
  const whole = before(taken.length);
  const copies = Math.max(1, Math.ceil(cells / whole));
  return { sets: Object.fromEntries(taken.map(([id]) => [id, Math.min(copies, 9)])), tiles: Math.min(cells, whole * copies) };
}
