import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { lineOption, sewnPicture } from "../cart/line.codec.ts";
import { totalsLine } from "../line/totals-line.codec.ts";
import { saidOnWire } from "./history.codec.ts";
import { arrivalShape, price } from "../shapes.ts";

/** What the shopper who placed an order may see of it (CHECK-32, OPEN-36). */
export const orderEndpoints = {
  order: endpoint({
    method: "GET",
    path: "app-order",
    summary: "A placed order, for whoever holds the token that placeOrder gave.",
    source: "CHECK-32, OPEN-36",
    can: "order.readOwn",
    query: z.object({ number: z.string().min(1).max(32), token: z.string().min(1).max(128) }),
    reply: z.object({
      number: z.string(),
      status: z.string(),
      email: z.string(),
      placed_at: z.string(),
      /** It is sent for what came back: its lines cost the difference. */
      is_exchange: z.boolean(),
      items: z.array(
        z.object({
          sku: z.string(),
          name: z.string(),
          quantity: z.number(),
          options: z.array(lineOption),
          price,
          row_total: price,
          image: z.string().nullable(),
          /** Address of the garment with what is sewn on it; `null` where nothing is. */
          sewn_picture: z.string().nullable(),
          /** The same of each side of the garment, with what is seen in words. */
          sewn_pictures: z.array(sewnPicture),
          /** The list of wearers that the line stands in; `null` where in none. */
          team: z.string().nullable(),
          url: z.string().nullable(),
        }),
      ),
      totals: z.array(totalsLine),
      billing_address: z.array(z.string()),
      shipping_address: z.array(z.string()),
      shipping_method: z.string().nullable(),
      arrival: arrivalShape.nullable(),
      payment: z.string(),
      /** What happened, first to last, as far as it is the shopper's to read. */
      history: z.array(saidOnWire.extend({ created_at: z.string() })),
    }),
    errors: ["order.noSuchOrder", "order.unreadable"],
  }),
  orderPaper: endpoint({
    method: "GET",
    path: "app-order-paper",
    summary:
      "An invoice, a refund or a packing slip of an order as a PDF, for whoever holds the order's token.",
    source: "issue 9 §2: invoice and packing list as PDF",
    can: "order.readOwn",
    query: z.object({
      number: z.string().min(1).max(32),
      token: z.string().min(1).max(128),
      kind: z.enum(["invoice", "refund", "packing-slip"]),
      paper: z.string().min(1).max(32),
    }),
    gives: "file",
    fileType: "application/pdf",
    errors: ["order.noSuchOrder", "order.noSuchPaper", "order.unreadable", "access.papersBusy"],
  }),
} as const satisfies EndpointTable;
