// @ts-check
/** What pages of a site without a server ask: the same as pages of a server do, answered by a thread in the browser. */

/** @import { Message } from "../messages.d.ts" */
import { carried, MOST_RECORD, pack, unpack } from "../links.js";
import { svgAddress } from "../parts.js";
import { language, list, say } from "../words.js";
import { saveFile, showInstead, showNote } from "./notes.js";
import { keepOffline } from "./offline.js";

export const alone = true;

/** @typedef {{answer: (answer: unknown) => void, refuse: (error: Error) => void}} Waiting */

/** The id of the table of this page. */
const id = new URLSearchParams(location.search).get("t") ?? "";
const worker = new Worker(new URL(`./worker.js?language=${encodeURIComponent(language)}`, import.meta.url), { type: "module" });
/** @type {Map<number, Waiting>} */
const waiting = new Map();
let asked = 0;
/** Takes the news of the table. @type {((text: string) => void) | null} */
let listener = null;

worker.addEventListener("message", ({ data }) => {
  if (data.news) listener?.(JSON.stringify(/** @type {Message} */ (data.news)));
  if (data.kept !== undefined) tellKept(data.kept);
  const wait = waiting.get(data.ask);
  if (!wait) return;
  waiting.delete(data.ask);
  if (!data.error) return wait.answer(data.answer);
  const { message, told, answer } = data.error;
  wait.refuse(Object.assign(new Error(told ? say(message, told) : message), { status: 422, answer }));
});
worker.addEventListener("error", (event) => {
  for (const wait of waiting.values()) wait.refuse(Object.assign(new Error(say("script-all-site-no-engine", { why: event.message ?? "" })), { status: 500 }));
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

/** @type {typeof import("../transport.js").post} */
export const post = (url, body) => ask(url, body);

/** @type {typeof import("../transport.js").get} */
export async function get(url, signal) {
  const answer = await ask(url);
  signal?.throwIfAborted();
  return answer;
}

/** @type {typeof import("../transport.js").link} */
export function link(path) {
  const [, table, rest] = path.match(/^\/t\/([^/]+)(\/record)?$/) ?? [];
  if (table) return `${rest ? "record" : "table"}.html?t=${table}`;
  if (path.startsWith("/assets/")) return `..${path}`;
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** @type {typeof import("../transport.js").speak} */
export function speak(language) {
  localStorage.setItem("language", language);
  location.href = `../${language}/${location.pathname.split("/").pop() || "index.html"}${location.search}${location.hash}`;
}

/** @type {typeof import("../transport.js").picture} */
export function picture(image, path) {
  const draw = () => get(path).then((svg) => (image.src = svgAddress(String(svg))), () => {});
  // Pictures that nobody sees keep the engine from other work.
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    draw();
  });
  seen.observe(image);
}

/** @type {typeof import("../transport.js").file} */
export function file(anchor, path) {
  anchor.href = "#";
  anchor.onclick = async (event) => {
    event.preventDefault();
    try {
      const { name, type, text } = await ask(path);
      saveFile(name, type, text);
    } catch (error) {
      showNote("file-failed", /** @type {Error} */ (error).message);
    }
  };
}

/** @type {typeof import("../transport.js").recordLink} */
export async function recordLink(base) {
  const code = await pack((await ask(`${base}/whole`)).record);
  if (code === null) throw new Error(say("script-all-site-link-long"));
  return new URL(`../index.html#record=${code}`, location.href).href;
}

/** @type {typeof import("../transport.js").listen} */
export function listen(_url, take) {
  listener = take;
}

/** @type {typeof import("../transport.js").pageData} */
export async function pageData(name) {
  const here = JSON.parse(document.getElementById(name)?.textContent ?? "null");
  const page = document.body.dataset.page;
  if (name !== "page" || (page !== "game" && page !== "record")) return here;
  const carries = page === "record" ? carried("record") : null;
  if (carries !== null) return openLink(carries);
  try {
    const answer = await ask(`/t/${id}/${page === "game" ? "page" : "record-page"}`);
    const title = document.getElementById("title");
    if (title) title.textContent = answer.title;
    if (page === "record") document.title = `${answer.title} · Bastide`;
    const fixed = document.getElementById("fixed");
    if (page === "record") fixed?.replaceChildren(...answer.told.map((/** @type {string} */ told) => Object.assign(document.createElement("li"), { textContent: told })));
    if (page === "record" && !answer.ended) for (const part of ["analysis-box", "play-on"]) document.getElementById(part)?.setAttribute("hidden", "");
    document.getElementById("panel")?.classList.toggle("guided", answer.guide === true);
    if (answer.gone) tellGone(answer.gone);
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
    const text = await unpack(code, MOST_RECORD);
    if (text === null) throw new Error(say("script-all-site-link-bad"));
    const { url } = await ask("/api/records", { text });
    location.replace(link(url));
  } catch (error) {
    showInstead(/** @type {Error} */ (error).message);
  }
  return new Promise(() => {});
}

/**
 * Says whether the game is kept.
 * @param {boolean} kept
 */
function tellKept(kept) {
  showNote("not-kept", kept ? null : say("script-all-site-not-kept"), [{ text: say("script-all-site-save"), act: () => save("unsaved") }]);
}

/**
 * Saves the whole record of the table.
 * @param {"unsaved" | "whole"} what
 */
async function save(what) {
  saveFile(`bastide-${id}-record.txt`, "text/plain;charset=utf-8", (await ask(`/t/${id}/${what}`)).record);
}

/**
 * Says why a game does not go on.
 * @param {{why: string, differences: {name: string, was: string, is: string | null}[]}} gone
 */
function tellGone({ why, differences }) {
  const told = differences.map(({ name, was, is }) => (is ? say("script-all-site-version", { name, was, is }) : say("script-all-site-version-gone", { name, was })));
  const versions = told.length > 0 ? list(told) : "";
  const text = [say("script-all-site-gone"), versions && `${versions}.`, why && `(${why})`].filter(Boolean).join(" ");
  showNote("gone", text, [{ text: say("script-all-site-save"), act: () => save("whole") }]);
}

keepOffline();
