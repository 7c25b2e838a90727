import type { LinkKind } from "@placket/domain/catalog-import/product-draft";
import {
  checkLinks,
  LINK_KINDS,
  type KeptLinks,
} from "@placket/domain/catalog/staff/product-links";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../../context.ts";
import type { ProductState } from "../../import/draft/product-state.ts";
import { stateById } from "../known-product.ts";
import { holdProducts, selectSkus } from "../staff-product.sql.ts";
import { selectLinked, type LinkedProduct } from "./product-parts.sql.ts";
import { seenPart } from "./seen-part.ts";
import { writePart } from "./write-part.ts";

/** What a product shows beside itself, and what that was when it was read. */
export interface ProductLinks extends Readonly<Record<LinkKind, readonly LinkedProduct[]>> {
  readonly seen: string;
}

/** The links of a product, each list in its order. */
export async function productLinks(ctx: Ctx, id: number): Promise<Result<ProductLinks>> {
  const found = await stateById(ctx, id, { lock: false });
  return found.ok ? ok(await linksOf(ctx, found.value)) : found;
}

async function linksOf(ctx: Ctx, state: ProductState): Promise<ProductLinks> {
  const skus = LINK_KINDS.flatMap((kind) => skusOf(state, kind));
  const linked = await selectLinked(ctx.db, skus);
  const of = (kind: LinkKind) => skusOf(state, kind).flatMap((sku) => linked.get(sku) ?? []);
  return {
    seen: seenPart(state.links),
    related: of("related"),
    upsell: of("upsell"),
    crosssell: of("crosssell"),
  };
}

const skusOf = ({ links }: ProductState, kind: LinkKind) =>
  (links.get(kind) ?? []).map(({ sku }) => sku);

/** Gives a product these links in this order; refuses where others stand there than were seen. */
export async function setLinks(
  tx: Ctx,
  { id, seen, links }: { readonly id: number; readonly seen: string; readonly links: KeptLinks },
): Promise<Result<ProductLinks>> {
  await holdProducts(tx.db, [id]);
  const found = await stateById(tx, id);
  if (!found.ok) return found;
  const before = found.value;
  if (seenPart(before.links) !== seen)
    return refuse(problem("catalog.productChanged", "id", before.sku));
  const problems = checkLinks(id, links);
  if (problems.length > 0) return refuse(...problems);
  const skus = await selectSkus(
    tx.db,
    LINK_KINDS.flatMap((kind) => links[kind]),
  );
  const missing = LINK_KINDS.filter((kind) => links[kind].some((linked) => !skus.has(linked)));
  if (missing.length > 0)
    return refuse(...missing.map((kind) => problem("catalog.noSuchLink", kind)));
  const next = LINK_KINDS.map((kind) => [kind, links[kind].map(positioned(skus))] as const);
  const after = { ...before, links: new Map(next.filter(([, of]) => of.length > 0)) };
  await writePart(tx, [{ before, after }], inTrail);
  return productLinks(tx, id);
}

/** Counted from one, as product files write it. */
const positioned = (skus: ReadonlyMap<number, string>) => (id: number, at: number) => ({
  sku: skus.get(id) ?? "",
  position: at + 1,
});

const inTrail = (state: ProductState) =>
  Object.fromEntries(LINK_KINDS.map((kind) => [kind, skusOf(state, kind)]));
