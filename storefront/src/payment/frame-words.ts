import { shopErrorRow, type shopErrors } from "@placket/domain/shop-errors";
import { problem, type Problem } from "@placket/domain/problem";
import { CARD_FIELDS, cardProblems, type Translate } from "./card-frame.ts";

/** The texts of the sandbox's card fields in the page's language, by their codes; `%1` and `%2` are filled over there. */
export function frameWords(t: Translate): Readonly<Record<string, string>> {
  const phrases = [
    ...Object.entries(LABELS),
    ...Object.entries(FAULTS).map(([code, key]) => [code, shopErrorRow(key).text] as const),
  ];
  return Object.fromEntries(phrases.map(([code, phrase]) => [code, t(phrase, "%1", "%2")]));
}

/**
 * What the fields show as wrong, as problems with the very same words. A code that we do not know is only a
 * field in which something is wrong; a field that we do not know is nothing.
 */
export function frameProblems(faults: readonly unknown[]): readonly Problem[] {
  const told = faults.filter(isFault);
  return CARD_FIELDS.flatMap((name) =>
    told
      .filter(({ field }) => field === name)
      .flatMap(({ code, values }) => {
        const key = isKnown(code) ? FAULTS[code] : undefined;
        const params = values.map((value) => String(value).slice(0, VALUE_MAX));
        return key === undefined ? cardProblems([name]) : [problem(key, name, ...params)];
      }),
  );
}

interface FrameFault {
  readonly field: unknown;
  readonly code: unknown;
  readonly values: readonly unknown[];
}

function isFault(value: unknown): value is FrameFault {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray((value as Readonly<Record<string, unknown>>)["values"]);
}

const isKnown = (code: unknown): code is keyof typeof FAULTS =>
  typeof code === "string" && Object.hasOwn(FAULTS, code);

/** A number of digits, or the name of a brand. */
const VALUE_MAX = 40;

/** What form and fields are called. */
const LABELS = {
  title: "Card details",
  number: "Card number",
  expiry: "Expiry (MM/YY)",
  securityCode: "Security code",
  name: "Name on card",
} as const;

/** The faults that the fields know, and the refusal that each of them is. */
const FAULTS = {
  numberMissing: "payment.cardNumberMissing",
  numberShort: "payment.cardNumberShort",
  numberWrong: "payment.cardNumberWrong",
  numberReal: "payment.cardNumberReal",
  expiryMissing: "payment.cardExpiryMissing",
  expiryPast: "payment.cardExpiryPast",
  expiryFar: "payment.cardExpiryFar",
  codeDigits: "payment.cardCodeDigits",
  codeDigitsOf: "payment.cardCodeDigitsOf",
  nameMissing: "payment.cardNameMissing",
  nameNumber: "payment.cardNameNumber",
  nameTooLong: "payment.cardNameTooLong",
} as const satisfies Readonly<Record<string, keyof typeof shopErrors>>;
