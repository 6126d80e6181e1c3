// @ts-check
/** The drawing board for maps: brushes on a grid, checked while somebody draws, to be played, saved, sent and printed. */

/** @import { Board as Drawn, Side, Symmetry } from "./model.js" */
/** @import { Filled, Remark } from "./view.js" */
import { Board } from "../shared/board.js";
import { copyLink } from "../shared/copy-link.js";
import { GAMES, playGames, summary } from "./random-games.js";
import { keepTiles, listenToAbout, numberIn, showAbout, suit } from "./about.js";
import { showHere, told } from "./cell-fields.js";
import { NOTES, SIDES, STEPS, blank, edgeOf, erase, images, isBorder, isLarge, letterAt, resize, setBorder, setCell, setFerry, setNote, showNext, sizeOf, tileCells } from "./model.js";
import { listenToPicture, picture } from "./background.js";
import { showSheets } from "./print.js";
import { random } from "./random-board.js";
import { fromContent, toToml as boardText } from "./board-toml.js";
import { drawCells, drawCursor, drawMarks } from "./view.js";
import "../shared/language-menu.js";
import { MAX_BOARD, carried, pack, unpack } from "../shared/links.js";
import { at, make } from "../shared/page-parts.js";
import { saveFile } from "../shared/save-file.js";
import { toToml } from "../shared/table-toml.js";
import { link, post } from "../shared/transport.js";
import { number, say, word } from "../shared/words.js";

/** The option that takes a board. */
const [PLUGIN, OPTION] = ["maps", "map"];
/** The set of tiles that is at every table, and the preset that adds those of others without their rules. */
const [BASE, TILES_ONLY] = ["base", "tiles_only"];
/** The key of the browser for the board that is drawn. */
const DRAFT = "draw-board";
/** The pause before a change is checked, and the one before the next try of a check that was refused for now, in milliseconds. */
const [PAUSE, WAIT] = [400, 1500];
/** The most steps back. */
const MAX_PAST = 200;
/** The share of cells that should be filled. */
const GOOD_FILL = 0.85;
/** The size of a new board, in cells. */
const [WIDTH, HEIGHT] = [12, 9];
/** The brushes that paint along the way of a pointer. */
const PAINTS = [".", "~", "#", "o", "S", "erase"];

let board = blank(WIDTH, HEIGHT);
/** The boards before and after this one, as JSON. */
const past = /** @type {string[]} */ ([]);
let future = /** @type {string[]} */ ([]);
let remarks = /** @type {Remark[]} */ ([]);
let filled = /** @type {Filled | null} */ (null);
let games = new AbortController();
let cursor = { x: 1, y: 1 };
/** The first end of a ferry. */
let end = /** @type {{x: number, y: number, side: Side} | null} */ (null);
let timer = 0;
/** The number of the last check, so that an older answer is not shown. */
let checks = 0;
/** The stroke of a pointer. */
let stroke = /** @type {{id: number, before: string, last: {x: number, y: number}, at: {x: number, y: number}} | null} */ (null);

// The strokes come before the board moves.
at("board").addEventListener("pointerdown", begin, true);
const view = new Board();

/** @returns {string} */
function brush() {
  return /** @type {HTMLInputElement} */ (document.querySelector("[name=brush]:checked")).value;
}

/** @returns {Symmetry} */
function symmetry() {
  return /** @type {Symmetry} */ (at("symmetry").value);
}

/** @param {string} text */
function tell(text) {
  at("told").textContent = text;
}

/** Returns the cells on which tiles lie. */
function cells() {
  return tileCells(board);
}

function redraw() {
  drawCells(board, picture());
  marks();
  showCursor();
  at("undo").disabled = past.length === 0;
  at("redo").disabled = future.length === 0;
}

function marks() {
  drawMarks(remarks, at("heat").checked ? filled : null, cells());
}

