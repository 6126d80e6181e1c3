// @ts-check
/** The page of the referee: a position that a person sets up on the board, questions about it, and what is played from it. */

/** @import { Compared, Places, RefereeLook, RefereeOptions, RefereePage, SavedPosition, StagedPosition as Position, Stand, Tray, Why, Worth } from "./messages.d.ts" */
import { Board } from "./board.js";
import { copyLink } from "./copy.js";
import { fillOptions, showCompared, showWhy, showWorth } from "./edit-ask.js";
import { showLists, showPlayers } from "./edit-lists.js";
import { clear, cursor, ghost, light, markCells, markSegments } from "./edit-marks.js";
import "./language.js";
import { carried, pack, unpack } from "./links.js";
import { Parts, at, draw, drawn, make } from "./parts.js";
import { empty, placed, placement, standsAt, toText } from "./position.js";
import { saveFile } from "./save.js";
import "./tips.js";
import { pageData, post } from "./transport.js";
import { say } from "./words.js";

/** @typedef {{position: Position, lines: string[]}} Moment a position, and the actions that were played from it */

const page = /** @type {RefereePage} */ (await pageData("page"));
const board = new Board();
const parts = new Parts();
/** The steps of the arrow keys. @type {Record<string, number[]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** What was shown, from the first moment on, and the one that is shown. @type {Moment[]} */
let moments = [];
let now = -1;
let look = /** @type {RefereeLook | null} */ (null);
let tray = /** @type {Tray["tiles"]} */ ([]);
let chosen = /** @type {Tray["tiles"][0] | null} */ (null);
let turn = 0;
/** The cell under the pointer or the cursor. */
let cell = [0, 0];
let places = /** @type {Places["cells"]} */ ([]);
let stand = /** @type {Stand["places"]} */ ([]);
/** The table whose tray is shown. */
let tableOfTray = "";

/**
 * Asks about a moment.
 * @param {Moment} moment
 * @param {string | object} question
 * @returns {Promise<any>}
 */
const ask = ({ position, lines }, question) => post("/api/referee", { text: toText(position), lines, question });

/** @returns {Moment} the moment that is shown */
const here = () => moments[now] ?? { position: empty(), lines: [] };
const mode = () => /** @type {HTMLInputElement | null} */ (document.querySelector("[name=mode]:checked"))?.value ?? "tile";
const names = () => look?.seats.map(({ name }) => name) ?? [];

/** @param {unknown} error */
function wrong(error) {
  at("edit-wrong").textContent = error ? /** @type {Error} */ (error).message : "";
}

/**
 * Shows a moment. One that cannot be is told, and what was shown stays.
 * @param {Moment} moment
 * @param {"new" | "again"} [as] whether it is a moment after the one that is shown, or that one itself
 */
