import { customerSubject } from "@placket/domain/audit/customer-subject";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import { giveCarts } from "../../cart/owned/left-carts.ts";
import type { Ctx } from "../../context.ts";
import { giveLogos } from "../../embroidery/logo/owned/owned-logos.ts";
import { mergeAccounts, ownAccounts } from "../../ledger/ledger.ts";
import { giveOrders, ordersInShort } from "../../order/staff/customers-orders.ts";
import { giveCards } from "../../payment/stored-card/stored-cards.ts";
import { giveTerms } from "../../payment/terms/give-terms.ts";
import { giveReviews } from "../../review/own-reviews.ts";
import { giveSaved } from "../../saved-product/saved-product.ts";
import { giveAddresses } from "../address/address-book.sql.ts";
import { giveChoices } from "../../consent/consent.ts";
import { giveConversions } from "../../conversion/conversion.ts";
import { giveIdentities } from "../../identity/identity.ts";
import { giveMessages } from "../../contact/own-messages.ts";
import { giveQuestions } from "../../question/own-questions.ts";
import { giveAlerts } from "../../stock-alert/stock-alert.ts";
import { giveWishes } from "../../wishlist/wishlist.ts";
import { giveUses } from "../../promotion/promotion.ts";
import { addressesOf } from "../address/address-book.ts";
import {
  deleteCustomer,
  lockCustomer,
  selectCustomer,
  selectCustomerByUsername,
  type CustomerRow,
} from "../customer.sql.ts";
import { dropLinkLetters } from "../letters.ts";
import { portalById } from "../../store/portal-of.ts";
import { usernameIn } from "./customer-portal.ts";
import { giveNotes, selectNotes } from "./note.sql.ts";

/** What goes over from one customer to another, before it does. */
export async function mergePreview(ctx: Ctx, fromId: number, intoEmail: string) {
  const from = await selectCustomer(ctx.db, fromId);
  if (!from) return refuse(NO_SUCH_CUSTOMER);
  const into = await selectCustomerByUsername(
    ctx.db,
    usernameIn(portalById(ctx, from.portalId), intoEmail),
  );
  if (!into) return refuse(problem("customer.noneWithEmail", "email"));
  if (into.id === from.id) return refuse(problem("customer.mergedWithItself", "email"));
  if (into.portalId !== from.portalId) return refuse(problem("customer.otherPortal", "email"));
  if (!into.isActive) return refuse(problem("customer.intoClosed", "email"));
  const [orders, addresses, accounts, notes] = await Promise.all([
    ordersInShort(ctx, fromId),
    addressesOf(ctx, fromId),
    ownAccounts(ctx, fromId),
    selectNotes(ctx.db, fromId),
  ]);
  return ok({
    into,
    orders: orders.count,
    addresses: addresses.length,
    notes: notes.length,
    accounts: accounts.filter(({ balance }) => balance > 0),
  });
}

const NO_SUCH_CUSTOMER = problem("customer.noneWithId", "id");

/**
 * Makes two customers one, for good: orders, addresses, carts, saved products, wish lists, alerts, reviews, questions,
 * messages, stored cards, logos, store credit, points, payment terms and notes of the first go over to the second, and
 * the first account is gone with its password, passkeys and sessions. Subscriptions belong to their addresses and stay.
 * All of it or nothing.
 */
export async function mergeCustomers(
  tx: Ctx,
  fromId: number,
  intoId: number,
): Promise<Result<true>> {
  if (fromId === intoId) return refuse(problem("customer.mergedWithItself", "intoId"));
  const held = await lockBoth(tx, fromId, intoId);
  if (!held) return refuse(NO_SUCH_CUSTOMER);
  const { from, into } = held;
  if (into.portalId !== from.portalId) return refuse(problem("customer.otherPortal", "intoId"));
  // What goes over would be where nobody signs in.
  if (!into.isActive) return refuse(problem("customer.intoClosed", "intoId"));
  const terms = await giveTerms(tx, fromId, intoId);
  if (!terms.ok) return terms;
  await giveOrders(tx, fromId, intoId);
  await giveCarts(tx, fromId, { customerId: intoId, groupId: into.groupId });
  await giveAddresses(tx.db, fromId, intoId);
  await giveSaved(tx, fromId, intoId);
  await giveWishes(tx, fromId, intoId);
  await giveAlerts(tx, fromId, intoId);
  await giveReviews(tx, fromId, intoId);
  await giveQuestions(tx, fromId, intoId);
  await giveMessages(tx, fromId, intoId);
  await giveChoices(tx, fromId, intoId);
  await giveConversions(tx, fromId, intoId);
  await giveIdentities(tx, fromId, intoId);
  await giveCards(tx, fromId, intoId);
  await giveLogos(tx, fromId, intoId);
  await mergeAccounts(tx, fromId, intoId);
  await giveUses(tx, fromId, intoId);
  await giveNotes(tx.db, fromId, intoId);
  await dropLinkLetters(tx, from.email);
  await deleteCustomer(tx.db, fromId);
  const traces = [
    { subject: customerSubject(fromId), after: { into: customerSubject(intoId) } },
    { subject: customerSubject(intoId), after: { merged: customerSubject(fromId) } },
  ];
  for (const trace of traces) {
    // oxlint-disable-next-line no-await-in-loop
    await leaveTrace(tx, { action: "customer.merge", ...trace });
  }
  return ok(true);
}

/** Both accounts, always held in the same order. */
async function lockBoth(
  tx: Ctx,
  fromId: number,
  intoId: number,
): Promise<{ readonly from: CustomerRow; readonly into: CustomerRow } | undefined> {
  const first = await lockCustomer(tx.db, Math.min(fromId, intoId));
  const second = await lockCustomer(tx.db, Math.max(fromId, intoId));
  const [from, into] = fromId < intoId ? [first, second] : [second, first];
  return from && into ? { from, into } : undefined;
}