function showCursor() {
  drawCursor(cursor, images(sizeOf(board), symmetry(), { ...cursor, side: null }), end && edgeOf(end.x, end.y, end.side));
}

function here() {
  showHere(board, cursor, (change, again) => {
    commit(change);
    if (again) here();
  });
}

/**
 * Makes a change that can be undone.
 * @param {() => void} change
 */
function commit(change) {
  const before = JSON.stringify(board);
  change();
  note(before);
}

/**
 * Notes a change that was made.
 * @param {string} before the board as JSON
 */
function note(before) {
  suit(board);
  if (before === JSON.stringify(board)) return;
  past.push(before);
  if (past.length > MAX_PAST) past.shift();
  future = [];
  changed();
  keep();
}

/** The board has changed: what is told of it is shown anew, and it is checked. */
function changed() {
  games.abort();
  filled = null;
  at("fill").disabled = false;
  at("heat-label").hidden = at("fill-progress").hidden = true;
  at("fill-told").textContent = "";
  const { width, height } = sizeOf(board);
  cursor = { x: Math.min(cursor.x, width - 1), y: Math.min(cursor.y, height - 1) };
  redraw();
  showAbout(board);
  clearTimeout(timer);
  timer = window.setTimeout(check, PAUSE);
}

/** Keeps the board in the browser; where there is no room, it is only not kept. */
function keep() {
  try {
    localStorage.setItem(DRAFT, boardText(board));
  } catch {
    tell(say("script-draw-not-kept"));
  }
}

/**
 * Goes a step back or forth.
 * @param {string[]} from
 * @param {string[]} to
 */
function step(from, to) {
  const next = from.pop();
  if (next === undefined) return;
  to.push(JSON.stringify(board));
  board = JSON.parse(next);
  end = null;
  fit();
  changed();
  keep();
  here();
}

/** The size of the board that is shown. */
let shownSize = "";

/** Shows the whole board if its size has changed. */
function fit() {
  const { width, height } = sizeOf(board);
  if (shownSize === `${width} ${height}`) return;
  shownSize = `${width} ${height}`;
  view.moved = false;
  view.setArea([0, 0, width - 1, height - 1], []);
}

/**
 * Asks what a board contains and what is said about it.
 * @param {string} text
 */
async function read(text) {
  return /** @type {import("../messages.d.ts").DocumentRead} */ (await post("/api/document", { plugin: PLUGIN, option: OPTION, text }));
}

/** Checks the board. */
async function check() {
  checks += 1;
  const [number, text] = [checks, boardText(board)];
  try {
    if (text.length > MAX_BOARD) throw new Error(say("script-draw-long", { n: MAX_BOARD }));
    const answer = await read(text);
    if (number !== checks) return;
    remarks = answer.remarks;
    showRemarks();
  } catch (error) {
    if (number !== checks) return;
    if (/** @type {{status?: number}} */ (error).status === 429) timer = window.setTimeout(check, WAIT);
    else at("verdict").textContent = /** @type {Error} */ (error).message;
  }
}

function showRemarks() {
  const wrong = remarks.filter(({ error }) => error).length;
  at("verdict").textContent = wrong > 0 ? say("script-draw-errors", { n: wrong }) : remarks.length > 0 ? say("script-draw-hints", { n: remarks.length }) : say("script-draw-fine");
  at("verdict").dataset.errors = String(wrong);
  at("play").disabled = at("print").disabled = wrong > 0;
  at("remarks").replaceChildren(...remarks.map(({ error, message, cells: own }) => {
    const words = [make("b", {}, say(error ? "script-draw-error" : "script-draw-hint")), " ", message];
    const [first] = own;
    if (!first) return make("li", { class: error ? "error" : "hint" }, ...words);
    return make("li", { class: error ? "error" : "hint" }, make("button", { type: "button", onclick: () => go({ x: first[0], y: first[1] }, true) }, ...words));
  }));
  marks();
}

/**
 * Moves the cursor.
 * @param {{x: number, y: number}} to
 * @param {boolean} [focus] whether the board gets the focus
 */
