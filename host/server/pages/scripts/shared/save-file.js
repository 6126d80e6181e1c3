// @ts-check
/** Saves files on the computer of the reader. */

import { make } from "./page-parts.js";

/**
 * Saves a text as a file.
 * @param {string} name
 * @param {string} type
 * @param {string} text
 */
export function saveFile(name, type, text) {
  saveBlob(name, new Blob([text], { type }));
}

/**
 * Saves a file.
 * @param {string} name
 * @param {Blob} blob
 */
export function saveBlob(name, blob) {
  const url = URL.createObjectURL(blob);
  const link = make("a", { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
