// @ts-check
/** What pages of a site without a server ask: the same as pages of a server do, answered by a thread in the browser. */

/** @import { Message } from "../messages.d.ts" */
import { carried, MAX_RECORD, pack, unpack } from "../shared/links.js";
import { at, svgAddress } from "../shared/page-parts.js";
import { saveFile } from "../shared/save-file.js";
import { language, list, say } from "../shared/words.js";
import { listBundles, offerMissing } from "./bundle-list.js";
import { savePng, showInstead, showNote } from "./notes.js";
import { keepOffline } from "./offline.js";
import { settingsRows } from "./settings-rows.js";

export const alone = true;

/** @typedef {{answer: (answer: unknown) => void, refuse: (error: Error) => void}} Waiting */
/** @typedef {import("./table.js").Broken & {differences: {name: string, was: string, is: string | null}[], bundle: {sha256: string, name: string} | null}} Broken why a game stands still */

/** The id of the table of this page. */
const id = new URLSearchParams(location.search).get("t") ?? "";
const worker = new Worker(new URL(`./worker.js?language=${encodeURIComponent(language)}`, import.meta.url), { type: "module" });
/** @type {Map<number, Waiting>} */
const waiting = new Map();
let asked = 0;
/** Takes the news of the table. @type {((text: string) => void) | null} */
let listener = null;

worker.addEventListener("message", ({ data }) => {
  if (data.news) listener?.(JSON.stringify(inWords(data.news, data.broken)));
  if (data.broken !== undefined) tellBroken(data.broken);
  if (data.kept !== undefined) tellKept(data.kept);
  if (data.slow !== undefined) tellSlow(data.slow);
  const wait = waiting.get(data.ask);
  if (!wait) return;
  waiting.delete(data.ask);
  if (!data.error) return wait.answer(data.answer);
  const { message, told, answer, missing } = data.error;
  wait.refuse(Object.assign(new Error(told ? say(message, told) : message), { status: 422, answer, missing }));
});
worker.addEventListener("error", (event) => {
  for (const wait of waiting.values()) wait.refuse(Object.assign(new Error(say("script-site-no-engine", { why: event.message ?? "" })), { status: 500 }));
  waiting.clear();
});

/**
 * @param {string} url
 * @param {object} [body]
 * @returns {Promise<any>}
 */
function ask(url, body) {
  asked += 1;
  const number = asked;
  return new Promise((answer, refuse) => {
    waiting.set(number, { answer, refuse });
    worker.postMessage({ ask: number, url, body });
  });
}

/** @type {typeof import("../shared/transport.js").post} */
export const post = (url, body) => ask(url, body);

/** @type {typeof import("../shared/transport.js").get} */
export async function get(url, signal) {
  const answer = await ask(url);
  signal?.throwIfAborted();
  return url.endsWith("/rules") ? { ...answer, settings: settingsRows(answer.settings) } : answer;
}

/** @type {typeof import("../shared/transport.js").link} */
export function link(path) {
  const [, table, rest] = path.match(/^\/t\/([^/]+)(\/record)?$/) ?? [];
  if (table) return `${rest ? "record" : "table"}.html?t=${table}`;
  if (path.startsWith("/assets/")) return `..${path}`;
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** @type {typeof import("../shared/transport.js").speak} */
export function speak(language) {
  localStorage.setItem("language", language);
  location.href = `../${language}/${location.pathname.split("/").pop() || "index.html"}${location.search}${location.hash}`;
}

/** @type {typeof import("../shared/transport.js").picture} */
export function picture(image, path) {
  const draw = async () => {
    const svg = await get(path).catch(() => null);
    if (svg !== null) image.src = svgAddress(String(svg));
  };
  // Pictures that nobody sees keep the engine from other work.
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    draw();
  });
  seen.observe(image);
}

/** @type {typeof import("../shared/transport.js").file} */
export function file(anchor, path) {
  anchor.href = "#";
  anchor.onclick = async (event) => {
    event.preventDefault();
    try {
      const { name, type, text } = await ask(path.replace(".png", ".svg"));
      if (path.includes(".png")) await savePng(name.replace(".svg", ".png"), text);
      else saveFile(name, type, text);
    } catch (error) {
      showNote("file-failed", /** @type {Error} */ (error).message);
    }
  };
}

/** @type {typeof import("../shared/transport.js").recordLink} */
export async function recordLink(base) {
  const code = await pack((await ask(`${base}/whole`)).record);
  if (code === null) throw new Error(say("script-site-link-long"));
  return new URL(`../index.html#record=${code}`, location.href).href;
}

/** @type {typeof import("../shared/transport.js").listen} */
export function listen(_url, take) {
  listener = take;
}

/** @type {typeof import("../shared/transport.js").openBundle} */
export const openBundle = (file) => ask("/api/bundles", { file });

/** @type {typeof import("../shared/transport.js").useBundle} */
export async function useBundle(sha256) {
  await ask("/api/bundles/keep", { sha256 });
  return `${link("/new")}?bundle=${sha256}`;
}

/** @type {typeof import("../shared/transport.js").pageData} */
export async function pageData(name) {
  const here = JSON.parse(document.getElementById(name)?.textContent ?? "null");
  if (name === "known") return known(here);
  return ["game", "record"].includes(document.body.dataset.page ?? "") ? pageOfTable(here) : here;
}

/**
 * Returns what tables can be made of: what this site has, or the bundle that the address names.
 * @param {any} here
 */
