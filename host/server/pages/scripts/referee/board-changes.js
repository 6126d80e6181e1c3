// @ts-check
/** What a click does to what lies on a cell: a tile is turned or replaced, a bridge built, a figure of nobody moved, all taken away. */

/** @import { RefereeLook, StagedPosition as Position, Tray, Why } from "../messages.d.ts" */
import { showWhy } from "./answers.js";
import { builtAt, picked } from "./palette.js";
import { at } from "../shared/page-parts.js";
import { placed, placement, standsAt } from "../shared/position.js";
import { say } from "../shared/words.js";

/**
 * @typedef {object} Click where the board was clicked, and what is in hand
 * @property {Position} position
 * @property {number[]} cell
 * @property {number} turn the turn of the tile in hand
 * @property {number[] | null} aim the point that was clicked, from the middle of the cell; null for the keyboard
 * @property {Tray["tiles"][0] | null} chosen the tile in hand
 * @property {RefereeLook | null} look
 * @property {(moment: {position: Position, lines: string[]}, question: object) => Promise<any>} ask
 * @property {(moment: {position: Position, lines: string[]}, as?: "new", quiet?: boolean) => Promise<boolean>} show
 */

/**
 * Returns whether something is on a cell.
 * @param {number[] | null} there
 * @param {number[]} cell
 */
const isOn = (there, cell) => there !== null && there[0] === cell[0] && there[1] === cell[1];

/**
 * Returns the number of the last line for which something holds, or -1.
 * @param {string[]} lines
 * @param {(line: string) => boolean} holds
 */
const lastOf = (lines, holds) => lines.reduce((found, line, i) => (holds(line) ? i : found), -1);

/**
 * Returns the cell of the line of a tile.
 * @param {string} line
 */
function liesAt(line) {
  const known = placement(line);
  return known && [known.x, known.y];
}

/**
 * Returns the number of the line of the tile on the cell, or -1.
 * @param {Click} click
 */
export const laidAt = ({ position, cell }) => lastOf(position.given.placed ?? [], (line) => isOn(liesAt(line), cell));

/**
 * Turns the tile that lies on the cell, or puts the tile in hand in its place. Figures on it stay if they can.
 * @param {Click} click
 */
export async function relay(click) {
  const { position, cell, turn, chosen, show } = click;
  const i = laidAt(click);
  const old = placement(position.given.placed?.[i] ?? "");
  if (!old) return;
  const name = chosen?.name ?? old.name;
  const turns = name === old.name ? [1, 2, 3].map((n) => (old.turn + n) % 4) : [0, 1, 2, 3].map((n) => (turn + n) % 4);
  const figures = position.given.figures ?? [];
  const away = figures.filter((line) => !isOn(standsAt(line), cell));
  for (const kept of away.length === figures.length ? [figures] : [figures, away]) {
    for (const one of turns) {
      const next = structuredClone(position);
      next.given.placed?.splice(i, 1, placed(name, cell, one));
      next.given.figures = kept;
      if (await show({ position: next, lines: [] }, "new", true)) {
        at("edit-say").textContent = say(name === old.name ? "script-edit-turned-laid" : "script-edit-replaced");
        return;
      }
    }
  }
  at("edit-say").textContent = say(name === old.name ? "script-edit-only-turn" : "script-edit-no-replace");
}

/**
 * Puts the chosen figure of nobody on the cell, from wherever it is.
 * @param {Click} click
 */
export function putNeutral({ position, cell, show }) {
  const next = structuredClone(position);
  const others = (next.given.figures ?? []).filter((line) => !line.startsWith(`${picked.kind} `));
  next.given.figures = [...others, `${picked.kind} ${cell[0]},${cell[1]}:C`];
  return show({ position: next, lines: [] });
}

/**
 * Puts on the board what an expansion has, or takes it away where it is. If a rule refuses it, the rule is told.
 * @param {Click} click
 * @param {string | null} segment the segment that was clicked
 */
export async function build({ position, cell, aim, look, ask, show }, segment) {
  const { verb, seat } = picked;
  const about = look?.verbs.find((one) => one.verb === verb)?.about;
  const place = cell.join();
  const [dx, dy] = aim ?? [1, 0];
  const target = about === "span" ? `${place}:${Math.abs(dx) >= Math.abs(dy) ? "WE" : "NS"}` : about === "segment" ? segment : place;
  if (!about || target === null) return;
  const next = structuredClone(position);
  // A bridge has to be there before the tiles that need it, and what stands on segments after all of them.
  const lines = (next.given[about === "span" ? "placed" : "actions"] ??= []);
  const before = lines.findIndex((one) => one.includes(`: ${verb} `) && (about === "segment" ? one.endsWith(` ${target}`) : isOn(builtAt(one), cell)));
  const old = before >= 0 ? lines.splice(before, 1)[0] : "";
  const moment = { position: next, lines: [] };
  if (old.endsWith(` ${target}`)) return show(moment);
  const why = /** @type {Why} */ (await ask(moment, { Why: { line: `${verb} ${target}`, seat, supposed: true } }));
  if (!why.legal) return showWhy(why);
  lines.push(`${seat}: ${verb} ${target}`);
  return show(moment);
}

/**
 * Takes away what lies on the cell: its last figure, what an expansion put there, or else its tile.
 * @param {Click} click
 */
export async function remove({ position, cell, show }) {
  const next = structuredClone(position);
  const { placed: tiles = [], figures = [], actions = [] } = next.given;
  const piles = /** @type {const} */ ([[figures, standsAt], [actions, builtAt], [tiles, builtAt], [tiles, liesAt]]);
  for (const [lines, cellOf] of piles) {
    const last = lastOf(lines, (line) => isOn(cellOf(line), cell));
    if (last < 0) continue;
    lines.splice(last, 1);
    await show({ position: next, lines: [] });
    return;
  }
  at("edit-say").textContent = say("script-edit-nothing-there");
}
