import type { EmbroideryOnPage } from "@placket/domain/catalog/product-detail";
import type { Ctx } from "../../context.ts";
import { slot } from "../../held/slot.ts";
import { noteSight } from "../../http/sights.ts";
import { NONE, rowOf } from "../read-model/rows/product-rows.ts";
import type { Shopper } from "../shopper.ts";
import type { ProductPlace } from "./product-detail.ts";

/** What is said of a product, and the other products without which it would be said otherwise. */
interface ToldEmbroidery extends EmbroideryOnPage {
  /** Ids; the catalogue notes them as sights. */
  readonly restsOn: readonly number[];
}

/** Says what can be embroidered on a product; whatever besides products it goes by it notes as a sight. */
export type EmbroideryTeller = (
  ctx: Ctx,
  product: { readonly productId: number; readonly parentId: number | null },
) => ToldEmbroidery;

/** Filled by whoever embroiders. */
export const embroideryTellers = slot<EmbroideryTeller>("embroidery of products");

/** What the page of a product says of its embroidery (EMB-35). */
export function embroideryOnPage(
  ctx: Ctx,
  { snapshot }: Shopper,
  { row, familyRow }: ProductPlace,
): EmbroideryOnPage {
  const { rows } = snapshot.base;
  const productId = rows.ids[row]!;
  const parentId = row === familyRow ? null : rows.ids[familyRow]!;
  const told = ctx.held(embroideryTellers).map((tell) => tell(ctx, { productId, parentId }));
  for (const id of told.flatMap(({ restsOn }) => restsOn)) {
    const other = rowOf(rows, id);
    if (other !== NONE) noteSight(snapshot.offerSight(other));
  }
  return {
    options: told.flatMap(({ options }) => options),
    hasLockedDefault: told.some(({ hasLockedDefault }) => hasLockedDefault),
  };
}
