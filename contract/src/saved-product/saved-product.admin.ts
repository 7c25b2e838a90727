import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id } from "../shapes.ts";

/** A saved product as staff read it. */
const savedProduct = z.object({
  id: z.number(),
  /** As its customer called it. */
  name: z.string(),
  product: z.string(),
  sku: z.string(),
  website: z.string(),
  quantity: z.number(),
  /** What was chosen and what is done to it, each in words. */
  chosen: z.array(z.string()),
  /** The garment with what is sewn on it, from the root of the store; `null` where nothing is to be seen. */
  picture: z.string().nullable(),
  savedAt: z.string(),
});

/** What customers have saved to order again, as staff read it. */
export const savedProductAdminEndpoints = {
  customerSavedProducts: endpoint({
    method: "GET",
    path: "customers/:id/saved-products",
    summary: "What a customer has saved to order again, in every website, the last first.",
    source: "issue 10.9, EMB-45",
    can: "customers.read",
    params: z.object({ id }),
    reply: z.object({ products: z.array(savedProduct) }),
    errors: ["staff.signInRequired"],
  }),
} as const satisfies EndpointTable;
