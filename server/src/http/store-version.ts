import { readModel } from "../catalog/read-model.ts";
import type { Held } from "../held/held.ts";
import type { CallParts } from "./open-call.ts";

export interface StoreVersion {
  /** What is held since then. */
  readonly held: Held;
}

/**
 * An object that is another one once what all answers show alike may have changed: the catalogue was read
 * anew, or something of what is held. Of stock the answers themselves note what they show.
 */
export function storeVersion(call: CallParts): () => StoreVersion {
  let madeFrom: StoreVersion = { held: call.held };
  call.held(readModel).onSwap(() => {
    madeFrom = { held: call.held };
  });
  return () => {
    const { held } = call;
    if (held !== madeFrom.held) madeFrom = { held };
    return madeFrom;
  };
}
