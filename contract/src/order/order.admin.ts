import { ORDER_STATUSES } from "@placket/domain/order/order-status";
import { STAGE_NAMES } from "@placket/domain/order/stages";
import { BRIEF_STEP_NAMES, ORDER_STEP_NAMES } from "@placket/domain/order/step/order-steps";
import { PAID_SOURCES } from "@placket/domain/order/money/refund-ways";
import { RETURN_STATES } from "@placket/domain/order/return/return-state";
import { PAYMENT_STATES } from "@placket/domain/payment/payment-state";
import { z } from "zod";
import { addressFields } from "../directory/address-fields.codec.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { lineOption } from "../cart/line.codec.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { saidOnWire } from "./history.codec.ts";
import { arrivalShape, price, text } from "../shapes.ts";

const status = z.enum(ORDER_STATUSES);

const stage = z.enum(STAGE_NAMES).nullable();

const day = z.iso.date();

/** Times travel as ISO 8601 in UTC. */
const time = z.string();

const purchaseOrder = z.object({ number: z.string(), dueAt: time.nullable(), isOpen: z.boolean() });

/** An order as a line of the list. */
export const orderRow = z.object({
  number: z.string(),
  status,
  /** Where it stands for whoever packs it; `null` where nobody has to do anything with it. */
  stage,
  createdAt: time,
  email: z.string(),
  /** As on the billing address; `""` where that cannot be read. */
  name: z.string(),
  /** What of the order cannot be read; `null` for a sound one. */
  fault: z.string().nullable(),
  storeView: z.string(),
  pieces: z.number(),
  /** Whether a piece of it has left the house. */
  hasShipped: z.boolean(),
  total: price,
  /** State of the latest try to pay; `null` when there was nothing to pay. */
  paymentState: z.enum(PAYMENT_STATES).nullable(),
  /** Whether its buyer has to pay before anything of it is sent. */
  isAwaited: z.boolean(),
  attempts: z.number(),
  /** Of an order on account: the buyer's number, and until when its invoice is to be paid, if that is open. */
  purchaseOrder: purchaseOrder.nullable(),
  /** Whether whoever asks may have the processor asked what became of the payment. */
  canLookAfter: z.boolean(),
  /** What whoever asks may do with it now, of what is done with several at once; nothing else is offered. */
  steps: z.array(z.enum(BRIEF_STEP_NAMES)),
});

const item = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  quantity: z.number(),
  options: z.array(lineOption),
  /** What a machine sews of it, each by what it is called. */
  designs: z.array(z.string()),
  image: z.string().nullable(),
  /** Address of the garment with what is sewn on it; `null` where nothing is. */
  sewnPicture: z.string().nullable(),
  price,
  rowTotal: price,
  /** Why it costs that: the catalog price rules that made the price, and what cart price rules took off the line. */
  priceRules: z.array(z.string()),
  discounts: z.array(z.object({ label: z.string(), amount: price })),
  /** What its pieces cost together: less their discount, with their tax. */
  paid: price,
  /** Of that, paid back already for an exchange that stands no more: their refund is less by it. */
  advance: price,
  /** How far its pieces are; `toShip`, `toLeaveOut` …: those of which it may still be; `dropped`: paid back unsent. */
  progress: z.object({
    canceled: z.number(),
    shipped: z.number(),
    refunded: z.number(),
    dropped: z.number(),
    returned: z.number(),
    inReturn: z.number(),
    exchanged: z.number(),
    toShip: z.number(),
    toLeaveOut: z.number(),
    toRefund: z.number(),
    toReturn: z.number(),
  }),
});

/** One try to pay. */
const payment = z.object({
  attempt: z.number(),
  method: z.string(),
  provider: z.string(),
  state: z.enum(PAYMENT_STATES),
  amount: price,
  /** `Visa ending 1111`, once the processor has said so. */
  card: z.string().nullable(),
  declineReason: z.string().nullable(),
  /** What the processor is asked with; it begins with the order's number. */
  idempotencyKey: z.string(),
  reference: z.string().nullable(),
  /** Why it cannot be settled; `null` where nothing stands in the way. */
  trouble: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
});

