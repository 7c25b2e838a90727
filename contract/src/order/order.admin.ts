import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, price, text } from "../shapes.ts";

const status = z.enum([
  "pending_payment",
  "payment_review",
  "payment_declined",
  "processing",
  "complete",
  "canceled",
]);

/** Times travel as ISO 8601 in UTC. */
const time = z.string();

const row = z.object({
  number: z.string(),
  status,
  createdAt: time,
  email: z.string(),
  /** As on the billing address. */
  name: z.string(),
  storeView: z.string(),
  pieces: z.number(),
  total: price,
  /** State of the latest try to pay; `null` when there was nothing to pay. */
  paymentState: z.string().nullable(),
  attempts: z.number(),
});

const item = z.object({
  sku: z.string(),
  name: z.string(),
  quantity: z.number(),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  price,
  rowTotal: price,
});

const payment = z.object({
  attempt: z.number(),
  method: z.string(),
  provider: z.string(),
  state: z.string(),
  amount: price,
  /** `Visa ending 1111`, once the processor has said so. */
  card: z.string().nullable(),
  declineReason: z.string().nullable(),
  /** What the processor is asked with; it begins with the order's number. */
  idempotencyKey: z.string(),
  reference: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
});

const order = z.object({
  number: z.string(),
  status,
  email: z.string(),
  storeView: z.string(),
  createdAt: time,
  placedAt: time.nullable(),
  items: z.array(item),
  totals: z.array(z.object({ code: z.string(), label: z.string(), amount: price })),
  billingAddress: z.array(z.string()),
  shippingAddress: z.array(z.string()),
  telephone: z.string(),
  shippingMethod: z.string().nullable(),
  comment: z.string().nullable(),
  payments: z.array(payment),
  events: z.array(z.object({ status, note: z.string(), createdAt: time })),
  /** Whether the processor may still be asked what became of the payment. */
  canLookAfter: z.boolean(),
});

/** Every order that stands in the database, also those whose payment is open (issue §6). */
export const orderAdminEndpoints = {
  orders: endpoint({
    method: "GET",
    path: "orders",
    summary: "Orders, newest first, and how many match the search in each status.",
    source: "issue §6: never money without an order that staff can see",
    auth: "staff",
    query: z.object({
      status: status.optional(),
      /** The beginning of a number, or a part of an email. */
      search: text(100).optional(),
      /** `next` of the page before. */
      before: id.optional(),
    }),
    reply: z.object({
      orders: z.array(row),
      /** What the next older page begins with; `null` at the end. */
      next: z.number().nullable(),
      counts: z.partialRecord(status, z.number()),
    }),
    errors: ["staff.signInRequired"],
  }),
  order: endpoint({
    method: "GET",
    path: "orders/:number",
    summary: "One order with its items, sums, addresses, tries to pay and history.",
    source: "issue §6",
    auth: "staff",
    params: z.object({ number: text(32) }),
    reply: order,
    errors: ["staff.signInRequired", "checkout.noSuchOrder"],
  }),
  lookAfterOrder: endpoint({
    method: "POST",
    path: "orders/:number/recovery",
    summary:
      "Asks the processor now what became of the order's payment, and gives the order after.",
    source: "issue §6, decision 0002",
    auth: "staff",
    params: z.object({ number: text(32) }),
    reply: order,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "staff.paymentSettled",
      "checkout.noSuchOrder",
    ],
  }),
} as const satisfies EndpointTable;
