// @ts-check
/** Answers that are confirmed before they are sent: a misclick is not final. */

/** @import { Option, State } from "../messages.d.ts" */
import { at, make } from "../shared/page-parts.js";
import { capital, say } from "../shared/words.js";

/** The time in which an answer that ends a turn can be taken back, in milliseconds. */
const PAUSE = 3000;

export class Hold {
  constructor() {
    /** @type {(() => void) | null} sends the answer that waits */
    this.send = null;
    this.timer = 0;
    document.addEventListener(
      "keydown",
      (event) => {
        if (this.send === null || (event.key !== "Enter" && event.key !== "Escape")) return;
        // Enter presses the button that has the focus, and sends what is written in the talk.
        const on = event.target instanceof Element ? event.target : null;
        if (event.key === "Enter" && on?.closest("#hold, input, textarea, select")) return;
        if (on?.closest("dialog")) return;
        // A key that is still down from the choice confirms nothing.
        if (event.repeat) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === "Enter") this.go();
        else this.drop();
      },
      true,
    );
    // An answer that only waits for its time is sent when the page is left.
    window.addEventListener("pagehide", () => this.timer !== 0 && this.go());
  }

  /**
   * Asks for an answer to be confirmed, if the table wants that, or sends it.
   * @param {State["confirm"]} confirm which answers are confirmed
   * @param {Option} option
   * @param {() => void} send
   */
  ask(confirm, option, send) {
    this.drop();
    if (confirm !== "always" && !(confirm === "end" && option.ends)) {
      send();
      return;
    }
    this.send = send;
    document.body.classList.add("held");
    const what = option.w ? capital(option.w) : say("script-game-hold-place");
    const parts = [make("span", {}, confirm === "always" ? what : say("script-game-hold-end", { what }))];
    if (confirm === "end") {
      const bar = make("progress", { max: PAUSE, value: PAUSE, "aria-hidden": "true" });
      const since = Date.now();
      parts.push(bar);
      this.timer = window.setInterval(() => {
        bar.value = PAUSE - (Date.now() - since);
        if (Date.now() - since >= PAUSE) this.go();
      }, 50);
    }
    parts.push(make("button", { id: "hold-go", class: "main", onclick: () => this.go() }, say("script-game-hold-go")));
    parts.push(make("button", { id: "hold-back", onclick: () => this.drop() }, say("script-game-undo")));
    at("hold").replaceChildren(...parts);
    at("hold").hidden = false;
    at("hold").scrollIntoView({ block: "nearest" });
  }

  go() {
    const send = this.send;
    this.drop();
    send?.();
  }

  /** Forgets the answer that waits. */
  drop() {
    this.send = null;
    window.clearInterval(this.timer);
    this.timer = 0;
    document.body.classList.remove("held");
    at("hold").hidden = true;
  }
}
