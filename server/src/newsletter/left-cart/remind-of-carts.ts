import { toBase64 } from "@placket/contract/base64";
import { aCustomer, GUEST } from "@placket/domain/access/principal";
import { DAY_MS, HOUR_MS } from "@placket/domain/durations";
import { NEWSLETTER_PAGES } from "@placket/domain/newsletter/subscription";
import { ok } from "@placket/domain/problem";
import { cartById } from "../../cart/cart.ts";
import { shareCart } from "../../cart/shared/shared-carts.ts";
import type { Ctx } from "../../context.ts";
import { noteEvent } from "../../jobs/outbox.ts";
import { dropLetters, writeLetter } from "../../mail/mail.ts";
import { letterOf } from "../../mail/template/letter-of.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import { transact } from "../../transact.ts";
import { furtherLink } from "../further-link.ts";
import { leftCartLetter, type LeftItem } from "./left-cart-letter.ts";
import {
  holdLeft,
  insertReminder,
  selectLeft,
  selectOrderedSince,
  type LeftCartRow,
} from "./left-cart.sql.ts";

/** Carts looked at in one statement. */
const CARTS_AT_ONCE = 100;

/** A cart that was left for longer is no news: nobody is written to when the letters are switched on. */
const NEWS_MS = 7 * DAY_MS;

/** One letter in so long, however many carts somebody leaves. */
const PEACE_MS = 7 * DAY_MS;

/** Carts that were begun before are not looked for. */
const BEGUN_MS = 90 * DAY_MS;

/** What is in a cart in the store, and where it is seen. */
const CART_PAGE = "/checkout/cart";
const SHARED_PAGE = "/checkout/cart/shared";
const LOGIN_PAGE = "/customer/account/login/referer/";

/**
 * Work of a job: readers of the newsletter are reminded of what stayed in their cart, as many hours after as its store
 * view says. Each cart is a transaction of its own.
 */
export async function remindOfCarts(ctx: Ctx): Promise<void> {
  await dropReminders(ctx);
  const { views } = ctx.held(stores);
  const hours = views.flatMap((view) => settingsOf(ctx, view).cartReminderHours ?? []);
  if (hours.length === 0) return;
  const left = leftBefore(ctx, Math.min(...hours));
  let after = 0;
  for (;;) {
    // One part after the other: the next one begins behind the last.
    // oxlint-disable-next-line no-await-in-loop
    const carts = await selectLeft(ctx.db, left, { after, limit: CARTS_AT_ONCE });
    for (const cart of carts) {
      // oxlint-disable-next-line no-await-in-loop
      await remind(ctx, cart);
    }
    const last = carts.at(-1);
    if (!last || carts.length < CARTS_AT_ONCE) return;
    after = last.cartId;
  }
}

function leftBefore({ now }: Ctx, hours: number) {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const until = before(hours * HOUR_MS);
  return {
    until,
    from: new Date(until.getTime() - NEWS_MS),
    begunFrom: before(BEGUN_MS),
    toldFrom: before(PEACE_MS),
    template: leftCartLetter.name,
  };
}

async function remind(ctx: Ctx, { cartId, storeViewId }: LeftCartRow): Promise<void> {
  const store = ctx.held(stores).views.find(({ id }) => id === storeViewId) ?? ctx.store;
  const { cartReminderHours: hours } = settingsOf(ctx, store);
  if (hours === null) return;
  await transact({ ...ctx, store }, async (tx) => {
    const cart = await holdLeft(tx.db, leftBefore(tx, hours), cartId);
    const items = cart ? await itemsOf(tx, cart) : [];
    if (cart && items.length > 0) await write(tx, cart, items);
    return ok(undefined);
  });
}

/** What can still be bought of it. */
async function itemsOf(tx: Ctx, cart: LeftCartRow): Promise<readonly LeftItem[]> {
  const { customerId, email, groupId } = cart;
  const principal = customerId === null ? GUEST : aCustomer({ customerId, email, groupId });
  const found = await cartById({ ...tx, principal }, cart.maskId);
  return found.ok ? found.value.items.filter(({ isSaleable }) => isSaleable) : [];
}

async function write(tx: Ctx, cart: LeftCartRow, items: readonly LeftItem[]): Promise<void> {
  const { cartId, subscriptionId, email } = cart;
  const { storeUrl } = tx.settings;
  await insertReminder(tx.db, cartId, tx.now);
  const token = await furtherLink(tx, subscriptionId);
  const parts = {
    items,
    cartUrl: storeUrl + (await wayTo(tx, cart)),
    endUrl: `${storeUrl}${NEWSLETTER_PAGES.unsubscribe}#${token}`,
    storeUrl,
  };
  await writeLetter(tx, {
    ...letterOf(tx, leftCartLetter, parts),
    eventId: await noteEvent(tx, "newsletter.told", { subscriptionId }),
    recipient: email,
  });
}

/**
 * To a customer's cart the login leads, on any device; to a guest's a link that shows its lines and nothing of whose
 * they are.
 */
async function wayTo(tx: Ctx, { customerId, maskId }: LeftCartRow): Promise<string> {
  if (customerId !== null) return LOGIN_PAGE + encodeURIComponent(toBase64(CART_PAGE));
  const shared = await shareCart({ ...tx, principal: GUEST }, maskId);
  return shared.ok ? `${SHARED_PAGE}#${shared.value.token}` : CART_PAGE;
}

/** Who has ordered since is reminded of nothing: a letter that still waits for the mail server is dropped. */
async function dropReminders(ctx: Ctx): Promise<void> {
  const template = leftCartLetter.name;
  const since = new Date(ctx.now.getTime() - NEWS_MS);
  for (const recipient of await selectOrderedSince(ctx.db, { template, since })) {
    // One after the other: hardly ever is there more than one.
    // oxlint-disable-next-line no-await-in-loop
    await dropLetters(ctx, { template, recipient });
  }
}
