import type { savedProductAdminEndpoints } from "@placket/contract/saved-product/saved-product.admin";
import { saidRows } from "@placket/domain/cart/line-kinds";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { sayInEnglish } from "../translation/say.ts";
import { savedOfCustomer } from "./shown-product.ts";

export const savedProductAdminHandlers: Handlers<typeof savedProductAdminEndpoints> = {
  customerSavedProducts: async ({ ctx }, { params: { id } }) => {
    const all = await savedOfCustomer(ctx, id);
    return ok({
      products: all.map(({ saved, item, website, picture }) => ({
        id: saved.id,
        name: saved.name,
        product: item.name,
        sku: item.sku,
        website,
        quantity: saved.quantity,
        chosen: saidRows(item, sayInEnglish).map(({ label, value }) => `${label}: ${value}`),
        picture,
        savedAt: saved.savedAt.toISOString(),
      })),
    });
  },
};
