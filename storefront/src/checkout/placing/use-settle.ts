import type { PlacingEvent } from "@placket/domain/checkout/placing";
import { useEffect, useRef } from "react";
import { useShop } from "../../api/shop.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { afterRefusal, toConfirmation } from "../late-parts.tsx";
import { keepAnswered } from "./placings.ts";

/** Which order an answer is about. */
interface Asked {
  readonly cartId: string;
  /** When it was asked for; nothing was, where its payment was only prepared. */
  readonly since?: number;
  /** It was asked for from another window first. */
  readonly isElsewhere?: boolean;
  /** The answer brought the cart that is open again: nobody asks for it once more. */
  readonly isShown?: boolean;
}

/**
 * What an answer means for this browser, before the page shows it. One that comes after the checkout was left is
 * nobody's here: the page that is on by then looks how the payment stands (`open-payment/payment-watch.ts`).
 */
export function useSettle(dispatch: (event: PlacingEvent) => void, giveBack: () => void) {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const running = { client, shop, router };
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (asked: Asked, event: PlacingEvent): Promise<void> => {
    const { cartId, since, isElsewhere = false } = asked;
    if (since !== undefined && event.type !== "lost") keepAnswered(cartId, since);
    if (!isHere.current) return;
    const show = () => dispatch(event);
    if (event.type === "placed") {
      return toConfirmation(running, { cartId, order: event.order, isElsewhere, show });
    }
    if (event.type === "refused") {
      await afterRefusal(running, { ...asked, refusals: event.refusals });
    }
    show();
    if (event.type === "refused") giveBack();
  };
}
