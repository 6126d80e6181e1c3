// @ts-check
/** The lobby: own tables, and a game against a bot with one click. */

import "./language.js";
/** @import { Made } from "./messages.d.ts" */
import { mine } from "./mine.js";
import { at, post } from "./parts.js";
import { say, word } from "./words.js";

const own = new Set(mine());
for (const entry of document.querySelectorAll("[data-table]")) {
  if (!own.has(entry.getAttribute("data-table") ?? "")) continue;
  at("mine").append(entry.cloneNode(true));
  at("mine-box").hidden = false;
}

at("name").value = localStorage.getItem("name") ?? "";
at("strength").value = localStorage.getItem("strength") ?? at("strength").value;
at("quick").addEventListener("click", async () => {
  const name = at("name").value.trim();
  const bot = at("strength").value;
  if (name) localStorage.setItem("name", name);
  localStorage.setItem("strength", bot);
  const you = JSON.stringify(name || say("script-lobby-you"));
  const other = JSON.stringify(say("script-lobby-bot", { kind: word("script-all-bot-", bot) }));
  const toml = `players = [{ name = ${you}, color = "green" }, { name = ${other}, color = "red", bot = "${bot}" }]\n[base]\n`;
  try {
    const made = /** @type {Made} */ (await post("/api/tables", { toml, sit: [0], settings: { undo: "alone", title: "" } }));
    location.href = made.url;
  } catch (error) {
    at("wrong").textContent = /** @type {Error} */ (error).message;
  }
});
