import { STOCK_REASON_MAX } from "@placket/domain/stock/stock-change";
import { STOCK_LEVELS } from "@placket/domain/stock/stock-level";
import { COUNT_REFUSALS, COUNTS_MAX } from "@placket/domain/stock/shelf-count";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, sku, text, upload } from "../shapes.ts";

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

/** Why a shelf of a count stays as it is, and the values of its text. */
const problem = z.object({
  error: z.enum(COUNT_REFUSALS),
  params: z.array(z.union([z.string(), z.number()])),
});

/** A whole count: each shelf with an sku of 64 characters, some of them no ASCII. */
const COUNT_BYTES = 4_000_000;

/** An exported list of a large shop: most of its lines need not be counted. */
const FILE_BYTES = 8_000_000;

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
  countStock: endpoint({
    method: "POST",
    path: "stock/counts",
    summary:
      "Says how many pieces there are on many shelves, and why. A shelf that is not as it was `seen` any more stays as it is, and the reply says why; the others are written, each with its trace. Sent again with the same `key`, nothing is written and the reply is the same.",
    source: "hallway §7: bulk changes, conflict on parallel edits",
    can: "stock.change",
    bodyBytes: COUNT_BYTES,
    body: z.object({
      key: z.uuid(),
      reason: text(STOCK_REASON_MAX),
      counts: z
        .array(z.object({ sku, seen: z.int32(), quantity: z.number() }))
        .min(1)
        .max(COUNTS_MAX),
    }),
    reply: z.object({
      counted: z.number(),
      refused: z.array(z.object({ sku: z.string(), now: z.number().nullable(), problem })),
    }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "stock.reasonMissing",
      "stock.countKeyUsed",
    ],
  }),
  readCountFile: endpoint({
    method: "POST",
    path: "stock/counts/file",
    summary:
      "What the exported list with its column `counted` filled in would change; nothing is written. Shelves that nobody counted, or found as they were, are left out.",
    source: "hallway §7: import with a preview",
    can: "stock.change",
    takes: ["multipart"],
    bodyBytes: FILE_BYTES + 10_000,
    body: z.object({ file: upload(FILE_BYTES) }),
    reply: z.object({
      /** Below the first one. */
      lines: z.number(),
      /** Those that somebody counted, and of them those that were found as they were seen. */
      counted: z.number(),
      asSeen: z.number(),
      shelves: z.array(
        z.object({
          sku: z.string(),
          /** `null` for what is no number. */
          seen: z.number().nullable(),
          counted: z.number().nullable(),
          now: z.number().nullable(),
          problem: problem.nullable(),
          /** What the file says where one of them is no number. */
          written: z.object({ seen: z.string(), counted: z.string() }).optional(),
        }),
      ),
    }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "stock.countFileUnreadable",
      "stock.countLineUnreadable",
      "stock.tooManyCounts",
    ],
  }),
} as const satisfies EndpointTable;
