import { lineField, quickCall } from "@placket/contract/cart/quick/quick-order.codec";
import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import { CallError } from "@placket/web/call/call-error";
import { useShop } from "../../api/shop.ts";
import { publish } from "../../events/events.ts";
import { problemText } from "../../notice/problem-text.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { refetchAfter, showCart } from "../cart.queries.ts";
import type { TypedLine } from "./quick-draft.ts";

/** Puts all lines into the cart in one call; `onDone` once they are there. */
export function useQuickOrder(onDone: (lines: readonly TypedLine[]) => void) {
  const shop = useShop();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (lines: readonly TypedLine[]) => {
      const cart = shownCart(await shop.call("quickOrder", { body: quickCall(lines) }));
      return { lines, cart };
    },
    onSuccess: ({ lines, cart }) => {
      for (const { sku, quantity } of quickCall(lines).lines.map(pieces))
        publish("cart.itemAdded", { name: sku, sku, quantity });
      onDone(lines);
      return showCart({ client, shop }, cart);
    },
    onError: (error) => refetchAfter(error, { client, shop }),
  });
}

const pieces = ({ sku, qty }: { readonly sku: string; readonly qty: number | null }) => ({
  sku,
  quantity: qty ?? 1,
});

/** What the cart refused, by the place of its line; what is of no line is said of all. */
export function refusedLines(error: Error | null) {
  const problems = error instanceof CallError ? error.problems : [];
  const ofLines = problems.flatMap((problem) => {
    const at = lineField(problem.field);
    return at ? [{ ...at, text: problemText(problem) }] : [];
  });
  const ofAll = problems.filter(({ field }) => !lineField(field)).map(problemText);
  return { ofLines, ofAll };
}
