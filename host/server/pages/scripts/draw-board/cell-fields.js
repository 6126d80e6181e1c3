// @ts-check
/** The fields for what is on the cell of the cursor and at its edges: names, coats of arms, the sides of large cities. */

/** @import { Board, Side } from "./model.js" */
import { SHOWS, SIDES, borderAt, cellOf, clearEdge, edgeOf, ferryAt, isLarge, join, joinable, letterAt, show, shownBy } from "./model.js";
import { at, make } from "../shared/page-parts.js";
import { list, say, word } from "../shared/words.js";

/** The most coats of arms. */
const MAX_COATS = 9;

/** The kinds of cells by their letters. @type {Record<string, string>} */
const KINDS = { "~": "water", "#": "abroad", ".": "land", o: "town", S: "start" };

/**
 * Returns the kind of a cell in words.
 * @param {string} letter
 */
function kindOf(letter) {
  return say(`script-draw-kind-${KINDS[letter] ?? "large"}`);
}

/**
 * Returns what is on a cell and at its edges in words.
 * @param {Board} board
 * @param {{x: number, y: number}} cell
 */
export function told(board, { x, y }) {
  const letter = letterAt(board, x, y);
  const city = board.cities[letter];
  const parts = [[kindOf(letter), board.names[cellOf(x, y)] ?? city?.name].filter(Boolean).join(" ")];
  if (city) {
    const shown = shownBy(city);
    for (const side of SIDES) if (shown[side] !== "field") parts.push(say("script-draw-side-shows", { side: word("script-draw-side-", side), shows: word("script-draw-show-", shown[side]) }));
  }
  for (const side of SIDES) {
    const edge = edgeOf(x, y, side);
    const [piece, ferry] = [borderAt(board, edge), ferryAt(board, edge)];
    const what = piece ? say(`script-draw-kind-${piece.kind === "road" ? "road" : "border-city"}`) : ferry ? say("script-draw-kind-ferry") : null;
    if (what !== null) parts.push(say("script-draw-at-side", { side: word("script-draw-side-", side), what: [what, (piece ?? ferry)?.name].filter(Boolean).join(" ") }));
  }
  for (const note of board.notes) if (note.at.includes(cellOf(x, y))) parts.push([word("script-draw-note-", note.kind), note.name].filter(Boolean).join(" "));
  return say("script-draw-cell", { x, y, what: list(parts) });
}

/**
 * Shows the fields.
 * @param {Board} board
 * @param {{x: number, y: number}} cell
 * @param {(change: () => void, redraw: boolean) => void} changes makes a change that can be undone; `redraw` if other fields follow
 */
export function showHere(board, cell, changes) {
  const { x, y } = cell;
  const letter = letterAt(board, x, y);
  at("here-title").textContent = say("script-draw-cell", { x, y, what: kindOf(letter) });
  const name = (/** @type {{name: string}} */ of, /** @type {string} */ words) => {
    const box = make("input", { maxlength: 60, value: of.name, onchange: () => changes(() => (of.name = box.value), false) });
    return make("label", {}, words, box);
  };
  const coats = (/** @type {{coats: number}} */ of, /** @type {string} */ words) => {
    const box = make("input", { type: "number", min: 0, max: MAX_COATS, value: of.coats, onchange: () => changes(() => (of.coats = Math.min(Math.max(Math.round(Number(box.value)) || 0, 0), MAX_COATS)), false) });
    return make("label", {}, words, box);
  };
  const button = (/** @type {string} */ words, /** @type {() => void} */ act) => make("button", { type: "button", onclick: () => changes(act, true) }, words);
  /** @type {HTMLElement[]} */
  const fields = [];
  const group = (/** @type {string} */ title, /** @type {HTMLElement[]} */ ...inner) => fields.push(make("fieldset", {}, make("legend", {}, title), ...inner));
  if (letter === "o" || letter === "S") {
    const box = make("input", { id: "here-name", maxlength: 60, value: board.names[cellOf(x, y)] ?? "", onchange: () => changes(() => {
      if (box.value.trim() === "") delete board.names[cellOf(x, y)];
      else board.names[cellOf(x, y)] = box.value;
    }, false) });
    fields.push(make("label", {}, say("script-draw-name"), box));
  }
  const city = isLarge(letter) ? board.cities[letter] : undefined;
  if (city) {
    const shown = shownBy(city);
    const sides = SIDES.map((/** @type {Side} */ side) => {
      const box = make("select", { "data-side": side, onchange: () => changes(() => show(city, side, box.value), true) }, ...SHOWS.map((one) => make("option", { value: one }, word("script-draw-show-", one))));
      box.value = shown[side];
      return make("label", {}, word("script-draw-side-", side), box);
    });
    const parts = city.segments.map((part) => coats(part, say("script-draw-coats-of", { what: word("script-draw-show-", shown[/** @type {Side} */ (part.edges[0])] ?? "city-1") })));
    group(say("script-draw-kind-large"), name(city, say("script-draw-name")), make("div", { class: "sides" }, ...sides), ...parts);
  }
  for (const side of SIDES) {
    const edge = edgeOf(x, y, side);
    const [piece, ferry] = [borderAt(board, edge), ferryAt(board, edge)];
    const title = (/** @type {string} */ kind) => say("script-draw-at-side", { side: word("script-draw-side-", side), what: say(`script-draw-kind-${kind}`) });
    const remove = button(say("script-draw-remove"), () => clearEdge(board, edge));
    if (piece) {
      const joins = joinable(board, piece).map((other) => button(say("script-draw-join", { edge: other.at[0] }), () => join(board, piece, other)));
      group(title(piece.kind === "road" ? "road" : "border-city"), name(piece, say("script-draw-name")), coats(piece, say("script-draw-coats")), ...joins, remove);
    } else if (ferry) group(title("ferry"), name(ferry, say("script-draw-name")), coats(ferry, say("script-draw-coats")), remove);
  }
  for (const note of board.notes.filter(({ at: cells }) => cells.includes(cellOf(x, y)))) group(word("script-draw-note-", note.kind), name(note, say("script-draw-name")));
  at("here-fields").replaceChildren(...fields);
}
