// @ts-check
/** The menu of languages, which is in the bar of every page. */

/** The time for which the browser keeps the choice, in seconds: a year. */
const KEPT = 31536000;

const menu = /** @type {HTMLSelectElement | null} */ (document.getElementById("language"));
menu?.addEventListener("change", () => {
  document.cookie = `language=${encodeURIComponent(menu.value)}; Path=/; Max-Age=${KEPT}; SameSite=Lax`;
  location.reload();
});

export {};
