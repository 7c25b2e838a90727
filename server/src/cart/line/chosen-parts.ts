import { isKnownBuyer } from "@placket/domain/access/principal";
import type { StoredCartItem } from "@placket/domain/cart/cart";
import type { PartKindName } from "@placket/domain/cart/part-kind-names";
import {
  readParts,
  type CartPart,
  type PartOfLine,
  type PartWish,
} from "@placket/domain/cart/part-kinds";
import { at } from "@placket/domain/embroidery/design/design-draft";
import { embroideryLacking, lockedLogoLacking } from "@placket/domain/embroidery/offer/lockdown";
import { chargedAs } from "@placket/domain/embroidery/offer/charged-as";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";
import { withdrawnOf } from "../../embroidery/font/fonts.ts";
import { offerOf } from "../../embroidery/offer/offers.ts";
import { pricedService, serviceOf } from "../../embroidery/offer/service.ts";

/**
 * The parts as they are stored, or why they cannot be had on that product: all of them or none. Every way into a cart
 * leads through here, so here it is held that what is sold with embroidery alone has some, and that nothing is
 * embroidered without the logo that is locked.
 */
export function chosenParts(
  ctx: Ctx,
  wishes: readonly PartWish[],
  product: Sellable,
): Result<readonly CartPart[]> {
  const parts: CartPart[] = [];
  const offer = product.hasEmbroidery ? offerOf(ctx, product) : undefined;
  for (const wish of wishes) {
    const { kind, text, made } = wish;
    // A list is nobody's work: what is done to its lines are their other parts.
    const charged = kind === "team" ? ok(null) : chargedAs({ ...wish, kind }, offer);
    if (!charged.ok) return at(kind, charged);
    const sku = charged.value;
    const service = sku === null ? ok(null) : serviceId(ctx, kind, sku);
    if (!service.ok) return service;
    parts.push({ kind, text, serviceId: service.value, ...(made && { made }) });
  }
  const read = readParts(parts, product);
  if (!read.ok) return read;
  const made = read.value.flatMap((one) => one.made ?? []);
  const lacking = isSoldEmbroidered(product)
    ? embroideryLacking(made, offer)
    : lockedLogoLacking(made, offer);
  return lacking.length > 0 ? refuse(...lacking) : read;
}

const isSoldEmbroidered = ({ isLockdown, hasEmbroidery, isVirtual }: Sellable): boolean =>
  isLockdown && hasEmbroidery && !isVirtual;

/** Stored parts as they would be asked for anew. */
export function wishesOf(ctx: Ctx, { configuration }: Pick<StoredCartItem, "configuration">) {
  const catalog = ctx.held(readModel).current();
  const nameOf = (id: number) => catalog.sellable(id, null, ctx.store.id)?.sku ?? "";
  return (configuration.parts ?? []).map(({ kind, text, serviceId: id, made }): PartWish => ({
    kind,
    text,
    sku: id === null ? null : nameOf(id),
    ...(made && { made }),
  }));
}

/** A service is a virtual product that can be bought now; whoever may not buy it may not ask for it. */
function serviceId(ctx: Ctx, kind: PartKindName, sku: string): Result<number> {
  const field = `${kind}.sku`;
  const id = ctx.held(readModel).current().idOfSku(sku);
  const service = id === undefined ? undefined : serviceOf(ctx, id);
  if (!service) return refuse(problem("cart.noSuchProduct", field, sku));
  if (service.loginRequired && !isKnownBuyer(ctx.principal)) {
    return refuse(problem("access.loginRequired", field));
  }
  return service.isSaleable
    ? ok(service.productId)
    : refuse(problem("cart.productUnavailable", field));
}

/** Stored parts with their services as they are today, `null` where one is gone, and what of them was withdrawn. */
export function pricedParts(
  ctx: Ctx,
  parts: readonly CartPart[],
  quantity: number,
): readonly PartOfLine[] {
  return parts.map((part) => {
    const service = part.serviceId === null ? null : pricedService(ctx, part.serviceId, quantity);
    const withdrawn = withdrawnOf(ctx, part.made);
    return { ...part, service, ...(withdrawn !== undefined && { withdrawn }) };
  });
}
