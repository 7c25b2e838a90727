import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import type { Amount } from "../../money/Price.tsx";
import { t, tn } from "../../translation/translate.ts";

/** What would come of an item today, as the server tells it. */
export interface ItemToday {
  readonly quantity: number | null;
  readonly price: { readonly value: number | null; readonly currency: string | null } | null;
  /** Why it cannot be had. */
  readonly message: string | null;
}

/** What has changed since an item was ordered, in sentences; none where it is as it was. */
export function changesOf(
  { price: was, quantity }: Pick<OwnOrder["items"][number], "price" | "quantity">,
  today: ItemToday | undefined,
  format: (amount: Amount) => string,
): string[] {
  if (!today) return [];
  if (today.message !== null) return [today.message];
  const { value, currency } = today.price ?? { value: null, currency: null };
  const isDearer = value !== null && (value !== was.value || currency !== was.currency);
  const pieces = today.quantity ?? quantity;
  return [
    ...(isDearer
      ? [t("Now %1 each, it was %2.", format({ value, currency: currency ?? "" }), format(was))]
      : []),
    ...(pieces === quantity ? [] : [tn(pieces, "Comes as %1 piece.", "Comes as %1 pieces.")]),
  ];
}
