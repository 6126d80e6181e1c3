// @ts-check
/** Ages: "2 minutes ago", kept current. Times are those of the server, whose clock may differ from that of the browser. */

import { language, say } from "./words.js";

/** The units with their lengths, in milliseconds, from the longest.
 * @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["year", 365 * 86400000], ["month", 30 * 86400000], ["day", 86400000], ["hour", 3600000], ["minute", 60000]];
/** The pause after which ages are told again, in milliseconds. */
const PAUSE = 15000;

const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const exact = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
let ahead = 0;

/**
 * Takes the time of the server.
 * @param {number} now in milliseconds since 1970
 */
export function setNow(now) {
  ahead = now - Date.now();
}

/**
 * Says how long ago a moment was.
 * @param {number} at in milliseconds since 1970
 */
export function ago(at) {
  const passed = Math.max(0, Date.now() + ahead - at);
  const fits = UNITS.find(([, length]) => passed >= length);
  return fits ? words.format(-Math.floor(passed / fits[1]), fits[0]) : say("script-all-just-now");
}

/**
 * Writes the ages below an element.
 * @param {ParentNode} [below]
 */
export function showAges(below = document) {
  for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (below.querySelectorAll("time[data-at]"))) {
    const at = Number(time.dataset.at);
    const text = ago(at);
    if (time.textContent === text) continue;
    time.textContent = text;
    time.dateTime = new Date(at).toISOString();
    time.title = exact.format(at);
  }
}

/**
 * Calls `show` now and then, so that what it writes stays current.
 * @param {() => void} show
 */
export function keepCurrent(show) {
  setInterval(show, PAUSE);
  document.addEventListener("visibilitychange", () => document.hidden || show());
}
