import type { KeptTier } from "@placket/domain/catalog/staff/product-tiers";
import { minorOf } from "@placket/domain/money/price-format";
import { amountTyped } from "../form/typed-values.ts";

/** A tier price while it is written. */
export interface TypedTier {
  /** What React knows it by. */
  readonly key: number;
  /** Id of a website, `""` for all of them. */
  readonly website: string;
  /** Id of a group, `""` for everybody. */
  readonly group: string;
  readonly quantity: string;
  /** `24.50`, or `10%` less. */
  readonly value: string;
}

/** By the id of a website, `""` for all of them. */
type CurrencyOf = (website: string) => string;

const idText = (id: number | null) => (id === null ? "" : String(id));

/** A tier price as it is typed. */
export const typedTier = (tier: KeptTier, key: number, currencyOf: CurrencyOf): TypedTier => ({
  key,
  website: idText(tier.websiteId),
  group: idText(tier.groupId),
  quantity: String(tier.quantity),
  value:
    tier.priceMinor === null
      ? `${tier.percent ?? 0}%`
      : amountTyped(tier.priceMinor, currencyOf(idText(tier.websiteId))),
});

/** What was typed, as the calls take it: NaN for what is no number, which the rule refuses. */
export function keptTier(
  { website, group, quantity, value }: TypedTier,
  currencyOf: CurrencyOf,
): KeptTier {
  const text = value.trim().replace(",", ".");
  const isPercent = text.endsWith("%");
  const number = numberOf(isPercent ? text.slice(0, -1).trim() : text);
  return {
    websiteId: website === "" ? null : Number(website),
    groupId: group === "" ? null : Number(group),
    quantity: numberOf(quantity.trim()),
    priceMinor: isPercent ? null : minorOf(number, currencyOf(website)),
    percent: isPercent ? number : null,
  };
}

const numberOf = (text: string) =>
  /^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
