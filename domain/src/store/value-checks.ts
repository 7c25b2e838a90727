import { isOneLine } from "../one-line.ts";
import { COUNTRY_CODES } from "./country-codes.ts";
import type { ValueError } from "./value-errors.ts";

/** Why a value of any origin cannot be a setting's; nothing where it can. */
export type ValueCheck = (value: unknown) => Refused | undefined;

/** A row of the error table, with what stands in its text behind the setting's name. */
interface Refused {
  readonly error: ValueError;
  readonly params: readonly (string | number)[];
  /** Which part of the setting, where it has parts. */
  readonly part?: string;
}

const refused = (error: ValueError, ...params: readonly (string | number)[]): Refused => ({
  error,
  params,
});

/** Nobody can type it: a form of another version, or no form at all. */
const OTHER_KIND = refused("store.badSetting");

export const isOn: ValueCheck = (value) => (typeof value === "boolean" ? undefined : OTHER_KIND);

/** A text of so many characters at most; `shape` is what it must match, told by the row `otherwise`. */
export const text =
  (most: number, shape = /^/, otherwise: ValueError = "store.settingEmpty"): ValueCheck =>
  (value) => {
    if (typeof value !== "string") return OTHER_KIND;
    if (value.length > most) return refused("store.settingTooLong", most);
    return shape.test(value) ? undefined : refused(otherwise);
  };

/** One that stands in a line: a subject, a heading, a list. */
export const line =
  (most: number, shape?: RegExp, otherwise?: ValueError): ValueCheck =>
  (value) =>
    typeof value === "string" && !isOneLine(value)
      ? refused("store.settingOneLine")
      : text(most, shape, otherwise)(value);

export const number =
  (least: number, most: number): ValueCheck =>
  (value) =>
    typeof value === "number" && value >= least && value <= most
      ? undefined
      : refused("store.settingNumber", least, most);

export const whole =
  (least: number, most: number): ValueCheck =>
  (value) =>
    Number.isInteger(value) && !number(least, most)(value)
      ? undefined
      : refused("store.settingWhole", least, most);

export const orNull =
  (check: ValueCheck): ValueCheck =>
  (value) =>
    value === null ? undefined : check(value);

/** One of these; a choice offers no other. */
export const oneOf =
  (known: readonly unknown[]): ValueCheck =>
  (value) =>
    known.includes(value) ? undefined : refused("store.settingUnknown", quoted(value));

/** A country of ISO 3166. */
export const country: ValueCheck = (value) =>
  COUNTRY_CODES.includes(value as string)
    ? undefined
    : refused("store.settingCountry", quoted(value));

export const day: ValueCheck = (value) =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  (new Date(value).toJSON() ?? "").startsWith(value)
    ? undefined
    : refused("store.settingDay", quoted(value));

/** An instant as browsers write it: `2026-11-27T05:00:00.000Z`. */
export const instant: ValueCheck = (value) =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value))
    ? undefined
    : refused("store.settingInstant", quoted(value));

export const timeZone: ValueCheck = (value) => {
  if (typeof value !== "string") return OTHER_KIND;
  // An offset is no zone: it knows no summer time, and days would not begin at a quarter of an hour.
  if (!/^[A-Za-z]/.test(value)) return refused("store.settingTimeZone", quoted(value));
  try {
    new Intl.DateTimeFormat("en", { timeZone: value }).format(0);
    return undefined;
  } catch {
    // The one way to ask: a zone that there is not is thrown at.
    return refused("store.settingTimeZone", quoted(value));
  }
};

/** Values of one kind, each once; `keyOf` says by what those with parts are told apart. */
export const listOf =
  (check: ValueCheck, least = 0, keyOf: (one: unknown) => unknown = (one) => one): ValueCheck =>
  (value) => {
    if (!Array.isArray(value)) return OTHER_KIND;
    if (value.length < least) return refused("store.settingTooFew", least);
    if (value.length > LIST_MAX) return refused("store.settingTooMany", LIST_MAX);
    const wrong = firstOf(value.map((one) => check(one)));
    if (wrong) return wrong;
    const keys = value.map(keyOf);
    const twice = keys.find((one, index) => keys.indexOf(one) !== index);
    return twice === undefined ? undefined : refused("store.settingTwice", quoted(twice));
  };

const LIST_MAX = 300;

/** Exactly these parts. */
export const record =
  (parts: Readonly<Record<string, ValueCheck>>): ValueCheck =>
  (value) => {
    if (typeof value !== "object" || value === null) return OTHER_KIND;
    if (Object.keys(value).length !== Object.keys(parts).length) return OTHER_KIND;
    const found = Object.entries(parts).map(([key, check]) => {
      const wrong = check((value as Record<string, unknown>)[key]);
      return wrong && { ...wrong, part: words(key) };
    });
    return firstOf(found);
  };

const firstOf = (found: readonly (Refused | undefined)[]) => found.find((one) => one !== undefined);

/** `groupSymbol` as it is read: `group symbol`. */
const words = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const QUOTE_MAX = 40;

/** A value in a sentence; never more of it than is read. */
function quoted(value: unknown): string {
  const said = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return said.length > QUOTE_MAX ? `${said.slice(0, QUOTE_MAX)}…` : said;
}
