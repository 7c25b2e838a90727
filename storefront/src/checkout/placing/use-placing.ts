import type { PaymentChoice } from "@placket/contract/checkout/checkout.codec";
import type { Agreed } from "@placket/domain/checkout/agreed";
import {
  nextPlacing,
  NOT_PLACING,
  type Placing,
  type PlacingEvent,
  type PlacingPhase,
} from "@placket/domain/checkout/placing";
import { useQueryClient } from "../../query/use-query.ts";
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { onCartElsewhere } from "../../cart/cart-tabs.ts";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { useAddress, useRouter } from "../../routing/RouterContext.tsx";
import { askForOrder, giveUpOrder, prepareOrder, standsOrdered } from "../late-parts.tsx";
import { keptAgreed } from "../stored-flags.ts";
import { isOrdering } from "../open-payment/is-ordering.ts";
import { wantsOpenPayment } from "../open-payment/payment-address.ts";
import type { Placement } from "./place-order.ts";
import { placingAtCheckout } from "./placing-at-checkout.ts";
import { beginPlacing, endPlacing } from "./placings.ts";
import { useSettle } from "./use-settle.ts";

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
  /** Gives up the payment that the bank waits to be confirmed, for another way to pay. */
  readonly giveUp: () => Promise<void>;
}

/** Which order is asked for; what goes with it of what was agreed to is known here. */
type Asked = Omit<Placement, "agreed">;

/** Places an order and sees it through: the bank's page, silence, a lost connection, a reload, another tab. */
export function usePlacing(): PlacingInHand {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const [placing, dispatch] = useReducer(nextPlacing, NOT_PLACING);
  const [ordered, setOrdered] = useState<ShownCart>();
  const settle = useSettle(dispatch, () => setOrdered(undefined));
  const isWanted = wantsOpenPayment(useAddress().search);
  const busy = useRef(false);
  /** The cart that is being placed, known even after another tab is through with it. */
  const at = useRef<string>(undefined);
  // Of the try in hand; after a reload what the tab has kept.
  const agreed = useRef<Agreed>(undefined);
  const order = async (asked: Asked, proof?: string, isElsewhere = placing.isElsewhere) => {
    const { cartId } = asked;
    at.current = cartId;
    const placement = { ...asked, agreed: agreed.current ?? keptAgreed() };
    const since = beginPlacing(cartId);
    await settle({ cartId, since, isElsewhere }, await askForOrder(shop, placement, proof));
  };
  const askAgain = async (event: PlacingEvent) => {
    const cartId = at.current ?? placingAtCheckout(isWanted);
    if (cartId === undefined) return;
    dispatch(event);
    // The first request may never have arrived: then this one places, at the sum that was seen.
    await order({ cartId, seen: ordered, isAtBank: placing.challengeUrl !== null });
  };
  const giveUp = async () => {
    const cartId = at.current;
    if (cartId === undefined) return;
    dispatch({ type: "giveUp" });
    const event = await giveUpOrder({ client, shop, router }, cartId);
    if (event.type === "refused") endPlacing(cartId);
    await (event.type === "ask" ? askAgain(event) : settle({ cartId, isShown: true }, event));
  };
  useOtherTabs(() => {
    const event = LOOK_AGAIN[placing.phase];
    if (event !== undefined) void askAgain({ type: event });
  });
  const isResuming = useResumed(isWanted, async (cartId) => {
    dispatch({ type: "resume" });
    await order({ cartId });
  });
  const place = async (cart: ShownCart, { proof, agreed: given, ...wishes }: Wishes) => {
    if (busy.current) return;
    busy.current = true;
    agreed.current = given;
    try {
      setOrdered(cart);
      dispatch({ type: "place" });
      const prepared = await prepareOrder(shop, { cartId: cart.maskId, ...wishes });
      const isElsewhere = prepared.type === "elsewhere";
      if (prepared.type !== "prepared" && !isElsewhere) {
        await settle({ cartId: cart.maskId }, prepared);
        return setOrdered(undefined);
      }
      isOrdering.set(true);
      dispatch(prepared);
      await order({ cartId: cart.maskId, seen: cart }, proof, isElsewhere);
    } finally {
      busy.current = false;
      isOrdering.set(false);
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
    giveUp,
  };
}

/** What a change of the cart in another tab makes of waiting: whoever waits looks how it stands now. */
const LOOK_AGAIN: Partial<Readonly<Record<PlacingPhase, "ask" | "answered">>> = {
  challenge: "answered",
  unconfirmed: "ask",
  unanswered: "ask",
  lost: "ask",
};

function useOtherTabs(look: () => void): void {
  const latest = useRef(look);
  // With what is drawn, so that nobody hears of a change who would look at an older state.
  useLayoutEffect(() => {
    latest.current = look;
  });
  useEffect(() => onCartElsewhere(() => latest.current()), []);
}

/**
 * After a reload: whether an order is under way is the server's to say. A cart that is still open was not
 * ordered and can be paid; for a closed one the order is asked for again. Where another cart was begun since, it is
 * the one on this page, unless the address wants the open payment.
 */
function useResumed(isWanted: boolean, resume: (cartId: string) => Promise<void>): boolean {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const [isResuming, setResuming] = useState(() => placingAtCheckout(isWanted) !== undefined);
  const again = useRef(resume);
  useEffect(() => {
    const cartId = placingAtCheckout(isWanted);
    if (cartId === undefined) return;
    void standsOrdered({ client, shop, router }, cartId).then((isStanding) => {
      setResuming(false);
      return isStanding ? again.current(cartId) : undefined;
    });
  }, [shop, client, router, isWanted]);
  return isResuming;
}
