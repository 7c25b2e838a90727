import { storageKeys } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";
import { withNewest } from "./newest.ts";

/**
 * The secret by which the server knows this browser again when it asks for its order once more: after the
 * bank's page, after an answer that got lost, from another tab. One for each cart; it never leaves the browser but
 * to the server, and is gone from the storage when the order is placed.
 */
export function placingKey(cartId: string): string {
  const stored = readStored(storageKeys.placingKeys);
  // A tab that waits for the order knows its key even after another one has seen it placed.
  const kept = inMemory[cartId] ?? stored?.[cartId];
  const key = kept ?? newKey();
  inMemory = { ...inMemory, [cartId]: key };
  if (kept === undefined) writeStored(storageKeys.placingKeys, withNewest(stored, cartId, key));
  return key;
}

/** The order of a cart is placed: nobody needs to ask for it again. */
export function dropPlacingKey(cartId: string): void {
  const { [cartId]: _, ...others } = readStored(storageKeys.placingKeys) ?? {};
  writeStored(storageKeys.placingKeys, others);
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** By cart; for a browser that keeps nothing, and for the tab that placed. */
let inMemory: Readonly<Record<string, string>> = {};
