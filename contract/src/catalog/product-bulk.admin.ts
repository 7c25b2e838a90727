import { PRICES_MAX } from "@placket/domain/catalog/staff/price-by";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";

/** Rows of a page of the list, chosen by hand. */
const productIds = z.array(z.int().min(1).max(2_147_483_647)).min(1).max(100);

/** What is done with several products at once. */
export const productBulkEndpoints = {
  switchProducts: endpoint({
    method: "POST",
    path: "products/status",
    summary: "Takes products off, or puts them back, all of them or none.",
    source: "issue 11.8, hallway §7: bulk changes",
    can: "products.manage",
    body: z.object({ ids: productIds, isEnabled: z.boolean() }),
    reply: z.object({ changed: z.number() }),
    errors: ["access.forbidden", "staff.signInRequired", "catalog.productGone"],
  }),
  previewPrices: endpoint({
    method: "POST",
    path: "products/prices/preview",
    summary:
      "What prices would be by so many percent more, or less; of families those of their variants. Nothing is written.",
    source: "issue 11.8, hallway §7: bulk changes with a preview",
    can: "products.manage",
    body: z.object({ ids: productIds, percent: z.number() }),
    reply: z.object({
      currency: z.string(),
      lines: z.array(
        z.object({
          id: z.number(),
          sku: z.string(),
          name: z.string(),
          seen: z.number(),
          priceMinor: z.number(),
        }),
      ),
    }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "catalog.badPercent",
      "catalog.tooManyPrices",
    ],
  }),
  setPrices: endpoint({
    method: "POST",
    path: "products/prices",
    summary:
      "Sets prices that hold everywhere, all of them or none. `seen` is what each was: another one is refused.",
    source: "issue 11.8, hallway §7: conflict on parallel edits",
    can: "products.manage",
    body: z.object({
      prices: z
        .array(
          z.object({
            id: z.int().min(1).max(2_147_483_647),
            seen: z.int32(),
            priceMinor: z.number(),
          }),
        )
        .min(1)
        .max(PRICES_MAX),
    }),
    reply: z.object({ changed: z.number() }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "catalog.productGone",
      "catalog.productChanged",
      "catalog.badAmount",
    ],
  }),
} as const satisfies EndpointTable;
