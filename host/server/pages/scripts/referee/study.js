// @ts-check
/** Studies: positions under a name, in chapters, each with a comment, arrows, circles and branches. The browser keeps them. */

import { copyLink } from "../shared/copy-link.js";
import { carried, pack, unpack } from "../shared/links.js";
import { at, draw, make, stored } from "../shared/page-parts.js";
import { saveFile } from "../shared/save-file.js";
import { say } from "../shared/words.js";

/** @typedef {{from: number[], to: number[]}} Mark an arrow from a cell to another one; a circle if both are one cell */
/** @typedef {{name: string, text: string, comment: string, marks: Mark[], branches: string[][]}} Chapter a position as a file, and the lines that were played from it */
/** @typedef {{name: string, chapters: Chapter[]}} Study */
/** @typedef {{text: () => string, lines: () => string[], read: (text: string, lines: string[]) => Promise<boolean>}} Positions the position that is shown, the actions that were played from it, and the way to show another one */

/** The key of the browser for all studies, by their names. */
const KEPT = "studies";
/** The longest study that is read, in bytes. */
const MAX_STUDY = 1 << 20;
/** The most letters of a link to a study. */
const MAX_LINK = 30_000;

let study = /** @type {Study} */ ({ name: "", chapters: [] });
/** The number of the chapter that is shown, or -1. */
let open = -1;
/** The cell at which an arrow begins. @type {number[] | null} */
let from = null;
let positions = /** @type {Positions} */ ({ text: () => "", lines: () => [], read: async () => false });
const layer = draw("g", { id: "study-marks", "pointer-events": "none" });

/** @param {string} text */
const tell = (text) => (at("study-say").textContent = text);
const named = () => study.name || say("script-edit-study-new");
const chapter = () => study.chapters[open];

/**
 * Reads a study from what somebody else wrote; null if it is none.
 * @param {unknown} data
 * @returns {Study | null}
 */
function readStudy(data) {
  const { name, chapters } = /** @type {{name?: unknown, chapters?: unknown}} */ (data ?? {});
  if (typeof name !== "string" || !Array.isArray(chapters)) return null;
  const isCell = (/** @type {unknown} */ cell) => Array.isArray(cell) && cell.length === 2 && cell.every(Number.isInteger);
  const texts = (/** @type {unknown} */ list) => (Array.isArray(list) ? list.filter((one) => typeof one === "string") : []);
  return { name, chapters: chapters.filter((one) => typeof one?.text === "string").map((one) => ({
    name: String(one.name ?? ""), text: one.text, comment: String(one.comment ?? ""),
    marks: (Array.isArray(one.marks) ? one.marks : []).filter((/** @type {any} */ mark) => isCell(mark?.from) && isCell(mark?.to)),
    branches: (Array.isArray(one.branches) ? one.branches : []).map(texts),
  })) };
}

/** Keeps the study in the browser. */
function keep() {
  const all = stored(KEPT) ?? {};
  if (study.chapters.length > 0) all[named()] = study;
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    tell(say("script-edit-study-full"));
  }
  showKept();
}

function showKept() {
  const names = Object.keys(stored(KEPT) ?? {});
  at("study-kept").replaceChildren(make("option", { value: "" }, say("script-edit-study-new")), ...names.map((name) => make("option", { value: name, selected: name === study.name }, name)));
}

/** Draws the marks of the chapter: an arrow or a circle each. */
function showMarks() {
  const centre = (/** @type {number[]} */ [x, y]) => [x * 100 + 50, y * 100 + 50];
  layer.replaceChildren(...(chapter()?.marks ?? []).map(({ from, to }) => {
    const [[x1, y1], [x2, y2]] = [centre(from), centre(to)];
    if (x1 === x2 && y1 === y2) return draw("circle", { cx: x1, cy: y1, r: 40 });
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    const [bx, by] = [x2 - ux * 26, y2 - uy * 26];
    return draw("path", { d: `M${x1} ${y1}L${bx} ${by}M${x2} ${y2}L${bx - uy * 15} ${by + ux * 15}L${bx + uy * 15} ${by - ux * 15}Z` });
  }));
}

