import { GUEST } from "@placket/domain/access/principal";
import type { Money } from "@placket/domain/money/money";
import { hasPieces } from "@placket/domain/quantity/has-pieces";
import { productTiles } from "../catalog/listed-products.ts";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import type { WaitedFor } from "./stock-alert.sql.ts";

/** What a product that is waited for is now, to a customer group. */
export interface ProductFacts {
  readonly name: string;
  readonly sku: string;
  /** Its path. */
  readonly url: string;
  readonly imageFile: string | null;
  /** What is chosen of its family. */
  readonly chosen: readonly { readonly label: string; readonly value: string }[];
  readonly isAtHand: boolean;
  /** Of one piece; `null` where it has none. */
  readonly price: Money | null;
}

/** undefined while nobody sees it in this view. A family is at hand when anything of it is, at its lowest price. */
export function factsOf(
  ctx: Ctx,
  { productId, parentId }: WaitedFor,
  groupId: number,
): ProductFacts | undefined {
  const asked = { ...ctx, principal: { ...GUEST, groupId } };
  const [tile] = productTiles(asked, [parentId ?? productId]);
  const catalog = ctx.held(readModel).current();
  const sold = catalog.sellable(productId, parentId, ctx.store.id);
  if (!tile || !sold) return undefined;
  const said = {
    name: tile.name,
    sku: sold.sku,
    url: tile.url,
    imageFile: sold.imageFile,
    chosen: sold.selections.map(({ attributeLabel, optionLabel }) => ({
      label: attributeLabel,
      value: optionLabel,
    })),
  };
  const isFamily = parentId === null && sold.optionCount > 0;
  if (isFamily) return { ...said, isAtHand: tile.inStock, price: tile.price?.amount ?? null };
  const { websiteId } = ctx.store;
  const question = { websiteId, customerGroupId: groupId, quantity: 1, now: ctx.now };
  return {
    ...said,
    isAtHand: sold.isSaleable && hasPieces(sold.stock, 1),
    price: catalog.hasPrice(productId, parentId, websiteId)
      ? catalog.unitPrice(productId, parentId, question)
      : null,
  };
}
