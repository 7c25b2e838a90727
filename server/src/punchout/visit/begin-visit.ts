import { aBuyer } from "@placket/domain/access/principal";
import type { BroughtLine } from "@placket/contract/punchout/cxml/setup-request.codec";
import type { ReplyTo } from "@placket/contract/punchout/reply-to.codec";
import type { Partner } from "@placket/domain/punchout/partner";
import type { Operation } from "@placket/domain/punchout/protocol";
import { PUNCHOUT_LINK_MS } from "@placket/domain/session/lifetime";
import { boundCart, cartAnywhere } from "../../cart/cart.ts";
import { cartItems } from "../../cart/priced-cart.ts";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import type { StoreView } from "../../store/store-view.ts";
import { originOf } from "../../store/view-url.ts";
import { hashOfToken, newToken } from "../../token.ts";
import { broughtLines } from "./brought-lines.ts";
import { quantityProblems } from "./quantity-problems.ts";
import { insertVisit, type Visit } from "./visit.sql.ts";

/** What a visit is asked for with. */
interface VisitWish {
  readonly operation: Operation;
  /** By which a request that comes twice is known. */
  readonly payloadId: string;
  readonly buyerCookie: string;
  /** Checked already. */
  readonly returnUrl: string;
  readonly replyTo: ReplyTo;
  /** Of a cart that comes back. */
  readonly lines: readonly BroughtLine[];
}

/** Where a buyer's browser comes in, once. */
interface Begun {
  readonly visit: Visit;
  readonly startUrl: string;
}

/**
 * Begins a visit with a cart of its own, in which is what comes back. Refused where a line of that is not known, or is
 * to be changed to so many as no cart takes, and where the same request let somebody in already.
 */
export async function beginVisit(
  tx: Ctx,
  partner: Partner,
  wish: VisitWish,
): Promise<Begun | { readonly refused: "lines" | "pieces" | "again" }> {
  const lines = wish.operation === "create" ? [] : await broughtLines(tx, partner, wish.lines);
  if (lines === null) return { refused: "lines" };
  const view = viewOf(tx, partner);
  const principal = aBuyer({
    channel: `punchout-${wish.operation}`,
    groupId: partner.groupId,
    organizationId: partner.portalId,
    // Nobody asks by it yet: it only says whose prices the cart has.
    punchout: { id: 0, cartId: "" },
  });
  const theirs: Ctx = { ...tx, store: view, principal };
  const cartMaskId = await boundCart(theirs, lines);
  if (wish.operation === "edit" && !(await isInPieces(theirs, cartMaskId))) {
    return { refused: "pieces" };
  }
  const token = newToken();
  const visit = await insertVisit(tx.db, {
    ...wish,
    partnerId: partner.id,
    cartMaskId,
    tokenHash: hashOfToken(token),
    startUntil: new Date(tx.now.getTime() + PUNCHOUT_LINK_MS),
    now: tx.now,
  });
  if (!visit) return { refused: "again" };
  return { visit, startUrl: `${originOf(tx, view)}/punchout/start?token=${token}` };
}

/** Whether what came back is of as many pieces as each product is sold in; what is not sold any more is marked so. */
async function isInPieces(ctx: Ctx, cartMaskId: string): Promise<boolean> {
  const cart = await cartAnywhere(ctx, cartMaskId);
  const items = cart.ok ? cartItems(ctx, cart.value.items) : [];
  return quantityProblems(items.filter(({ isSaleable }) => isSaleable)).length === 0;
}

/** The store view of a partner; the default one where it is gone. */
export const viewOf = (
  { held }: Pick<Ctx, "held">,
  { storeViewId }: Pick<Partner, "storeViewId">,
): StoreView => {
  const { views, defaultView } = held(stores);
  return views.find(({ id }) => id === storeViewId) ?? defaultView;
};
