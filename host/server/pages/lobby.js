// @ts-check
/** The lobby: own tables, a game against a bot with one click, and the guide. */

import { toGuide } from "./guide-table.js";
import "./language.js";
import { mine } from "./mine.js";
import "./open-file.js";
import { at } from "./parts.js";
import { playQuickly } from "./quick.js";

const own = new Set(mine());
for (const entry of document.querySelectorAll("[data-table]")) {
  if (!own.has(entry.getAttribute("data-table") ?? "")) continue;
  at("mine").append(entry.cloneNode(true));
  at("mine-box").hidden = false;
}

at("name").value = localStorage.getItem("name") ?? "";
const strength = localStorage.getItem("strength") ?? "";
if ([...at("strength").options].some((option) => option.value === strength)) at("strength").value = strength;

/**
 * Goes to a table, and shows why if that fails.
 * @param {(name: string) => Promise<void>} go
 */
async function start(go) {
  const name = at("name").value.trim();
  if (name) localStorage.setItem("name", name);
  localStorage.setItem("strength", at("strength").value);
  try {
    await go(name);
  } catch (error) {
    at("wrong").textContent = /** @type {Error} */ (error).message;
  }
}

at("quick-form").addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  start((name) => playQuickly(name, at("strength").value));
});
at("learn").addEventListener("click", () => start(toGuide));
