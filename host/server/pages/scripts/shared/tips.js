// @ts-check
/** Tips: the words of a picture, under the pointer or where a finger taps. A screen reader has the words anyway. */

import { make } from "./page-parts.js";

/** How long a tip stays that a finger opened, in milliseconds. */
const STAYS = 2500;

const tip = make("div", { id: "hint", role: "tooltip", "aria-hidden": "true", hidden: true });
document.body.append(tip);
let timer = 0;

/** @param {Event} event */
const of = (event) => /** @type {Element | null} */ (/** @type {Element} */ (event.target).closest?.("[data-tip]"));

/** @param {Element} thing */
function show(thing) {
  clearTimeout(timer);
  tip.textContent = thing.getAttribute("data-tip");
  tip.hidden = false;
  const [box, own] = [thing.getBoundingClientRect(), tip.getBoundingClientRect()];
  const left = Math.min(Math.max(box.left + (box.width - own.width) / 2, 4), innerWidth - own.width - 4);
  const above = box.top - own.height - 6;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 4 ? above : box.bottom + 6}px`;
}

const hide = () => (tip.hidden = true);

document.addEventListener("pointerover", (event) => {
  const thing = of(event);
  if (thing && event.pointerType === "mouse") show(thing);
  else if (event.pointerType === "mouse") hide();
});
document.addEventListener("pointerdown", (event) => {
  const thing = of(event);
  if (!thing || event.pointerType === "mouse") hide();
  else {
    show(thing);
    timer = setTimeout(hide, STAYS);
  }
});
document.addEventListener("scroll", hide, true);
document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
