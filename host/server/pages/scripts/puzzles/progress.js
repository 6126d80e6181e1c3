// @ts-check
/** The rating of a person who solves puzzles, and which ones they have tried. It is kept in this browser. */

/** @import { Puzzle } from "../messages.d.ts" */

/** Where it is kept. */
const KEY = "puzzles";
/** The rating of somebody who has tried none, and the most that one puzzle changes. */
const [FIRST, STEP] = [1000, 40];
/** How many puzzles that suit a person the next one is chosen from. */
const NEAR = 5;

/** Ratings as in chess: the puzzle is the opponent. */
export class Progress {
  constructor() {
    /** @type {{rating: number, tried: Record<string, boolean>}} */
    this.kept = { rating: FIRST, tried: {} };
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
      if (kept && Number.isFinite(kept.rating) && typeof kept.tried === "object" && kept.tried !== null) this.kept = { rating: kept.rating, tried: { ...kept.tried } };
    } catch {
      // What another page wrote there is no progress.
    }
  }

  get rating() {
    return Math.round(this.kept.rating);
  }

  get tried() {
    return Object.keys(this.kept.tried).length;
  }

  get solved() {
    return Object.values(this.kept.tried).filter(Boolean).length;
  }

  /**
   * Returns a puzzle that was not tried yet and that suits the rating; `null` after the last one.
   * @param {Puzzle[]} puzzles
   * @returns {Puzzle | null}
   */
  next(puzzles) {
    const open = puzzles.filter(({ id }) => !(id in this.kept.tried));
    const far = (/** @type {Puzzle} */ { rating }) => Math.abs(rating - this.kept.rating);
    const near = open.sort((a, b) => far(a) - far(b)).slice(0, NEAR);
    return near[Math.floor(Math.random() * near.length)] ?? null;
  }

  /**
   * Notes the answer to a puzzle. Only the first one counts.
   * @param {Puzzle} puzzle
   * @param {boolean} right
   */
  note({ id, rating }, right) {
    if (id in this.kept.tried) return;
    const expected = 1 / (1 + 10 ** ((rating - this.kept.rating) / 400));
    this.kept.rating += STEP * (Number(right) - expected);
    this.kept.tried[id] = right;
    this.keep();
  }

  /** Forgets all answers. */
  reset() {
    this.kept = { rating: FIRST, tried: {} };
    this.keep();
  }

  keep() {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing asks the same puzzles again.
    }
  }
}
