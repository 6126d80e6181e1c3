// @ts-check
/** Notes of a site without a server over its pages: no room for a game, a new version. */

import { make, svgAddress } from "../shared/page-parts.js";
import { saveBlob } from "../shared/save-file.js";
import { say } from "../shared/words.js";

/** The width of a picture of pixels, as the server draws it. */
const PIXELS = 1600;

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
  const close = make("button", { type: "button", class: "close", "aria-label": say("script-site-close"), onclick: () => note.remove() }, "✕");
  const note = make("div", { id, class: "site-note", role: "alert", "data-text": text }, make("p", {}, text), ...buttons.map(({ text, act }) => make("button", { type: "button", onclick: act }, text)), close);
  const notes = document.getElementById("site-notes") ?? make("div", { id: "site-notes" });
  if (old) old.replaceWith(note);
  else notes.append(note);
  if (!notes.isConnected) (document.querySelector(".bar") ?? document.body.firstElementChild)?.after(notes);
}

/**
 * Saves a drawing as a picture of pixels.
 * @param {string} name
 * @param {string} svg
 */
export async function savePng(name, svg) {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = make("canvas", { width: PIXELS, height: Math.round((PIXELS * image.naturalHeight) / image.naturalWidth) });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ done) => canvas.toBlob(done, "image/png"));
  if (blob) saveBlob(name, blob);
}

/**
 * Shows a page of words instead of the page that cannot be shown.
 * @param {string} text
 */
export function showInstead(text) {
  const title = document.getElementById("title");
  if (title) title.textContent = "Bastide";
  document.querySelector("main")?.replaceChildren(make("section", { class: "instead" }, make("div", { role: "alert" }, make("h2", {}, text)), make("p", {}, make("a", { href: "index.html" }, say("script-site-home")))));
}
