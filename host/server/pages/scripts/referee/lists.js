// @ts-check
/** The lists of a position beside its board: tiles and figures that can be taken away, scores, tokens, whose turn it is. */

/** @import { RefereeLook, StagedPosition as Position } from "../messages.d.ts" */
import { at, make } from "../shared/page-parts.js";
import { say } from "../shared/words.js";

/** @typedef {(change: (position: Position) => void) => void} Change changes a copy of the position, and shows it */

/**
 * @param {string} text
 * @param {() => void} remove
 */
const row = (text, remove) => make("li", {}, make("span", {}, text), " ", make("button", { type: "button", class: "close", "aria-label": say("script-edit-remove", { what: text }), onclick: remove }, "✕"));

/**
 * Shows the tiles and the figures of a position as lists.
 * @param {Position} position
 * @param {Change} change
 */
export function showLists(position, change) {
  const { placed = [], figures = [], actions = [] } = position.given;
  at("edit-placed").replaceChildren(...placed.map((line, i) => row(line, () => change((next) => next.given.placed?.splice(i, 1)))));
  at("edit-standing").replaceChildren(...figures.map((line, i) => row(line, () => change((next) => next.given.figures?.splice(i, 1)))),
    ...actions.map((line, i) => row(line, () => change((next) => next.given.actions?.splice(i, 1)))));
}

/**
 * Shows the players: scores and tokens as numbers that can be changed, and whose turn it is.
 * @param {Position} position
 * @param {RefereeLook} look
 * @param {Change} change
 */
export function showPlayers(position, { seats, tokens, look }, change) {
  const scores = look.state.scores ?? [];
  const number = (/** @type {string} */ label, /** @type {number} */ n, /** @type {(n: number) => void} */ set) =>
    make("label", {}, `${label} `, make("input", { type: "number", value: n, onchange: (/** @type {Event} */ event) => set(Number(/** @type {HTMLInputElement} */ (event.target).value)) }));
  at("edit-seats").replaceChildren(...seats.map(({ seat, name }, i) => make("fieldset", {}, make("legend", {}, name),
    number(say("script-edit-score"), scores[i] ?? 0, (n) => change((next) => ((next.given.score ??= {})[seat] = n))),
    ...tokens.filter((token) => position.given.tokens?.[seat]?.[token.name] !== undefined).map((token) => number(token.words, position.given.tokens?.[seat]?.[token.name] ?? 0, (n) => change((next) => (((next.given.tokens ??= {})[seat] ??= {})[token.name] = n)))),
    ...(tokens.length > 0 ? [make("select", { "aria-label": say("script-edit-token", { who: name }), onchange: (/** @type {Event} */ event) => {
      const token = /** @type {HTMLSelectElement} */ (event.target).value;
      if (token) change((next) => (((next.given.tokens ??= {})[seat] ??= {})[token] ??= 0));
    } }, make("option", { value: "" }, say("script-edit-more")), ...tokens.map((token) => make("option", { value: token.name }, token.words)))] : []))));
  at("edit-turn").replaceChildren(make("label", {}, `${say("script-edit-turn")} `, make("select", { id: "edit-by", onchange: (/** @type {Event} */ event) => change((next) => (next.by = /** @type {HTMLSelectElement} */ (event.target).value)) },
    ...seats.map(({ seat, name }, i) => make("option", { value: seat, selected: position.by ? position.by === seat : i === look.state.active }, name)))),
    make("span", {}, position.draws[0] ? say("script-edit-drawn", { tile: position.draws[0] }) : say("script-edit-draw-none")));
}
