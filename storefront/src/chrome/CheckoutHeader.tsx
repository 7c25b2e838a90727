import { Slot } from "../slot/Slot.tsx";
import { slots } from "../slot/slots.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import styles from "./Header.module.css";
import { Logo } from "./Logo.tsx";

/** The reduced header of the checkout: its logo, whom to ask, and on a phone the way back to the cart (HEAD-11). */
export function CheckoutHeader() {
  const { phone } = useConfig();
  return (
    <header className={styles["checkout"]}>
      <div className={`wrap ${styles["checkoutRow"]}`}>
        <Logo />
        <p className={styles["help"]}>{phone === "" ? null : t("Questions? Call %1", phone)}</p>
        <div className={styles["phoneOnly"]}>
          <Slot in={slots.headerBadges} />
        </div>
      </div>
    </header>
  );
}
