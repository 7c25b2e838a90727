import { checkTiers, type KeptTier } from "@placket/domain/catalog/staff/product-tiers";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../../audit/audit.ts";
import type { Ctx } from "../../../context.ts";
import { namedScopes } from "../../../store/named-scopes.ts";
import { loadTiers, writeTiers, type Tier } from "../../import/batch/tier.sql.ts";
import { holdProducts, selectSku } from "../staff-product.sql.ts";
import { deleteTiers, selectGroups } from "./product-parts.sql.ts";
import { seenPart } from "./seen-part.ts";

/** The tier prices of a product, for whom they can be, and what they were when they were read. */
export interface ProductTiers {
  readonly seen: string;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly tiers: readonly KeptTier[];
}

/** The tier prices of a product, by website, group and quantity. */
export async function productTiers(ctx: Ctx, id: number): Promise<Result<ProductTiers>> {
  const sku = await selectSku(ctx.db, id);
  if (sku === undefined) return refuse(problem("catalog.productGone", "id"));
  const tiers = await keptTiers(ctx, id);
  return ok({ seen: seenPart(tiers), groups: await selectGroups(ctx.db), tiers });
}

const keptTiers = async (ctx: Ctx, id: number): Promise<readonly KeptTier[]> =>
  (await loadTiers(ctx.db, [id])).map(kept).toSorted(byWhom);

/** Of 1, in millionths. */
const MICRO_PER_PERCENT = 10_000;

const kept = (tier: Tier): KeptTier => ({
  websiteId: tier.website_id,
  groupId: tier.customer_group_id,
  quantity: tier.quantity,
  priceMinor: tier.price_minor,
  percent: tier.discount_micro === null ? null : tier.discount_micro / MICRO_PER_PERCENT,
});

const byWhom = (one: KeptTier, other: KeptTier) =>
  (one.websiteId ?? 0) - (other.websiteId ?? 0) ||
  (one.groupId ?? -1) - (other.groupId ?? -1) ||
  one.quantity - other.quantity;

/** What staff say of tier prices, and what they saw of them. */
interface AskedTiers {
  readonly id: number;
  readonly seen: string;
  readonly tiers: readonly KeptTier[];
}

/** Gives a product these tier prices and no others; refuses where others hold than were seen. */
export async function setTiers(
  tx: Ctx,
  { id, seen, tiers }: AskedTiers,
): Promise<Result<ProductTiers>> {
  await holdProducts(tx.db, [id]);
  const sku = await selectSku(tx.db, id);
  if (sku === undefined) return refuse(problem("catalog.productGone", "id"));
  const before = await keptTiers(tx, id);
  if (seenPart(before) !== seen) return refuse(problem("catalog.productChanged", "id", sku));
  const problems = checkTiers(tiers);
  if (problems.length > 0) return refuse(...problems);
  const unknown = await unknownNames(tx, tiers);
  if (unknown.length > 0) return refuse(...unknown);
  await deleteTiers(tx.db, id);
  await writeTiers(
    tx.db,
    tiers.map((tier) => stored(id, tier)),
  );
  const after = await keptTiers(tx, id);
  if (seenPart(after) !== seen) {
    const trail = (of: readonly KeptTier[]) => ({ tierPrices: of.map(inTrail) });
    await leaveTrace(tx, {
      action: "product.update",
      subject: sku,
      before: trail(before),
      after: trail(after),
    });
  }
  return productTiers(tx, id);
}

async function unknownNames(tx: Ctx, tiers: readonly KeptTier[]): Promise<readonly Problem[]> {
  const groups = new Set((await selectGroups(tx.db)).map(({ id }) => id));
  const scopes = await namedScopes(tx);
  const websites = new Set(scopes.flatMap(({ kind, id }) => (kind === "website" ? [id] : [])));
  return tiers.flatMap(({ websiteId, groupId }, at) => [
    ...(websiteId === null || websites.has(websiteId)
      ? []
      : [problem("catalog.noSuchWebsite", `${at}-websiteId`)]),
    ...(groupId === null || groups.has(groupId)
      ? []
      : [problem("catalog.noSuchGroup", `${at}-groupId`)]),
  ]);
}

const stored = (productId: number, tier: KeptTier): Tier => ({
  product_id: productId,
  website_id: tier.websiteId,
  customer_group_id: tier.groupId,
  quantity: tier.quantity,
  price_minor: tier.priceMinor,
  discount_micro: tier.percent === null ? null : Math.round(tier.percent * MICRO_PER_PERCENT),
});

const inTrail = ({ websiteId, groupId, quantity, priceMinor, percent }: KeptTier) => ({
  ...(websiteId !== null && { websiteId }),
  ...(groupId !== null && { groupId }),
  quantity,
  ...(priceMinor === null ? { percent } : { priceMinor }),
});
