import { CONSENT_CATEGORIES } from "@placket/domain/storage/consent-category";
import type { ConsentSettings } from "@placket/domain/store/consent/consent-settings";
import type { SettingRow } from "./setting-row.ts";

/** How each category is called in the code. */
const KEYS = CONSENT_CATEGORIES.map((value) => ({ value, label: value }));

/** What staff read of the settings of consent. */
export const CONSENT_SETTING_ROWS: Readonly<Record<keyof ConsentSettings, SettingRow>> = {
  consentManaged: {
    group: "Cookies",
    label: "Ask for consent by categories",
    help: "Nothing that is not necessary is kept before somebody agrees. Off: see the plain notice.",
    control: { as: "switch" },
  },
  cookieRestriction: {
    group: "Cookies",
    label: "Show the plain notice",
    help: "Where consent is not asked for by categories: all or nothing. Both off: nobody is asked.",
    control: { as: "switch" },
  },
  cookieRestrictionDays: {
    group: "Cookies",
    label: "A choice holds for",
    help: "Then it is asked for anew.",
    control: { as: "number", unit: "days" },
  },
  cookiePrivacyUrl: {
    group: "Cookies",
    label: "Page that says more",
    help: "A path of the store, as /privacy. Empty: there is none.",
    control: { as: "text" },
  },
  consentBeforeOptIn: {
    group: "Cookies",
    label: "Keep everything before a choice",
    help: "Not allowed in most countries. Who sends the signal Global Privacy Control is left alone all the same.",
    control: { as: "switch" },
  },
  consentBlocksUnknown: {
    group: "Cookies",
    label: "Block names that nobody listed",
    help: "Cookies and keys that are neither the shop's own nor listed below cannot be written.",
    control: { as: "switch" },
  },
  consentReloadsAfterAccept: {
    group: "Cookies",
    label: "Load the page anew after accepting",
    control: { as: "switch" },
  },
  consentReloadsAfterDecline: {
    group: "Cookies",
    label: "Load the page anew after declining",
    control: { as: "switch" },
  },
  consentLeadsAfterDecline: {
    group: "Cookies",
    label: "Page that follows a decline",
    help: "A path of the store; only where the page is not loaded anew. Empty: shoppers stay where they are.",
    control: { as: "text" },
  },
  consentShowsCookies: {
    group: "Cookies",
    label: "Show the table of cookies in each category",
    control: { as: "switch" },
  },
  consentOverview: {
    group: "Cookies",
    label: "Words of the notice",
    control: { as: "text" },
  },
  consentAcceptLabel: {
    group: "Cookies",
    label: "Button that accepts everything",
    control: { as: "text" },
  },
  consentDeclineLabel: {
    group: "Cookies",
    label: "Button that declines",
    help: "It stands beside the other, as large.",
    control: { as: "text" },
  },
  consentSettingsLabel: {
    group: "Cookies",
    label: "Button and link to the categories",
    control: { as: "text" },
  },
  consentConfirmLabel: {
    group: "Cookies",
    label: "Button that confirms what is ticked",
    control: { as: "text" },
  },
  consentCategories: {
    group: "Cookies",
    label: "Categories",
    help: "What is kept in which of them the shop's own list says; necessary ones are always on.",
    control: {
      as: "rows",
      noun: "Category",
      isFixed: true,
      fields: [
        { name: "key", label: "Key", as: "told" },
        { name: "name", label: "Name", as: "line", maxLength: 60 },
        { name: "description", label: "What for", as: "lines", maxLength: 500 },
        {
          name: "isPreChecked",
          label: "Ticked before anybody chooses",
          as: "switch",
          hint: "A tick that nobody made is no consent in most countries.",
        },
      ],
    },
  },
  consentCookies: {
    group: "Cookies",
    label: "Cookies of others",
    help: "What scripts that your pages let in keep. The shop's own are listed by themselves.",
    control: {
      as: "rows",
      noun: "Cookie",
      fields: [
        {
          name: "name",
          label: "Name",
          as: "line",
          maxLength: 100,
          hint: "* stands for what is not known beforehand, as _ga_*.",
        },
        {
          name: "domain",
          label: "Whose it is",
          as: "line",
          maxLength: 200,
          hint: "As example.com.",
        },
        { name: "duration", label: "How long it lasts", as: "line", maxLength: 60 },
        { name: "description", label: "What for", as: "lines", maxLength: 500 },
        { name: "category", label: "Category", as: "choice", choices: KEYS },
      ],
    },
  },
  consentEdition: {
    group: "Cookies",
    label: "Edition of the list",
    help: "Raise it and everybody is asked again. What comes into the list or changes its category asks by itself.",
    control: { as: "number" },
  },
  consentLogDays: {
    group: "Cookies",
    label: "Choices are logged for",
    help: "Older ones are forgotten.",
    control: { as: "number", unit: "days" },
  },
};
