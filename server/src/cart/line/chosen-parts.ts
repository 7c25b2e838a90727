import type { StoredCartItem } from "@placket/domain/cart/cart";
import type { PartKindName } from "@placket/domain/cart/part-kind-names";
import {
  PART_KINDS,
  readParts,
  type CartPart,
  type PartWish,
} from "@placket/domain/cart/part-kinds";
import type { LinePart } from "@placket/domain/line/line-part";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";

/** The parts as they are stored, or why they cannot be had on that product: all of them or none. */
export function chosenParts(
  ctx: Ctx,
  wishes: readonly PartWish[],
  product: Pick<Sellable, "isVirtual" | "hasEmbroidery">,
): Result<readonly CartPart[]> {
  const parts: CartPart[] = [];
  for (const { kind, text, sku } of wishes) {
    const service = PART_KINDS[kind].hasService ? serviceId(ctx, kind, sku ?? "") : ok(null);
    if (!service.ok) return service;
    parts.push({ kind, text, serviceId: service.value });
  }
  return readParts(parts, product);
}

/** Stored parts as they would be asked for anew. */
export function wishesOf(ctx: Ctx, { configuration }: Pick<StoredCartItem, "configuration">) {
  const catalog = ctx.held(readModel).current();
  const skuOf = (id: number) => catalog.sellable(id, null, ctx.store.id)?.sku ?? "";
  return (configuration.parts ?? []).map(({ kind, text, serviceId: id }) => ({
    kind,
    text,
    sku: id === null ? null : skuOf(id),
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

function serviceOf(ctx: Ctx, id: number): Sellable | undefined {
  const catalog = ctx.held(readModel).current();
  const product = catalog.sellable(id, null, ctx.store.id);
  return product?.type === "virtual" && catalog.hasPrice(id, null, ctx.store.websiteId)
    ? product
    : undefined;
}

/** Stored parts with their services as they are today; `null` where a service is gone. */
export function pricedParts(
  ctx: Ctx,
  parts: readonly CartPart[],
  quantity: number,
): readonly LinePart<PartKindName>[] {
  return parts.map((part) => ({ ...part, service: pricedService(ctx, part, quantity) }));
}

function pricedService(ctx: Ctx, { serviceId: id }: CartPart, quantity: number) {
  const product = id === null ? undefined : serviceOf(ctx, id);
  if (id === null || !product?.isSaleable) return null;
  const question = {
    websiteId: ctx.store.websiteId,
    customerGroupId: ctx.principal.groupId,
    quantity,
    now: ctx.now,
  };
  const catalog = ctx.held(readModel).current();
  return {
    sku: product.sku,
    name: product.name,
    unitPrice: catalog.unitPrice(id, null, question),
    taxClassId: product.taxClassId,
    isBulkPrice: catalog.isBulkPrice(id, null, question),
  };
}
