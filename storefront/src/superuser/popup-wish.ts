import { cookie, session } from "../storage/keys.ts";
import { readStored, removeStored } from "../storage/stored.ts";

/** REP-15: `1` opens the popup of customer numbers on the next page. */
export const WISHED_BY = [cookie("show-sn-popup"), session("show-sn-popup")] as const;

/** Whether a page before, or whoever signed somebody in, wished the popup (REP-15). */
export const isWished = (): boolean => WISHED_BY.some((key) => readStored(key) === "1");

/** It opens once. */
export function forgetWish(): void {
  for (const key of WISHED_BY) removeStored(key);
}
