import type { Consent } from "./choice.ts";

/** What a shop has follow from a choice (CONSENT-10). */
export interface AfterRules {
  readonly reloadsAfterAccept: boolean;
  readonly reloadsAfterDecline: boolean;
  /** A path of the store; empty: one stays. */
  readonly leadsAfterDecline: string;
}

export type AfterChoice =
  | { readonly does: "stay" }
  | { readonly does: "reload" }
  | { readonly does: "go"; readonly to: string };

/** What follows from a choice; one of some categories is accepting, one of none is declining. */
export function afterChoice(consent: Consent, rules: AfterRules): AfterChoice {
  if (consent === "all" || consent.length > 0) {
    return { does: rules.reloadsAfterAccept ? "reload" : "stay" };
  }
  if (rules.reloadsAfterDecline) return { does: "reload" };
  return rules.leadsAfterDecline === ""
    ? { does: "stay" }
    : { does: "go", to: rules.leadsAfterDecline };
}
