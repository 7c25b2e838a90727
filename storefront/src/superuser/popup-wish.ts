import { storageKeys } from "../storage/keys.ts";
import { readStored, removeStored } from "../storage/stored.ts";

const WISHED_BY = [storageKeys.showNumberPopup, storageKeys.showNumberPopupHere] as const;

/** Whether a page before, or whoever signed somebody in, wished the popup (REP-15). */
export const isWished = (): boolean => WISHED_BY.some((key) => readStored(key) === "1");

/** It opens once. */
export function forgetWish(): void {
  for (const key of WISHED_BY) removeStored(key);
}
