import { customerSubject } from "@placket/domain/audit/customer-subject";
import { anonymized } from "@placket/domain/customer/anonymized";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import { blankCarts } from "../../cart/owned/left-carts.ts";
import type { Ctx } from "../../context.ts";
import { forgetLettersTo } from "../../mail/mail.ts";
import { forgetSubscription } from "../../newsletter/newsletter.ts";
import { anonymizeOrders } from "../../order/staff/customers-orders.ts";
import { disownCards } from "../../payment/stored-card/stored-cards.ts";
import { dropTerms } from "../../payment/terms/give-terms.ts";
import { forgetBrowsers } from "../../session/known-browser.ts";
import { endSessionsOf } from "../../session/session.ts";
import { deleteAddressesOf } from "../address/address-book.sql.ts";
import { lockCustomer, updateActive, updateCustomer } from "../customer.sql.ts";
import { deleteLinksOf } from "../link/link.sql.ts";
import { deletePasskeysOf } from "../passkey/passkey.sql.ts";
import { deleteNotesOf } from "./note.sql.ts";

/**
 * Forgets who a customer was, for good, and keeps what law asks: orders with goods, sums, taxes, country and region.
 * Name and email are replaced, addresses, notes, letters, cards, carts, passkeys and sessions are gone; nobody signs in
 * any more. Refuses while an order is under way or something is owed.
 */
export async function anonymizeCustomer(tx: Ctx, id: number): Promise<Result<true>> {
  const customer = await lockCustomer(tx.db, id);
  if (!customer) return refuse(problem("customer.noneWithId", "id"));
  const nobody = anonymized(id);
  if (customer.email === nobody.email) return refuse(problem("customer.anonymizedAlready"));
  const terms = await dropTerms(tx, id);
  if (!terms.ok) return terms;
  const orders = await anonymizeOrders(tx, id, nobody.email);
  if (!orders.ok) return orders;
  await forgetLettersTo(tx, [...orders.value, customer.email]);
  await forgetSubscription(tx, customer.email);
  await blankCarts(tx, id);
  await disownCards(tx, id);
  await deleteAddressesOf(tx.db, id);
  await deleteNotesOf(tx.db, id);
  await deletePasskeysOf(tx.db, id);
  await deleteLinksOf(tx.db, id);
  await endSessionsOf(tx, { customerId: id });
  await forgetBrowsers(tx, { customerId: id });
  const change = { ...nobody, username: nobody.email, passwordHash: null };
  await updateCustomer(tx.db, id, change, tx.now);
  await updateActive(tx.db, id, false, tx.now);
  await leaveTrace(tx, { action: "customer.anonymize", subject: customerSubject(id) });
  return ok(true);
}
