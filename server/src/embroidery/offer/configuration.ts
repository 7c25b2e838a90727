import type { Configuration, OfferedService } from "@placket/domain/embroidery/offer/configuration";
import { offeredServices } from "@placket/domain/embroidery/offer/offered-services";
import {
  logoNumbers,
  threadsOn,
  type EmbroideryOffer,
} from "@placket/domain/embroidery/offer/offer";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";
import { houseLogos } from "../logo/usable-logos.ts";
import { clothColor } from "./cloth-color.ts";
import { offerOf } from "./offers.ts";
import { pricedService } from "./service.ts";

/** A product as the document names it: by its id, or by the sku of the color that was chosen, or of its family. */
interface NamedProduct {
  readonly productId?: number | undefined;
  readonly colorSku?: string | undefined;
  readonly configurableSku?: string | undefined;
}

/** What can be done to a product today, and what a piece of it costs. */
export async function configurationOf(
  ctx: Ctx,
  named: NamedProduct,
): Promise<Result<Configuration>> {
  const product = productOf(ctx, named);
  if (!product.ok) return product;
  const { productId, parentId, sku, hasEmbroidery, isVirtual, isLockdown } = product.value;
  const isOffered = hasEmbroidery && !isVirtual;
  const color = clothColor(product.value);
  const found = isOffered ? offerOf(ctx, { productId, parentId }) : undefined;
  const offer = found ? sewableOn(found, color) : null;
  return ok({
    productId,
    sku,
    hasEmbroidery: isOffered,
    color,
    offer,
    services: offer ? servicesOf(ctx, offer) : [],
    isLockdown,
    houseLogos: offer?.logos ? await houseLogos(ctx, logoNumbers(offer.logos)) : [],
  });
}

/** Where staff withhold every thread that can be seen on a cloth, no text is embroidered on it. */
const sewableOn = (offer: EmbroideryOffer, color: string | null): EmbroideryOffer =>
  threadsOn(offer, color).length > 0 ? offer : { ...offer, text: null };

/** The chosen color tells the most; a family stands for itself. */
function productOf(
  ctx: Ctx,
  { productId, colorSku, configurableSku }: NamedProduct,
): Result<Sellable> {
  const catalog = ctx.held(readModel).current();
  const bySku = [colorSku, configurableSku].find((sku) => sku !== undefined);
  const id = colorSku === undefined ? productId : catalog.idOfSku(colorSku);
  const found = id ?? (bySku === undefined ? undefined : catalog.idOfSku(bySku));
  if (found === undefined) {
    return refuse(
      bySku === undefined
        ? problem("cart.noProductId", "productId")
        : problem("cart.noSuchProduct", "configurableSku", bySku),
    );
  }
  const product = catalog.sellable(found, catalog.parentsOf(found)[0] ?? null, ctx.store.id);
  return product ? ok(product) : refuse(problem("cart.noSuchProduct", "productId", String(found)));
}

function servicesOf(ctx: Ctx, offer: EmbroideryOffer): OfferedService[] {
  const catalog = ctx.held(readModel).current();
  return offeredServices(offer).flatMap(({ kind, sku, upTo, lines }) => {
    const id = catalog.idOfSku(sku);
    const service = id === undefined ? null : pricedService(ctx, id, 1);
    return service
      ? { kind, sku: service.sku, name: service.name, price: service.unitPrice, upTo, lines }
      : [];
  });
}
