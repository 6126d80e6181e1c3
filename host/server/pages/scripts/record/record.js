// @ts-check
/** The page of a record: a slider over all moves, points and chances over time, the analysis, and links to a moment. */

import { Analysis, sign, title, told } from "./analysis.js";
import { Autoplay } from "./autoplay.js";
import { showBetter } from "./better-move.js";
import { Board } from "../shared/board.js";
import { clicked, key, lines } from "./chart.js";
import { copyLink } from "../shared/copy-link.js";
import "../shared/language-menu.js";
/** @import { Message, Moment, Moves, RecordPage, SavedPosition } from "../messages.d.ts" */
import { pack } from "../shared/links.js";
import { markPlayers, panel } from "../shared/panels.js";
import { Parts, at, make } from "../shared/page-parts.js";
import { file, get, link, pageData, recordLink } from "../shared/transport.js";
import { choosesPlayers, playOn } from "./play-on.js";
import { readsRules, rulesButtons } from "../shared/rules-dialog.js";
import "../shared/tips.js";
import { say } from "../shared/words.js";

const page = /** @type {RecordPage} */ (await pageData("page"));
const base = `/t/${page.id}`;
const parts = new Parts();
const board = new Board();
/** The end of an address that opens the analysis. */
const OPEN = "/analysis";
/** The pause before a moment is loaded while the slider moves, in milliseconds. */
const PAUSE = 60;
let record = /** @type {Pick<Moves, "moves" | "names"> & Partial<Moves>} */ ({ moves: [], names: [] });
let now = 0;
let wanted = 0;
/** @type {number[] | undefined} the cells of the board at the moment that is shown */
let area;
/** The seat that was asked at the moment that is shown. */
let next = 0;
let timer = 0;
/** Called when the moment that is wanted is shown, or cannot be. */
let shown = () => {};
const analysis = page.ended ? new Analysis(base, jump, () => {
  address();
  refresh();
}) : undefined;
const autoplay = new Autoplay(() => new Promise((done) => {
  if (now >= record.moves.length) return done(false);
  shown = () => done(now < record.moves.length);
  go(now + 1);
}), () => now >= record.moves.length && go(0));

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
  for (const anchor of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".file"))) file(anchor, `${base}/file/${anchor.dataset.file}${anchor.dataset.file?.startsWith("board") ? `?at=${now}` : ""}`);
  refresh();
  tell();
  clearTimeout(timer);
  timer = setTimeout(load, PAUSE);
}

/**
 * Goes to a move that a person chose; the moves no longer play on.
 * @param {number} to
 */
function jump(to) {
  autoplay.stop();
  go(to);
}

/** Writes the move into the address. Safari refuses that if it comes too often. */
function address() {
  try {
    history.replaceState(null, "", `#${now}${analysis?.wanted ? OPEN : ""}`);
  } catch {
    // The next move writes it.
  }
}

/** Shows what depends on the move and on the analysis: the charts, the better move. */
function refresh() {
  chart();
  const judged = analysis?.at(now);
  at("better").hidden = !judged;
  at("better").replaceChildren(...(judged ? [sign(judged), make("span", {}, make("b", {}, title(judged, record.names[judged.player] ?? "")), ...told(judged))] : []));
  showBetter(board, judged?.better);
  frame();
  document.querySelector("#mistakes .now")?.classList.remove("now");
  document.querySelector(`#mistakes [data-move="${now}"]`)?.classList.add("now");
}

/** Shows the board, or where its cells are small, the places of the move and of a better one. */
function frame() {
  const better = analysis?.at(now)?.better;
  const places = [better?.from, better?.to].filter((place) => !!place);
  if (area) board.setArea(area, places.map((place) => /** @type {number[]} */ (place).map((n) => Math.floor(n / 100))));
}

