// @ts-check
/** The page of the referee: a position that a person sets up on the board, questions about it, and what is played from it. */

/** @import { BestMove, BotMove, Compared, MoveScore, Places, RefereeLook, RefereeOptions, RefereePage, SavedPosition, StagedPosition as Position, Stand, Tray, Why, Worth } from "../messages.d.ts" */
import { Board } from "../shared/board.js";
import { copyLink } from "../shared/copy-link.js";
import { fillOptions, showCompared, showWhy, showWorth } from "./answers.js";
import { showLists, showPlayers } from "./lists.js";
import { build, laidAt, putNeutral, relay, remove } from "./board-changes.js";
import { picked, showPalette } from "./palette.js";
import { showBest, showScore } from "./score.js";
import { markStudy, startStudy } from "./study.js";
import { keepForPicker, takeFromPicker } from "./table-picker.js";
import { clear, cursor, ghost, light, markCells, markSegments } from "../shared/position-marks.js";
import "../shared/language-menu.js";
import { carried, pack, unpack } from "../shared/links.js";
import { Parts, at, draw, drawn, make } from "../shared/page-parts.js";
import { empty, placed, placement, toText } from "../shared/position.js";
import { saveFile } from "../shared/save-file.js";
import "../shared/tips.js";
import { pageData, post } from "../shared/transport.js";
import { say } from "../shared/words.js";

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
/** The point that was clicked last, from the middle of its cell; null for the keyboard. @type {number[] | null} */
let aim = null;
/** The seat that a person plays while a bot plays the others; null if nobody plays against a bot. @type {number | null} */
let human = null;
/** The bot of the other seats. */
const BOT = "club";

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

/** @param {string} to what a click on the board does from now on */
function setMode(to) {
  const radio = /** @type {HTMLInputElement | null} */ (document.querySelector(`[name=mode][value=${to}]`));
  if (radio) radio.checked = true;
  return mark();
}
const names = () => look?.seats.map(({ name }) => name) ?? [];

/** @param {unknown} error */
function wrong(error) {
  at("edit-wrong").textContent = error ? /** @type {Error} */ (error).message : "";
}

/**
 * Shows a moment. One that cannot be is told, and what was shown stays.
 * @param {Moment} moment
 * @param {"new" | "again"} [as] whether it is a moment after the one that is shown, or that one itself
 * @param {boolean} [quiet] whether it is only tried, and nothing is told if it cannot be
 */
