import { problem, type Problem } from "../../problem.ts";

/** Tier prices of a product. */
export const TIERS_MAX = 200;

/** What one piece costs whoever buys so many; either an amount, or so much less. */
export interface KeptTier {
  /** `null`: in every website. */
  readonly websiteId: number | null;
  /** `null`: everybody. */
  readonly groupId: number | null;
  readonly quantity: number;
  /** Minor units of the website's currency, of the catalogue's in every website. */
  readonly priceMinor: number | null;
  /** 0 to 100. */
  readonly percent: number | null;
}

const INT_MAX = 2_147_483_647;
const PERCENT_MAX = 100;
/** As many places as are stored. */
const PERCENT_STEP = 0.0001;

/** All that is wrong with tier prices, by themselves; fields are `0-quantity`, `0-value`, or `tiers`. */
export function checkTiers(tiers: readonly KeptTier[]): readonly Problem[] {
  const keys = tiers.map(({ websiteId, groupId, quantity }) =>
    [websiteId ?? 0, groupId ?? -1, quantity].join(" "),
  );
  return [
    ...(tiers.length > TIERS_MAX ? [problem("catalog.tooManyTiers", "tiers", TIERS_MAX)] : []),
    ...tiers.flatMap((tier, at) => [
      ...(isCount(tier.quantity) ? [] : [problem("catalog.badTierQuantity", `${at}-quantity`)]),
      ...checkValue(tier).map((key) => problem(key, `${at}-value`)),
      ...(keys.indexOf(keys[at] ?? "") < at
        ? [problem("catalog.tierTwice", `${at}-quantity`)]
        : []),
    ]),
  ];
}

const isCount = (quantity: number) =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= INT_MAX;

function checkValue({ priceMinor, percent }: KeptTier) {
  if (priceMinor !== null && percent === null) {
    const isAmount = Number.isInteger(priceMinor) && priceMinor >= 0 && priceMinor <= INT_MAX;
    return isAmount ? [] : (["catalog.badAmount"] as const);
  }
  const isPercent =
    priceMinor === null && percent !== null && percent >= PERCENT_STEP && percent <= PERCENT_MAX;
  return isPercent ? [] : (["catalog.badTierPercent"] as const);
}
