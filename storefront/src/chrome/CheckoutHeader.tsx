import { CartLink } from "./CartLink.tsx";
import styles from "./Header.module.css";
import { Logo } from "./Logo.tsx";

/** The reduced header of the checkout: its logo, and on a phone the way back to the cart (HEAD-11). */
export function CheckoutHeader() {
  return (
    <header className={styles["checkout"]}>
      <div className={`wrap ${styles["checkoutRow"]}`}>
        <Logo />
        <div className={styles["phoneOnly"]}>
          <CartLink />
        </div>
      </div>
    </header>
  );
}
