import { offeredKinds } from "@placket/domain/embroidery/offer/configuration";
import { offeredServices } from "@placket/domain/embroidery/offer/offered-services";
import { hasLockedPreset } from "@placket/domain/embroidery/offer/offer";
import type { EmbroideryTeller } from "../../catalog/product/product-embroidery.ts";
import { readModel } from "../../catalog/read-model.ts";
import { offerOf } from "./offers.ts";
import { serviceOf } from "./service.ts";

/** What a product's page says before its configuration is asked for: the kinds of options, and a locked logo (EMB-35). */
export const embroideryTold: EmbroideryTeller = (ctx, { productId, parentId }) => {
  const catalog = ctx.held(readModel).current();
  const product = catalog.sellable(productId, parentId, ctx.store.id);
  if (!product?.hasEmbroidery || product.isVirtual) return NOTHING;
  const offer = offerOf(ctx, { productId, parentId }) ?? null;
  const priced = (offer ? offeredServices(offer) : []).flatMap(({ kind, sku }) => {
    const id = catalog.idOfSku(sku);
    return id === undefined ? [] : { kind, id };
  });
  const services = priced.filter(({ id }) => serviceOf(ctx, id)?.isSaleable);
  const options = offeredKinds({ hasEmbroidery: true, offer, services });
  const hasLockedDefault = options.includes("logos") && hasLockedPreset(offer?.logos);
  return { options, hasLockedDefault, restsOn: priced.map(({ id }) => id) };
};

const NOTHING = { options: [], hasLockedDefault: false, restsOn: [] };