/** An order as staff see it. */
export const staffOrder = z.object({
  number: z.string(),
  status,
  stage,
  email: z.string(),
  /** What the shop is called there. */
  storeName: z.string(),
  /** The shop's telephone there. */
  storePhone: z.string(),
  storeView: z.string(),
  /** Of an order on account: the buyer's number, the day, and whether the invoice is open; `null` of others. */
  purchaseOrder: purchaseOrder.nullable(),
  createdAt: time,
  placedAt: time.nullable(),
  items: z.array(item),
  /** Lines that charge the stitches of a logo: which lines carry it, and whether they are made or needed elsewhere. */
  digitizing: z.array(
    z.object({
      itemId: z.number(),
      logo: z.string(),
      carriers: z.array(z.number()),
      isUsed: z.boolean(),
    }),
  ),
  /** How many works on its pieces are not done yet: what is not sewn does not leave. */
  unfinished: z.number(),
  /** Whether a piece of it is under the needle, or sewn. */
  isWorkBegun: z.boolean(),
  totals: z.array(z.object({ code: z.string(), label: z.string(), amount: price })),
  billingAddress: z.array(z.string()),
  shippingAddress: z.array(z.string()),
  /** The same addresses to be changed; `null` where there is none, or it cannot be read. */
  addresses: z.object({
    billing: addressFields.nullable(),
    shipping: addressFields.nullable(),
  }),
  telephone: z.string(),
  shippingMethod: z.string().nullable(),
  /** The days that the shopper was told with the order; `null` where none were. */
  arrival: arrivalShape.nullable(),
  comment: z.string().nullable(),
  payments: z.array(payment),
  /** What its buyer has to pay before anything of it is sent; `null` for nothing. */
  awaited: price.nullable(),
  /** What happened, first to last; without a status what staff did, whose email `by` is. */
  events: z.array(
    saidOnWire.extend({
      status: status.nullable(),
      /** Whether the order's shopper reads it too, in words of their own. */
      isShownToCustomer: z.boolean(),
      by: z.string().nullable(),
      createdAt: time,
    }),
  ),
  /** What has left, first to last. */
  shipments: z.array(
    z.object({
      number: z.string(),
      createdAt: time,
      by: z.string().nullable(),
      pieces: z.array(
        z.object({ itemId: z.number(), sku: z.string(), name: z.string(), quantity: z.number() }),
      ),
      /** Its parcels; `url`: where each is followed, where that is known. */
      tracks: z.array(
        z.object({
          carrier: z.string(),
          title: z.string(),
          number: z.string(),
          url: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** Its money: `null` for an order that cost nothing, or whose sums cannot be read. */
  money: z
    .object({
      asked: price,
      captured: price,
      refunded: price,
      /** What the way cost with its tax, and what of that was paid back. */
      shipping: price,
      shippingRefunded: price,
      /** What it was paid from, and what of that may still go back to each. */
      sources: z.array(z.object({ source: z.enum(PAID_SOURCES), paid: price, left: price })),
      /** Whether its buyer has an account, which store credit needs. */
      hasAccount: z.boolean(),
      /** Why the processor has not yet done what it was asked for; `null` where nothing is open. */
      trouble: z.string().nullable(),
      isMoving: z.boolean(),
    })
    .nullable(),
  /** What is sent back, first to last. */
  returns: z.array(
    z.object({
      number: z.string(),
      state: z.enum(RETURN_STATES),
      reason: z.string(),
      comment: z.string(),
      /** Why nothing came of it, empty where no piece of it was good; `null` where something does, or nobody said. */
      endedReason: z.string().nullable(),
      /** What paying its good pieces back comes to; `null` where the order has no such money, or it is over. */
      refund: price.nullable(),
      /** What its exchange owes the buyer, since the processor refused to pay it back; `null` for nothing. */
      owed: price.nullable(),
      /** What its buyer has to pay before what it is exchanged for is sent; `null` for nothing. */
      awaited: price.nullable(),
      /** Whether its pieces go on the shelf unless staff say otherwise. */
      isForShelf: z.boolean(),
      createdAt: time,
      pieces: z.array(
        z.object({
          itemId: z.number(),
          sku: z.string(),
          name: z.string(),
          quantity: z.number(),
          /** Of them, those that were found good. */
          accepted: z.number(),
        }),
      ),
    }),
  ),
  /** Where its buyer sends what they return, as they are told; `""` where no setting says it. */
  returnsTo: z.string(),
  /** What was sent for a return: of which order, and which order it is. */
  exchanges: z.array(
    z.object({
      of: z.string(),
      return: z.string(),
      by: z.string(),
      /** What its buyer has to pay before it is sent; `null` for nothing. */
      awaited: price.nullable(),
    }),
  ),
  /** Invoices and refunds, first to last. */
  papers: z.array(
    z.object({
      kind: z.enum(["invoice", "refund"]),
      number: z.string(),
      createdAt: time,
      by: z.string().nullable(),
      reason: z.string().nullable(),
      total: price,
      /** Of a refund: what went where. */
      parts: z.array(z.object({ to: z.enum(PAID_SOURCES), amount: price })),
    }),
  ),
  /** When somebody began to pack it; `null` before. */
  packedAt: time.nullable(),
  /** What cancelling gives back. */
  heldMoney: price,
  /** What may be done with it now: `null`, or why not in words. */
  steps: z.record(z.enum(ORDER_STEP_NAMES), z.string().nullable()),
  /** Whether the processor may still be asked what became of the payment. */
  canLookAfter: z.boolean(),
  /** Whether a guest placed it: what is of an account is forgotten with its customer. */
  isGuests: z.boolean(),
  /** What is stored in no shape that a version of the store wrote, a sentence each; the rest is shown. */
  faults: z.array(z.string()),
});

/** `search`: a part of a number, an email, a name or a purchase order's number, or the beginning of a SKU. */
const query = listQuery(
  {
    status: status.optional(),
    /** The stage at which they are. */
    stage: z.enum(STAGE_NAMES).optional(),
    /** Of orders on account: those whose invoice is open, or open beyond its day. */
    invoice: z.enum(["open", "overdue"]).optional(),
    /** `look-after`: only orders whose money cannot be settled without somebody. */
    money: z.enum(["look-after"]).optional(),
    /** Days as `2026-03-02`, on the clocks of the warehouse; both belong to it. */
    from: day.optional(),
    to: day.optional(),
  },
  ["created", "total", "email"],
);

/** Every order that stands in the database, also those whose payment is open (issue §6). */
export const orderAdminEndpoints = {
  orders: endpoint({
    method: "GET",
    path: "orders",
    summary:
      "Orders, newest first; the first page says how many match search, days, stage and invoice in each status.",
    source: "issue §6: never money without an order that staff can see",
    can: "orders.read",
    query,
    reply: listReply(orderRow).extend({
      /** Only on the first page: whoever turns to another knows them, and counting looks at every order. */
      counts: z
        .object({
          /** None beyond 10,000 and one more; `null` where too many match by their words to be counted. */
          byStatus: z.partialRecord(status, z.number()).nullable(),
          /** How many orders `money=look-after` gives, whatever was searched, and `paymentNotices` beside them. */
          moneyToLookAfter: z.number(),
        })
        .nullable(),
    }),
    errors: ["staff.signInRequired", "list.daysReversed"],
  }),
  exportOrders: endpoint({
    method: "GET",
    path: "orders.csv",
    summary: "The same orders as a file, all of them.",
    source: "hallway §7: export",
    can: "orders.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired", "list.daysReversed"],
  }),
  order: endpoint({
    method: "GET",
    path: "orders/:number",
    summary: "One order with its items, sums, addresses, tries to pay and history.",
    source: "issue §6",
    can: "orders.read",
    params: z.object({ number: text(32) }),
    reply: staffOrder,
    errors: ["staff.signInRequired", "order.noSuchOrder"],
  }),
  lookAfterOrder: endpoint({
    method: "POST",
    path: "orders/:number/recovery",
    summary:
      "Asks the processor now what became of the order's payment, and gives the order after.",
    source: "issue §6, decision 0002",
    can: "payments.lookAfter",
    params: z.object({ number: text(32) }),
    reply: staffOrder,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "staff.paymentSettled",
      "order.noSuchOrder",
    ],
  }),
} as const satisfies EndpointTable;