function go({ x, y }, focus = false) {
  const { width, height } = sizeOf(board);
  cursor = { x: Math.min(Math.max(x, 0), width - 1), y: Math.min(Math.max(y, 0), height - 1) };
  if (focus) at("board").focus({ preventScroll: true });
  view.reveal({ x: cursor.x * 100 + 50, y: cursor.y * 100 + 50 });
  showCursor();
  here();
  speak();
}

/** Tells what is on the cell of the cursor, and what is said about it. */
function speak() {
  const own = remarks.filter(({ cells: all }) => all.some(([x, y]) => x === cursor.x && y === cursor.y)).map(({ message }) => message);
  at("spoken").textContent = [told(board, cursor), ...own].join(". ");
}

/**
 * Returns the edge at the border that is nearest to a position; null if there is none near.
 * @param {{x: number, y: number}} place in hundredths of a cell
 */
function borderNear({ x: px, y: py }) {
  const [cx, cy] = [Math.floor(px / 100), Math.floor(py / 100)];
  let best = /** @type {{x: number, y: number, side: Side, far: number} | null} */ (null);
  for (const [dx, dy] of [[0, 0], ...Object.values(STEPS)]) {
    for (const side of SIDES) {
      const [x, y] = [cx + dx, cy + dy];
      if (!isBorder(board, x, y, side)) continue;
      const far = Math.hypot(x * 100 + 50 + STEPS[side][0] * 50 - px, y * 100 + 50 + STEPS[side][1] * 50 - py);
      if (far < 90 && (best === null || far < best.far)) best = { x, y, side, far };
    }
  }
  return best;
}

/**
 * Returns the side of its cell that is nearest to a position.
 * @param {{x: number, y: number}} place
 * @returns {Side}
 */
function sideNear({ x, y }) {
  const [u, v] = [x - Math.floor(x / 100) * 100 - 50, y - Math.floor(y / 100) * 100 - 50];
  return Math.abs(u) > Math.abs(v) ? (u > 0 ? "E" : "W") : v > 0 ? "S" : "N";
}

/**
 * Paints a cell and its images.
 * @param {string} kind
 * @param {{x: number, y: number}} cell
 */
function paint(kind, { x, y }) {
  for (const spot of images(sizeOf(board), symmetry(), { x, y, side: null })) {
    if (kind === "erase") erase(board, spot.x, spot.y);
    else if (kind === "note") setNote(board, spot.x, spot.y, at("note-kind").value);
    else if (!setCell(board, spot.x, spot.y, kind)) tell(say("script-draw-no-letter"));
  }
}

/**
 * Puts a print at an edge and its images, or the end of a ferry.
 * @param {string} kind
 * @param {{x: number, y: number, side: Side}} spot
 */
function atEdge(kind, spot) {
  if (!isBorder(board, spot.x, spot.y, spot.side)) return tell(say("script-draw-no-border"));
  const all = images(sizeOf(board), symmetry(), spot);
  if (kind !== "ferry") {
    for (const { x, y, side } of all) if (side) setBorder(board, x, y, side, kind === "road" ? "road" : "city");
    return tell("");
  }
  if (end === null) {
    end = spot;
    return tell(say("script-draw-ferry-from", { edge: edgeOf(spot.x, spot.y, spot.side) }));
  }
  const from = images(sizeOf(board), symmetry(), end);
  all.forEach((to, i) => {
    const first = from[i] ?? from[0];
    if (first.side && to.side) setFerry(board, { ...first, side: first.side }, { ...to, side: to.side });
  });
  end = null;
  tell("");
}

/**
 * Uses a brush at a side of a cell.
 * @param {string} kind
 * @param {{x: number, y: number, side: Side}} spot
 */
function atSide(kind, spot) {
  if (kind !== "city") return atEdge(kind, spot);
  for (const { x, y, side } of images(sizeOf(board), symmetry(), spot)) {
    const city = board.cities[letterAt(board, x, y)];
    if (city && side) showNext(city, side);
  }
}

