// @ts-check
/** The filters of the lobby: they hide the tables that do not fit. Own tables are always shown. */

import { at, stored } from "../shared/page-parts.js";
import { say } from "../shared/words.js";

/** The number of tables above which each has a line, and the greeting is short. */
const MANY = 12;
/** The key of the browser for the filters. */
const KEY = "filters";

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Shows the tables that fit the filters, and how many there are. */
export function filter() {
  const wanted = plain(at("filter-text").value).split(/\s+/).filter(Boolean);
  const [expansion, clock, free] = [at("filter-expansion").value, at("filter-clock").value, at("filter-free").checked];
  sessionStorage.setItem(KEY, JSON.stringify([at("filter-text").value, expansion, clock, free]));
  let [all, shown] = [0, 0];
  for (const group of document.querySelectorAll("[data-group]")) {
    const tables = /** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll("li[data-table]"));
    let here = 0;
    for (const entry of tables) {
      const text = plain([".what", ".people"].map((part) => entry.querySelector(part)?.textContent ?? "").join(" "));
      const fits = wanted.every((word) => text.includes(word)) && (!expansion || (entry.dataset.plugins ?? "").split(" ").includes(expansion)) && (!clock || entry.dataset.clock === clock) && (!free || Number(entry.dataset.free) > 0);
      if (entry.hidden === fits) entry.hidden = !fits;
      here += Number(fits);
    }
    const [count, none] = [group.querySelector(".count"), /** @type {HTMLElement} */ (group.querySelector(".none"))];
    if (count) count.textContent = String(here);
    none.hidden = tables.length > 0;
    all += tables.length;
    shown += here;
  }
  at("filters").hidden = all === 0;
  const filtered = wanted.length > 0 || expansion || clock || free ? say("script-lobby-filtered", { n: shown }) : "";
  if (at("filtered").textContent !== filtered) at("filtered").textContent = filtered;
  document.querySelector("main")?.classList.toggle("many", document.querySelectorAll("li[data-table]").length > MANY);
}

/** Sets the filters as they were when the page was left, and listens to them. */
export function startFilters() {
  const kept = stored(KEY, sessionStorage);
  if (Array.isArray(kept)) {
    [at("filter-text").value, at("filter-expansion").value, at("filter-clock").value] = kept;
    at("filter-free").checked = kept[3] === true;
  }
  at("filters").addEventListener("input", filter);
  at("filters").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
}
