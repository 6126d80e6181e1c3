// @ts-check
/** Notes of a site without a server over its pages: no room for a game, a new version. */

import { make } from "../parts.js";
import { say } from "../words.js";

/** @typedef {{text: string, act: () => void}} Button */

/**
 * Shows a note over the page, or takes it away.
 * @param {string} id which note
 * @param {string | null} text null to take it away
 * @param {Button[]} [buttons]
 */
export function showNote(id, text, buttons = []) {
  const old = document.getElementById(id);
  if (text === null || old?.dataset.text === text) {
    if (text === null) old?.remove();
    return;
  }
  const close = make("button", { type: "button", class: "close", "aria-label": say("script-all-site-close"), onclick: () => note.remove() }, "✕");
  const note = make("div", { id, class: "site-note", role: "alert", "data-text": text }, make("p", {}, text), ...buttons.map(({ text, act }) => make("button", { type: "button", onclick: act }, text)), close);
  old?.remove();
  (document.querySelector(".bar") ?? document.body.firstElementChild)?.after(note);
}

/**
 * Saves a text as a file.
 * @param {string} name
 * @param {string} type
 * @param {string} text
 */
export function saveFile(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = make("a", { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Shows a page of words instead of the page that cannot be shown.
 * @param {string} text
 */
export function showInstead(text) {
  document.querySelector("main")?.replaceChildren(make("section", { class: "instead" }, make("h2", { role: "alert" }, text), make("p", {}, make("a", { href: "index.html" }, say("script-all-site-home")))));
}
