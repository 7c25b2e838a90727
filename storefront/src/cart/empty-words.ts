import { useObservable } from "../events/observable.ts";
import { t } from "../translation/translate.ts";
import { openPayment } from "./open-payment.ts";

/** What is said where there is nothing in the cart: what was in it may be ordered, and still be paid. */
export function useEmptyWords(): { readonly title: string; readonly text: string } {
  const payment = useObservable(openPayment);
  return payment === null
    ? {
        title: t("Your cart is empty"),
        text: t("What you add to the cart stays here, also when you come back tomorrow."),
      }
    : {
        title: t("Your last cart is still being paid"),
        text: t(
          "What was in it belongs to order %1 until its payment is over. What you add now goes into a new cart.",
          payment.number,
        ),
      };
}
