import { useEffect, useRef, useState } from "react";
import { useCartChange } from "../../cart/cart-change.ts";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { setShippingMethod } from "../cart-changes.ts";
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
  const put = (method: MethodOnOffer): Promise<void> => {
    const turn = last.current.then(async () => {
      if (written.current === method.code) return;
      await change.mutateAsync({ cartId: cart.maskId, method: method.input });
      written.current = method.code;
    });
    last.current = turn.catch(() => undefined);
    return turn;
  };
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