async function show(moment, as = "new") {
  /** @type {RefereeLook} */
  let told;
  try {
    told = await ask(moment, "Look");
  } catch (error) {
    wrong(error);
    return false;
  }
  wrong(null);
  look = told;
  if (as === "new") {
    moments = [...moments.slice(0, now + 1), { position: told.position, lines: moment.lines }];
    now = moments.length - 1;
  }
  const set = { ...told.look.parts };
  for (const [key, text] of parts.all) if (key.startsWith("d/") && !(key in set)) set[key] = text;
  const { set: changed, gone } = parts.apply({ id: now, full: true, set });
  for (const key of [...gone, ...changed.sort()]) if (/^[bd]\//.test(key)) board.put(key, parts.all.get(key));
  board.setArea(told.look.state.area ?? [0, 0, 0, 0], []);
  at("facts").textContent = told.look.state.over ? say("script-edit-over") : say("script-edit-asked", { who: told.look.state.who ?? "", n: told.look.state.left ?? 0 });
  at("edit-undo").disabled = now <= 0;
  at("edit-redo").disabled = now >= moments.length - 1;
  at("toml").value = told.position.table;
  for (const id of /** @type {const} */ (["worth", "compared", "edit-why", "lost"])) at(id).replaceChildren();
  light([]);
  const { position } = here();
  showLists(position, change);
  showPlayers(position, told, change);
  fillFigures();
  showPlay();
  if (tableOfTray !== position.table) await loadTray(position.table);
  await mark();
  return true;
}

/**
 * Changes a copy of the position, and shows it. What was played goes.
 * @param {(position: Position) => void} how
 */
async function change(how) {
  const next = structuredClone(here().position);
  how(next);
  return show({ position: next, lines: [] });
}

/** @param {string} table */
async function loadTray(table) {
  const told = /** @type {Tray} */ (await ask(here(), "Tray"));
  for (const [key, text] of Object.entries(told.defs)) if (!document.getElementById(key)) board.defs.append(draw("g", {}, text));
  tray = told.tiles;
  tableOfTray = table;
  chosen = tray.find(({ name }) => name === chosen?.name) ?? null;
  showTray();
  fillOptions(/** @type {RefereeOptions} */ (await ask(here(), "Options")));
}

/** Shows the tiles whose name or edges have each of the words that are searched for. */
function showTray() {
  const wanted = at("tray-search").value.toLowerCase().split(/[\s,]+/).filter(Boolean);
  const shown = tray.filter(({ name, words }) => wanted.every((word) => `${name} ${words}`.toLowerCase().includes(word)));
  at("tray").replaceChildren(...shown.map((tile) => {
    const title = say("script-edit-tile", { name: tile.name, words: tile.words, left: tile.left, all: tile.all });
    const button = make("button", { type: "button", "aria-pressed": tile === chosen, "aria-label": title, "data-tip": title, onclick: () => choose(tile) });
    button.append(drawn(tile.tile, { viewBox: "-2 -6 104 108", "aria-hidden": "true" }));
    return button;
  }));
  if (shown.length === 0) at("tray").textContent = say("script-edit-no-tile");
}

/** @param {Tray["tiles"][0]} tile */
function choose(tile) {
  chosen = tile;
  at("edit-draw").disabled = false;
  for (const button of at("tray").children) button.setAttribute("aria-pressed", String(button.getAttribute("aria-label")?.startsWith(`${tile.name}:`) === true));
  mark();
}

/** Fills the choice of figures. */
function fillFigures() {
  if (!look) return;
  const [seat, kind] = [at("figure-seat").value, at("figure-kind").value];
  at("figure-seat").replaceChildren(...look.seats.map((one) => make("option", { value: one.seat, selected: one.seat === seat }, one.name)));
  at("figure-kind").replaceChildren(...look.figures.map((one) => make("option", { value: one.name, selected: one.name === kind }, one.words)));
}

/** Marks on the board what the mode is about. */
async function mark() {
  const is = mode();
  for (const id of /** @type {const} */ (["edit-tile", "edit-figure", "edit-play"])) at(id).hidden = id !== `edit-${is}`;
  clear();
  ghost(null, cell, 0);
  const moment = here();
  /** @type {Promise<() => void> | null} */
  const load = is === "tile" && chosen ? askPlaces(chosen.name) : is === "play" && look?.position.draws[0] && moment.lines.length === 0 ? askPlaces(look.position.draws[0]) : is === "figure" ? askStand() : is === "why" && at("ask-legal").getAttribute("aria-pressed") === "true" && (chosen ?? look?.position.draws[0]) ? askPlaces(chosen?.name ?? look?.position.draws[0] ?? "") : null;
  const shows = await load?.catch((error) => () => wrong(error));
  if (moment === here() && is === mode()) shows?.();
}

/** @param {string} tile */
async function askPlaces(tile) {
  const told = /** @type {Places} */ (await ask(here(), { Places: { tile } }));
  return () => {
    places = told.cells;
    markCells(places);
    shift(cell);
  };
}

async function askStand() {
  const told = /** @type {Stand} */ (await ask(here(), { Stand: { seat: at("figure-seat").value, figure: at("figure-kind").value } }));
  return () => {
    stand = told.places;
    const all = at("anywhere").checked;
    markSegments(stand, all);
    at("figure-places").replaceChildren(...stand.filter(({ legal }) => legal || all).map((place) => make("li", {}, make("button", { type: "button", onclick: () => put(place.at), onfocus: () => light(place.shape ? [place.shape] : []) }, place.words))));
  };
}

/** @param {number[]} to the cell under the pointer or the cursor */
function shift(to) {
  cell = to;
  const place = places.find(({ x, y }) => x === to[0] && y === to[1]);
  ghost(mode() === "tile" && chosen && place ? chosen.tile : null, to, turn);
}

/** Turns the tile in hand. */
function rotate() {
  turn = (turn + 1) % 4;
  shift(cell);
  at("edit-say").textContent = say("script-edit-turned", { n: turn * 90 });
}

/**
 * Asks why something is refused, and shows the answer.
 * @param {string} line
 * @param {boolean} supposed
 */
async function why(line, supposed) {
  try {
    showWhy(/** @type {Why} */ (await ask(here(), { Why: { line, supposed } })));
    wrong(null);
  } catch (error) {
    wrong(error);
  }
}

/**
 * Puts the chosen figure on a segment, or says why it may not stand there.
 * @param {string} segment
 */
async function put(segment) {
  const [seat, kind] = [at("figure-seat").value, at("figure-kind").value];
  const place = stand.find((one) => one.at === segment);
  if (place && !place.legal && !at("anywhere").checked) return showWhy({ legal: false, verb: "deploy", option: place.words, refusals: place.refusals });
  return change((next) => (next.given.figures ??= []).push(`${seat} ${kind} ${segment}`));
}

/**
 * Lays the chosen tile on a cell, in the next turn that is legal, or says why it may not lie there.
 * @param {string} tile
 * @param {(line: string) => unknown} lay
 */
function lay(tile, lay) {
  const turns = places.find(({ x, y }) => x === cell[0] && y === cell[1])?.turns ?? [];
  if (turns.length === 0) return why(`place ${placed(tile, cell, turn)}`, mode() === "tile");
  if (!turns.includes(turn)) {
    at("edit-say").textContent = say("script-edit-other-turn");
    turn = turns.find((one) => one > turn) ?? turns[0];
  }
  return lay(placed(tile, cell, turn));
}

/** Takes away what lies on a cell: its last figure, or else its tile. */
function remove() {
  const { placed: tiles = [], figures = [] } = here().position.given;
  const onCell = (/** @type {number[] | null} */ one) => one !== null && one[0] === cell[0] && one[1] === cell[1];
  const last = (/** @type {string[]} */ lines, /** @type {(line: string) => number[] | null} */ cellOf) => lines.reduce((found, line, i) => (onCell(cellOf(line)) ? i : found), -1);
  const figure = last(figures, standsAt);
  const tile = last(tiles, (line) => {
    const known = placement(line);
    return known && [known.x, known.y];
  });
  if (figure >= 0) change((next) => next.given.figures?.splice(figure, 1));
  else if (tile >= 0) change((next) => next.given.placed?.splice(tile, 1));
  else at("edit-say").textContent = say("script-edit-nothing-there");
}

/**
 * Does at a cell what the mode is about.
 * @param {string | null} segment the segment that was clicked
 */
function act(segment) {
  const drawnTile = look?.position.draws[0];
  if (mode() === "tile") return chosen ? lay(chosen.name, (line) => change((next) => (next.given.placed ??= []).push(line))) : (at("edit-say").textContent = say("script-edit-choose"));
  if (mode() === "figure") return segment ? put(segment) : (at("edit-say").textContent = say("script-edit-choose-place"));
  if (mode() === "remove") return remove();
  if (mode() === "play") return here().lines.length === 0 && drawnTile ? lay(drawnTile, (line) => play(`place ${line}`)) : undefined;
  const tile = chosen?.name ?? drawnTile;
  return tile ? why(`place ${placed(tile, cell, turn)}`, true) : (at("edit-say").textContent = say("script-edit-choose"));
}

/**
 * Plays an action from the moment that is shown.
 * @param {string} line
 */
const play = (line) => show({ position: here().position, lines: [...here().lines, line] });

/** Shows the open question with its options, and what was played. */
function showPlay() {
  const options = look?.look.state.options ?? [];
  at("prompt").textContent = look?.look.state.prompt ?? "";
  at("choices").replaceChildren(...options.flatMap((option) => ("w" in option && option.w && look?.lines[option.n] ? [make("button", { type: "button", onclick: () => play(look?.lines[option.n] ?? "") }, option.w)] : [])));
  at("edit-played").replaceChildren(...here().lines.map((line) => make("li", {}, line)));
  at("edit-back").disabled = at("edit-keep").disabled = here().lines.length === 0;
}

/**
 * Reads a text, and shows its position.
 * @param {string} text
 */
async function read(text) {
  try {
    const told = /** @type {RefereeLook} */ (await post("/api/referee", { text, question: "Look" }));
    return show({ position: told.position, lines: [] });
  } catch (error) {
    wrong(error);
    return false;
  }
}

/** Begins with the start tile of a table. */
async function begin() {
  const saved = /** @type {SavedPosition} */ (await ask({ position: empty(), lines: [] }, "Save"));
  return read(saved.text);
}

/** Saves the position with all that was played; what its file does not have is told. */
async function save() {
  const { text, lost } = /** @type {SavedPosition} */ (await ask(here(), "Save"));
  at("lost").replaceChildren(...lost.map((one) => make("li", {}, one)));
  return text;
}

/** Returns the address with the position in it. */
async function address() {
  const code = await pack(toText(here().position));
  if (code === null) throw new Error(say("script-edit-link-long"));
  return new URL(`#position=${code}`, location.href).href;
}

for (const radio of document.querySelectorAll("[name=mode]")) radio.addEventListener("change", mark);
at("tray-search").addEventListener("input", showTray);
for (const id of /** @type {const} */ (["figure-seat", "figure-kind", "anywhere"])) at(id).addEventListener("change", mark);
at("turn").addEventListener("click", rotate);
at("edit-draw").addEventListener("click", () => chosen && change((next) => (next.draws = [chosen?.name ?? ""])));
at("edit-undo").addEventListener("click", () => now > 0 && show(moments[--now], "again"));
at("edit-redo").addEventListener("click", () => now < moments.length - 1 && show(moments[++now], "again"));
at("edit-back").addEventListener("click", () => show({ position: here().position, lines: here().lines.slice(0, -1) }));
at("edit-keep").addEventListener("click", () => save().then(read, wrong));
at("edit-apply").addEventListener("click", () => change((next) => (next.table = at("toml").value)));
at("ask-legal").addEventListener("click", () => {
  const on = at("ask-legal").getAttribute("aria-pressed") !== "true";
  at("ask-legal").setAttribute("aria-pressed", String(on));
  const why = /** @type {HTMLInputElement} */ (document.querySelector("[name=mode][value=why]"));
  if (on) why.checked = true;
  mark();
});
at("ask-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const line = at("ask-line").value.trim();
  if (line !== "") why(line, false);
});
at("ask-worth").addEventListener("click", () => ask(here(), "Worth").then((worth) => showWorth(/** @type {Worth} */ (worth), names(), look?.seats.map(({ seat }) => seat) ?? []), wrong));
at("compare").addEventListener("click", () => ask(here(), { Compare: { plugin: at("compare-plugin").value, option: at("compare-option").value } }).then((told) => showCompared(/** @type {Compared} */ (told), names()), wrong));
at("edit-new").addEventListener("click", () => begin().catch(wrong));
at("edit-load").addEventListener("change", async () => {
  const [file] = at("edit-load").files ?? [];
  if (file && file.size > page.most) wrong(new Error(say("script-edit-large", { kilobytes: page.most / 1024 })));
  else if (file) await read(await file.text());
  at("edit-load").value = "";
});
at("edit-save").addEventListener("click", () => save().then((text) => saveFile("position.toml", "application/toml", text), wrong));
at("edit-link").addEventListener("click", () => address().then((link) => {
  history.replaceState(null, "", link);
  copyLink(link, (text) => (at("copied").textContent = text));
}, wrong));
at("edit-report").addEventListener("click", async () => {
  const expected = prompt(say("script-edit-expected"));
  if (expected === null) return;
  try {
    const about = look?.about;
    const head = [`# ${say("script-edit-reported")}`, ...expected.split("\n").map((line) => `# ${line}`), `# engine ${about?.engine ?? "?"}: ${Object.entries(about?.plugins ?? {}).map(([id, version]) => `${id} ${version}`).join(", ")}`, ...here().lines.map((line) => `# ${line}`)];
    saveFile("report.toml", "application/toml", `${head.join("\n")}\n\n${await save()}`);
  } catch (error) {
    wrong(error);
  }
});

