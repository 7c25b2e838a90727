import { toBase64 } from "@placket/contract/base64";
import { aCustomer, GUEST } from "@placket/domain/access/principal";
import type { Cart } from "@placket/domain/cart/cart";
import { HOUR_MS } from "@placket/domain/durations";
import { DeliveryFailure } from "@placket/domain/delivery/failure";
import { cartRecord, type CartRecord } from "@placket/domain/identity/cart-record";
import { CONTACTS_KEPT_MS, NEWS_MS, NOTICES_KEPT_MS } from "@placket/domain/identity/limits";
import { imageUrl, TILE_WIDTH } from "@placket/domain/media/image-url";
import { times, zero } from "@placket/domain/money/money";
import { ok } from "@placket/domain/problem";
import { cartById } from "../cart/cart.ts";
import type { Ctx } from "../context.ts";
import { outside } from "../delivery/subscriber.ts";
import { publishEvent } from "../jobs/outbox.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { transact } from "../transact.ts";
import { insertNotice } from "./identity.sql.ts";
import { sendNotice, whyKept } from "./send-notice.ts";
import {
  deleteOldIdentities,
  endOrderedCarts,
  markNotice,
  selectLeftCarts,
  selectNotice,
  updateTold,
  type CartToTell,
} from "./told.sql.ts";

/** Carts that a job looks at in one statement, and rows that it takes away. */
const CARTS_AT_ONCE = 100;
const ROWS_AT_ONCE = 5_000;

const CART_PAGE = "/checkout/cart";
const LOGIN_PAGE = "/customer/account/login/referer/";

/** Tells Dotdigital of what was noted. */
export const dotdigitalTeller = outside("identity.noted", {
  name: "identity.dotdigital",
  call: tellDotdigital,
  isReady: () => true,
});

/** Work of a job: carts that were left are noted as they are, and carts that were told and ordered since. */
export async function noteCarts(ctx: Ctx): Promise<void> {
  await noteOrdered(ctx);
  const told = ctx.held(stores).views.map((view) => settingsOf(ctx, view));
  const hours = told.filter(tellsCarts).map(({ dotdigitalCartHours }) => dotdigitalCartHours);
  if (hours.length === 0) return;
  const { now } = ctx;
  const until = new Date(now.getTime() - Math.min(...hours) * HOUR_MS);
  const left = { until, from: new Date(until.getTime() - NEWS_MS) };
  let after = 0;
  for (;;) {
    // One part after the other: the next one begins behind the last.
    // oxlint-disable-next-line no-await-in-loop
    const carts = await selectLeftCarts(ctx.db, left, { after, limit: CARTS_AT_ONCE });
    for (const cart of carts) {
      // oxlint-disable-next-line no-await-in-loop
      await noteLeft(ctx, cart);
    }
    const last = carts.at(-1);
    if (!last || carts.length < CARTS_AT_ONCE) return;
    after = last.cartId;
  }
}

const tellsCarts = ({
  dotdigitalEnabled,
  dotdigitalCarts,
}: {
  readonly dotdigitalEnabled: boolean;
  readonly dotdigitalCarts: boolean;
}): boolean => dotdigitalEnabled && dotdigitalCarts;

async function noteLeft(ctx: Ctx, left: CartToTell): Promise<void> {
  const { cartId, contactId, changedAt } = left;
  const store = ctx.held(stores).views.find(({ id }) => id === left.storeViewId) ?? ctx.store;
  const settings = settingsOf(ctx, store);
  const since = ctx.now.getTime() - settings.dotdigitalCartHours * HOUR_MS;
  if (!tellsCarts(settings) || changedAt.getTime() > since) return;
  await transact({ ...ctx, store }, async (tx) => {
    const record = await recordOf(tx, left);
    if (record && (await updateTold(tx.db, { cartId, record, changedAt }))) {
      const noticeId = await insertNotice(tx.db, { contactId, cartId, kind: "cart", now: tx.now });
      await publishEvent(tx, "identity.noted", { noticeId });
    }
    return ok(undefined);
  });
}

