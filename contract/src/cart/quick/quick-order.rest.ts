import { QUICK_LINES_MAX } from "@placket/domain/cart/quick/quick-order";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../../endpoint.ts";
import { price, text } from "../../shapes.ts";
import { additionErrors } from "../addition-errors.ts";
import { cartShape as cart } from "../cart.shapes.ts";

/** What is no whole number is refused beside its line, as the cart says it. */
const lines = z
  .array(z.object({ sku: text(255), qty: z.number().nullable() }))
  .min(1)
  .max(QUICK_LINES_MAX);

/** A product that can be ordered by its item number. */
const orderable = z.object({
  sku: z.string(),
  name: z.string(),
  /** `Color: White`, in the language of the store view. */
  details: z.array(z.string()),
  price: price.nullable(),
  url: z.string(),
  /** Its picture; `null` where it has none. */
  image: z.string().nullable(),
});

const source = "issue 11.5";

/** Orders by item numbers, many at once. */
export const quickOrderEndpoints = {
  quickProducts: endpoint({
    method: "GET",
    path: "app-quick-products",
    summary:
      "Up to 8 products that can be ordered by themselves, variants among them: by the beginning of their item number, then by what they are called.",
    source,
    can: "shop.browse",
    query: z.object({ q: text(128) }),
    reply: z.object({ items: z.array(orderable) }),
    errors: ["access.tooManyRequests"],
  }),
  checkQuickOrder: endpoint({
    method: "POST",
    path: "app-quick-order-check",
    summary:
      "What each line is, at the price of so many, and what is wrong with it. Nothing is put into the cart.",
    source,
    can: "cart.read",
    body: z.object({ lines }),
    reply: z.object({
      lines: z.array(
        z.object({
          product: orderable.nullable(),
          /** Of its pieces together; `null` where it cannot be ordered so. */
          total: price.nullable(),
          problems: z.array(
            z.object({ field: z.enum(["sku", "qty"]), key: z.string(), message: z.string() }),
          ),
        }),
      ),
    }),
    errors: ["access.tooManyRequests"],
  }),
  quickOrder: endpoint({
    method: "POST",
    path: "app-quick-order",
    summary:
      "Puts all lines into the cart, or none: each that cannot be is told at `lines.0.sku` or `lines.0.qty`.",
    source,
    can: "cart.change",
    body: z.object({ lines }),
    reply: cart,
    errors: additionErrors,
  }),
} as const satisfies EndpointTable;
