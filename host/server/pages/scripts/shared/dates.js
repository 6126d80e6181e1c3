// @ts-check
/** Dates in the language of the page. */

import { language } from "./words.js";

/** Writes the dates of a page, which the server gives in milliseconds since 1970. */
export function writeDates() {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  for (const time of document.querySelectorAll("time[data-ms]")) {
    const date = new Date(Number(time.getAttribute("data-ms")));
    time.setAttribute("datetime", date.toISOString());
    time.textContent = format.format(date);
  }
}
