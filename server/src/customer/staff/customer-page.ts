import { auditActions } from "@placket/domain/audit/audit-actions";
import { customerSubject } from "@placket/domain/audit/customer-subject";
import { aCustomer } from "@placket/domain/access/principal";
import type { Cart } from "@placket/domain/cart/cart";
import { ok, problem, refuse } from "@placket/domain/problem";
import { traceOf } from "../../audit/audit.ts";
import { cartById } from "../../cart/cart.ts";
import { ownCartId } from "../../cart/owned/own-cart.ts";
import type { Ctx } from "../../context.ts";
import { subscriptionOf } from "../../newsletter/newsletter.ts";
import { ordersInShort } from "../../order/staff/customers-orders.ts";
import { sessionsOf } from "../../session/session.ts";
import { stores } from "../../store/store-config.ts";
import type { StoreView } from "../../store/store-view.ts";
import { addressesOf } from "../address/address-book.ts";
import { selectCustomer, type CustomerRow } from "../customer.sql.ts";
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
  typeof after === "object" && after !== null && "call" in after ? `: ${String(after.call)}` : "";

interface OpenCart {
  readonly website: string;
  readonly cart: Cart;
}

/** The open cart of each website as its customer sees it; one without items is none. */
async function openCarts(ctx: Ctx, customer: CustomerRow): Promise<readonly OpenCart[]> {
  const { id: customerId, email, groupId } = customer;
  const principal = aCustomer({ customerId, email, groupId });
  const views = new Map(ctx.held(stores).views.map((view) => [view.websiteId, view]));
  const carts = await Promise.all(
    [...views.values()].map(async (store) => {
      const theirs = { ...ctx, principal, store };
      const maskId = await ownCartId(theirs);
      const cart = maskId === undefined ? undefined : await cartById(theirs, maskId);
      return cart?.ok && cart.value.items.length > 0
        ? [{ website: store.websiteCode, cart: cart.value }]
        : [];
    }),
  );
  return carts.flat();
}
