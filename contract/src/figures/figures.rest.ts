import { STAGE_NAMES } from "@placket/domain/figures/figures";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { sku } from "../shapes.ts";

export const figuresEndpoints = {
  noteFigure: endpoint({
    method: "POST",
    path: "app-figure",
    summary:
      "Counts that a visit came so far today: nothing is kept of whose it is, neither in the browser nor in the store.",
    source: "issue 12.7",
    can: "shop.browse",
    body: z.object({
      stage: z.enum(STAGE_NAMES),
      /** Of the product that was seen, or put into the cart. */
      sku: sku.optional(),
    }),
    reply: z.object({ success: z.literal(true) }),
    errors: [],
  }),
} as const satisfies EndpointTable;
