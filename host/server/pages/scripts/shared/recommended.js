// @ts-check
/** The mark of an option that somebody recommends, on the board or on its button. */

/** @import { Option } from "../messages.d.ts" */
import { at, draw } from "./page-parts.js";

export class Wanted {
  /** @param {string} reason the id of the text that tells why */
  constructor(reason) {
    this.reason = reason;
    this.ghost = draw("g", { class: "wanted-ghost" });
    at("hot").before(this.ghost);
  }

  /**
   * Marks an option, and no other one.
   * @param {Option | undefined} option
   */
  point(option) {
    for (const old of document.querySelectorAll(`.wanted[aria-describedby="${this.reason}"]`)) {
      old.classList.remove("wanted");
      old.removeAttribute("aria-describedby");
    }
    this.ghost.replaceChildren();
    if (!option) return;
    const [x, y] = option.k === "place" ? option.cell : [0, 0];
    if (option.k === "place") this.ghost.append(draw("use", { href: `#${option.tile}`, x: x * 100, y: y * 100 }));
    const css = option.k === "place" ? `#hot [data-cell="${x},${y}"]` : `#hot [data-n="${option.n}"], #choices [data-n="${option.n}"]`;
    for (const mark of document.querySelectorAll(css)) {
      mark.classList.add("wanted");
      mark.setAttribute("aria-describedby", this.reason);
      if (mark instanceof HTMLElement) mark.scrollIntoView({ block: "nearest" });
    }
  }
}
