import { storageKeys } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";

/**
 * The secret by which the server knows this browser again when it asks for its order once more: after the
 * bank's page, after an answer that got lost, from another tab. One for each cart; it never leaves the browser but
 * to the server, and is gone from the storage when the order is placed.
 */
export function placingKey(cartId: string): string {
  // A tab that waits for the order knows its key even after another one has seen it placed.
  const kept = [inMemory, readStored(storageKeys.placingKey)].find((one) => one?.cartId === cartId);
  if (kept !== undefined) {
    inMemory = kept;
    return kept.key;
  }
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  inMemory = { cartId, key };
  writeStored(storageKeys.placingKey, inMemory);
  return key;
}

/** For a browser that keeps nothing, and for the tab that placed. */
let inMemory: { readonly cartId: string; readonly key: string } | undefined;
