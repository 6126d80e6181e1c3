// @ts-check
/** The palette: the figures of the players and of nobody, and what expansions put on the board, such as bridges. */

/** @import { RefereeLook } from "../messages.d.ts" */
import { at, make } from "../shared/page-parts.js";
import { capital } from "../shared/words.js";

/** What is picked: an owner, and a kind of figure or a verb of an expansion. */
export const picked = { seat: "", kind: "", verb: "" };

/**
 * Shows the palette. One click picks an owner, and one click what is put on the board.
 * @param {RefereeLook} look
 * @param {string} mode what a click on the board does
 * @param {(mode: string | null) => void} pick called when something is picked, with the mode that it asks for
 */
export function showPalette({ seats, figures, verbs }, mode, pick) {
  if (!seats.some(({ seat }) => seat === picked.seat)) picked.seat = seats[0]?.seat ?? "";
  if (!figures.some(({ name }) => name === picked.kind)) picked.kind = figures[0]?.name ?? "";
  if (!verbs.some(({ verb }) => verb === picked.verb)) picked.verb = verbs[0]?.verb ?? "";
  const button = (/** @type {string} */ words, /** @type {boolean} */ on, /** @type {() => void} */ set, /** @type {(Node | string)[]} */ ...more) =>
    make("button", { type: "button", "aria-pressed": on, onclick: set }, ...more, words);
  at("palette-seats").replaceChildren(...seats.map(({ seat, name, fill, edge }) => {
    const swatch = make("span", { class: "swatch" });
    swatch.style.backgroundColor = fill;
    swatch.style.borderColor = edge;
    const one = button(name, seat === picked.seat, () => {
      picked.seat = seat;
      pick(mode === "token" || mode === "figure" ? null : "figure");
    }, swatch);
    one.dataset.seat = seat;
    return one;
  }));
  at("palette-kinds").replaceChildren(
    ...figures.map(({ name, words }) => {
      const one = button(capital(words), mode === "figure" && name === picked.kind, () => {
        picked.kind = name;
        pick("figure");
      });
      one.dataset.kind = name;
      return one;
    }),
    ...verbs.map(({ verb, words }) => {
      const one = button(capital(words), mode === "token" && verb === picked.verb, () => {
        picked.verb = verb;
        pick("token");
      });
      one.dataset.verb = verb;
      return one;
    }));
}

/**
 * Returns the cell of a line by which an expansion put something on the board; null for another line.
 * @param {string} line
 */
export function builtAt(line) {
  const [, x, y] = line.match(/^\S+: .*?(-?\d+),(-?\d+)/) ?? [];
  return x === undefined ? null : [Number(x), Number(y)];
}
