import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import type { Amount } from "../../money/Price.tsx";
import { t, tn } from "../../translation/translate.ts";
import type { ItemToday } from "./own-orders.queries.ts";

/** What has changed since an item was ordered, in sentences; none where it is as it was. */
export function changesOf(
  { price: was, quantity }: Pick<OwnOrder["items"][number], "price" | "quantity">,
  today: ItemToday | undefined,
  format: (amount: Amount) => string,
): string[] {
  if (!today) return [];
  if (today.message !== null) return [today.message];
  const { price: now } = today;
  const isOther = now !== null && (now.value !== was.value || now.currency !== was.currency);
  const pieces = today.quantity ?? quantity;
  return [
    ...(isOther ? [t("Now %1 each, it was %2.", format(now), format(was))] : []),
    ...(pieces === quantity ? [] : [tn(pieces, "Comes as %1 piece.", "Comes as %1 pieces.")]),
  ];
}
