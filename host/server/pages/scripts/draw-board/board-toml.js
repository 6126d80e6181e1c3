// @ts-check
/** Writes a board as a board file, and takes over the contents of one, which anybody may have written. */

/** @import { Board, Note } from "./model.js" */
import { CHIPS, MAX_SIDE, blank, spotOf } from "./model.js";
import { key as keyOf } from "../shared/table-toml.js";

/** The longest name, in characters, and the most pieces of a kind. */
const [LONGEST, MAX] = [200, 400];

/**
 * Returns a text without what a board file cannot hold.
 * @param {string} text
 */
export function clean(text) {
  return text.replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "").slice(0, LONGEST);
}

/** @param {string} text */
const quoted = (text) => JSON.stringify(clean(text));

/** @param {string[]} all */
const list = (all) => `[${all.map(quoted).join(", ")}]`;

/**
 * Writes a board.
 * @param {Board} board
 * @returns {string}
 */
export function toToml(board) {
  const sets = Object.entries(board.sets).map(([id, n]) => `${keyOf(clean(id))} = ${n}`);
  const lines = [`name = ${quoted(board.name)}`, `about = ${quoted(board.about)}`, `credits = ${quoted(board.credits)}`];
  if (sets.length > 0) lines.push(`sets = { ${sets.join(", ")} }`);
  lines.push(`tiles = ${board.tiles}`, `meeples = ${board.meeples}`);
  if (board.part) lines.push("part = true");
  lines.push(`starts_used = ${board.starts_used}`);
  if (board.chips !== "plain") lines.push(`chips = ${quoted(board.chips)}`);
  lines.push('grid = """', ...board.rows, '"""');
  const names = Object.entries(board.names).filter(([, name]) => clean(name) !== "");
  if (names.length > 0) lines.push("", "[names]", ...names.map(([cell, name]) => `${quoted(cell)} = ${quoted(name)}`));
  const piece = (/** @type {string} */ table, /** @type {string[]} */ keys) => lines.push("", `[[${table}]]`, ...keys);
  const named = (/** @type {string} */ name) => (clean(name) === "" ? [] : [`name = ${quoted(name)}`]);
  for (const [key, { name, segments }] of Object.entries(board.cities).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [only] = segments;
    const simple = segments.length === 1 && only.kind === "city";
    const parts = segments.map(({ kind, edges, coats }) => `{ kind = ${quoted(kind)}, edges = ${quoted(edges)}, coats = ${coats} }`);
    piece("city", [`key = ${quoted(key)}`, ...named(name), ...(simple ? [`edges = ${quoted(only.edges)}`, `coats = ${only.coats}`] : [`segments = [${parts.join(", ")}]`])]);
  }
  for (const { kind, at, coats, name } of board.borders) piece("border", [`at = ${list(at)}`, `kind = ${quoted(kind)}`, `coats = ${coats}`, ...named(name)]);
  for (const { ends, coats, name } of board.ferries) piece("ferry", [`ends = ${list(ends)}`, `coats = ${coats}`, ...named(name)]);
  for (const { kind, at, name } of board.notes) piece("note", [`kind = ${quoted(kind)}`, `at = ${list(at)}`, ...named(name)]);
  return `${lines.join("\n")}\n`;
}

/**
 * @param {unknown} value
 * @param {string} [otherwise]
 */
const text = (value, otherwise = "") => (typeof value === "string" ? clean(value) : otherwise);
/**
 * @param {unknown} value
 * @param {number} otherwise
 * @param {number} [most]
 */
const count = (value, otherwise, most = 255) => (Number.isInteger(value) && Number(value) >= 0 ? Math.min(Number(value), most) : otherwise);
/**
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
const table = (value) => (typeof value === "object" && value !== null && !Array.isArray(value) ? /** @type {Record<string, unknown>} */ (value) : {});
/**
 * @param {unknown} value
 * @returns {Record<string, unknown>[]}
 */
const tables = (value) => (Array.isArray(value) ? value.slice(0, MAX).map(table) : []);
/** @param {unknown} value */
const texts = (value) => (Array.isArray(value) ? value.slice(0, MAX).map((one) => text(one)) : []);
/** @param {unknown} value */
const edges = (value) => texts(value).filter((edge) => edge.includes(":") && spotOf(edge) !== null).map((edge) => edge.replace(/\s/g, ""));
/** @param {unknown} value */
const cells = (value) => texts(value).filter((cell) => spotOf(cell) !== null).map((cell) => cell.replace(/\s/g, ""));
/** @param {unknown} value */
const sides = (value) => [...new Set(text(value))].filter((side) => "NESW".includes(side)).join("");
/** @param {unknown} value */
const kind = (value) => (value === "road" ? "road" : "city");

/**
 * Returns the rows of a grid, all equally long.
 * @param {unknown} value
 */
function rows(value) {
  const written = (typeof value === "string" ? value : "").replaceAll("\r", "").replace(/^\n/, "").replace(/\n$/, "").split("\n");
  const all = written.slice(0, MAX_SIDE).map((row) => [...row].slice(0, MAX_SIDE).map((letter) => (/^[~#.oA-Z]$/.test(letter) ? letter : ".")).join(""));
  const width = Math.max(1, ...all.map((row) => row.length));
  return all.map((row) => row.padEnd(width, "~"));
}

/**
 * Takes over the contents of a board file, as far as it is one.
 * @param {Record<string, unknown>} content
 * @returns {Board}
 */
export function fromContent(content) {
  const board = { ...blank(1, 1), rows: rows(content.grid) };
  Object.assign(board, { name: text(content.name), about: text(content.about), credits: text(content.credits) });
  board.sets = Object.fromEntries(Object.entries(table(content.sets)).slice(0, MAX).map(([id, n]) => [clean(id), count(n, 1)]));
  board.tiles = count(content.tiles, 0, 4096);
  board.meeples = count(content.meeples, 9, 20);
  board.part = content.part === true;
  board.starts_used = count(content.starts_used, 2);
  board.chips = CHIPS.includes(String(content.chips)) ? String(content.chips) : "plain";
  const places = Object.entries(table(content.names)).slice(0, MAX).filter(([cell]) => spotOf(cell) !== null);
  board.names = Object.fromEntries(places.map(([cell, name]) => [cell.replace(/\s/g, ""), text(name)]));
  for (const city of tables(content.city)) {
    const key = text(city.key);
    if (!/^[A-RT-Z]$/.test(key)) continue;
    const parts = tables(city.segments).map((part) => ({ kind: kind(part.kind), edges: sides(part.edges), coats: count(part.coats, 0) }));
    const segments = Array.isArray(city.segments) ? parts : [{ kind: "city", edges: sides(city.edges), coats: count(city.coats, 0) }];
    board.cities[key] = { name: text(city.name), segments: segments.filter((part) => part.edges !== "") };
  }
  board.borders = tables(content.border).map((piece) => ({ kind: kind(piece.kind), at: edges(piece.at), coats: count(piece.coats, 0), name: text(piece.name) })).filter(({ at }) => at.length > 0);
  board.ferries = tables(content.ferry).map((ferry) => ({ ends: edges(ferry.ends).slice(0, 2), coats: count(ferry.coats, 0), name: text(ferry.name) })).filter(({ ends }) => ends.length === 2);
  board.notes = /** @type {Note[]} */ (tables(content.note).map((note) => ({ kind: text(note.kind), at: cells(note.at), name: text(note.name) })).filter(({ kind, at }) => kind !== "" && at.length > 0));
  return board;
}