/**
 * Begins a stroke.
 * @param {PointerEvent} event
 */
function begin(event) {
  if (stroke) {
    // A second finger: both move the board, and the stroke has not been.
    board = JSON.parse(stroke.before);
    view.fingers.set(stroke.id, stroke.at);
    stroke = null;
    redraw();
    return;
  }
  if (brush() === "hand" || event.button !== 0 || view.fingers.size > 0) return;
  event.stopImmediatePropagation();
  const place = view.where(event);
  const cell = { x: Math.floor(place.x / 100), y: Math.floor(place.y / 100) };
  const { width, height } = sizeOf(board);
  const kind = brush();
  stroke = { id: event.pointerId, before: JSON.stringify(board), last: cell, at: { x: event.clientX, y: event.clientY } };
  at("board").focus({ preventScroll: true });
  const inside = cell.x >= 0 && cell.y >= 0 && cell.x < width && cell.y < height;
  if (inside) cursor = cell;
  if (PAINTS.includes(kind) || kind === "note") paint(kind, cell);
  else if (kind === "city" && isLarge(letterAt(board, cell.x, cell.y))) atSide(kind, { ...cell, side: sideNear(place) });
  else if (kind === "city") paint(kind, cell);
  else {
    const spot = borderNear(place);
    if (spot) atEdge(kind, spot);
    else tell(say("script-draw-no-border"));
  }
  redraw();
}

window.addEventListener("pointermove", (event) => {
  if (!stroke || event.pointerId !== stroke.id) return;
  stroke.at = { x: event.clientX, y: event.clientY };
  if (!PAINTS.includes(brush())) return;
  const place = view.where(event);
  const to = { x: Math.floor(place.x / 100), y: Math.floor(place.y / 100) };
  // A fast pointer leaves cells out, which are on the line to the last one.
  const steps = Math.max(Math.abs(to.x - stroke.last.x), Math.abs(to.y - stroke.last.y));
  for (let n = 1; n <= steps; n += 1) {
    const along = (/** @type {number} */ a, /** @type {number} */ b) => Math.round(a + ((b - a) * n) / steps);
    paint(brush(), { x: along(stroke.last.x, to.x), y: along(stroke.last.y, to.y) });
  }
  stroke.last = to;
  if (steps > 0) redraw();
});
for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
  window.addEventListener(name, (event) => {
    if (!stroke || event.pointerId !== stroke.id) return;
    const { before } = stroke;
    stroke = null;
    note(before);
    here();
    speak();
  });
}

/** The steps of the arrow keys. @type {Record<string, Side>} */
const ARROWS = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

/**
 * Answers a key on the board. Returns whether it means something.
 * @param {KeyboardEvent} event
 */
