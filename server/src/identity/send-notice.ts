import type { CartRecord } from "@placket/domain/identity/cart-record";
import type { KeptReason, NoticeKind } from "@placket/domain/identity/notice";
import { hasWithdrawn } from "../consent/consent.ts";
import type { Ctx } from "../context.ts";
import { subscriptionOf } from "../newsletter/newsletter.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { dotdigital } from "./dotdigital.ts";
import type { OpenNotice } from "./told.sql.ts";

/** What ends what was told of a cart: it is told whatever was chosen since, or people are reminded of it for ever. */
const ENDS: ReadonlySet<NoticeKind> = new Set(["ordered", "moved"]);
const OTHER_CART = "the cart is empty, or another one by now";

/** Why nobody may be told of it any more; undefined where nothing speaks against it. */
export async function whyKept(ctx: Ctx, notice: OpenNotice): Promise<KeptReason | undefined> {
  const { kind, visitor, capturedAt, email, record } = notice;
  if (ENDS.has(kind)) return undefined;
  const store = ctx.held(stores).views.find(({ id }) => id === notice.storeViewId) ?? ctx.store;
  const settings = settingsOf(ctx, store);
  if (!settings.dotdigitalEnabled) return "switched off";
  if (visitor !== null && (await hasWithdrawn(ctx, visitor, "marketing", capturedAt))) {
    return "consent was taken back";
  }
  if (kind === "contact") return undefined;
  if (!settings.dotdigitalCarts) return "switched off";
  if ((await subscriptionOf(ctx, email)) === "unsubscribed") return "newsletter was ended";
  return record === null ? OTHER_CART : undefined;
}

/**
 * Tells Dotdigital what a notice is about.
 * @returns why it was told nothing, where nobody is to be told; undefined once it was told
 * @throws DeliveryFailure when Dotdigital did not take it
 */
export const sendNotice = (ctx: Ctx, notice: OpenNotice): Promise<KeptReason | undefined> =>
  SENDERS[notice.kind](ctx, notice);

type Sender = (ctx: Ctx, notice: OpenNotice) => Promise<KeptReason | undefined>;

const SENDERS: Readonly<Record<NoticeKind, Sender>> = {
  contact: async (ctx, { email }) => {
    await ensured(ctx, email);
    return undefined;
  },
  cart: async (ctx, { email, record }) => {
    const { isOptedOut } = await ensured(ctx, email);
    if (isOptedOut) return "unsubscribed at Dotdigital";
    return put(ctx, email, record, "ORDER_PENDING");
  },
  // Makes no contact: whoever declined, and was deleted there by staff, stays deleted.
  ordered: (ctx, { email, record }) => put(ctx, email, record, "ORDER_COMPLETE"),
  moved: async (ctx, { email, cartId, record }) => {
    if (record !== null) return "the cart is theirs again";
    if (cartId !== null) await ctx.held(dotdigital).removeCart(email, String(cartId));
    return undefined;
  },
};

async function ensured(ctx: Ctx, email: string) {
  const isReader = (await subscriptionOf(ctx, email)) === "subscribed";
  return ctx.held(dotdigital).ensureContact(email, { isReader });
}

async function put(
  ctx: Ctx,
  email: string,
  record: unknown,
  cartPhase: CartRecord["cartPhase"],
): Promise<KeptReason | undefined> {
  const told = record as CartRecord | null;
  if (told === null) return OTHER_CART;
  const isThere = await ctx.held(dotdigital).putCart(email, { ...told, cartPhase });
  return isThere ? undefined : "nobody of that address at Dotdigital";
}
