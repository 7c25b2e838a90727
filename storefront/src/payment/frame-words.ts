import { shopErrorRow, shopErrors } from "@placket/domain/shop-errors";
import { problem, type Problem } from "@placket/domain/problem";
import { CARD_FIELDS, cardProblems, type Translate } from "./card-frame.ts";

/** The texts of the sandbox's card fields in the page's language; `%1` and `%2` are filled over there. */
export function frameWords(t: Translate): Readonly<Record<string, string>> {
  const phrases = [...LABELS, ...FAULTS.map((key) => shopErrorRow(key).text)];
  return Object.fromEntries(phrases.map((phrase) => [phrase, t(phrase, "%1", "%2")]));
}

/**
 * What the fields show as wrong, as problems with the very same words. A phrase that we do not know is only a
 * field in which something is wrong; a field that we do not know is nothing.
 */
export function frameProblems(faults: readonly unknown[]): readonly Problem[] {
  const told = faults.filter(isFault);
  return CARD_FIELDS.flatMap((name) =>
    told
      .filter(({ field }) => field === name)
      .flatMap(({ phrase, values }) => {
        const key = FAULTS.find((one) => shopErrorRow(one).text === phrase);
        const params = values.map((value) => String(value).slice(0, VALUE_MAX));
        return key === undefined ? cardProblems([name]) : [problem(key, name, ...params)];
      }),
  );
}

interface FrameFault {
  readonly field: unknown;
  readonly phrase: unknown;
  readonly values: readonly unknown[];
}

function isFault(value: unknown): value is FrameFault {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray((value as Readonly<Record<string, unknown>>)["values"]);
}

/** A number of digits, or the name of a brand. */
const VALUE_MAX = 40;

const LABELS = ["Card details", "Card number", "Expiry (MM/YY)", "Security code", "Name on card"];

/** The faults that the fields know, by the refusal whose text is theirs. */
const FAULTS = [
  "payment.cardNumberMissing",
  "payment.cardNumberShort",
  "payment.cardNumberWrong",
  "payment.cardNumberReal",
  "payment.cardExpiryMissing",
  "payment.cardExpiryPast",
  "payment.cardExpiryFar",
  "payment.cardCodeDigits",
  "payment.cardCodeDigitsOf",
  "payment.cardNameMissing",
  "payment.cardNameNumber",
  "payment.cardNameTooLong",
] as const satisfies readonly (keyof typeof shopErrors)[];
