import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile } from "../list.ts";
import { text } from "../shapes.ts";

const params = z.object({ number: text(32) });

/** A wearer of an ordered list: what is sewn for them, and the piece that it is sewn on. */
const wearer = z.object({
  /** The lines of the text, the name first. */
  lines: z.array(z.string()),
  /** What was chosen of the product: "White, M". */
  chosen: z.string(),
  sku: z.string(),
  pieces: z.number(),
});

const errors = ["staff.signInRequired", "order.noSuchOrder", "order.unreadable"] as const;

/** The lists of wearers of an order (issue 10, point 3; decision 0088). */
export const orderTeamEndpoints = {
  orderTeams: endpoint({
    method: "GET",
    path: "orders/:number/teams",
    summary: "Who wears what of an order, list by list.",
    source: "issue 10, point 3",
    can: "orders.read",
    params,
    reply: z.object({
      teams: z.array(
        z.object({ title: z.string(), product: z.string(), wearers: z.array(wearer) }),
      ),
    }),
    errors: [...errors],
  }),
  exportOrderTeams: endpoint({
    method: "GET",
    path: "orders/:number/teams.csv",
    summary: "The same as a file, a row for each wearer and size.",
    source: "issue 10, point 3",
    can: "orders.read",
    params,
    ...listFile,
    errors: [...errors],
  }),
} as const satisfies EndpointTable;
