// @ts-check
/** What is told of a board as a whole: its name, its tiles, its followers, and what its chips are good for. */

/** @import { Board } from "./model.js" */
import { CHIPS, tileCells } from "./model.js";
import { suited } from "./tile-sets.js";
import { at, make } from "../shared/page-parts.js";
import { say, word } from "../shared/words.js";

const TEXTS = /** @type {const} */ ([["board-name", "name"], ["board-about", "about"], ["board-credits", "credits"]]);
const NUMBERS = /** @type {const} */ ([["board-tiles", "tiles"], ["board-meeples", "meeples"], ["board-starts", "starts_used"]]);
const sets = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-set]"));

/**
 * Returns the number in a field, within its limits.
 * @param {HTMLInputElement} box
 */
export function numberIn(box) {
  return Math.min(Math.max(Math.round(Number(box.value)) || 0, Number(box.min)), Number(box.max));
}

/**
 * Gives a board the tiles that suit its cells, if its author leaves them to the page.
 * @param {Board} board
 */
export function suit(board) {
  if (at("tiles-suited").checked) Object.assign(board, suited(tileCells(board).length));
}

/**
 * Leaves the tiles of a board that is opened as they are: the page goes on choosing them only if it would choose these.
 * @param {Board} board
 */
export function keepTiles(board) {
  const { tiles, sets: own } = suited(tileCells(board).length);
  at("tiles-suited").checked = tiles === board.tiles && JSON.stringify(own) === JSON.stringify(board.sets);
}

/**
 * Shows what is told of a board.
 * @param {Board} board
 */
export function showAbout(board) {
  for (const [id, name] of TEXTS) at(id).value = board[name];
  for (const [id, name] of NUMBERS) at(id).value = String(board[name]);
  at("board-chips").value = board.chips;
  const chosen = at("tiles-suited").checked;
  at("board-tiles").disabled = chosen;
  for (const box of sets) {
    box.value = String(board.sets[box.dataset.set ?? ""] ?? 0);
    box.disabled = chosen;
  }
  at("tiles-hint").textContent = say("script-draw-cells", { n: tileCells(board).length, large: Object.keys(board.cities).length });
}

/**
 * Listens to the fields.
 * @param {(change: (board: Board) => void) => void} commit makes a change that can be undone, and shows the board
 */
export function listenToAbout(commit) {
  at("board-chips").replaceChildren(...CHIPS.map((value) => make("option", { value }, word("script-draw-chips-", value))));
  for (const [id, name] of TEXTS) at(id).addEventListener("change", () => commit((board) => (board[name] = at(id).value)));
  for (const [id, name] of NUMBERS) at(id).addEventListener("change", () => commit((board) => (board[name] = numberIn(at(id)))));
  at("board-chips").addEventListener("change", () => commit((board) => (board.chips = at("board-chips").value)));
  at("tiles-suited").addEventListener("change", () => commit(showAbout));
  for (const box of sets) {
    box.addEventListener("change", () => commit((board) => {
      const copies = numberIn(box);
      if (copies === 0) delete board.sets[box.dataset.set ?? ""];
      else board.sets[box.dataset.set ?? ""] = copies;
    }));
  }
}
