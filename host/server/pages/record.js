// @ts-check
/** The page of a record: a slider over all moves, points and chances over time, and links to a moment. */

import { Board } from "./board.js";
import { copyLink } from "./copy.js";
import "./language.js";
/** @import { Failure, Message, Moment, Moves, RecordPage } from "./messages.d.ts" */
import { markPlayers, panel } from "./panels.js";
import { Parts, at, data, draw, make } from "./parts.js";
import { readsRules, rulesButtons } from "./rules.js";
import "./tips.js";
import { number, say } from "./words.js";

const page = /** @type {RecordPage} */ (data("page"));
const base = `/t/${page.id}`;
const parts = new Parts();
const board = new Board();
/** The patterns of the lines of the chart, so that color is not alone. */
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 2 1 2", "12 4", "1 2", "6 2 2 2"];
/** The pause before a moment is loaded while the slider moves, in milliseconds. */
const PAUSE = 60;
let record = /** @type {Pick<Moves, "moves" | "names"> & Partial<Moves>} */ ({ moves: [], names: [] });
let now = 0;
let wanted = 0;
let timer = 0;

/** @param {Message} message */
function take(message) {
  const { set, gone } = parts.apply(message);
  const drawn = (/** @type {string} */ key) => key.startsWith("b/") || key.startsWith("d/");
  for (const key of [...gone, ...set.sort()]) {
    if (drawn(key)) board.put(key, parts.all.get(key));
    else if (key.startsWith("h/")) panel(key, parts.all.get(key));
  }
}

/** @param {number} to */
function go(to) {
  now = Math.min(Math.max(to, 0), record.moves.length);
  at("at").value = String(now);
  at("at").setAttribute("aria-valuetext", say("script-record-move-of", { move: now, moves: record.moves.length }));
  history.replaceState(null, "", `#${now}`);
  tell();
  chart();
  for (const link of document.querySelectorAll(".file[data-file^='board']")) link.setAttribute("href", `${base}/file/${link.getAttribute("data-file")}?at=${now}`);
  clearTimeout(timer);
  timer = setTimeout(load, PAUSE);
}

async function load() {
  const at_ = (wanted = now);
  const response = await fetch(`${base}/moment/${at_}`);
  if (wanted !== at_) return;
  const moment = /** @type {Moment & Partial<Failure>} */ (await response.json());
  if (!response.ok) {
    at("what").textContent = moment.error ?? "";
    return;
  }
  const set = { ...moment.set };
  // Tiles stay defined, so that going back and forth is quick.
  for (const [key, text] of parts.all) if (key.startsWith("d/") && !(key in set)) set[key] = text;
  take({ id: at_, full: true, set });
  markPlayers(moment.state);
  board.setArea(moment.state.area, []);
  at("facts").textContent = say("script-all-facts", { turn: moment.state.turn, n: moment.state.left });
}

/** Shows the last move in words. */
function tell() {
  const move = record.moves[now - 1];
  at("prompt").textContent = now === 0 ? say("script-record-start") : say("script-record-move", { move: now, moves: record.moves.length, turn: move.turn });
  at("what").replaceChildren(...(move ? [make("b", {}, move.player), ` ${move.words}`, ...move.notes.map((note) => make("span", { class: "note" }, note))] : []));
  document.querySelector("#moves .now")?.classList.remove("now");
  const line = at("moves").children[now - 1];
  line?.classList.add("now");
  if (at("log-box").open) line?.scrollIntoView({ block: "nearest" });
}

const WIDE = 320;
const HIGH = 140;

/** Draws the points of all players over time, and their chances to win if the game is over. */
function chart() {
  const scores = [record.names.map(() => 0), ...record.moves.map((m) => m.scores)];
  const most = Math.max(10, ...scores.flat());
  lines(at("chart"), scores, most, most > 60 ? 25 : 10, {});
  const { chances, names } = record;
  if (chances?.length) lines(at("chances"), [names.map(() => 1 / names.length), ...chances], 1, 0.25, { style: "percent" });
}

/**
 * Draws a line for each player.
 * @param {SVGSVGElement} svg
 * @param {number[][]} rows the values of all players after each move
 * @param {number} most the value at the top
 * @param {number} step the distance of the lines with a label
 * @param {Intl.NumberFormatOptions} format the way in which labels are written
 */