async function show(moment, as = "new", quiet = false) {
  /** @type {RefereeLook} */
  let told;
  try {
    told = await ask(moment, "Look");
  } catch (error) {
    if (!quiet) wrong(error);
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
  for (const id of /** @type {const} */ (["worth", "compared", "edit-why", "lost", "score", "best"])) at(id).replaceChildren();
  light([]);
  const { position } = here();
  showLists(position, change);
  showPlayers(position, told, change);
  showPlay();
  if (tableOfTray !== position.table) await loadTray(position.table);
  await mark();
  if (at("ask-score").getAttribute("aria-pressed") === "true") await score();
  if (as === "new") await letBot();
  return true;
}

/** Shows who scores what. */
async function score() {
  const moment = here();
  const told = /** @type {MoveScore | Error} */ (await ask(moment, "Score").catch((error) => error));
  if (told instanceof Error) wrong(told);
  else if (moment === here() && look) showScore(told, look);
}

/** Lets the bot play if somebody plays against it and its turn has come. */
async function letBot() {
  const asked = look?.look.state.asked;
  if (human === null || asked === undefined || asked === null || asked === human || look?.look.state.over) return;
  const moment = here();
  const told = /** @type {BotMove | Error} */ (await ask(moment, { Bot: { bot: BOT } }).catch((error) => error));
  if (told instanceof Error) wrong(told);
  else if (moment === here() && human !== null) await play(told.line);
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
  showHand();
  at("edit-draw").disabled = false;
  for (const button of at("tray").children) button.setAttribute("aria-pressed", String(button.getAttribute("aria-label")?.startsWith(`${tile.name}:`) === true));
  if (["tile", "why"].includes(mode())) mark();
  else setMode("tile");
}

/** Shows the tile in hand as it lies. */
function showHand() {
  at("in-hand").replaceChildren(...(chosen ? [drawn(chosen.tile.replace(/-\d$/, `-${turn}`), { viewBox: "-2 -6 104 108" })] : []));
}

/** @returns {{tile: string, cells: Places["cells"]}} where the tile that is to be placed may lie, by the open question */
function placements() {
  /** @type {Map<string, Places["cells"][0]>} */
  const cells = new Map();
  let tile = "";
  for (const line of look?.lines ?? []) {
    const known = line.startsWith("place ") ? placement(line.slice(6)) : null;
    tile ||= known?.name ?? "";
    if (!known || known.name !== tile) continue;
    const key = `${known.x},${known.y}`;
    const to = cells.get(key) ?? { x: known.x, y: known.y, turns: [], words: key };
    to.turns.push(known.turn);
    cells.set(key, to);
  }
  return { tile, cells: [...cells.values()] };
}

/** Marks on the board what the mode is about. */
async function mark() {
  const is = mode();
  const about = look?.verbs.find(({ verb }) => verb === picked.verb);
  at("edit-tile").hidden = at("edit-figure").hidden = is === "play";
  at("edit-play").hidden = is !== "play";
  at("edit-anywhere").hidden = at("edit-places").hidden = is !== "figure";
  if (look) showPalette(look, is, (to) => (to ? setMode(to) : mark()));
  if (is === "mark") at("edit-say").textContent = say("script-edit-mark");
  if (is === "token") at("edit-say").textContent = about ? say("script-edit-token-where", { what: about.words }) : say("script-edit-no-token");
  clear();
  ghost(null, cell, 0);
  const moment = here();
  /** @type {Promise<() => void> | null} */
  const load = is === "tile" && chosen ? askPlaces(chosen.name) : is === "figure" || (is === "token" && about?.about === "segment") ? askStand(is === "token") : is === "why" && at("ask-legal").getAttribute("aria-pressed") === "true" && (chosen ?? look?.position.draws[0]) ? askPlaces(chosen?.name ?? look?.position.draws[0] ?? "") : null;
  const shows = await load?.catch((error) => () => wrong(error));
  if (moment !== here() || is !== mode()) return;
  if (is === "play") markCells((places = placements().cells));
  shows?.();
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

/** @param {boolean} everywhere whether what stands there does not matter */
async function askStand(everywhere) {
  const told = /** @type {Stand} */ (await ask(here(), { Stand: { seat: picked.seat, figure: picked.kind } }));
  return () => {
    stand = told.places;
    const all = everywhere || at("anywhere").checked;
    markSegments(stand, all);
    at("figure-places").replaceChildren(...stand.filter(({ legal }) => legal || all).map((place) => make("li", {}, make("button", { type: "button", onclick: () => put(place.at), onfocus: () => light(place.shape ? [place.shape] : []) }, place.words))));
  };
}

/** @param {number[]} to the cell under the pointer or the cursor */
function shift(to) {
  cell = to;
  const place = places.find(({ x, y }) => x === to[0] && y === to[1]);
  const hand = mode() === "play" ? tray.find(({ name }) => name === placements().tile) : mode() === "tile" ? chosen : null;
  ghost(place && hand ? hand.tile : null, to, place ? turnAmong(place.turns) : turn);
}

/**
 * Returns the turn in which the tile in hand comes to lie: as it is held, or the next one that is legal.
 * @param {number[]} turns the legal ones
 */
const turnAmong = (turns) => (turns.length === 0 || turns.includes(turn) ? turn : (turns.find((one) => one > turn) ?? turns[0]));

/** Turns the tile in hand. */
function rotate() {
  turn = (turn + 1) % 4;
  showHand();
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
  const { seat, kind } = picked;
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
    turn = turnAmong(turns);
    showHand();
  }
  return lay(placed(tile, cell, turn));
}

/**
 * Does at a cell what the mode is about.
 * @param {string | null} segment the segment that was clicked
 */
function act(segment) {
  const context = { position: here().position, cell, turn, aim, chosen, look, ask, show };
  if (mode() === "tile" && laidAt(context) >= 0) return relay(context);
  if (mode() === "tile") return chosen ? lay(chosen.name, (line) => change((next) => (next.given.placed ??= []).push(line))) : (at("edit-say").textContent = say("script-edit-choose"));
  if (mode() === "figure" && !look?.figures.find(({ name }) => name === picked.kind)?.owned) return putNeutral(context);
  if (mode() === "figure") return segment ? put(segment) : (at("edit-say").textContent = say("script-edit-choose-place"));
  if (mode() === "token") return build(context, segment).catch(wrong);
  if (mode() === "remove") return remove(context);
  if (mode() === "mark") return (at("edit-say").textContent = markStudy(cell));
  const asked = placements().tile;
  if (mode() === "play") return asked ? lay(asked, (line) => play(`place ${line}`)) : undefined;
  const tile = chosen?.name ?? look?.position.draws[0];
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
 * @param {string[]} [lines] what is played from it
 */
async function read(text, lines = []) {
  try {
    const told = /** @type {RefereeLook} */ (await post("/api/referee", { text, question: "Look" }));
    return show({ position: told.position, lines });
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
at("anywhere").addEventListener("change", mark);
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
at("ask-score").addEventListener("click", () => {
  const on = at("ask-score").getAttribute("aria-pressed") !== "true";
  at("ask-score").setAttribute("aria-pressed", String(on));
  if (on) score();
  else at("score").replaceChildren();
});
at("ask-best").addEventListener("click", () => ask(here(), "Best").then((told) => {
  if (look) showBest(/** @type {BestMove} */ (told), look, (line) => setMode("play").then(() => play(line)));
}, wrong));
at("play-bot").addEventListener("click", async () => {
  human = human === null ? (look?.look.state.asked ?? null) : null;
  at("play-bot").setAttribute("aria-pressed", String(human !== null));
  if (human !== null) await setMode("play");
  at("edit-say").textContent = human === null ? "" : say("script-edit-bot-plays");
});
at("edit-picker").addEventListener("click", () => keepForPicker(here().position).catch(wrong));
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
  aim = [x / 100 - cell[0] - 0.5, y / 100 - cell[1] - 0.5];
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
  } else if (event.key === "Enter" || event.key === " ") {
    aim = null;
    act(null);
  }
  else if (event.key === "Delete" || event.key === "Backspace") remove({ position: here().position, cell, turn, aim, chosen, look, ask, show });
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
const back = takeFromPicker();
const text = back ?? (code === null ? null : await unpack(code, page.most));
let bad = back === null && code !== null && text === null ? say("script-edit-link-bad") : "";
if (text !== null && !(await read(text))) bad = at("edit-wrong").textContent ?? "";
const hasStudy = await startStudy({ text: () => toText(here().position), lines: () => here().lines, read });
if (!hasStudy && (text === null || bad)) await begin().catch(wrong);
// The table that is shown instead must not take the message away.
if (bad) wrong(new Error(bad));
