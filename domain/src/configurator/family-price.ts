import { money, times, type Money } from "../money/money.ts";
import type { Family, FamilyTier } from "./family.ts";

/** The tier that so many pieces of the family reach; undefined below the first. */
function tierReached({ tiers }: Pick<Family, "tiers">, pieces: number): FamilyTier | undefined {
  return tiers.findLast(({ quantity }) => quantity <= pieces);
}

/** The next cheaper tier and how many pieces are missing to it; undefined on the last. */
export function tierAhead(
  { tiers }: Pick<Family, "tiers">,
  pieces: number,
): { readonly tier: FamilyTier; readonly missing: number } | undefined {
  const tier = tiers.find(({ quantity }) => quantity > pieces);
  return tier && { tier, missing: tier.quantity - pieces };
}

/**
 * One piece of a variant when so many pieces of the family are bought together, any sizes and colors;
 * undefined when it has no price. Tiers are known for the variants that cost what the family costs; of a
 * dearer one its own price is shown, which the cart may only undercut.
 */
export function priceFor(family: Family, productId: number, pieces: number): Money | undefined {
  const minor = family.variantMinor[productId];
  if (minor === undefined) return undefined;
  const tier = minor === family.priceMinor ? tierReached(family, pieces) : undefined;
  return money(Math.min(minor, tier?.minor ?? minor), family.currency);
}

/** Pieces of one variant when `familyPieces` of the family are bought together; undefined without a price. */
export function amountFor(
  family: Family,
  {
    productId,
    pieces,
    familyPieces = pieces,
  }: {
    readonly productId: number;
    readonly pieces: number;
    readonly familyPieces?: number;
  },
): Money | undefined {
  const price = priceFor(family, productId, familyPieces);
  return price && times(price, pieces);
}

/** A column of the tier table: from, to (undefined: and up), price per piece, percent saved. */
interface TierColumn {
  readonly from: number;
  readonly to: number | undefined;
  readonly minor: number;
}

/** The columns of the tier table, the price of few pieces first; empty when there are no tiers. */
export function tierColumns({
  tiers,
  priceMinor,
}: Pick<Family, "tiers" | "priceMinor">): TierColumn[] {
  const [first] = tiers;
  if (!first || priceMinor === null) return [];
  const starts = first.quantity > 1 ? [{ quantity: 1, minor: priceMinor }, ...tiers] : tiers;
  return starts.map(({ quantity, minor }, index) => {
    const after = starts[index + 1];
    return { from: quantity, to: after && after.quantity - 1, minor };
  });
}

/** The column that so many pieces stand in; the first for none. */
export function columnReached(
  columns: readonly TierColumn[],
  pieces: number,
): TierColumn | undefined {
  return columns.findLast(({ from }) => from <= pieces) ?? columns[0];
}
