import { onStoredElsewhere } from "../storage/elsewhere.ts";
import { storageKeys } from "../storage/keys.ts";
import { writeStored } from "../storage/stored.ts";

/** Tells the other tabs of this browser that the cart is another one now. */
export function tellTabs(): void {
  // Another text every time: what is written as it was is not heard of.
  writeStored(storageKeys.cartChanged, crypto.getRandomValues(new Uint32Array(2)).join("-"));
}

/** Calls `heard` when another tab has changed the cart; gives what ends that. */
export function onCartElsewhere(heard: () => void): () => void {
  return onStoredElsewhere(storageKeys.cartChanged, heard);
}
