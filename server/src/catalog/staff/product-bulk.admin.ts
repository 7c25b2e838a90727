import type { productBulkEndpoints } from "@placket/contract/catalog/product-bulk.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { stores } from "../../store/store-config.ts";
import { transact } from "../../transact.ts";
import { previewPrices, setPrices, switchProducts } from "./bulk-change.ts";

export const productBulkHandlers: Handlers<typeof productBulkEndpoints> = {
  switchProducts: ({ ctx }, { body }) => transact(ctx, (tx) => switchProducts(tx, body)),
  previewPrices: async ({ ctx }, { body }) => {
    const found = await previewPrices(ctx, body);
    const currency = ctx.held(stores).catalogCurrency;
    return found.ok ? ok({ currency, lines: [...found.value] }) : found;
  },
  setPrices: ({ ctx }, { body }) => transact(ctx, (tx) => setPrices(tx, body.prices)),
};
