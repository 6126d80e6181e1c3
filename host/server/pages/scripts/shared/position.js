// @ts-check
/** A position as data, and its text as a scenario file. Reading is the work of the engine. */

/** @import { StagedPosition as Position } from "../messages.d.ts" */
import { key, value } from "./table-toml.js";

/** The lists of a position that have a line for each entry. */
const LISTS = /** @type {const} */ (["placed", "figures", "actions", "set_aside"]);
/** The numbers of a position, by name. */
const NUMBERS = /** @type {const} */ (["token_supply", "score"]);
/** The numbers of a position, by seat and name. */
const OF_SEATS = /** @type {const} */ (["supply", "tokens"]);

/** @returns {Position} a table of two players on which nothing lies */
export function empty() {
  return { title: "", table: 'players = ["red", "blue"]\n', given: {}, by: null, draws: [] };
}

/**
 * Writes an inline table.
 * @param {Record<string, any>} entries
 * @param {(entry: any) => string} write
 */
const inline = (entries, write) => `{ ${Object.entries(entries).map(([name, entry]) => `${key(name)} = ${write(entry)}`).join(", ")} }`;

/**
 * Puts a table into another one: its headings get the name of that one in front. What stands in a text of
 * several lines is no heading.
 * @param {string} toml
 */
function nested(toml) {
  return toml.split("'''").map((part, i) => (i % 2 === 0 ? part.replace(/^(\[+)(?=[^[])/gm, "$1table.") : part)).join("'''");
}

/**
 * Writes a position as a scenario file.
 * @param {Position} position
 */
export function toText({ title, table, given, by, draws }) {
  const lines = [`title = ${value(title || "A position")}`, "", "[table]", nested(table).trimEnd(), "", "[given]"];
  if (given.apart) lines.push("apart = true");
  for (const name of LISTS) {
    const list = given[name] ?? [];
    if (list.length > 0) lines.push(`${name} = [`, ...list.map((line) => `  ${value(line)},`), "]");
  }
  for (const name of NUMBERS) if (Object.keys(given[name] ?? {}).length > 0) lines.push(`${name} = ${inline(given[name] ?? {}, String)}`);
  for (const name of OF_SEATS) if (Object.keys(given[name] ?? {}).length > 0) lines.push(`${name} = ${inline(given[name] ?? {}, (kinds) => inline(kinds, String))}`);
  if (Object.keys(given.piles ?? {}).length > 0) lines.push(`piles = ${inline(given.piles ?? {}, value)}`);
  if (Object.keys(given.chance ?? {}).length > 0) lines.push(`chance = ${inline(given.chance ?? {}, value)}`);
  if (given.stock !== null && given.stock !== undefined) lines.push(`stock = ${given.stock}`);
  lines.push("", "[[step]]");
  if (by) lines.push(`by = ${value(by)}`);
  lines.push("query = true");
  if (draws.length > 0) lines.push(`draws = ${value(draws)}`);
  return `${lines.join("\n")}\n`;
}

/**
 * Returns the tile, the cell and the turn of a line such as "BA/L 0,1 90"; null for another line.
 * @param {string} line
 */
export function placement(line) {
  const [, name, x, y, degrees] = line.match(/^(\S+) (-?\d+),(-?\d+) (\d+)$/) ?? [];
  return name === undefined ? null : { name, x: Number(x), y: Number(y), turn: Number(degrees) / 90 };
}

/**
 * Writes the line of a tile.
 * @param {string} name
 * @param {number[]} cell
 * @param {number} turn
 */
export const placed = (name, [x, y], turn) => `${name} ${x},${y} ${turn * 90}`;

/**
 * Returns the cell of a figure that stands on a segment or at a point, such as "red follower road@0,1:N".
 * @param {string} line
 */
export function standsAt(line) {
  const [, x, y] = line.match(/[@ ](-?\d+),(-?\d+)(?::\w+)?$/) ?? [];
  return x === undefined ? null : [Number(x), Number(y)];
}
