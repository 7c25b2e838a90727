import type { PaymentChoice } from "@placket/contract/checkout/checkout.codec";
import type { Agreed } from "@placket/domain/checkout/agreed";
import {
  nextPlacing,
  NOT_PLACING,
  type Placing,
  type PlacingEvent,
} from "@placket/domain/checkout/placing";
import { useQueryClient } from "../../query/use-query.ts";
import { useEffect, useReducer, useRef, useState } from "react";
import { CallError } from "@placket/web/call/call-error";
import { useShop, type Shop } from "../../api/shop.ts";
import { forgetCartId, keepCartId } from "../../cart/cart-id.ts";
import { cartQuery, type ShownCart } from "../../cart/cart.queries.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../../storage/stored.ts";
import { checkoutConfigQuery } from "../checkout.queries.ts";
import { askForOrder, prepareOrder } from "../late-parts.tsx";
import { keepPlacedOrder } from "./placed-orders.ts";
import { clearCheckout, keptAgreed } from "../stored-flags.ts";

/** How the order is paid, and what goes with it. */
interface Wishes {
  readonly comment: string;
  readonly payment: PaymentChoice;
  readonly agreed: Agreed;
  /** That no machine is asking, where the shop wants to know (CHECK-26). */
  readonly proof?: string | undefined;
}

/** The placing of an order in a component. */
export interface PlacingInHand {
  readonly placing: Placing;
  /** The cart as it was when placing began: meanwhile the server has it closed. */
  readonly ordered: ShownCart | undefined;
  /** After a reload, until it is known whether an order was under way. */
  readonly isResuming: boolean;
  /** Does nothing while another try is under way. */
  readonly place: (cart: ShownCart, wishes: Wishes) => Promise<void>;
  readonly ask: () => Promise<void>;
  readonly answerChallenge: () => Promise<void>;
  readonly confirm: () => void;
}

/** Places an order and sees it through: the bank's page, silence, a lost connection, a reload. */
export function usePlacing(): PlacingInHand {
  const shop = useShop();
  const [placing, dispatch] = useReducer(nextPlacing, NOT_PLACING);
  const [ordered, setOrdered] = useState<ShownCart>();
  const settle = useSettle(dispatch, () => setOrdered(undefined));
  const busy = useRef(false);
  // Of the try in hand; after a reload what the tab has kept.
  const agreed = useRef<Agreed>(undefined);
  const order = async (cartId: string, seen?: ShownCart, proof?: string) => {
    const wish = { cartId, seen, agreed: agreed.current ?? keptAgreed() };
    return settle(cartId, await askForOrder(shop, wish, proof));
  };
  const askAgain = async (event: PlacingEvent) => {
    const cartId = readStored(storageKeys.placingCart);
    if (cartId === undefined) return;
    dispatch(event);
    // The first request may never have arrived: then this one places, at the sum that was seen.
    await order(cartId, ordered);
  };
  const isResuming = useResumed(async (cartId) => {
    dispatch({ type: "resume" });
    await order(cartId);
  });
  const place = async (cart: ShownCart, { proof, agreed: given, ...wishes }: Wishes) => {
    if (busy.current) return;
    busy.current = true;
    agreed.current = given;
    try {
      setOrdered(cart);
      dispatch({ type: "place" });
      const prepared = await prepareOrder(shop, { cartId: cart.maskId, ...wishes });
      if (prepared.type !== "prepared") {
        await settle(cart.maskId, prepared);
        return setOrdered(undefined);
      }
      writeStored(storageKeys.placingCart, cart.maskId);
      dispatch(prepared);
      await order(cart.maskId, cart, proof);
    } finally {
      busy.current = false;
    }
  };
  return {
    placing,
    ordered,
    isResuming,
    place,
    ask: () => askAgain({ type: "ask" }),
    answerChallenge: () => askAgain({ type: "answered" }),
    confirm: () => dispatch({ type: "confirm" }),
  };
}

/** What an answer means for this browser, before the page shows it. */
function useSettle(dispatch: (event: PlacingEvent) => void, giveBack: () => void) {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const { queryKey } = cartQuery(shop);
  return async (cartId: string, event: PlacingEvent): Promise<void> => {
    if (event.type === "placed") {
      keepPlacedOrder(event.order);
      clearCheckout();
      forgetCartId();
      dispatch(event);
      await router.navigate(hrefTo("success", { order: event.order.number }), { replace: true });
      client.setQueryData(queryKey, null);
      return;
    }
    if (event.type === "refused") {
      // The server has opened the cart again, or never closed it; what it holds may have changed.
      removeStored(storageKeys.placingCart);
      keepCartId(cartId);
      await client.invalidateQueries({ queryKey });
      // There are other terms by now than the page shows.
      if (event.refusals.some(({ error }) => error === "checkout.termsNotAgreed")) {
        await client.invalidateQueries({ queryKey: checkoutConfigQuery(shop).queryKey });
      }
    }
    dispatch(event);
    if (event.type === "refused") giveBack();
  };
}

/**
 * After a reload: whether an order is under way is the server's to say. A cart that is still open was not
 * ordered and can be paid; for a closed one the order is asked for again.
 */
function useResumed(resume: (cartId: string) => Promise<void>): boolean {
  const shop = useShop();
  const client = useQueryClient();
  const [isResuming, setResuming] = useState(
    () => readStored(storageKeys.placingCart) !== undefined,
  );
  const again = useRef(resume);
  useEffect(() => {
    const cartId = readStored(storageKeys.placingCart);
    if (cartId === undefined) return;
    void isOrdered(shop, cartId).then(async (ordered) => {
      if (!ordered) {
        removeStored(storageKeys.placingCart);
        keepCartId(cartId);
        await client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
      }
      setResuming(false);
      return ordered ? again.current(cartId) : undefined;
    });
  }, [shop, client]);
  return isResuming;
}

/** Asked of the server; when it does not answer, the order is looked after as if it stood. */
async function isOrdered(shop: Shop, cartId: string): Promise<boolean> {
  try {
    await shop.call("getCart", { query: { cartId } });
    return false;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return !error.problems.some(({ error: key }) => key === "cart.noSuchCart");
  }
}
