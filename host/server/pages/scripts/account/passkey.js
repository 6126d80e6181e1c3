// @ts-check
/** Passkeys: the dialogs of the browser, and their data as the server reads and writes it. */

/** @import { Challenge } from "../messages.d.ts" */
/** @typedef {{ceremony: string, label: string, credential: object}} MadePasskey a new passkey */
/** @typedef {{ceremony: string, credential: object}} GivenPasskey a passkey that was used */
import { post } from "../shared/transport.js";

/**
 * Returns whether passkeys can be used here: the browser has them, and the page is at the host for which the server
 * makes them.
 * @param {string | null} host
 */
export function canUse(host) {
  return "PublicKeyCredential" in window && host !== null && (location.hostname === host || location.hostname.endsWith(`.${host}`));
}

/** @param {string} text in base64url */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (c) => c.charCodeAt(0));
}

/** @param {ArrayBuffer | null} data */
function text(data) {
  const plain = [...new Uint8Array(data ?? new ArrayBuffer(0))].map((byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Returns the keys of an account with their ids as bytes.
 * @param {any[] | undefined} keys
 */
function listed(keys) {
  return keys?.map((key) => ({ ...key, id: bytes(key.id) }));
}

/**
 * Makes a passkey, for a new account with a name or for the own account.
 * @param {{for: "sign-up", name: string} | {for: "add"}} wish
 * @returns {Promise<MadePasskey>}
 */
export async function makePasskey(wish) {
  const { ceremony, options } = /** @type {Challenge} */ (await post("/api/account/passkeys/begin", wish));
  const wanted = /** @type {any} */ (options);
  const publicKey = { ...wanted, challenge: bytes(wanted.challenge), user: { ...wanted.user, id: bytes(wanted.user.id) }, excludeCredentials: listed(wanted.excludeCredentials) };
  const made = /** @type {PublicKeyCredential} */ (await navigator.credentials.create({ publicKey }));
  const response = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  return {
    ceremony,
    label: /** @type {any} */ (navigator).userAgentData?.platform || navigator.platform || "",
    credential: {
      id: made.id,
      rawId: text(made.rawId),
      type: made.type,
      response: { attestationObject: text(response.attestationObject), clientDataJSON: text(response.clientDataJSON) },
    },
  };
}

/**
 * Lets a person show with a passkey whose account it is.
 * @returns {Promise<GivenPasskey>}
 */
export async function usePasskey() {
  const { ceremony, options } = /** @type {Challenge} */ (await post("/api/account/passkeys/begin", { for: "use" }));
  const wanted = /** @type {any} */ (options);
  const publicKey = { ...wanted, challenge: bytes(wanted.challenge), allowCredentials: listed(wanted.allowCredentials) };
  const given = /** @type {PublicKeyCredential} */ (await navigator.credentials.get({ publicKey }));
  const response = /** @type {AuthenticatorAssertionResponse} */ (given.response);
  return {
    ceremony,
    credential: {
      id: given.id,
      rawId: text(given.rawId),
      type: given.type,
      response: {
        authenticatorData: text(response.authenticatorData),
        clientDataJSON: text(response.clientDataJSON),
        signature: text(response.signature),
        userHandle: text(response.userHandle),
      },
    },
  };
}