/** The cart at the prices of today; undefined where nothing of it can be bought any more. */
async function recordOf(tx: Ctx, left: CartToTell): Promise<CartRecord | undefined> {
  const { customerId, email, groupId } = left;
  const principal = customerId === null ? GUEST : aCustomer({ customerId, email, groupId });
  const found = await cartById({ ...tx, principal }, left.maskId);
  if (!found.ok || found.value.items.length === 0) return undefined;
  return cartRecord(toldCart(tx, left, found.value), false);
}

function toldCart({ settings: { storeUrl } }: Ctx, left: CartToTell, cart: Cart) {
  const { currency, items, totals } = cart;
  const amountOf = (code: string) =>
    totals.lines.find((line) => line.code === code)?.amount ?? zero(currency);
  // A guest's cart is found by the browser that filled it; a link that shows it goes to nobody else.
  const way =
    left.customerId === null ? CART_PAGE : LOGIN_PAGE + encodeURIComponent(toBase64(CART_PAGE));
  return {
    cartId: left.cartId,
    cartUrl: storeUrl + way,
    createdAt: left.createdAt,
    changedAt: left.changedAt,
    currency,
    subtotal: amountOf("subtotal"),
    discount: amountOf("discount"),
    shipping: amountOf("shipping"),
    tax: amountOf("tax"),
    grandTotal: totals.grandTotal,
    items: items.map(({ sku, name, quantity, unitPrice, imageFile, urlKey }) => ({
      sku,
      name,
      quantity,
      unitPrice,
      rowTotal: times(unitPrice, quantity),
      imageUrl: imageFile === null ? undefined : storeUrl + imageUrl(imageFile, TILE_WIDTH),
      productUrl: urlKey === "" ? undefined : `${storeUrl}/${urlKey}`,
    })),
  };
}

/** Whoever writes to people about carts has to know which were ordered, or they remind of them. */
async function noteOrdered(ctx: Ctx): Promise<void> {
  await transact(ctx, async (tx) => {
    for (const cart of await endOrderedCarts(tx.db, CARTS_AT_ONCE)) {
      // One after the other: they stand in one transaction.
      // oxlint-disable-next-line no-await-in-loop
      const noticeId = await insertNotice(tx.db, { ...cart, kind: "ordered", now: tx.now });
      // oxlint-disable-next-line no-await-in-loop
      await publishEvent(tx, "identity.noted", { noticeId });
    }
    return ok(undefined);
  });
}

/**
 * Calls to Dotdigital about one notice, in no transaction and at least once: each leaves there what it left before. Who
 * took their consent back meanwhile is told of no more.
 * @throws DeliveryFailure when Dotdigital did not take it, which stands with the notice, too
 */
async function tellDotdigital(
  ctx: Ctx,
  { noticeId }: { readonly noticeId: number },
): Promise<void> {
  const notice = await selectNotice(ctx.db, noticeId);
  // Forgotten since, or told by a process that ended before it could note the delivery.
  if (!notice || notice.isDone) return;
  try {
    const why = (await whyKept(ctx, notice)) ?? (await sendNotice(ctx, notice));
    await markNotice(ctx.db, noticeId, why === undefined ? { toldAt: ctx.now } : { why });
  } catch (error) {
    if (error instanceof DeliveryFailure) {
      await markNotice(ctx.db, noticeId, { error: error.message });
    }
    throw error;
  }
}

/** Work of a job: forgets notices after a month, and whose address nobody told for longer. */
export function forgetOldIdentities({ db, now }: Ctx): Promise<boolean> {
  const before = {
    notices: new Date(now.getTime() - NOTICES_KEPT_MS),
    contacts: new Date(now.getTime() - CONTACTS_KEPT_MS),
  };
  return deleteOldIdentities(db, before, ROWS_AT_ONCE);
}