function lines(svg, rows, most, step, format) {
  svg.setAttribute("viewBox", `0 0 ${WIDE} ${HIGH}`);
  svg.setAttribute("preserveAspectRatio", "none");
  const x = (/** @type {number} */ i) => 6 + (i / Math.max(rows.length - 1, 1)) * (WIDE - 12);
  const y = (/** @type {number} */ value) => HIGH - 8 - (value / most) * (HIGH - 20);
  svg.replaceChildren();
  for (let value = 0; value <= most; value += step) {
    const label = draw("text", { x: 7, y: y(value) - 2 });
    label.textContent = number(value, format);
    svg.append(draw("line", { x1: 0, x2: WIDE, y1: y(value), y2: y(value), stroke: "currentColor", "stroke-opacity": 0.15 }), label);
  }
  record.names.forEach((_, seat) => {
    const line = rows.map((row, i) => `${i === 0 ? "M" : "L"}${x(i).toFixed(1)} ${y(row[seat]).toFixed(1)}`).join("");
    svg.append(draw("path", { d: line, fill: "none", stroke: fill(seat), "stroke-width": 2.2, "stroke-dasharray": DASHES[seat % DASHES.length] }));
  });
  svg.append(draw("line", { x1: x(now), x2: x(now), y1: 0, y2: HIGH, stroke: "currentColor", "stroke-width": 1.4 }));
}

/** @param {number} seat */
function fill(seat) {
  return document.querySelector(`.player[data-player="${seat}"]`)?.getAttribute("data-fill") ?? "gray";
}

function key() {
  at("key").replaceChildren(...record.names.map((name, seat) => {
    const svg = draw("svg", { viewBox: "0 0 32 8" });
    svg.append(draw("path", { d: "M0 4H32", stroke: fill(seat), "stroke-width": 3, "stroke-dasharray": DASHES[seat % DASHES.length] }));
    return make("span", {}, svg, ` ${name}`);
  }));
}

async function start() {
  take(page.first);
  const { ended } = parts.state();
  at("ended").textContent = ended ?? "";
  at("ended").hidden = !ended;
  const answer = await fetch(`${base}/scores`);
  const found = /** @type {Moves & Partial<Failure>} */ (await answer.json());
  if (!answer.ok) {
    at("prompt").textContent = found.error ?? "";
    return;
  }
  record = found;
  at("at").max = String(record.moves.length);
  at("moves").replaceChildren(...record.moves.map((move, i) => make("li", { onclick: () => go(i + 1) }, make("b", {}, move.player), ` ${move.words}`)));
  key();
  for (const box of [at("chances"), at("chances-title")]) box.toggleAttribute("hidden", !record.chances);
  const asked = Number(location.hash.slice(1));
  go(location.hash.length > 1 && Number.isInteger(asked) ? asked : record.moves.length);
}

at("at").addEventListener("input", () => go(Number(at("at").value)));
at("first").addEventListener("click", () => go(0));
at("back").addEventListener("click", () => go(now - 1));
at("forth").addEventListener("click", () => go(now + 1));
at("last").addEventListener("click", () => go(record.moves.length));
for (const box of [at("chart"), at("chances")]) {
  box.addEventListener("click", (event) => {
    const view = box.getBoundingClientRect();
    go(Math.round(((event.clientX - view.left) / view.width) * record.moves.length));
  });
}
at("players").style.setProperty("--turn", JSON.stringify(say("script-all-turn")));
rulesButtons(base);
at("copy").addEventListener("click", () => copyLink(location.href, (text) => (at("copied").textContent = text)));
window.addEventListener("hashchange", () => go(Number(location.hash.slice(1))));
document.addEventListener("keydown", (event) => {
  if (readsRules() || /** @type {Element} */ (event.target).matches?.("input[type=text], textarea")) return;
  if (event.key === "ArrowLeft") go(now - 1);
  else if (event.key === "ArrowRight") go(now + 1);
  else if (event.key === "Home") go(0);
  else if (event.key === "End") go(record.moves.length);
  else return;
  event.preventDefault();
});

start();
