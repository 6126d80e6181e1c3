// @ts-check
/** Random games on a board: how full it gets. They are played in small groups, so that drawing goes on meanwhile. */

/** @import { Filled } from "./view.js" */
import { post } from "../shared/transport.js";

/** The number of games, and how many are asked for at once. */
export const [GAMES, AT_ONCE] = [500, 20];
/** The pause after an answer, and the least one after the server has refused more for now, in milliseconds. */
const [PAUSE, WAIT] = [20, 1500];

/** @param {number} time in milliseconds */
const sleep = (time) => new Promise((done) => setTimeout(done, time));

/**
 * Plays games at a table until there are enough. Throws what the server refuses.
 * @param {string} toml
 * @param {AbortSignal} signal
 * @param {(filled: Filled) => void} progress
 */
export async function playGames(toml, signal, progress) {
  /** @type {Filled} */
  const filled = { games: 0, cells: new Map() };
  while (filled.games < GAMES && !signal.aborted) {
    try {
      const games = Math.min(AT_ONCE, GAMES - filled.games);
      const more = /** @type {import("../messages.d.ts").RandomGames} */ (await post("/api/random-games", { toml, first: filled.games, games }));
      filled.games += more.games;
      for (const [x, y, n] of more.cells) filled.cells.set(`${x},${y}`, (filled.cells.get(`${x},${y}`) ?? 0) + n);
      if (signal.aborted) return;
      progress(filled);
      await sleep(PAUSE);
    } catch (error) {
      const { status, wait } = /** @type {Error & {status?: number, wait?: number}} */ (error);
      if (status !== 429) throw error;
      await sleep(Math.max(WAIT, (wait || 0) * 1000));
    }
  }
}

/**
 * Returns what games tell: the share of all cells that is covered in the mean, and the cells that are never covered.
 * @param {Filled} filled
 * @param {[number, number][]} cells
 */
export function summary({ games, cells: covered }, cells) {
  const counts = cells.map(([x, y]) => covered.get(`${x},${y}`) ?? 0);
  const never = cells.filter((_, i) => counts[i] === 0).map(([x, y]) => `${x},${y}`);
  return { share: counts.reduce((sum, n) => sum + n, 0) / Math.max(games * cells.length, 1), never };
}
