import type { Consent } from "@placket/domain/consent/choice";
import type { Ctx } from "../context.ts";
import { slot } from "../held/slot.ts";

/** Heeds what somebody has chosen, in the transaction that notes it: whoever is not told of from now on may still wait. */
type HeedsChoice = (tx: Ctx, accepted: Consent) => Promise<void>;

/** What is to be done when somebody chooses what may be kept and told of them. */
export const choiceHeeded = slot<HeedsChoice>("what follows a choice of consent");
