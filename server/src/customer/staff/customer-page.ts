import { auditActions } from "@placket/domain/audit/audit-actions";
import { callInWords } from "@placket/domain/audit/call-words";
import { customerSubject } from "@placket/domain/audit/customer-subject";
import { ok, problem, refuse } from "@placket/domain/problem";
import { traceOf } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { subscriptionOf } from "../../newsletter/newsletter.ts";
import { ordersInShort } from "../../order/staff/customers-orders.ts";
import { sessionsOf } from "../../session/session.ts";
import { stores } from "../../store/store-config.ts";
import type { StoreView } from "../../store/store-view.ts";
import { addressesOf } from "../address/address-book.ts";
import { selectCustomer, type CustomerRow } from "../customer.sql.ts";
import { openCarts } from "../own-data/open-carts.ts";
import { selectNotes } from "./note.sql.ts";

/** A customer with all that staff need to answer a question. */
export async function customerPage(ctx: Ctx, id: number) {
  const customer = await selectCustomer(ctx.db, id);
  if (!customer) return refuse(problem("customer.noneWithId", "id"));
  const [addresses, orders, carts, sessions, newsletter, notes, acts] = await Promise.all([
    addressesOf(ctx, id),
    ordersInShort(ctx, id),
    openCarts(ctx, customer),
    sessionsOf(ctx, { customerId: id }),
    subscriptionOf(ctx, customer.email),
    selectNotes(ctx.db, id),
    actsOn(ctx, id),
  ]);
  return ok({
    customer,
    view: viewOf(ctx, customer),
    newsletter: newsletter ?? null,
    addresses,
    orders,
    carts,
    sessions,
    notes,
    acts,
  });
}

export type CustomerPage = Extract<
  Awaited<ReturnType<typeof customerPage>>,
  { readonly ok: true }
>["value"];

/** The view in which the account was made: in its words letters are written that nobody asks for from a page. */
export function viewOf({ held, store }: Ctx, { storeViewId }: CustomerRow): StoreView {
  return held(stores).views.find(({ id }) => id === storeViewId) ?? store;
}

/** What staff did to the account or in its name, the latest first. */
async function actsOn(ctx: Ctx, customerId: number) {
  const rows = await traceOf(ctx, { subject: customerSubject(customerId), customerId });
  return rows.map(({ id, action, after, by, at }) => ({
    id,
    title: auditActions[action].title + calledText(after),
    by,
    at,
  }));
}

/** What was called in the customer's name. */
const calledText = (after: unknown): string =>
  typeof after === "object" && after !== null && "call" in after
    ? `: ${callInWords(String(after.call))}`
    : "";