function key(event) {
  const kind = brush();
  const side = ARROWS[event.key];
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() === "z" && !event.shiftKey) step(past, future);
    else if (event.key.toLowerCase() === "y" || event.key.toLowerCase() === "z") step(future, past);
    else return false;
    speak();
    return true;
  }
  if (event.altKey) return false;
  if (side) {
    const [dx, dy] = STEPS[side];
    const edges = kind === "road" || kind === "border-city" || kind === "ferry" || (kind === "city" && isLarge(letterAt(board, cursor.x, cursor.y)));
    if (event.shiftKey && edges) commit(() => atSide(kind, { ...cursor, side }));
    else go({ x: cursor.x + dx, y: cursor.y + dy });
    if (event.shiftKey && PAINTS.includes(kind)) commit(() => paint(kind, cursor));
  } else if (event.key === "Enter" || event.key === " ") {
    const borders = SIDES.filter((one) => isBorder(board, cursor.x, cursor.y, one));
    if (PAINTS.includes(kind) || kind === "note" || kind === "city") commit(() => paint(kind, cursor));
    else if (borders.length === 1) commit(() => atEdge(kind, { ...cursor, side: borders[0] }));
    else if (kind !== "hand") tell(say(borders.length === 0 ? "script-draw-no-border" : "script-draw-which-side"));
  } else if (event.key === "Delete" || event.key === "Backspace") commit(() => paint("erase", cursor));
  else if (event.key === "+" || event.key === "=") view.zoom(0.8);
  else if (event.key === "-") view.zoom(1.25);
  else if (event.key === "e") {
    /** @type {HTMLElement | null} */ (document.querySelector("#here-fields input, #here-fields select"))?.focus();
    return true;
  } else {
    const chosen = /** @type {HTMLInputElement | null} */ (document.querySelector(`[name=brush][data-key="${CSS.escape(event.key.toLowerCase())}"]`));
    if (!chosen) return false;
    chosen.checked = true;
    chosen.dispatchEvent(new Event("change", { bubbles: true }));
    if (PAINTS.includes(chosen.value) || chosen.value === "city" || chosen.value === "note") commit(() => paint(chosen.value, cursor));
  }
  showCursor();
  here();
  speak();
  return true;
}

at("board").addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  if (key(event)) event.preventDefault();
});
at("board").addEventListener("focus", speak);
at("undo").addEventListener("click", () => step(past, future));
at("redo").addEventListener("click", () => step(future, past));
at("brushes").addEventListener("change", () => {
  end = null;
  const use = `script-draw-use-${brush()}`;
  tell(say(use) === use ? "" : say(use));
  showCursor();
});
at("symmetry").addEventListener("change", showCursor);
at("heat").addEventListener("change", marks);

at("note-kind").replaceChildren(...NOTES.map((value) => make("option", { value }, word("script-draw-note-", value))));
at("sizes").replaceChildren(...SIDES.map((side) => {
  const by = (/** @type {boolean} */ more) => {
    const label = say(`script-draw-size-${more ? "more" : "less"}`, { side: word("script-draw-side-", side) });
    return make("button", { type: "button", title: label, "aria-label": label, "data-size": `${side}${more ? "+" : "-"}`, onclick: () => {
      end = null;
      commit(() => resize(board, side, more));
      fit();
      here();
    } }, more ? "+" : "−");
  };
  return make("div", { class: "row" }, make("span", {}, word("script-draw-side-", side)), by(true), by(false));
}));

/**
 * Shows another board, which can be undone.
 * @param {Drawn} next
 */
function replace(next) {
  end = null;
  keepTiles(next);
  commit(() => (board = next));
  fit();
  here();
}

at("blank").addEventListener("click", () => replace(blank(WIDTH, HEIGHT)));

function makeRandom() {
  const within = (/** @type {"random-width" | "random-height" | "random-seed"} */ id) => {
    const value = numberIn(at(id));
    at(id).value = String(value);
    return value;
  };
  const plan = { width: within("random-width"), height: within("random-height"), seed: within("random-seed"), symmetry: symmetry(), abroad: at("random-abroad").checked };
  replace(random(plan));
}
at("random").addEventListener("click", makeRandom);
at("random-next").addEventListener("click", () => {
  at("random-seed").value = String(Number(at("random-seed").value) + 1);
  makeRandom();
});

/** Returns a table on this board, for one person against a bot. */
function tableOfBoard() {
  const others = Object.entries(board.sets).map(([id, copies]) => [id, { ...(id === BASE ? {} : { preset: TILES_ONLY }), ...(copies === 1 ? {} : { copies }) }]);
  const map = { file: "board.toml", text: boardText(board) };
  const plugins = { [BASE]: {}, ...Object.fromEntries(others), [PLUGIN]: { [OPTION]: map, ...(board.tiles > 0 ? { tile_count: board.tiles } : {}) } };
  const players = [{ name: localStorage.getItem("name") || say("script-draw-player"), color: "green", bot: null, who: "me" }, { name: say("script-draw-bot"), color: "red", bot: "casual", who: "bot" }];
  return toToml({ edition: "first", like: null, seed: null, draws: [], chance: {}, meeples: {}, plugins, players }, (id) => id === BASE);
}