async function load() {
  address();
  const at_ = (wanted = now);
  let moment;
  try {
    moment = /** @type {Moment} */ (await get(`${base}/moment/${at_}`));
  } catch (error) {
    if (wanted !== at_) return;
    autoplay.stop();
    shown();
    at("what").textContent = /** @type {Error} */ (error).message;
    return;
  }
  if (wanted !== at_) return;
  shown();
  const set = { ...moment.set };
  // Tiles stay defined, so that going back and forth is quick.
  for (const [key, text] of parts.all) if (key.startsWith("d/") && !(key in set)) set[key] = text;
  take({ id: at_, full: true, set });
  markPlayers(moment.state);
  next = moment.state.asked ?? 0;
  area = moment.state.area;
  frame();
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

/** Draws the points of all players over time, and their chances to win if the game is over. The mistakes are on the lower one. */
function chart() {
  const { chances, names, moves } = record;
  const scores = [names.map(() => 0), ...moves.map((m) => m.scores)];
  const most = Math.max(10, ...scores.flat());
  const marks = analysis?.marks() ?? [];
  lines(at("chart"), { rows: scores, most, step: most > 60 ? 25 : 10, format: {}, now, marks: chances ? [] : marks });
  if (!chances?.length) return;
  lines(at("chances"), { rows: [names.map(() => 1 / names.length), ...chances], most: 1, step: 0.25, format: { style: "percent" }, now, marks });
}

async function start() {
  take(page.first);
  const { ended } = parts.state();
  at("ended").textContent = ended ?? "";
  at("ended").hidden = !ended;
  try {
    record = /** @type {Moves} */ (await get(`${base}/scores`));
  } catch (error) {
    at("prompt").textContent = /** @type {Error} */ (error).message;
    return;
  }
  at("at").max = String(record.moves.length);
  at("moves").replaceChildren(...record.moves.map((move, i) => make("li", { onclick: () => jump(i + 1) }, make("b", {}, move.player), ` ${move.words}`)));
  if (analysis) analysis.names = record.names;
  at("key").replaceChildren(...key(record.names));
  for (const box of [at("chances"), at("chances-title")]) box.toggleAttribute("hidden", !record.chances);
  follow();
  new ResizeObserver(chart).observe(at("chart"));
}

/** Shows the move of the address, and the analysis if the address opens it. */
function follow() {
  const [move, ...rest] = location.hash.slice(1).split("/");
  const asked = Number(move);
  const opens = rest[0] === OPEN.slice(1);
  if (opens && analysis) analysis.wanted = true;
  jump(move !== "" && Number.isInteger(asked) ? asked : record.moves.length);
  if (opens) analysis?.start();
}

at("at").addEventListener("input", () => jump(Number(at("at").value)));
at("first").addEventListener("click", () => jump(0));
at("back").addEventListener("click", () => jump(now - 1));
at("forth").addEventListener("click", () => jump(now + 1));
at("last").addEventListener("click", () => jump(record.moves.length));
for (const box of [at("chart"), at("chances")]) {
  box.addEventListener("click", (/** @type {MouseEvent} */ event) => jump(clicked(box, event, record.moves.length, analysis?.marks() ?? [])));
}
at("players").style.setProperty("--turn", JSON.stringify(say("script-all-turn")));
rulesButtons(base);
at("table-link").href = link(base);
window.addEventListener("hashchange", follow);
if (page.ended) playOn(base, page.bots, () => ({ at: now, names: record.names, person: next }));
at("copy").addEventListener("click", () => {
  const tell = (/** @type {string} */ text) => (at("copied").textContent = text);
  recordLink(base).then((link) => copyLink(link, tell), (error) => tell(error.message));
});
at("referee").addEventListener("click", async () => {
  try {
    const { text } = /** @type {SavedPosition} */ (await get(`${base}/position/${now}`));
    location.href = `${link("/edit")}#position=${await pack(text, Infinity)}`;
  } catch (error) {
    at("copied").textContent = /** @type {Error} */ (error).message;
  }
});
document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (readsRules() || choosesPlayers() || event.ctrlKey || event.metaKey || event.altKey || target.matches?.("input:not([type=range]), select, textarea")) return;
  // A button or a link that has the focus takes the space bar itself.
  if (event.key === " " && !target.matches?.("button, a, summary")) autoplay.toggle();
  else if (event.key === "ArrowLeft") jump(now - 1);
  else if (event.key === "ArrowRight") jump(now + 1);
  else if (event.key === "Home") jump(0);
  else if (event.key === "End") jump(record.moves.length);
  else return;
  event.preventDefault();
});

start();