async function known(here) {
  const sha256 = new URLSearchParams(location.search).get("bundle") ?? "";
  listBundles(ask, sha256);
  if (sha256 === "") return here;
  try {
    const { name, known } = await ask("/api/known", { bundle: sha256 });
    at("bundle-chosen-name").textContent = say("script-new-bundle-chosen", { name });
    at("bundle-chosen").hidden = false;
    return { ...known, bundle: sha256, wholes: here.wholes };
  } catch (error) {
    const { message, missing } = /** @type {Error & {missing: {sha256: string, name: string} | null}} */ (error);
    at("bundle-wrong").textContent = message;
    if (missing) offerMissing(missing);
    return here;
  }
}

/**
 * Returns the data of the page of a table or a record.
 * @param {any} here
 */
async function pageOfTable(here) {
  const page = document.body.dataset.page;
  const carries = page === "record" ? carried("record") : null;
  if (carries !== null) return openLink(carries);
  try {
    const answer = await ask(`/t/${id}/${page === "game" ? "page" : "record-page"}`);
    const title = document.getElementById("title");
    if (title) title.textContent = answer.title;
    if (page === "record") {
      document.title = `${answer.title} · Bastide`;
      at("fixed").replaceChildren(...answer.told.map((/** @type {string} */ told) => Object.assign(document.createElement("li"), { textContent: told })));
      if (!answer.ended) for (const part of ["analysis-box", "play-on"]) document.getElementById(part)?.setAttribute("hidden", "");
    }
    document.getElementById("panel")?.classList.toggle("guided", answer.guide === true);
    tellBroken(answer.broken);
    inWords(answer.first, answer.broken);
    return { ...here, ...answer };
  } catch (error) {
    showInstead(/** @type {Error} */ (error).message);
    throw error;
  }
}

/**
 * Opens the record of a link, and goes to its page. The script of this page waits for ever.
 * @param {string} code
 * @returns {Promise<never>}
 */
async function openLink(code) {
  try {
    const text = await unpack(code, MAX_RECORD);
    if (text === null) throw new Error(say("script-site-link-bad"));
    const { url } = await ask("/api/records", { text });
    location.replace(link(url));
  } catch (error) {
    const { message, missing } = /** @type {Error & {missing: {sha256: string, name: string} | null}} */ (error);
    showInstead(message);
    if (missing) offerMissing(missing);
  }
  return new Promise(() => {});
}

/**
 * Says whether the game is kept.
 * @param {boolean} kept
 */
function tellKept(kept) {
  showNote("not-kept", kept ? null : say("script-site-not-kept"), [{ text: say("script-site-save"), act: () => save("unsaved") }]);
}

/**
 * Saves the whole record of the table.
 * @param {"unsaved" | "whole"} what
 */
async function save(what) {
  saveFile(`bastide-${id}-record.txt`, "text/plain;charset=utf-8", (await ask(`/t/${id}/${what}`)).record);
}

/**
 * Puts the words into a message why a game stands still, and why it ended before its time.
 * @param {Message} message
 * @param {Broken | null} broken
 */
function inWords(message, broken) {
  if (!message.set.state) return message;
  const state = JSON.parse(message.set.state);
  if (broken) state.broken = whyBroken(broken);
  const names = (/** @type {(seat: {seat: number, left: string | null}) => boolean} */ which) => state.seats.filter(which).map((/** @type {{name: string}} */ seat) => seat.name);
  const left = names(({ left }) => left !== null);
  if (state.phase === "over" && left.length > 0) state.ended = whyEnded(names(({ seat }) => state.winners.includes(seat)), left);
  message.set.state = JSON.stringify(state);
  return message;
}

/**
 * Says who won a game whose people gave up.
 * @param {string[]} winners their names
 * @param {string[]} left the names of those who gave up
 */
function whyEnded(winners, left) {
  const args = { left: list(left), winner: list(winners), n: winners.length };
  return say(winners.length > 0 ? "script-site-ended" : "script-site-ended-nobody", args);
}

/**
 * Returns why a game stands still.
 * @param {Broken} broken
 */
function whyBroken({ kind, message, told, differences }) {
  const why = told ? say(message, told) : message;
  if (kind !== "gone") return why;
  const versions = differences.map(({ name, was, is }) => (is ? say("script-site-version", { name, was, is }) : say("script-site-version-gone", { name, was })));
  return [say("script-site-gone"), versions.length > 0 && `${list(versions)}.`, why && `(${why})`].filter(Boolean).join(" ");
}

/**
 * Says why a game stands still, and what can be done.
 * @param {Broken | null} broken
 */
function tellBroken(broken) {
  if (!broken) return showNote("broken", null);
  const { kind, bundle } = broken;
  const saves = { text: say("script-site-save"), act: () => save("whole") };
  const opens = { text: say("script-site-reopen"), act: () => (showNote("broken", null), ask(`/t/${id}/reopen`)) };
  const finds = { text: say("script-site-bundle-find"), act: () => bundle && offerMissing(bundle) };
  showNote("broken", whyBroken(broken), kind === "gone" ? [saves] : [kind === "missing" ? finds : opens, saves]);
}

/**
 * Says that a bundle has worked for long.
 * @param {{name: string} | null} slow null once it has answered
 */
function tellSlow(slow) {
  const says = (/** @type {string} */ patience) => () => {
    showNote("slow", null);
    worker.postMessage({ patience });
  };
  showNote("slow", slow && say("script-site-box-slow", slow), [{ text: say("script-site-box-stop"), act: says("stop") }, { text: say("script-site-box-wait"), act: says("wait") }]);
}

keepOffline();
