import type { ConsentCategory } from "../../storage/consent-category.ts";

/** A category of what is kept in a browser, as staff word it. */
interface CategoryWords {
  readonly key: ConsentCategory;
  readonly name: string;
  readonly description: string;
  /** Ticked before anybody chooses; nothing is, unless a shop takes it upon itself. */
  readonly isPreChecked: boolean;
}

/** A cookie of somebody else that a shop's pages let in, as staff list it; the store's own list themselves. */
interface OtherCookie {
  /** Its name, in which `*` stands for what is not known beforehand: `_ga_*`. */
  readonly name: string;
  /** Whose it is: `example.com`. */
  readonly domain: string;
  /** How long it lasts, in words. */
  readonly duration: string;
  readonly description: string;
  readonly category: ConsentCategory;
}

/** What staff can set about consent (CONF-22, CONSENT-01, CONSENT-02). */
export interface ConsentSettings {
  /** Whether shoppers are asked by categories (`cookie_plumrocket_enabled`); else by the plain notice, or not at all. */
  readonly consentManaged: boolean;
  /** The plain notice, where shoppers are not asked by categories. */
  readonly cookieRestriction: boolean;
  /** For how many days a choice holds. */
  readonly cookieRestrictionDays: number;
  /** A path of the store that says more; empty: none. */
  readonly cookiePrivacyUrl: string;
  readonly consentBeforeOptIn: boolean;
  readonly consentBlocksUnknown: boolean;
  readonly consentReloadsAfterAccept: boolean;
  readonly consentReloadsAfterDecline: boolean;
  /** A path of the store; empty: one stays. */
  readonly consentLeadsAfterDecline: string;
  /** Whether the table of cookies is shown in each category. */
  readonly consentShowsCookies: boolean;
  readonly consentOverview: string;
  readonly consentAcceptLabel: string;
  readonly consentDeclineLabel: string;
  readonly consentSettingsLabel: string;
  readonly consentConfirmLabel: string;
  readonly consentCategories: readonly CategoryWords[];
  readonly consentCookies: readonly OtherCookie[];
  /** Of the list; raised, everybody is asked again. */
  readonly consentEdition: number;
  /** For how many days choices are logged. */
  readonly consentLogDays: number;
}

/** Safe without anybody's doing: nothing that needs consent before a choice, nothing ticked, unknown names blocked. */
export const consentSettingDefaults: ConsentSettings = {
  consentManaged: true,
  cookieRestriction: false,
  cookieRestrictionDays: 180,
  cookiePrivacyUrl: "",
  consentBeforeOptIn: false,
  consentBlocksUnknown: true,
  consentReloadsAfterAccept: false,
  consentReloadsAfterDecline: false,
  consentLeadsAfterDecline: "",
  consentShowsCookies: true,
  consentOverview:
    "This shop keeps on your device what it cannot work without, as your cart. The rest it keeps if you agree; you can change your mind at any time, at the foot of every page.",
  consentAcceptLabel: "Accept All",
  consentDeclineLabel: "Decline",
  consentSettingsLabel: "Cookie Settings",
  consentConfirmLabel: "Confirm My Choice",
  consentCategories: [
    {
      key: "essential",
      name: "Necessary",
      description: "What the shop cannot work without: your cart, your sign-in, your order.",
      isPreChecked: false,
    },
    {
      key: "functional",
      name: "Convenience",
      description: "Remembers what you looked at and what you have not finished.",
      isPreChecked: false,
    },
    {
      key: "analytics",
      name: "Statistics",
      description: "Tells the shop how its pages are used, so that it can make them better.",
      isPreChecked: false,
    },
    {
      key: "marketing",
      name: "Marketing",
      description: "Lets the shop and others show you offers that fit you, here and elsewhere.",
      isPreChecked: false,
    },
  ],
  consentCookies: [],
  consentEdition: 1,
  consentLogDays: 1_095,
};
