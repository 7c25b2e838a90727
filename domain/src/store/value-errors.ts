import { fieldRefusal, type ErrorTable } from "../error-row.ts";

/** Why a setting cannot have a value; `%1` is its name, with the part of it where it has parts. */
export const valueErrors = {
  "store.badSetting": fieldRefusal("%1 takes a value of another kind.", "hallway §5"),
  "store.settingEmpty": fieldRefusal("%1 cannot be empty.", "hallway §5"),
  "store.settingTooLong": fieldRefusal("%1 takes up to %2 characters.", "hallway §5"),
  "store.settingOneLine": fieldRefusal(
    "%1 takes one line of text, without tabs and other characters that are not seen.",
    "hallway §5",
  ),
  "store.settingNumber": fieldRefusal("%1 takes a number from %2 to %3.", "hallway §5"),
  "store.settingWhole": fieldRefusal("%1 takes a whole number from %2 to %3.", "hallway §5"),
  "store.settingUnknown": fieldRefusal("%1 does not offer “%2”.", "hallway §5"),
  "store.settingCountry": fieldRefusal("%1: “%2” is no country’s code, as US is.", "hallway §5"),
  "store.settingDay": fieldRefusal("%1: “%2” is no day, as 2026-12-25 is.", "hallway §5"),
  "store.settingInstant": fieldRefusal("%1: “%2” is no day with its hour.", "PROMO-08"),
  "store.settingTimeZone": fieldRefusal(
    "%1: there is no time zone “%2”. Write one as Europe/London.",
    "hallway §5",
  ),
  "store.settingTooFew": fieldRefusal("%1 needs at least %2.", "hallway §5"),
  "store.settingTooMany": fieldRefusal("%1 takes %2 at most.", "hallway §5"),
  "store.settingTwice": fieldRefusal("%1 names “%2” twice.", "hallway §5"),
  "store.settingEmail": fieldRefusal(
    "%1 takes one email address, as shop@example.com.",
    "hallway §5",
  ),
  "store.settingKey": fieldRefusal("%1 takes letters, digits, - and _ alone.", "hallway §5"),
  "store.settingTab": fieldRefusal(
    "%1 takes a page of the store, as /chef, or another shop, as https://scrubs.example.com.",
    "PROMO-01",
  ),
  "store.settingPath": fieldRefusal("%1 takes a path of the store, as /new-in.", "FOOT-09"),
  "store.settingOrigin": fieldRefusal(
    "%1 takes an address without a path, as https://uk.shop.example.",
    "STORE-06",
  ),
  "store.settingCookieName": fieldRefusal(
    "%1 takes the name of a cookie, as _ga_*, where * stands for what is not known beforehand.",
    "CONSENT-02",
  ),
  "store.settingContainer": fieldRefusal(
    "%1 takes a container of the tag manager, as GTM-ABC123.",
    "CONF-27",
  ),
  "store.settingScript": fieldRefusal(
    "%1 takes the address of a script by https, as https://cdn.example.com/script.js.",
    "CONF-27",
  ),
  "store.settingPixel": fieldRefusal(
    "%1 takes the number of a pixel, as 1234567890123456.",
    "ANALYTICS-06",
  ),
  "store.settingPattern": fieldRefusal("%1 names the amount once, as %s: “$%s”.", "hallway §5"),
} as const satisfies ErrorTable;

export type ValueError = keyof typeof valueErrors;

/** Every row of the table, in its order. */
export const VALUE_ERRORS = Object.keys(valueErrors) as readonly ValueError[];