at("play").addEventListener("click", async () => {
  const code = await pack(tableOfBoard());
  if (code === null) tell(say("script-draw-link-long"));
  else location.href = `${link("/new")}#table=${code}`;
});

at("fill").addEventListener("click", async () => {
  games.abort();
  games = new AbortController();
  const { signal } = games;
  const progress = at("fill-progress");
  at("fill").disabled = true;
  progress.hidden = false;
  progress.value = 0;
  at("fill-told").textContent = say("script-draw-filling");
  try {
    await playGames(tableOfBoard(), signal, (now) => {
      filled = now;
      progress.value = now.games;
      at("heat-label").hidden = false;
      const { share, never } = summary(now, cells());
      const percent = number(share, { style: "percent", maximumFractionDigits: 0 });
      if (now.games >= GAMES) {
        const words = say(share < GOOD_FILL ? "script-draw-fill-low" : "script-draw-fill", { percent, games: now.games });
        at("fill-told").textContent = [words, never.length > 0 ? say("script-draw-never", { n: never.length, cells: never.slice(0, 12).join("  ") }) : say("script-draw-never-none")].join(" ");
      } else at("fill-told").textContent = say("script-draw-fill-so-far", { percent, games: now.games });
      marks();
    });
  } catch (error) {
    if (!signal.aborted) at("fill-told").textContent = /** @type {Error} */ (error).message;
  }
  if (signal.aborted) return;
  at("fill").disabled = false;
  progress.hidden = true;
});

/** Returns the name of the files of the board, without an end. */
function fileName() {
  return board.name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "").slice(0, 40) || "board";
}

at("save").addEventListener("click", () => saveFile(`${fileName()}.toml`, "text/plain;charset=utf-8", boardText(board)));
at("share").addEventListener("click", async () => {
  const code = await pack(boardText(board));
  if (code === null) tell(say("script-draw-link-long"));
  else await copyLink(new URL(`${link("/draw")}#board=${code}`, location.href).href, tell);
});
at("print").addEventListener("click", () => {
  at("print-box").showModal();
  showSheets(boardText(board), fileName());
});
at("print-paper").addEventListener("change", () => showSheets(boardText(board), fileName()));

/**
 * Opens the text of a board that anybody may have written.
 * @param {string} text
 */
async function open(text) {
  try {
    const { content, remarks: said } = await read(text);
    if (content === null) tell(said[0]?.message ?? say("script-draw-no-board"));
    else {
      replace(fromContent(content));
      tell(say("script-draw-opened", { name: board.name }));
    }
  } catch (error) {
    tell(/** @type {Error} */ (error).message);
  }
}

at("open").addEventListener("click", () => at("board-file").click());
at("board-file").addEventListener("change", async () => {
  const [first] = at("board-file").files ?? [];
  if (!first) return;
  if (first.size > MAX_BOARD) tell(say("script-draw-long", { n: MAX_BOARD }));
  else await open(await first.text());
  at("board-file").value = "";
});

/** Opens the board that the address carries. Returns whether it carries one. */
async function openLink() {
  const code = carried("board");
  if (code === null) return false;
  const text = await unpack(code, MAX_BOARD);
  history.replaceState(null, "", location.pathname + location.search);
  if (text === null) tell(say("script-draw-link-bad"));
  else await open(text);
  return text !== null;
}

const draft = localStorage.getItem(DRAFT);
fit();
listenToAbout((change) => commit(() => change(board)));
listenToPicture(redraw);
redraw();
showAbout(board);
here();
if (draft !== null) await open(draft);
past.length = 0;
await openLink();
changed();
here();
document.body.dataset.ready = "true";
window.addEventListener("hashchange", openLink);
