import { afterChoice, type AfterChoice } from "@placket/domain/consent/after-choice";
import type { Consent } from "@placket/domain/consent/choice";
import type { Shop } from "../api/shop.ts";
import type { QueryClient } from "../query/query-client.ts";
import { publish } from "../events/events.ts";
import { clearRejected } from "../storage/whole-storage.ts";
import { consentQuery, type ConsentNow } from "./consent.queries.ts";
import { keepConsent, keptConsent, mayKeepNow, ownVisitor } from "./kept-consent.ts";

interface Place {
  readonly shop: Shop;
  readonly client: QueryClient;
}

/**
 * Makes a choice of cookies: keeps it, clears what was rejected (CONSENT-08, CONSENT-09) and has it noted
 * (CONSENT-13). What takes something back holds before it is noted, what allows more only then: no consent that the
 * store does not know of is gone by.
 * @returns what follows from it
 * @throws when it could not be noted, or the list is ignored (CONSENT-12): the page is loaded anew (CONSENT-14)
 */
export async function choose(consent: Consent, { shop, client }: Place): Promise<AfterChoice> {
  // Before it holds: whoever comes later knows that what is shown was looked at before it.
  document.documentElement.dataset["chosen"] = "";
  const now = await client.fetchQuery(consentQuery(shop));
  const { plan } = now;
  if (!plan) throw new Error("The configuration of consent is ignored");
  const told = { list: now.list, visitor: ownVisitor() };
  const keep = async () => {
    keepConsent(consent, { ...told, plan });
    await clearRejected(mayKeepNow(plan.rules));
    publish("consent.chosen", {});
  };
  if (!allowsMore(consent, keptConsent())) {
    await keep();
    await note(consent, told, { shop, now });
  } else {
    await note(consent, told, { shop, now });
    await keep();
  }
  return afterChoice(consent, plan.after);
}

/** Whether it allows anything that was not allowed before. */
function allowsMore(consent: Consent, before: Consent = []): boolean {
  if (before === "all") return false;
  return consent === "all" || consent.some((key) => !before.includes(key));
}

/** Tells the store, by the call of whoever is signed in or of guests (OPEN-25: all but success is a failure). */
async function note(
  consent: Consent,
  told: { readonly list: string; readonly visitor: string },
  { shop, now }: { readonly shop: Shop; readonly now: ConsentNow },
): Promise<void> {
  const body = { acceptedKeys: consent === "all" ? consent : [...consent], ...told };
  await (now.isSignedIn
    ? shop.call("noteCustomerConsent", { body })
    : shop.call("noteGuestConsent", { body }));
}
