import { maskedCode } from "@placket/domain/gift-card/code";
import { money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import { copiedQuotes, copiedSaved } from "../../cart/owned/left-carts.ts";
import type { Ctx } from "../../context.ts";
import { copiedLogos } from "../../embroidery/logo/owned/owned-logos.ts";
import { cardsUsedBy } from "../../gift-card/gift-card.ts";
import { copiedBooks } from "../../ledger/copied-books.ts";
import { lettersTo } from "../../mail/mail.ts";
import { subscriptionOf } from "../../newsletter/newsletter.ts";
import { copiedOrders } from "../../order/owned/copied-orders.ts";
import { storedCards } from "../../payment/stored-card/stored-cards.ts";
import { copiedTerms } from "../../payment/terms/give-terms.ts";
import { copiedSavedProducts } from "../../saved-product/shown-product.ts";
import { copiedProofs } from "../../production/proof/kept-proofs.ts";
import { copiedChoices } from "../../consent/consent.ts";
import { copiedConversions } from "../../conversion/conversion.ts";
import { copiedIdentities } from "../../identity/identity.ts";
import { copiedMessages } from "../../contact/own-messages.ts";
import { copiedCompared } from "../../compare/compare.ts";
import { copiedQuestions } from "../../question/own-questions.ts";
import { copiedViewed } from "../../recently-viewed/recently-viewed.ts";
import { copiedReviews } from "../../review/own-reviews.ts";
import { copiedAlerts } from "../../stock-alert/stock-alert.ts";
import { copiedWishes } from "../../wishlist/copied-wishes.ts";
import { addressesOf } from "../address/address-book.ts";
import type { CustomerRow } from "../customer.sql.ts";
import { openCarts } from "./open-carts.ts";
import { selectPasskeysOf } from "../passkey/passkey.sql.ts";
import { selectNotes } from "../staff/note.sql.ts";

/**
 * All that rooms keep of a customer beside the account itself, as they can read it. No secret is in it: no code, no
 * token, nothing that opens or pays anything.
 */
export async function keptOf(ctx: Ctx, customer: CustomerRow) {
  const { id, email, createdAt } = customer;
  const [passkeys, notes, carts, giftCards, cards] = await Promise.all([
    selectPasskeysOf(ctx.db, id),
    selectNotes(ctx.db, id),
    openCarts(ctx, customer),
    cardsUsedBy(ctx, id),
    storedCards(ctx),
  ]);
  return {
    addresses: await addressesOf(ctx, id),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    notes: notes.map(({ text, at }) => ({ text, at })),
    savedForLater: await copiedSaved(ctx, id),
    savedProducts: await copiedSavedProducts(ctx, id),
    wishLists: await copiedWishes(ctx, id),
    alerts: await copiedAlerts(ctx, id),
    reviews: await copiedReviews(ctx, id),
    questions: await copiedQuestions(ctx, id),
    messages: await copiedMessages(ctx, id),
    cookieChoices: await copiedChoices(ctx, id),
    toldToMeta: await copiedConversions(ctx, id),
    toldToDotdigital: await copiedIdentities(ctx, id),
    compared: await copiedCompared(ctx, id),
    recentlyViewed: await copiedViewed(ctx, id),
    quotes: await copiedQuotes(ctx, id),
    newsletter: (await subscriptionOf(ctx, email)) ?? null,
    // What was written to the mailbox before there was the account may be somebody else's.
    letters: await lettersTo(ctx, email, createdAt),
    carts: carts.map(({ website, cart }) => ({
      website,
      items: cart.items.map(({ sku, name, quantity }) => ({ sku, name, quantity })),
      billingAddress: cart.billingAddress,
      shippingAddress: cart.shippingAddress,
    })),
    balances: await copiedBooks(ctx, id),
    giftCards: giftCards.map(({ lastFour, balance, currency, expiresAt, state }) => ({
      card: maskedCode(lastFour),
      balance: decimalOf(money(balance, currency)),
      currency,
      expiresAt,
      state,
    })),
    storedCards: cards.map(({ card }) => card),
    logos: await copiedLogos(ctx, id),
    paymentTerms: await copiedTerms(ctx, id),
    orders: await copiedOrders(ctx, id),
    proofs: await copiedProofs(ctx, id),
  };
}
