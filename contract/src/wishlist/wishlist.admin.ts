import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id } from "../shapes.ts";

/** A wish list as staff read it. */
const list = z.object({
  name: z.string(),
  website: z.string(),
  isShared: z.boolean(),
  items: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      quantity: z.number(),
      note: z.string(),
      addedAt: z.string(),
    }),
  ),
});

/** What customers wish for, as staff read it. */
export const wishlistAdminEndpoints = {
  customerWishLists: endpoint({
    method: "GET",
    path: "customers/:id/wish-lists",
    summary: "The wish lists of a customer in every website, with what stands on them.",
    source: "issue 11.5",
    can: "customers.read",
    params: z.object({ id }),
    reply: z.object({ lists: z.array(list) }),
    errors: ["staff.signInRequired"],
  }),
} as const satisfies EndpointTable;
