import { canEditItem } from "@placket/domain/cart/access";
import { saidRows } from "@placket/domain/cart/line-kinds";
import { lineKindOf } from "@placket/domain/cart/line-kinds";
import { imageUrl, THUMB_WIDTH } from "@placket/domain/media/image-url";
import type { Money } from "@placket/domain/money/money";
import type { Say } from "@placket/domain/phrase";
import { readModel } from "../../catalog/read-model.ts";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";
import { familyOf } from "../cart-items.ts";
import { isServiceAlone } from "../digitizing/digitizing-lines.ts";

/** A product that can be ordered by its item number alone. */
export interface Orderable {
  readonly sku: string;
  readonly name: string;
  readonly details: readonly string[];
  readonly price: Money | null;
  readonly url: string;
  readonly image: string | null;
}

/**
 * A product as it is ordered by its number: a variant on its family. `undefined` where the store view has none, or has
 * it switched off.
 */
export function soldById(ctx: Ctx, productId: number): Sellable | undefined {
  const catalog = ctx.held(readModel).current();
  const product = catalog.sellable(productId, familyOf(ctx, productId), ctx.store.id);
  return product?.isEnabled ? product : undefined;
}

/** Whether nothing has to be chosen of it: families, bundles and gift cards are chosen on their pages. */
export function isOneThing(product: Sellable): boolean {
  const kind = lineKindOf(product);
  return (
    product.type !== "configurable" &&
    kind !== undefined &&
    kind !== "bundle" &&
    kind !== "giftCard" &&
    product.selections.length >= product.optionCount &&
    product.customOptions.every(({ isRequired }) => !isRequired)
  );
}

/** The same, and nobody refuses it by itself: what is done to a garment, and the making of stitches, go with one. */
export const isOffered = (ctx: Ctx, product: Sellable): boolean =>
  isOneThing(product) && !isServiceAlone(ctx, product) && canEditItem(product) === true;

/** How it reads, at the price of so many. */
export function orderable(
  ctx: Ctx,
  product: Sellable,
  { quantity, say }: { readonly quantity: number; readonly say: Say },
): Orderable {
  const kind = lineKindOf(product) ?? "plain";
  const read = { configuration: { kind }, parts: [], bundled: [], selections: product.selections };
  return {
    sku: product.sku,
    name: product.name,
    details: saidRows(read, say).map(({ label, value }) => `${label}: ${value}`),
    price: priceOf(ctx, product, quantity),
    url: `/${product.urlKey}`,
    image: product.imageFile === null ? null : imageUrl(product.imageFile, THUMB_WIDTH),
  };
}

function priceOf(ctx: Ctx, { productId, parentId }: Sellable, quantity: number): Money | null {
  const { websiteId } = ctx.store;
  const catalog = ctx.held(readModel).current();
  if (!catalog.hasPrice(productId, parentId, websiteId)) return null;
  const { groupId: customerGroupId } = ctx.principal;
  const question = { websiteId, customerGroupId, quantity, now: ctx.now };
  return catalog.unitPrice(productId, parentId, question);
}
