import { storageKeys } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";

/**
 * The secret by which the server knows this browser again when it asks for its order once more: after the
 * bank's page, after an answer that got lost. One for each cart; it never leaves the tab but to the server.
 */
export function placingKey(cartId: string): string {
  const kept = readStored(storageKeys.placingKey) ?? inMemory;
  if (kept?.cartId === cartId) return kept.key;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  inMemory = { cartId, key };
  writeStored(storageKeys.placingKey, inMemory);
  return key;
}

/** For a browser that keeps nothing. */
let inMemory: { readonly cartId: string; readonly key: string } | undefined;
