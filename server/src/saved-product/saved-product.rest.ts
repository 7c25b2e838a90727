import type {
  SavedProductWire,
  savedProductEndpoints,
} from "@placket/contract/saved-product/saved-product.rest";
import { atDataFields } from "@placket/contract/embroidery/data-fields.codec";
import { ok, type Result } from "@placket/domain/problem";
import { embroideredData } from "../cart/line/embroidered-data.ts";
import { sewnItem } from "../cart/line/sewn-parts.ts";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { transact } from "../transact.ts";
import { removeSaved, renameSaved, restoreSaved, saveProduct } from "./saved-product.ts";
import { savedWire } from "./saved-product-wire.ts";
import { savedProduct, savedProducts } from "./shown-product.ts";

export const savedProductHandlers: Handlers<typeof savedProductEndpoints> = {
  saveEmbroideryToMyProducts: async ({ ctx }, { body }) => {
    const { name, entity_id: id, ...data } = body.data;
    const sewn = atDataFields(await sewnItem(ctx, embroideredData(ctx, data)));
    if (!sewn.ok) return sewn;
    return wireOf(
      ctx,
      atDataFields(await transact(ctx, (tx) => saveProduct(tx, { name, id, item: sewn.value }))),
    );
  },
  myProducts: async ({ ctx }, { query }) => {
    const { search, currentPage: page, pageSize: size } = query;
    const found = await savedProducts(ctx, { search: search.trim(), page, size });
    if (!found.ok) return found;
    const { products, total } = found.value;
    return ok({
      items: products.map((one) => savedWire(ctx, one)),
      total_count: total,
      page_info: { current_page: page, page_size: size, total_pages: Math.ceil(total / size) },
    });
  },
  myProduct: ({ ctx }, { query }) => wireOf(ctx, ok(query.entity_id)),
  renameSavedProduct: async ({ ctx }, { body: { entity_id: id, name } }) =>
    wireOf(ctx, await transact(ctx, (tx) => renameSaved(tx, { id, name }))),
  removeSavedProduct: async ({ ctx }, { body }) => {
    const removed = await transact(ctx, (tx) => removeSaved(tx, body.entity_id));
    return removed.ok ? ok({ entity_id: removed.value }) : removed;
  },
  restoreSavedProduct: async ({ ctx }, { body }) =>
    wireOf(ctx, await transact(ctx, (tx) => restoreSaved(tx, body.entity_id))),
};

async function wireOf(ctx: Ctx, id: Result<number>): Promise<Result<SavedProductWire>> {
  if (!id.ok) return id;
  const found = await savedProduct(ctx, id.value);
  return found.ok ? ok(savedWire(ctx, found.value)) : found;
}
