import { createHash } from "node:crypto";
import { BESTSELLERS } from "@placket/domain/catalog/bestsellers";
import type { ProductType } from "@placket/domain/catalog/product";
import type { AttributeValue, ProductValues } from "@placket/domain/catalog/staff/product-values";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { canonical, type ProductState } from "../import/draft/product-state.ts";
import { loadProducts } from "../import/write/product-load.sql.ts";
import {
  selectFamilies,
  selectSku,
  selectUpdatedAt,
  type NamedProduct,
} from "./staff-product.sql.ts";
import { valuesOf } from "./stored-values.ts";

/** What a website or a store view says of its own. */
interface SaidInScope {
  readonly kind: "website" | "store";
  readonly id: number;
  readonly values: Partial<ProductValues>;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
}

/** A product as staff see it. */
export interface KnownProduct {
  readonly id: number;
  readonly sku: string;
  readonly type: ProductType;
  readonly seen: string;
  readonly updatedAt: Date;
  readonly values: ProductValues;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  readonly scopes: readonly SaidInScope[];
  readonly families: readonly NamedProduct[];
  /** Attributes by which its families tell it from its brothers. */
  readonly fixed: readonly string[];
}

/** A product with all that is kept of it; refuses one that is not there any more. */
export async function productById(ctx: Ctx, id: number): Promise<Result<KnownProduct>> {
  const found = await stateById(ctx, id, { lock: false });
  if (!found.ok) return found;
  const families = await selectFamilies(ctx.db, id);
  const state = found.value;
  return ok({
    id,
    sku: state.sku,
    type: state.type as ProductType,
    seen: seenOf(state),
    updatedAt: await selectUpdatedAt(ctx.db, id),
    values: everywhere(state),
    attributes: Object.fromEntries(state.attributes),
    scopes: saidInScopes(state),
    families: families.map(({ axes: _axes, ...named }) => named),
    fixed: [...new Set(families.flatMap(({ axes }) => axes))],
  });
}

/** A product as the database has it, its shelf held unless told. */
export async function stateById(
  ctx: Ctx,
  id: number,
  how: { readonly lock?: boolean } = {},
): Promise<Result<ProductState>> {
  const sku = await selectSku(ctx.db, id);
  const key = sku?.toLowerCase();
  const state = key === undefined ? undefined : (await loadProducts(ctx.db, [key], how)).get(key);
  return state ? ok(state) : refuse(problem("catalog.productGone", "id"));
}

/** What it says everywhere. */
export const everywhere = (state: ProductState): ProductValues => ({
  ...(valuesOf(state.fields) as Omit<ProductValues, "categoryIds" | "taxClassId" | "websiteIds">),
  taxClassId: state.taxClassId,
  categoryIds: state.categoryIds,
  websiteIds: state.websiteIds,
});

const saidInScopes = ({ scopes, websitePrices }: ProductState): SaidInScope[] => [
  ...[...websitePrices].map(([id, prices]) => ({
    kind: "website" as const,
    id,
    values: valuesOf(prices),
    attributes: {},
  })),
  ...[...scopes].map(([id, { fields, attributes }]) => ({
    kind: "store" as const,
    id,
    values: valuesOf(fields),
    attributes: Object.fromEntries(attributes),
  })),
];

/** One text of all that staff write of a product here. What is there and what was sold is not of it: orders change that all the time. */
export function seenOf(state: ProductState): string {
  const { stock: _stock, media: _media, links: _links, ...kept } = state;
  const attributes = new Map(kept.attributes);
  attributes.delete(BESTSELLERS);
  return createHash("sha256")
    .update(canonical({ ...kept, attributes }))
    .digest("hex");
}
