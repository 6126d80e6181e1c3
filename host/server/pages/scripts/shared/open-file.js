// @ts-check
/** Opens a saved game in the lobby: a file that is dropped or chosen, or text that is pasted. */

/** @import { Opened } from "../messages.d.ts" */
import { at } from "./page-parts.js";
import { link, post } from "./transport.js";
import { say } from "./words.js";

/** The part of the page over which a file is shown that is dragged. */
const box = document.body;
const most = Number(at("file").dataset.most);

/**
 * Sends a text, and goes to its record.
 * @param {string} name
 * @param {() => Promise<string>} text
 * @param {number} size in bytes
 */
async function open(name, text, size) {
  at("open-file-wrong").textContent = "";
  if (size > most) {
    at("open-file-wrong").textContent = say("script-lobby-file-large", { kilobytes: most / 1024 });
    return;
  }
  at("open-file-status").textContent = say("script-lobby-opening", { name });
  try {
    const { url } = /** @type {Opened} */ (await post("/api/records", { text: await text() }));
    location.href = link(url);
  } catch (error) {
    at("open-file-wrong").textContent = `${name}: ${/** @type {Error} */ (error).message}`;
    at("open-file-wrong").scrollIntoView({ block: "nearest" });
  } finally {
    at("open-file-status").textContent = "";
  }
}

/** @param {File} file */
const openFile = (file) => open(file.name, () => file.text(), file.size);

at("file").addEventListener("change", () => {
  const [file] = at("file").files ?? [];
  // The same file can be chosen again after it was changed.
  if (file) openFile(file).finally(() => (at("file").value = ""));
});

const carries = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files") === true;
document.addEventListener("dragover", (event) => {
  if (!carries(event)) return;
  event.preventDefault();
  box.classList.add("over");
});
document.addEventListener("dragleave", (event) => {
  if (event.relatedTarget === null) box.classList.remove("over");
});
document.addEventListener("drop", (event) => {
  if (!carries(event)) return;
  event.preventDefault();
  box.classList.remove("over");
  const [file] = event.dataTransfer?.files ?? [];
  if (file) openFile(file);
});

document.addEventListener("paste", (event) => {
  // What is pasted into a field stays there.
  if (/** @type {Element} */ (event.target).closest?.("input, textarea, select")) return;
  const [file] = event.clipboardData?.files ?? [];
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (file) openFile(file);
  else if (text.trim() !== "") open(say("script-lobby-pasted"), async () => text, new Blob([text]).size);
});
