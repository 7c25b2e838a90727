/**
 * The signs of a gift card's code: digits and letters without those that are taken for one another. Twenty of them
 * are 100 bits, which nobody guesses.
 */
export const GIFT_CARD_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 20;
const GROUP = 4;

/** Longest text that may stand for a code: with whatever people write between its groups. */
export const GIFT_CARD_CODE_MAX = 64;

/** How many bytes of chance a new code is made from. */
export const GIFT_CARD_CODE_BYTES = LENGTH;

/** The code that a piece of chance stands for, one sign for each byte: 256 is a multiple of 32, so none is likelier. */
export function giftCardCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, LENGTH), (byte) => GIFT_CARD_SIGNS[byte % 32]).join("");
}

/** A code as people type it, read as it was printed; undefined for what is none. */
export function codeTyped(typed: string): string | undefined {
  const signs = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  const isCode =
    signs.length === LENGTH && Array.from(signs).every((sign) => GIFT_CARD_SIGNS.includes(sign));
  return isCode ? signs : undefined;
}

/** A code in groups, as it is written down: `7K2M-QXR4-…`. */
export function codeInGroups(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join("-") ?? code;
}

/** What is kept of a code and shown of it: its last four signs. */
export const lastFourOf = (code: string): string => code.slice(-GROUP);

const HIDDEN = "····-";

/** How a card that is in use is called without giving its code away. */
export const maskedCode = (lastFour: string): string => HIDDEN + lastFour;

/** The last four signs of a card as it was shown, or undefined for what is no such name. */
export const lastFourShown = (typed: string): string | undefined =>
  typed.startsWith(HIDDEN) ? typed.slice(HIDDEN.length) : undefined;
