import type { ShownCart } from "../../cart/cart.queries.ts";
import { t } from "../../translation/translate.ts";
import styles from "./PaymentStep.module.css";

/**
 * Before an order is paid, that its parcel could travel free: the way was chosen while the goods were worth less
 * (CART-09, decision 0075).
 */
export function FreeUntaken({ cart }: { readonly cart: ShownCart }) {
  const { freeShipping, chosenShippingMethod: chosen } = cart;
  if (freeShipping?.part !== 1 || !chosen || chosen.amount.value === 0) return null;
  return (
    <output className={styles["untaken"]}>
      {t("Free shipping is yours. Choose it under Shipping.")}
    </output>
  );
}
