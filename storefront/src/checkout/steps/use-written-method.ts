import { useEffect, useRef, useState } from "react";
import { useOnline } from "../../api/use-online.ts";
import { useCartChange } from "../../cart/cart-change.ts";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { setShippingMethod } from "../cart-changes.ts";
import { isUnsummed } from "../unsummed.ts";
import { chosenCode, methodsOf, type MethodOnOffer } from "./shipping-methods.ts";

/**
 * Writes the chosen method to the cart as soon as it is chosen, the preselected one too, so that the sum
 * beside it is the sum with it. `write` settles once it stands in the cart; `restore` brings back the one that
 * the cart had at first, and so does whoever leaves an edited step in another way (`isEdited`). What does not go
 * well unasked is silent: the button tries again, and says so.
 */
export function useWrittenMethod(
  cart: ShownCart,
  chosen: MethodOnOffer | undefined,
  { isEdited, onReopened }: { readonly isEdited: boolean; readonly onReopened: () => void },
) {
  const change = useCartChange(setShippingMethod);
  const [first] = useState(() => chosenCode(cart));
  const written = useRef(first);
  // One after the other: the last choice is what stays.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // Of the last choice alone: an earlier one that failed is none any more.
  const [missed, setMissed] = useState<string>();
  const put = (method: MethodOnOffer): Promise<void> => {
    const turn = last.current.then(async () => {
      setMissed(undefined);
      if (written.current === method.code) return;
      await change.mutateAsync({ cartId: cart.maskId, method: method.input });
      written.current = method.code;
    });
    last.current = turn.catch(() => setMissed(method.code));
    return turn;
  };
  useUnsummed(chosen, { cart, missed });
  const restore = async () => {
    const before = methodsOf(cart).find(({ code }) => code === first);
    if (before) await put(before);
  };
  const code = chosen?.code;
  const isKept = useRef(false);
  const latest = useRef({ put, restore, chosen, isEdited, onReopened });
  useEffect(() => {
    latest.current = { put, restore, chosen, isEdited, onReopened };
  });
  useEffect(() => {
    const now = latest.current;
    if (now.chosen?.code !== code || now.chosen === undefined || code === written.current) return;
    if (written.current === null) now.onReopened();
    now.put(now.chosen).catch(() => undefined);
  }, [code]);
  useEffect(
    () => () => {
      const now = latest.current;
      if (now.isEdited && !isKept.current) now.restore().catch(() => undefined);
    },
    [],
  );
  return {
    write: async (method: MethodOnOffer): Promise<void> => {
      await put(method);
      isKept.current = true;
    },
    restore,
  };
}

/** Says beside the sum that it does not hold the choice, for as long as it cannot be written. */
function useUnsummed(
  chosen: MethodOnOffer | undefined,
  { cart, missed }: { readonly cart: ShownCart; readonly missed: string | undefined },
): void {
  const isOnline = useOnline();
  const isOpen = chosen !== undefined && chosen.code !== chosenCode(cart);
  const isStuck = isOpen && (!isOnline || missed === chosen.code);
  useEffect(() => {
    isUnsummed.set(isStuck);
    return () => isUnsummed.set(false);
  }, [isStuck]);
}
