// @ts-check
/** A picture of one's own behind the board, to draw a country from its map. The browser reads it, and sends it nowhere. */

/** @import { Picture } from "./view.js" */
import { at } from "../shared/page-parts.js";

let shown = /** @type {Picture | null} */ (null);

/** Returns the picture that is shown. */
export function picture() {
  return shown;
}

/** @param {File | undefined} file */
function choose(file) {
  if (shown) URL.revokeObjectURL(shown.href);
  shown = file ? { href: URL.createObjectURL(file), shade: 0, size: 0, x: 0, y: 0 } : null;
  at("picture-remove").disabled = !file;
  place();
}

/** Takes over how strong and where the picture is. */
function place() {
  if (shown) Object.assign(shown, { shade: Number(at("picture-shade").value), size: Number(at("picture-size").value), x: Number(at("picture-x").value), y: Number(at("picture-y").value) });
}

/**
 * Listens to the fields of the picture.
 * @param {() => void} redraw
 */
export function listenToPicture(redraw) {
  at("picture-remove").disabled = true;
  at("picture-file").addEventListener("change", () => {
    choose(at("picture-file").files?.[0]);
    redraw();
  });
  at("picture-remove").addEventListener("click", () => {
    at("picture-file").value = "";
    choose(undefined);
    redraw();
  });
  for (const id of /** @type {const} */ (["picture-shade", "picture-size", "picture-x", "picture-y"])) {
    at(id).addEventListener("input", () => {
      place();
      redraw();
    });
  }
}
