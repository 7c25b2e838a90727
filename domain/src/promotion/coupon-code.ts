import { problem, type Problem } from "../problem.ts";

/** The longest code that is taken. */
export const COUPON_CODE_MAX = 64;

/** How many codes are made at once. */
const CODES_AT_ONCE_MAX = 10_000;

/** A code without what does not tell it from others: case and spaces around it. */
export const couponKey = (typed: string): string => typed.trim().normalize("NFC").toUpperCase();

/** What is wrong with a code that staff write; commas part the codes of a cart. */
export function checkCode(code: string): Problem[] {
  const isFit = code.length > 0 && code.length <= COUPON_CODE_MAX && !/[\s,]/.test(code);
  return isFit ? [] : [problem("promotion.codeInvalid", "code", COUPON_CODE_MAX)];
}

/** What made codes are made of: without signs that are read as each other. */
const CODE_ALPHABETS = {
  letters: "ABCDEFGHJKLMNPQRSTUVWXYZ",
  digits: "0123456789",
  both: "ABCDEFGHJKMNPQRSTUVWXYZ23456789",
} as const;

/** Which codes are made, and how many. */
export interface CodesWish {
  readonly count: number;
  /** Signs that are drawn, after the prefix. */
  readonly length: number;
  readonly alphabet: keyof typeof CODE_ALPHABETS;
  readonly prefix: string;
}

/** So many guesses for each code that is made: then none is hit by chance. */
const GUESSES_PER_CODE = 10_000;

/** What is wrong with such codes: they must be too many to be guessed. */
export function checkCodesWish({ count, length, alphabet, prefix }: CodesWish): Problem[] {
  if (!Number.isInteger(count) || count < 1 || count > CODES_AT_ONCE_MAX) {
    return [problem("promotion.countInvalid", "count", 1, CODES_AT_ONCE_MAX)];
  }
  const most = COUPON_CODE_MAX - prefix.length;
  if (!Number.isInteger(length) || length < 4 || length > most) {
    return [problem("promotion.countInvalid", "length", 4, Math.max(4, most))];
  }
  if (prefix !== "" && checkCode(prefix).length > 0) {
    return [problem("promotion.codeInvalid", "prefix", COUPON_CODE_MAX)];
  }
  const different = CODE_ALPHABETS[alphabet].length ** length;
  return different < count * GUESSES_PER_CODE ? [problem("promotion.codesTooFew", "length")] : [];
}

/** A code of that kind; `draw` gives whole numbers below its argument, by chance. */
export function madeCode({ length, alphabet, prefix }: CodesWish, draw: (below: number) => number) {
  const signs = CODE_ALPHABETS[alphabet];
  return prefix + Array.from({ length }, () => signs[draw(signs.length)]).join("");
}
