import type { StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import type { CartItem } from "@placket/domain/cart/cart-item";
import { logosToDigitize, type LogoToDigitize } from "@placket/domain/cart/digitizing/digitizing";
import { logoId } from "@placket/domain/embroidery/logo/logo";
import { offeredServices } from "@placket/domain/embroidery/offer/offered-services";
import type { OfferTerms } from "@placket/domain/embroidery/offer/offer";
import { productsBySkus } from "../../catalog/catalog.ts";
import { readModel } from "../../catalog/read-model.ts";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";
import { embroideryOffers, offerOf } from "../../embroidery/offer/offers.ts";
import { pricedService } from "../../embroidery/offer/service.ts";

/** The making of a logo's stitches as a line of a cart, and what it belongs to. */
interface DigitizingLine {
  readonly line: StoredCartItem;
  readonly toDigitize: LogoToDigitize;
}

/**
 * What a cart pays for stitches that nobody has made: a line for each logo, as the offer of the first item charges it
 * that carries the logo. No cart stores such a line: it is there as long as an item with the logo is, and nobody can
 * change it. Where no offer has a price for it, none is charged, as none is told.
 */
export function digitizingLines(
  ctx: Ctx,
  items: readonly CartItem[],
  { unpaidLogos }: Pick<StoredCart, "unpaidLogos">,
): readonly DigitizingLine[] {
  return logosToDigitize(items, unpaidLogos).flatMap((toDigitize) => {
    const { logo, carriers } = toDigitize;
    const [productId] = carriers.flatMap((item) => serviceFor(ctx, item) ?? []);
    if (productId === undefined) return [];
    const line = {
      id: digitizingLineId(logo.logo),
      productId,
      parentId: null,
      quantity: 1,
      overrideCategoryId: null,
      configuration: { kind: "virtual", digitizes: logo },
    } as const;
    return { line, toDigitize };
  });
}

function serviceFor(ctx: Ctx, item: CartItem): number | undefined {
  const sku = offerOf(ctx, item)?.logos?.digitizingSku ?? null;
  const id = sku === null ? undefined : ctx.held(readModel).current().idOfSku(sku);
  return id !== undefined && pricedService(ctx, id, 1) ? id : undefined;
}

/** The same one for as long as the logo is in the cart. */
const digitizingLineId = (number: string): number => LINE_IDS_FROM + (logoId(number) ?? 0);

/** Far above the ids of lines that a database keeps, and below what GraphQL takes for an Int. */
const LINE_IDS_FROM = 1_000_000_000;

/** Whether an id is that of such a line, in whichever cart. */
export const isDigitizingLine = (itemId: number): boolean => itemId > LINE_IDS_FROM;

/**
 * Whether a product is a service that is charged with a garment alone: what some offer charges digitizing as (EMB-17),
 * or another service of an offer that has no page of its own.
 */
export function isServiceAlone(ctx: Ctx, product: Pick<Sellable, "sku" | "productId">): boolean {
  const { all } = ctx.held(embroideryOffers);
  const sku = product.sku.toUpperCase();
  const charged = (terms: OfferTerms) =>
    offeredServices(terms).filter((one) => one.sku.toUpperCase() === sku);
  const named = all.flatMap(charged);
  if (named.length === 0) return false;
  return named.some(({ what }) => what === "digitizing") || !isShownAlone(ctx, product.sku);
}

function isShownAlone(ctx: Ctx, sku: string): boolean {
  const shown = productsBySkus(ctx, [sku]);
  return shown.ok && shown.value.length > 0;
}
