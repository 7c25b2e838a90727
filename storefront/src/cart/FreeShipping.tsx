import type { CartWire } from "@placket/contract/cart/cart.codec";
import styles from "./FreeShipping.module.css";

/** How far it is to free shipping: the cart's own words (CART-09). */
export function FreeShipping({ cart }: { cart: CartWire }) {
  if (!cart.free_shipping_progress_bar) return null;
  return <p className={styles["line"]}>{cart.free_shipping_progress_bar}</p>;
}
