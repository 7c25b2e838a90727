import { VIEWED_MAX } from "@placket/domain/recently-viewed/recently-viewed";
import { z } from "zod";
import { tiles } from "../catalog/catalog.shapes.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text } from "../shapes.ts";

const LIST_LENGTH_MAX = 200;

/** Product ids in one parameter: `7,12`. */
const ids = text(LIST_LENGTH_MAX)
  .transform((list): unknown[] => list.split(",").filter((part) => part.trim() !== ""))
  .pipe(z.array(id).max(VIEWED_MAX));

export const recentlyViewedEndpoints = {
  recentlyViewed: endpoint({
    method: "GET",
    path: "app-recently-viewed",
    summary:
      "What was looked at last, the last first: the products that a browser remembers and names, else those of the customer's account. Products that nobody sees are left out.",
    source: "WISH-20, WISH-23",
    can: "shop.browse",
    query: z.object({ ids: ids.optional() }),
    reply: tiles,
    errors: [],
  }),
} as const satisfies EndpointTable;
