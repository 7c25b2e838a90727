import type { Say } from "../../phrase.ts";
import { RETURN_STATE_TEXT, type ReturnState } from "./return-state.ts";

interface Standing {
  readonly state: ReturnState;
  /** What its exchange waits for, as amounts are written: its buyer's payment; `null` where it waits for none. */
  readonly awaited: string | null;
}

/** An exchange of which nothing is sent before its buyer has paid: phrases. */
const WAITS = {
  staff: "Exchanged: waits for its buyer’s payment of %1",
  shopper: "Exchanged: sent once you have paid %1",
} as const;

/** How a return stands, as staff or its buyer read it. */
export const returnText = (
  { state, awaited }: Standing,
  reader: keyof typeof WAITS,
  say: Say,
): string => (awaited === null ? say(RETURN_STATE_TEXT[state]) : say(WAITS[reader], awaited));
