import { consentOf, consentText, visitorIn, type Consent } from "@placket/domain/consent/choice";
import { mayKeep, type ConsentRules } from "@placket/domain/consent/rules";
import { OUTSIDE_KEYS } from "@placket/domain/storage/outside-keys.data";
import { ESSENTIAL } from "@placket/domain/storage/consent-category";
import { PAGE_KEYS, type KeptThing } from "@placket/domain/storage/registry.data";
import type { ConsentPlan } from "@placket/contract/consent/consent.codec";
import { storageKeys } from "../storage/keys.ts";
import { allowedSave } from "../storage/notice-keys.ts";
import { hasPrivacySignal, readStored, removeStored, writeStored } from "../storage/stored.ts";

/** The list of cookies that this page shows, as its `html` says; undefined where nobody is asked. */
const shownList = (): string | undefined =>
  document.documentElement.dataset["consent"]?.split(".")[0];

/** What was chosen of the page's list; undefined before a choice (CONSENT-03). */
export function keptConsent(): Consent | undefined {
  const [list, keys = ""] = readStored(storageKeys.consent)?.split(".") ?? [];
  return list !== undefined && list === shownList() ? consentOf(keys) : undefined;
}

/** The number under which this browser's choices are noted: its own, or a new one. */
export const ownVisitor = (): string =>
  visitorIn(readStored(storageKeys.consent)) ?? crypto.randomUUID();

/** Keeps a choice, and Magento's word that something was accepted, for as long as the shop says (CONSENT-16). */
export function keepConsent(
  consent: Consent,
  { list, visitor, plan }: { list: string; visitor: string; plan: ConsentPlan },
): void {
  const { days, mage } = plan;
  const kept = { ...storageKeys.consent, seconds: secondsOf(days) };
  writeStored(kept, consentText(list, consent, visitor));
  const isAccepted = consent === "all" || consent.length > 0;
  if (!isAccepted) removeStored(allowedSave);
  else {
    const allowed = { ...allowedSave, name: mage.name, seconds: secondsOf(mage.days) };
    writeStored(allowed, { [mage.website]: 1 });
  }
}

const secondsOf = (days: number) => days * 24 * 3600;

/** The store's own keys and those of scripts that it needs, by their categories: what every page knows without asking. */
export const OWN_CATEGORIES: Readonly<Record<string, string>> = Object.fromEntries([
  ...OUTSIDE_KEYS.map(({ name }) => [name, ESSENTIAL] as const),
  ...Object.values<KeptThing>(PAGE_KEYS).map(({ name, category }) => [name, category] as const),
]);

/** Whether something may be kept here now, by the rules and what was chosen until now. */
export const mayKeepNow =
  (rules: ConsentRules) =>
  (name: string): boolean =>
    mayKeep(name, rules, keptConsent(), hasPrivacySignal());
