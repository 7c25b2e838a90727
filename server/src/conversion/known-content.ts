import { times } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";

/**
 * What the store knows of a product that a browser names by its number, for so many pieces: what it is called, and what
 * it costs whoever asks, in major units; undefined of what it does not know, or has no price for.
 */
export function knownContent(
  { held, store, principal, now }: Ctx,
  sku: string | undefined,
  quantity: number,
): { readonly name: string; readonly value: number | undefined } | undefined {
  const catalog = held(readModel).current();
  const id = sku === undefined ? undefined : catalog.idOfSku(sku);
  if (id === undefined) return undefined;
  const parentId = catalog.parentsOf(id)[0] ?? null;
  const product = catalog.sellable(id, parentId, store.id);
  if (!product) return undefined;
  if (!catalog.hasPrice(id, parentId, store.websiteId)) {
    return { name: product.name, value: undefined };
  }
  const pieces = Math.max(1, quantity);
  const asked = {
    websiteId: store.websiteId,
    customerGroupId: principal.groupId,
    quantity: pieces,
    now,
  };
  return {
    name: product.name,
    value: decimalOf(times(catalog.unitPrice(id, parentId, asked), pieces)),
  };
}