/** Shows the chapters, and what belongs to the open one. */
function show() {
  at("study-name").value = study.name;
  at("study-chapters").replaceChildren(...study.chapters.map((one, i) => make("li", {},
    make("button", { type: "button", "aria-current": i === open ? "true" : null, onclick: () => go(i) }, one.name || say("script-edit-study-chapter", { n: i + 1 })), " ",
    make("button", { type: "button", class: "close", "aria-label": say("script-edit-remove", { what: one.name || say("script-edit-study-chapter", { n: i + 1 }) }), onclick: () => {
      study.chapters.splice(i, 1);
      open = -1;
      keep();
      show();
    } }, "✕"))));
  const here = chapter();
  at("chapter").hidden = !here;
  at("chapter-replace").disabled = !here;
  at("chapter-comment").value = here?.comment ?? "";
  at("chapter-branches").replaceChildren(...(here?.branches ?? []).map((lines, i) => make("li", {},
    make("button", { type: "button", title: lines.join(", "), onclick: () => positions.read(here.text, lines) }, say("script-edit-study-branch", { n: i + 1 })), " ",
    make("button", { type: "button", class: "close", "aria-label": say("script-edit-remove", { what: say("script-edit-study-branch", { n: i + 1 }) }), onclick: () => {
      here.branches.splice(i, 1);
      keep();
      show();
    } }, "✕"))));
  showMarks();
}

/**
 * Opens a chapter.
 * @param {number} i
 */
async function go(i) {
  open = i;
  show();
  if (chapter()) await positions.read(chapter().text, []);
}

/**
 * Opens a study at its first chapter; something else is told.
 * @param {unknown} data
 */
async function use(data) {
  const read = readStudy(data);
  if (!read) {
    tell(say("script-edit-study-bad"));
    return;
  }
  study = read;
  at("edit-study").open = true;
  keep();
  await go(0);
}

/**
 * Marks a cell of the open chapter: the first click begins an arrow, and the second one ends it.
 * @param {number[]} cell
 */
export function markStudy(cell) {
  const here = chapter();
  if (!here) return say("script-edit-study-first");
  if (!from) {
    from = cell;
    return say("script-edit-mark-to");
  }
  const [mark, key] = [{ from, to: cell }, `${from} ${cell}`];
  const old = here.marks.findIndex((one) => `${one.from} ${one.to}` === key);
  if (old >= 0) here.marks.splice(old, 1);
  else here.marks.push(mark);
  from = null;
  keep();
  showMarks();
  return say("script-edit-mark");
}

/**
 * Adds the position that is shown to the study, or puts it in the place of the open chapter.
 * @param {boolean} replaces
 */
function put(replaces) {
  const old = replaces ? chapter() : undefined;
  const name = at("chapter-name").value.trim() || (old?.name ?? "");
  const one = { name, text: positions.text(), comment: old?.comment ?? "", marks: old?.marks ?? [], branches: old?.branches ?? [] };
  if (old) study.chapters[open] = one;
  else open = study.chapters.push(one) - 1;
  study.name = named();
  at("chapter-name").value = "";
  keep();
  show();
}

/**
 * Connects the parts of the page, and opens the study of a link. Returns whether a link carries one.
 * @param {Positions} shown
 */
export async function startStudy(shown) {
  positions = shown;
  at("ghost").parentElement?.append(layer);
  at("study-name").addEventListener("change", () => {
    const all = stored(KEPT) ?? {};
    delete all[study.name];
    localStorage.setItem(KEPT, JSON.stringify(all));
    study.name = at("study-name").value.trim();
    keep();
  });
  at("study-kept").addEventListener("change", () => {
    const known = (stored(KEPT) ?? {})[at("study-kept").value];
    study = { name: "", chapters: [] };
    open = -1;
    if (known) use(known);
    else show();
  });
  at("chapter-add").addEventListener("click", () => put(false));
  at("chapter-replace").addEventListener("click", () => put(true));
  at("chapter-comment").addEventListener("input", () => {
    if (chapter()) chapter().comment = at("chapter-comment").value;
    keep();
  });
  at("branch-add").addEventListener("click", () => {
    if (positions.lines().length > 0) chapter()?.branches.push(positions.lines());
    keep();
    show();
  });
  at("study-save").addEventListener("click", () => saveFile("study.json", "application/json", `${JSON.stringify(study, null, 1)}\n`));
  at("study-load").addEventListener("change", async () => {
    const [file] = at("study-load").files ?? [];
    at("study-load").value = "";
    if (!file) return;
    const text = file.size > MAX_STUDY ? "" : await file.text();
    await use(parsed(text));
  });
  at("study-link").addEventListener("click", async () => {
    const code = await pack(JSON.stringify(study), MAX_LINK);
    if (code === null) return tell(say("script-edit-study-long"));
    const link = new URL(`#study=${code}`, location.href).href;
    history.replaceState(null, "", link);
    return copyLink(link, tell);
  });
  showKept();
  const code = carried("study");
  if (code === null) return false;
  await use(parsed((await unpack(code, MAX_STUDY)) ?? ""));
  return study.chapters.length > 0;
}

/**
 * Returns what a text in JSON says; null if it is none.
 * @param {string} text
 * @returns {unknown}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
