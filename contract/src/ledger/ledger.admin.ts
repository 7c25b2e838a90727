import { LEDGER_REASON_MAX } from "@placket/domain/ledger/by-hand";
import { MOVEMENTS } from "@placket/domain/ledger/movements";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text } from "../shapes.ts";

/** What customers have of their own; gift cards are whoever's has the code. */
const kind = z.enum(["store_credit", "points"]);

/** In major units of a currency, or in points. */
const account = z.object({ kind, unit: z.string(), balance: z.number() });

const holder = z.object({
  customerId: z.number(),
  email: z.string(),
  name: z.string(),
  accounts: z.array(account),
});

const entry = z.object({
  id: z.number(),
  movement: z.enum(MOVEMENTS),
  change: z.number(),
  balance: z.number(),
  reason: z.string(),
  by: z.string().nullable(),
  orderNumber: z.string().nullable(),
  at: z.string(),
});

const query = listQuery({}, ["customer"]);

/** Store credit and points of customers. */
export const ledgerAdminEndpoints = {
  balances: endpoint({
    method: "GET",
    path: "balances",
    summary:
      "Customers with store credit or points, the newest account first; with a search all whose email or name has it.",
    source: "issue 9.6",
    can: "balances.read",
    query,
    reply: listReply(holder),
    errors: ["staff.signInRequired"],
  }),
  exportBalances: endpoint({
    method: "GET",
    path: "balances.csv",
    summary: "The same customers as a file, a line for each account.",
    source: "hallway §7: export",
    can: "balances.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  balance: endpoint({
    method: "GET",
    path: "balances/:id",
    summary: "What one customer has, with what happened to it, and the currencies of the websites.",
    source: "issue 9.6",
    can: "balances.read",
    params: z.object({ id }),
    reply: holder.extend({
      accounts: z.array(account.extend({ entries: z.array(entry) })),
      currencies: z.array(z.string()),
    }),
    errors: ["staff.signInRequired", "ledger.noSuchCustomer"],
  }),
  moveBalance: endpoint({
    method: "POST",
    path: "balances/:id",
    summary:
      "Gives a customer store credit or points, or takes them, for a reason. The same `request` moves a balance once.",
    source: "issue 9.6",
    can: "balances.change",
    params: z.object({ id }),
    body: z.object({
      kind,
      /** A website's currency, or `points`. */
      unit: text(10),
      direction: z.enum(["give", "take"]),
      amount: z.number(),
      reason: text(LEDGER_REASON_MAX),
      request: z.uuid(),
    }),
    reply: account,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "ledger.noSuchCustomer",
      "ledger.noSuchUnit",
      "ledger.amountInvalid",
      "ledger.notCovered",
      "ledger.reasonMissing",
    ],
  }),
} as const satisfies EndpointTable;
