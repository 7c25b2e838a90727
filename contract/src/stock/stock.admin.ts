import { STOCK_REASON_MAX } from "@placket/domain/stock/stock-change";
import { STOCK_LEVELS } from "@placket/domain/stock/stock-level";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text } from "../shapes.ts";

const level = z.enum(STOCK_LEVELS);

/** What may be changed of a shelf. */
const counted = z.object({
  quantity: z.number(),
  /** Whether it is sold at all, however much is there. */
  isInStock: z.boolean(),
});

const item = counted.extend({
  /** Of the product. */
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  level,
});

/** `search`: the beginning of an sku, or a part of a name. */
const query = listQuery({ level: level.optional() }, ["sku", "quantity"]);

/** Pieces of the products that are counted. */
export const stockAdminEndpoints = {
  stock: endpoint({
    method: "GET",
    path: "stock",
    summary: "What is there of each product whose pieces are counted, by sku.",
    source: "hallway §7",
    can: "stock.read",
    query,
    reply: listReply(item),
    errors: ["staff.signInRequired"],
  }),
  exportStock: endpoint({
    method: "GET",
    path: "stock.csv",
    summary: "The same shelves as a file, all of them.",
    source: "hallway §7: export",
    can: "stock.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  stockItem: endpoint({
    method: "GET",
    path: "stock/:id",
    summary: "What is there of one product, and who changed it last by hand.",
    source: "hallway §7",
    can: "stock.read",
    params: z.object({ id }),
    reply: item.extend({
      lastChange: z.object({ by: z.string(), at: z.string() }).nullable(),
    }),
    errors: ["staff.signInRequired", "stock.noSuchItem"],
  }),
  changeStock: endpoint({
    method: "PUT",
    path: "stock/:id",
    summary:
      "Says how many pieces there are, and why. `seen` is what was there when it was counted: orders take pieces meanwhile, and what has changed is refused. Without `quantity` there are as many as there are.",
    source: "hallway §7: who, when, before and after; conflict on parallel edits",
    can: "stock.change",
    params: z.object({ id }),
    body: counted.extend({
      quantity: counted.shape.quantity.optional(),
      seen: counted.extend({ quantity: z.int32() }),
      reason: text(STOCK_REASON_MAX),
    }),
    reply: item,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "stock.noSuchItem",
      "stock.quantityInvalid",
      "stock.reasonMissing",
      "stock.nothingChanged",
      "stock.changedMeanwhile",
    ],
  }),
} as const satisfies EndpointTable;