board.svg.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => {
  const { x, y } = board.where(event);
  const to = [Math.floor(x / 100), Math.floor(y / 100)];
  if (event.pointerType === "mouse" && (to[0] !== cell[0] || to[1] !== cell[1])) shift(to);
});
board.svg.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const { x, y } = board.where(event);
  shift([Math.floor(x / 100), Math.floor(y / 100)]);
  cursor(null);
  act(/** @type {Element} */ (event.target).closest("[data-segment]")?.getAttribute("data-segment") ?? null);
});
board.svg.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  const step = ARROWS[event.key];
  if (step && !event.ctrlKey && !event.metaKey && !event.altKey) {
    shift([cell[0] + step[0], cell[1] + step[1]]);
    cursor(cell);
    board.reveal({ x: cell[0] * 100 + 50, y: cell[1] * 100 + 50 });
    at("edit-say").textContent = places.find(({ x, y }) => x === cell[0] && y === cell[1])?.words ?? `${cell[0]},${cell[1]}`;
  } else if (event.key === "Enter" || event.key === " ") act(null);
  else if (event.key === "Delete" || event.key === "Backspace") remove();
  else return;
  event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.matches?.("input:not([type=radio]):not([type=checkbox]), select, textarea")) return;
  if (event.key.toLowerCase() === "r" && !event.ctrlKey && !event.metaKey && !event.altKey) rotate();
  else if (event.key === "z" && (event.ctrlKey || event.metaKey)) at("edit-undo").click();
  else if (event.key === "y" && (event.ctrlKey || event.metaKey)) at("edit-redo").click();
  else return;
  event.preventDefault();
});

const code = carried("position");
const text = code === null ? null : await unpack(code, page.most);
let bad = code !== null && text === null ? say("script-edit-link-bad") : "";
if (text !== null && !(await read(text))) bad = at("edit-wrong").textContent ?? "";
if (text === null || bad) await begin().catch(wrong);
// The table that is shown instead must not take the message away.
if (bad) wrong(new Error(bad));
