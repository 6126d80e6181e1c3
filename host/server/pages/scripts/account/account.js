// @ts-check
/** The page of the own account: signing in, passkeys, and what belongs to a person. */

/** @import { AccountPage, Claimed, SignedIn } from "../messages.d.ts" */
import { writeDates } from "../shared/dates.js";
import "../shared/language-menu.js";
import { mine } from "../shared/own-seats.js";
import { at } from "../shared/page-parts.js";
import { pageData, post } from "../shared/transport.js";
import { canUse, makePasskey, usePasskey } from "./passkey.js";
import { say } from "../shared/words.js";

/** The most tables that are asked for their seats. */
const MAX = 30;

const page = /** @type {AccountPage} */ (await pageData("page"));
const passkeys = canUse(page.host);
/** @type {HTMLButtonElement[]} the buttons that were pressed and wait for the server */
let busy = [];

/**
 * Tells what went wrong, or what was done.
 * @param {string} wrong
 * @param {string} [done]
 */
function tell(wrong, done = "") {
  at("wrong").textContent = wrong;
  at("done").textContent = done;
}

/**
 * Does something, and tells why if that fails.
 * @param {() => Promise<void>} work
 */
async function attempt(work) {
  if (busy.length > 0) return;
  tell("");
  busy = [...document.querySelectorAll("button")].filter((button) => !button.disabled);
  for (const button of busy) button.disabled = true;
  try {
    await work();
  } catch (error) {
    const known = /** @type {Error} */ (error);
    // The person has closed the dialog of the browser, or has no passkey here.
    tell(known instanceof DOMException ? say("script-account-no-passkey") : known.message);
  }
  for (const button of busy) button.disabled = false;
  busy = [];
}

/**
 * Remembers the name of a person who has signed in, and shows their account.
 * @param {unknown} answer
 */
function enter(answer) {
  localStorage.setItem("name", /** @type {SignedIn} */ (answer).name);
  location.reload();
}

function whoIsSignedOut() {
  at("sign-in").addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    attempt(async () => enter(await post("/api/account/sign-in", { name: at("in-name").value, passphrase: at("in-passphrase").value })));
  });
  at("sign-up").addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    attempt(async () => enter(await post("/api/account", { name: at("up-name").value, passphrase: at("up-passphrase").value })));
  });
  at("in-passkey").hidden = at("up-passkey").hidden = !passkeys;
  at("in-passkey").addEventListener("click", () => attempt(async () => enter(await post("/api/account/sign-in", { passkey: await usePasskey() }))));
  at("up-passkey").addEventListener("click", () => {
    if (!at("up-name").reportValidity()) return;
    attempt(async () => enter(await post("/api/account", { made: await makePasskey({ for: "sign-up", name: at("up-name").value }) })));
  });
}

/** @type {((proof: object) => Promise<void>) | undefined} what is done once the person has shown who they are */
let afterwards;

/**
 * Asks the person to show that the account is theirs, and goes on then.
 * @param {(proof: object) => Promise<void>} then
 */
function prove(then) {
  afterwards = then;
  tell("");
  at("proof-passphrase").value = "";
  at("proof").showModal();
}

/** @param {() => Promise<object>} proof */
function proved(proof) {
  const then = afterwards;
  at("proof").close();
  attempt(async () => then?.(await proof()));
}

/** @param {string} [to] */
function away(to) {
  if (to) location.href = to;
  else location.reload();
}

function whoIsSignedIn() {
  writeDates();
  const leave = (/** @type {boolean} */ everywhere) =>
    attempt(async () => {
      await post("/api/account/sign-out", { everywhere });
      away();
    });
  at("sign-out").addEventListener("click", () => leave(false));
  at("sign-out-everywhere").addEventListener("click", () => leave(true));
  at("proof-form").addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (page.account?.passphrase) proved(async () => ({ passphrase: at("proof-passphrase").value }));
  });
  at("proof-passkey").addEventListener("click", () => proved(async () => ({ passkey: await usePasskey() })));
  at("proof-cancel").addEventListener("click", () => at("proof").close());
  at("add-passkey").hidden = !passkeys;
  at("add-passkey").addEventListener("click", () =>
    prove(async (proof) => {
      await post("/api/account/passkeys", { made: await makePasskey({ for: "add" }), proof });
      away();
    }),
  );
  for (const button of document.querySelectorAll(".remove")) {
    button.addEventListener("click", () =>
      prove(async (proof) => {
        await post("/api/account/passkeys/remove", { id: button.getAttribute("data-key"), proof });
        away();
      }),
    );
  }
  at("passphrase").addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    prove(async (proof) => {
      await post("/api/account/passphrase", { passphrase: at("new-passphrase").value, proof });
      away();
    });
  });
  at("delete").addEventListener("click", () =>
    prove(async (proof) => {
      await post("/api/account/delete", { proof, replace_name: at("replace-name").checked });
      localStorage.removeItem("name");
      away("/");
    }),
  );
  offerSeats();
}

/**
 * A table that is closed or over is passed over; without a connection nothing goes on.
 * @param {Error & {status?: number}} error
 */
function refused(error) {
  if (error.status === undefined) throw error;
  return { claimed: false };
}

/** Offers to take the seats of this browser into the account. */
function offerSeats() {
  const tables = mine().slice(0, MAX);
  at("claim-box").hidden = tables.length === 0;
  at("claim").addEventListener("click", () =>
    attempt(async () => {
      let claimed = 0;
      for (const { id } of tables) {
        // Games that are over stay as they are.
        const answer = /** @type {Claimed} */ (await post(`/t/${id}/claim`, {}).catch(refused));
        claimed += Number(answer.claimed);
      }
      tell("", claimed === 0 ? say("script-account-claimed-none") : say("script-account-claimed", { n: claimed }));
    }),
  );
}

if (page.account) whoIsSignedIn();
else whoIsSignedOut();
