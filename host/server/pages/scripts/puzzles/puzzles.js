// @ts-check
/** The page of the puzzles: a person places a tile, and is told how good the placement is and why. */

/** @import { Advice, Places, Puzzle, PuzzlesPage, RefereeLook, Tray } from "../messages.d.ts" */
import { Board } from "../shared/board.js";
import { clear, cursor, ghost, markCells } from "../shared/position-marks.js";
import "../shared/language-menu.js";
import { pack } from "../shared/links.js";
import { Parts, at, draw, drawn, make } from "../shared/page-parts.js";
import { placed, placement } from "../shared/position.js";
import { Progress } from "./progress.js";
import "../shared/tips.js";
import { pageData, post } from "../shared/transport.js";
import { number, say } from "../shared/words.js";

const { puzzles } = /** @type {PuzzlesPage} */ (await pageData("page"));
const board = new Board();
const parts = new Parts();
const progress = new Progress();
/** The steps of the arrow keys. @type {Record<string, number[]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

let puzzle = /** @type {Puzzle | null} */ (null);
let tile = { name: "", drawing: "" };
/** The tiles of the table that was asked about last, and that table. */
let tray = { table: "", tiles: /** @type {Tray["tiles"]} */ ([]) };
let places = /** @type {Places["cells"]} */ ([]);
let cell = [0, 0];
/** The cell that was chosen, and the quarter turns of the tile there. */
let chosen = /** @type {number[] | null} */ (null);
let turn = 0;
let answered = false;

/**
 * Asks about the position of the puzzle.
 * @param {string | object} question
 * @returns {Promise<any>}
 */
const ask = (question) => post("/api/referee", { text: puzzle?.position ?? "", lines: [], question });

/** @param {unknown} error */
function wrong(error) {
  at("puzzle-wrong").textContent = error ? /** @type {Error} */ (error).message : "";
}

/** Shows the next puzzle. */
async function next() {
  puzzle = progress.next(puzzles);
  answered = false;
  choose(null);
  at("puzzle-answer").hidden = true;
  document.body.classList.remove("answered");
  at("puzzle-task").hidden = puzzle === null;
  tell();
  if (puzzle === null) return;
  try {
    const told = /** @type {RefereeLook} */ (await ask("Look"));
    const set = { ...told.look.parts };
    const { set: changed, gone } = parts.apply({ id: 0, full: true, set });
    for (const key of [...gone, ...changed.sort()]) if (/^[bd]\//.test(key)) board.put(key, parts.all.get(key));
    board.setArea(told.look.state.area ?? [0, 0, 0, 0], []);
    const [name = ""] = told.position.draws;
    if (tray.table !== told.position.table) {
      const { tiles, defs } = /** @type {Tray} */ (await ask("Tray"));
      for (const [key, text] of Object.entries(defs)) if (!document.getElementById(key)) board.defs.append(draw("g", {}, text));
      tray = { table: told.position.table, tiles };
    }
    tile = { name, drawing: tray.tiles.find((one) => one.name === name)?.tile ?? "" };
    places = /** @type {Places} */ (await ask({ Places: { tile: name } })).cells;
    markCells(places.filter(({ turns }) => turns.length > 0), (at) => cursor((cell = at)));
    at("prompt").textContent = say("script-puzzles-task", { who: told.look.state.who ?? "" });
    at("facts").textContent = say("script-puzzles-facts", { rating: puzzle.rating, n: told.look.state.left ?? 0 });
    at("puzzle-tile").replaceChildren(drawn(tile.drawing, { viewBox: "-2 -6 104 108", "aria-hidden": "true" }));
    at("puzzle-say").textContent = say("script-puzzles-choose");
    wrong(null);
  } catch (error) {
    wrong(error);
  }
}

/**
 * Chooses a cell, or turns the tile on the chosen one; `null` chooses none.
 * @param {number[] | null} to
 */
function choose(to) {
  const same = chosen !== null && to !== null && chosen[0] === to[0] && chosen[1] === to[1];
  const turns = to === null ? [] : (places.find(({ x, y }) => x === to[0] && y === to[1])?.turns ?? []);
  chosen = turns.length > 0 ? to : null;
  turn = (same ? (turns.find((one) => one > turn) ?? turns[0]) : turns.includes(turn) ? turn : turns[0]) ?? 0;
  ghost(chosen ? tile.drawing : null, chosen ?? cell, turn);
  at("puzzle-place").disabled = chosen === null;
  at("turn").disabled = turns.length < 2;
  if (chosen) at("puzzle-say").textContent = say("script-puzzles-lies", { n: turn * 90 });
}

/**
 * Shows the answer to a placement; `null` if the person gave up.
 * @param {string | null} line
 */
async function answer(line) {
  if (puzzle === null || answered) return;
  answered = true;
  const right = line !== null && puzzle.best.includes(line);
  progress.note(puzzle, right);
  tell();
  const best = placement(puzzle.best[0].replace(/^place /, ""));
  clear();
  at("turn").disabled = true;
  at("puzzle-task").hidden = true;
  document.body.classList.add("answered");
  if (best && !right) {
    ghost(tile.drawing, [best.x, best.y], best.turn);
    board.reveal({ x: best.x * 100 + 50, y: best.y * 100 + 50 });
  }
  at("puzzle-result").textContent = say(right ? "script-puzzles-right" : line === null ? "script-puzzles-shown" : "script-puzzles-not-best");
  at("puzzle-points").textContent = say("script-puzzles-points", { theme: say(`script-puzzles-theme-${puzzle.theme}`), points: number(puzzle.lost, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) });
  at("puzzle-why").replaceChildren();
  at("puzzle-answer").hidden = false;
  at("puzzle-answer").focus();
  const code = await pack(puzzle.position);
  if (code !== null) at("puzzle-referee").href = `${at("puzzle-referee").href.split("#")[0]}#position=${code}`;
  try {
    const { why } = /** @type {Advice} */ (await ask({ Reasons: { line: puzzle.best[0] } }));
    at("puzzle-why").replaceChildren(...why.map((one) => make("li", {}, one)));
  } catch (error) {
    wrong(error);
  }
}

/** Tells the rating, and how many puzzles were solved. */
function tell() {
  at("puzzle-rated").textContent = say("script-puzzles-rated", { rating: progress.rating, solved: progress.solved, tried: progress.tried, all: puzzles.length });
  if (puzzle === null) at("facts").textContent = say("script-puzzles-all");
}

at("puzzle-place").addEventListener("click", () => chosen && answer(`place ${placed(tile.name, chosen, turn)}`));
at("puzzle-show").addEventListener("click", () => answer(null));
at("puzzle-next").addEventListener("click", next);
at("turn").addEventListener("click", () => choose(chosen));
at("puzzle-reset").addEventListener("click", () => {
  progress.reset();
  next();
});
board.svg.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const { x, y } = board.where(event);
  cursor(null);
  if (!answered) choose((cell = [Math.floor(x / 100), Math.floor(y / 100)]));
});
board.svg.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  const step = ARROWS[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey || answered) return;
  if (step) {
    cell = [cell[0] + step[0], cell[1] + step[1]];
    cursor(cell);
    board.reveal({ x: cell[0] * 100 + 50, y: cell[1] * 100 + 50 });
    at("puzzle-say").textContent = places.find(({ x, y }) => x === cell[0] && y === cell[1])?.words ?? `${cell[0]},${cell[1]}`;
  } else if (event.key === "Enter" || event.key === " ") choose(cell);
  else if (event.key.toLowerCase() === "r") choose(chosen);
  else return;
  event.preventDefault();
});

await next();
