import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, price, text } from "../shapes.ts";

const owed = z.object({
  number: z.string(),
  placedAt: z.string(),
  dueAt: z.string().nullable(),
  amount: price,
});

const buyer = z.object({
  id: z.number(),
  email: z.string(),
  /** One for each currency in which they buy on account. */
  accounts: z.array(
    z.object({
      currency: z.string(),
      limit: price,
      owed: price,
      netDays: z.number(),
      isOn: z.boolean(),
      orders: z.array(owed),
    }),
  ),
  /** Of the websites. */
  currencies: z.array(z.string()),
});

/** Who buys on account, up to what limit and with how many days to pay. */
export const termsAdminEndpoints = {
  paymentTerms: endpoint({
    method: "GET",
    path: "payment-terms/:id",
    summary: "The terms of a customer, with the orders of which something is open.",
    source: "issue 9.5",
    can: "paymentTerms.manage",
    params: z.object({ id }),
    reply: buyer,
    errors: ["staff.signInRequired", "payment.noSuchCustomer"],
  }),
  setPaymentTerms: endpoint({
    method: "PUT",
    path: "payment-terms/:id",
    summary: "Sets what a customer may owe in a currency and how many days they have to pay.",
    source: "issue 9.5",
    can: "paymentTerms.manage",
    params: z.object({ id }),
    body: z.object({
      currency: text(3),
      /** In major units. */
      limit: z.number(),
      netDays: z.number(),
      isOn: z.boolean(),
    }),
    reply: z.object({ done: z.literal(true) }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "payment.noSuchCustomer",
      "payment.noSuchCurrency",
      "payment.limitInvalid",
      "payment.limitBelowOwed",
      "payment.netDaysInvalid",
    ],
  }),
} as const satisfies EndpointTable;
