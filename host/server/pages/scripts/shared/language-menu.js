// @ts-check
/** The menu of languages, which is in the bar of every page. */

import { speak } from "./transport.js";

const menu = /** @type {HTMLSelectElement | null} */ (document.getElementById("language"));
menu?.addEventListener("change", () => speak(menu.value));

export {};
