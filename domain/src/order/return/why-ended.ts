import type { Say } from "../../phrase.ts";
import type { ReturnState } from "./return-state.ts";

interface Ended {
  readonly state: ReturnState;
  /** As whoever ended it wrote it; empty where nobody did, `null` where it is not ended or nobody said why. */
  readonly endedReason: string | null;
}

/** Why nothing came of a return, as its buyer and staff read it. */
export function whyEnded({ state, endedReason }: Ended, say: Say): string | null {
  if (endedReason !== "") return endedReason;
  return state === "closed" ? say("No piece of it was good.") : null;
}
