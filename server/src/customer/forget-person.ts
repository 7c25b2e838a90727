import { anonymized } from "@placket/domain/customer/anonymized";
import { anonymizedBuyer } from "@placket/domain/order/forgotten-buyer";
import { ok, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import { blankCart, blankCarts } from "../cart/owned/left-carts.ts";
import { forgetChoices } from "../consent/consent.ts";
import { forgetConversions } from "../conversion/conversion.ts";
import { forgetMessages } from "../contact/own-messages.ts";
import { forgetCompared } from "../compare/compare.ts";
import type { Ctx } from "../context.ts";
import { forgetGuestLogos, forgetLogos } from "../embroidery/logo/owned/owned-logos.ts";
import { forgetCardsOfOrders, forgetRecipient } from "../gift-card/gift-card.ts";
import { forgetReasons } from "../ledger/ledger.ts";
import { forgetLettersAbout, forgetLettersTo } from "../mail/mail.ts";
import { forgetIdentities, forgetToldCart } from "../identity/identity.ts";
import { forgetSubscription } from "../newsletter/newsletter.ts";
import { anonymizeGuestOrder, anonymizeOrders } from "../order/staff/customers-orders.ts";
import { disownCards } from "../payment/stored-card/stored-cards.ts";
import { dropTerms } from "../payment/terms/give-terms.ts";
import { forgetQuestions } from "../question/own-questions.ts";
import { forgetViewed } from "../recently-viewed/recently-viewed.ts";
import { forgetReviews } from "../review/own-reviews.ts";
import { forgetSavedOf } from "../saved-product/saved-product.ts";
import { forgetDesigns } from "../production/design/designs.ts";
import { forgetProofs } from "../production/proof/kept-proofs.ts";
import { forgetBrowsers } from "../session/known-browser.ts";
import { endSessionsOf } from "../session/session.ts";
import { forgetAlerts } from "../stock-alert/stock-alert.ts";
import { forgetLogins } from "../session/sign-in-tries.ts";
import { deleteAddressesOf } from "./address/address-book.sql.ts";
import type { CustomerRow } from "./customer.sql.ts";
import { deleteLinksOf } from "./link/link.sql.ts";
import { deletePasskeysOf } from "./passkey/passkey.sql.ts";
import { deleteNotesOf } from "./staff/note.sql.ts";
import { forgetWishes } from "../wishlist/wishlist.ts";

/**
 * Forgets who a customer was in all that the store keeps beside the account, for good, and keeps what law asks: orders
 * with goods, sums, taxes, country and region. Whether staff anonymize or the customer deletes, the same is left, but
 * what a guest wrote from the same mailbox and waits for: having an account proves no mailbox, and takes nothing away
 * from whoever has it.
 * Refuses while an order or a return is under way, or something is owed.
 */
export async function forgetPerson(
  tx: Ctx,
  { id, email, username }: Pick<CustomerRow, "id" | "email" | "username">,
  by: "staff" | "themselves",
): Promise<Result<true>> {
  const terms = await dropTerms(tx, id);
  if (!terms.ok) return terms;
  const orders = await anonymizeOrders(tx, id, anonymized(id).email);
  if (!orders.ok) return orders;
  const { orderIds } = orders.value;
  const emails = [...new Set([...orders.value.emails, email])];
  await forgetLettersTo(tx, { recipients: emails, orderIds });
  await forgetReasons(tx, { customerId: id, orderIds });
  await forgetProofs(tx, orderIds);
  await forgetDesigns(tx, orderIds);
  await forgetRecipient(tx, emails);
  await forgetLogins(tx, [...emails, username]);
  await forgetSubscription(tx, email);
  await blankCarts(tx, id);
  await forgetSavedOf(tx, id);
  await forgetWishes(tx, id);
  await forgetCompared(tx, id);
  await forgetViewed(tx, id);
  await forgetAlerts(tx, id);
  await forgetReviews(tx, id);
  const wrote = { customerId: id, emails, withWaiting: by === "staff" };
  await forgetQuestions(tx, wrote);
  await forgetMessages(tx, wrote);
  await forgetChoices(tx, id);
  await forgetConversions(tx, { customerId: id, orderIds });
  await forgetIdentities(tx, { customerId: id, emails });
  await disownCards(tx, id);
  await forgetLogos(tx, id);
  await deleteAddressesOf(tx.db, id);
  await deleteNotesOf(tx.db, id);
  await deletePasskeysOf(tx.db, id);
  await deleteLinksOf(tx.db, id);
  await endSessionsOf(tx, { customerId: id });
  await forgetBrowsers(tx, { customerId: id });
  return ok(true);
}

/**
 * Forgets whom a guest's order was for, by its number, and keeps of it what is kept of a customer's: its cart, its
 * letters, the logos that were brought for it and what people wrote about it tell of nobody. Whoever has the same email otherwise stays as they are, for an
 * order proves no mailbox. Refuses what is of an account, and what is under way.
 */
export async function forgetBuyer(tx: Ctx, number: string): Promise<Result<true>> {
  const order = await anonymizeGuestOrder(tx, number, anonymizedBuyer(number));
  if (!order.ok) return order;
  const { id, email, cartId, logos } = order.value;
  await forgetLettersAbout(tx, { recipients: [email], orderIds: [id] });
  await forgetCardsOfOrders(tx, [id]);
  await forgetReasons(tx, { customerId: null, orderIds: [id] });
  await forgetProofs(tx, [id]);
  await forgetDesigns(tx, [id]);
  await blankCart(tx, cartId);
  await forgetConversions(tx, { customerId: null, orderIds: [id] });
  await forgetToldCart(tx, cartId);
  await forgetGuestLogos(tx, logos);
  await leaveTrace(tx, { action: "order.forget", subject: number });
  return ok(true);
}
