import { allows, consentInForce } from "../storage/allows.ts";
import { ALLOWED_SAVE_COOKIE } from "../storage/allowed-save-cookie.ts";
import { CONSENT_COOKIE } from "../storage/consent-cookie.ts";
import { keysText, type Consent } from "./choice.ts";

/** What the rule of consent goes by: Plumrocket's configuration, in the store's own spelling (CONSENT-01). */
export interface ConsentRules {
  /** Off: nobody is asked, and everything may be kept. */
  readonly canManage: boolean;
  readonly beforeOptIn: boolean;
  readonly blocksUnknown: boolean;
  readonly essential: readonly string[];
  /** Categories by the names of what is kept. */
  readonly categories: Readonly<Record<string, string>>;
  /** The same for names that are not known beforehand, as regular expressions write them. */
  readonly patterns: readonly { readonly pattern: string; readonly category: string }[];
}

/** Always allowed: the session, the consent, and Magento's word that one consented (CONSENT-07). */
const SYSTEM: readonly string[] = [CONSENT_COOKIE, ALLOWED_SAVE_COOKIE, "placket_session"];

/**
 * Whether something may be kept under a name (CONSENT-04 to 07). What the store cannot work without is kept without a
 * choice; of the rest nothing is before one, unless the shop takes it upon itself; unknown names are refused where the
 * shop blocks them.
 * @param consent undefined before any choice
 * @param hasSignal whether the browser says that data be not sold or shared (Global Privacy Control)
 */
export function mayKeep(
  name: string,
  rules: ConsentRules,
  consent: Consent | undefined,
  hasSignal: boolean,
): boolean {
  if (!rules.canManage || SYSTEM.includes(name)) return true;
  const category = categoryOf(name, rules);
  if (category === undefined) return !rules.blocksUnknown;
  if (rules.essential.includes(category)) return true;
  const kept = consent === undefined ? undefined : `now.${keysText(consent)}`;
  const inForce = consentInForce(`now.${rules.beforeOptIn ? "all" : ""}`, kept, hasSignal);
  return allows(inForce, category, hasSignal);
}

/** The category of a name: its own, else that of the first pattern that it fits. */
function categoryOf(
  name: string,
  { categories, patterns }: Pick<ConsentRules, "categories" | "patterns">,
): string | undefined {
  if (Object.hasOwn(categories, name)) return categories[name];
  return patterns.find(({ pattern }) => new RegExp(pattern).test(name))?.category;
}

/** A cookie's name with a `*` for any letters, or none, as a regular expression (`dynamic_names_patterns`). */
export const patternOf = (name: string): string =>
  `^${name.replaceAll(/[\\^$.|?+()[\]{}]/g, "\\$&").replaceAll("*", ".*")}$`;
