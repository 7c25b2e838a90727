import type { Consent } from "./choice.ts";
import type { ConsentRules } from "./rules.ts";

/** Something that wants to be kept, by a shop's rules and after a choice. */
interface KeepCase {
  readonly row: string;
  readonly name: string;
  readonly rules?: Partial<ConsentRules>;
  /** Missing: nobody has chosen. */
  readonly consent?: Consent;
  readonly hasSignal?: true;
  readonly mayKeep: boolean;
}

/** The shop of the cases: nothing before a choice, unknown names blocked. */
export const KEEP_RULES: ConsentRules = {
  canManage: true,
  beforeOptIn: false,
  blocksUnknown: true,
  essential: ["essential"],
  categories: {
    cartId: "essential",
    recentlyViewed: "functional",
    _ga: "analytics",
    _fbp: "marketing",
  },
  patterns: [{ pattern: "^_ga_.*$", category: "analytics" }],
};

export const keepCases: readonly KeepCase[] = [
  { row: "CONSENT-04 before a choice nothing optional", name: "recentlyViewed", mayKeep: false },
  { row: "CONSENT-04 before a choice what is necessary", name: "cartId", mayKeep: true },
  {
    row: "CONSENT-04 before a choice all, where the shop may use cookies before the opt-in",
    name: "_fbp",
    rules: { beforeOptIn: true },
    mayKeep: true,
  },
  {
    row: "CONSENT-04 nor then where the browser signals that data be not sold",
    name: "recentlyViewed",
    rules: { beforeOptIn: true },
    hasSignal: true,
    mayKeep: false,
  },
  {
    row: "CONSENT-05 after an opt-in what is allowed",
    name: "recentlyViewed",
    consent: ["functional"],
    mayKeep: true,
  },
  {
    row: "CONSENT-05 and nothing that is not",
    name: "_ga",
    consent: ["functional"],
    mayKeep: false,
  },
  { row: "CONSENT-05 and what is necessary", name: "cartId", consent: [], mayKeep: true },
  {
    row: "CONSENT-05 also where the shop may use cookies before the opt-in",
    name: "_ga",
    rules: { beforeOptIn: true },
    consent: [],
    mayKeep: false,
  },
  {
    row: "CONSENT-05 names that were not known beforehand by their pattern",
    name: "_ga_ABC123",
    consent: ["analytics"],
    mayKeep: true,
  },
  {
    row: "CONSENT-05 and a name that only begins like one by none",
    name: "x_ga_ABC123",
    consent: "all",
    mayKeep: false,
  },
  { row: "CONSENT-03 all is every category", name: "_ga", consent: "all", mayKeep: true },
  { row: "CONSENT-03 an empty list is a decline", name: "_ga", consent: [], mayKeep: false },
  {
    row: "CONSENT-03 all is not marketing under the signal",
    name: "_fbp",
    consent: "all",
    hasSignal: true,
    mayKeep: false,
  },
  {
    row: "CONSENT-03 but marketing that was ticked is meant",
    name: "_fbp",
    consent: ["marketing"],
    hasSignal: true,
    mayKeep: true,
  },
  {
    row: "CONSENT-06 unknown names are blocked, whatever was accepted",
    name: "tracker",
    consent: "all",
    mayKeep: false,
  },
  {
    row: "CONSENT-06 unless the shop does not block them",
    name: "tracker",
    rules: { blocksUnknown: false },
    mayKeep: true,
  },
  {
    row: "CONSENT-06 a name of every object is no known name",
    name: "constructor",
    consent: "all",
    mayKeep: false,
  },
  { row: "CONSENT-07 the consent itself", name: "cookie-consent", consent: [], mayKeep: true },
  { row: "CONSENT-07 the session", name: "placket_session", mayKeep: true },
  {
    row: "CONSENT-07 Magento's word that one may save",
    name: "user_allowed_save_cookie",
    mayKeep: true,
  },
  {
    row: "CONSENT-12 nothing is asked where consent is not managed",
    name: "tracker",
    rules: { canManage: false },
    mayKeep: true,
  },
];
