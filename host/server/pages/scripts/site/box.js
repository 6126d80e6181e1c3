// @ts-check
/**
 * The thread of a bundle. It runs the module of a stranger and nothing else: the module imports nothing, and what it answers goes
 * out as bytes that are checked elsewhere. The thread can be ended at any time.
 *
 * It gets `{module, most}` once, then `{order}`; it answers `{started}`, `{answer}` or `{failed, why}`.
 */

/** @import { Exports } from "./exchange.js" */
import { Outside, TooLong, exchange } from "./exchange.js";

const port = /** @type {any} */ (self);
/** @type {Exports | null} */
let exports = null;
/** The longest answer, in bytes. */
let most = 0;

/**
 * Returns what a module did, as the end of the id of a text.
 * @param {unknown} error
 */
function told(error) {
  if (error instanceof Outside) return { failed: "outside", why: "" };
  if (error instanceof TooLong) return { failed: "long", why: String(error.bytes) };
  const { name, message } = /** @type {Error} */ (error);
  // Browsers name a used-up stack differently, and none as an error of the module.
  if (!(error instanceof WebAssembly.RuntimeError) && ["RangeError", "InternalError"].includes(name)) return { failed: "stack", why: "" };
  return { failed: exports ? "trap" : "start", why: message };
}

port.addEventListener("message", async (/** @type {MessageEvent} */ { data }) => {
  try {
    if (data.module) {
      most = data.most;
      exports = /** @type {any} */ ((await WebAssembly.instantiate(data.module, {})).instance.exports);
      port.postMessage({ started: true });
    } else if (exports) {
      const answer = exchange(exports, data.order, most);
      port.postMessage({ answer }, [answer.buffer]);
    }
  } catch (error) {
    port.postMessage(told(error));
  }
});
