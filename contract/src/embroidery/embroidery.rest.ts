import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, sku } from "../shapes.ts";
import { configurationShape } from "./configuration.shapes.ts";

/** The store API's embroidery calls (catalogue §7). What is chosen goes into a cart by the cart's calls. */
export const embroideryEndpoints = {
  embroidery: endpoint({
    method: "GET",
    path: "app-embroidery",
    summary:
      "What can be embroidered on a product and done to it, where, and what it costs. The product is named by its id, " +
      "or by the sku of the color that was chosen, or of its family.",
    source: "EMB-40, EMB-03, EMB-04, EMB-05, EMB-08, EMB-09",
    can: "shop.browse",
    query: z.object({
      productId: id.optional(),
      colorSku: sku.optional(),
      configurableSku: sku.optional(),
    }),
    reply: configurationShape,
    errors: ["cart.noSuchProduct", "cart.noProductId"],
  }),
} as const satisfies EndpointTable;
