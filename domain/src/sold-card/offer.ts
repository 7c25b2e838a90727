import { GIFT_CARD_MOST_MINOR } from "./limits.ts";
import { fractionDigits } from "../store/currency.ts";
import { typedAmount } from "./typed-amount.ts";

/** What a gift card that is sold may be worth, in one website's currency (GIFT-02, GIFT-04). */
export interface GiftCardOffer {
  readonly currency: string;
  /** In minor units, ascending. */
  readonly amounts: readonly number[];
  /** Between which amounts a buyer may say one of their own, both included; `null` where none may. */
  readonly open: OpenAmount | null;
}

interface OpenAmount {
  readonly minMinor: number;
  readonly maxMinor: number;
}

/** What a product says of it in its attributes, by the documents' codes (PDP-11). */
export interface GiftCardAttributes {
  readonly giftcard_amounts?: unknown;
  readonly allow_open_amount?: unknown;
  readonly open_amount_min?: unknown;
  readonly open_amount_max?: unknown;
}

export const GIFT_CARD_ATTRIBUTES = [
  "giftcard_amounts",
  "allow_open_amount",
  "open_amount_min",
  "open_amount_max",
] as const satisfies readonly (keyof GiftCardAttributes)[];

/** How many amounts a product offers at most. */
const GIFT_CARD_AMOUNTS_MAX = 20;

/**
 * The offer that attributes make in a currency; `null` where they offer nothing. What is no amount, or more than a card
 * may hold, is left out.
 * @example offerOf({ giftcard_amounts: "25|50" }, "USD") has the amounts 2500 and 5000
 */
export function offerOf(said: GiftCardAttributes, currency: string): GiftCardOffer | null {
  const amounts = amountsOf(said.giftcard_amounts, currency);
  const open = isYes(said.allow_open_amount) ? openAmount(said, currency) : null;
  return amounts.length === 0 && open === null ? null : { currency, amounts, open };
}

/** The amounts of a text, `25|50|100` or with commas, ascending and each once. */
function amountsOf(said: unknown, currency: string): number[] {
  const minors = textOf(said)
    .split(/[|,;]/)
    .flatMap((part) => typedAmount(part, currency) ?? [])
    .filter((minor) => minor > 0 && minor <= GIFT_CARD_MOST_MINOR);
  return [...new Set(minors)].toSorted((a, b) => a - b).slice(0, GIFT_CARD_AMOUNTS_MAX);
}

function openAmount(said: GiftCardAttributes, currency: string): OpenAmount | null {
  const least = 10 ** fractionDigits(currency);
  const minMinor = Math.max(1, typedAmount(textOf(said.open_amount_min), currency) ?? least);
  const most = typedAmount(textOf(said.open_amount_max), currency) ?? GIFT_CARD_MOST_MINOR;
  const maxMinor = Math.min(most, GIFT_CARD_MOST_MINOR);
  return minMinor <= maxMinor ? { minMinor, maxMinor } : null;
}

const textOf = (said: unknown): string =>
  typeof said === "string" || typeof said === "number" ? String(said) : "";

const isYes = (said: unknown): boolean =>
  said === true || ["1", "true", "yes"].includes(textOf(said).toLowerCase());

/** From the least to the most that a card may cost, in minor units. */
export function rangeOf({ amounts, open }: GiftCardOffer): {
  readonly lowest: number;
  readonly highest: number;
} {
  const all = [...amounts, ...(open ? [open.minMinor, open.maxMinor] : [])];
  return { lowest: Math.min(...all), highest: Math.max(...all) };
}

/** Whether a card of this worth is sold: one of the list, or one that a buyer may say. */
export const isOffered = ({ amounts, open }: GiftCardOffer, minor: number): boolean =>
  amounts.includes(minor) ||
  (open !== null &&
    Number.isSafeInteger(minor) &&
    minor >= open.minMinor &&
    minor <= open.maxMinor);
