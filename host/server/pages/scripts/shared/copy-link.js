// @ts-check
/** Links that are copied. */

import { say } from "./words.js";

/**
 * Copies a link, and says whether that worked.
 * @param {string} link
 * @param {(text: string) => void} tell
 */
export function copyLink(link, tell) {
  const copied = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error());
  return copied.then(() => tell(say("script-all-copied"))).catch(() => tell(say("script-all-copy-failed")));
}
