import type { StoredCartItem } from "@placket/domain/cart/cart";
import type { PartKindName } from "@placket/domain/cart/part-kind-names";
import {
  PART_KINDS,
  readParts,
  type CartPart,
  type PartOfLine,
  type PartWish,
} from "@placket/domain/cart/part-kinds";
import type { Lettering } from "@placket/domain/embroidery/offer/lettering";
import { stepOf, type EmbroideryOffer } from "@placket/domain/embroidery/offer/offer";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";
import { offerOf } from "../../embroidery/offer/offers.ts";
import { pricedService, serviceOf } from "../../embroidery/offer/service.ts";

/** The parts as they are stored, or why they cannot be had on that product: all of them or none. */
export function chosenParts(
  ctx: Ctx,
  wishes: readonly PartWish[],
  product: Sellable,
): Result<readonly CartPart[]> {
  const parts: CartPart[] = [];
  const offer = product.hasEmbroidery ? offerOf(ctx, product) : undefined;
  for (const wish of wishes) {
    const { kind, text, sku, made } = wish;
    const offered = isOffered(wish, offer);
    if (!offered) return refuse(problem("embroidery.optionUnavailable", kind));
    const service = PART_KINDS[kind].hasService
      ? serviceId(ctx, kind, made ? skuOf(made, offer) : (sku ?? ""))
      : ok(null);
    if (!service.ok) return service;
    parts.push({ kind, text, serviceId: service.value, ...(made && { made }) });
  }
  return readParts(parts, product);
}

/** Staff may have said what is offered; of what they have said nothing of, everything is that asks for no design. */
function isOffered(
  { kind, sku, made }: Pick<PartWish, "kind" | "sku" | "made">,
  offer: EmbroideryOffer | undefined,
): boolean {
  if (kind === "text") return made === undefined || takesLettering(made, offer);
  if (!offer) return true;
  if (kind === "special-instructions") return offer.takesInstructions;
  return offer.services.some((one) => one.kind === kind && isSameSku(one.sku, sku ?? ""));
}

const isSameSku = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether a text that was sewn once is offered there today, with so many stitches. */
const takesLettering = (made: Lettering, offer: EmbroideryOffer | undefined) =>
  offer?.text?.placements.includes(made.placement.code) === true &&
  stepOf(offer.text, made.stitches) !== undefined;

/** What a text is charged as today. */
const skuOf = (made: Lettering, offer: EmbroideryOffer | undefined): string =>
  (offer?.text && stepOf(offer.text, made.stitches)?.sku) ?? "";

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
  if (service.loginRequired && ctx.principal.kind !== "customer") {
    return refuse(problem("access.loginRequired", field));
  }
  return service.isSaleable
    ? ok(service.productId)
    : refuse(problem("cart.productUnavailable", field));
}

/** Stored parts with their services as they are today; `null` where a service is gone. */
export function pricedParts(
  ctx: Ctx,
  parts: readonly CartPart[],
  quantity: number,
): readonly PartOfLine[] {
  return parts.map((part) => ({
    ...part,
    service: part.serviceId === null ? null : pricedService(ctx, part.serviceId, quantity),
  }));
}
