import { openPayment } from "../../cart/open-payment.ts";
import { useObservable } from "../../events/observable.ts";
import { t } from "../../translation/translate.ts";
import { openPaymentHref } from "./payment-address.ts";
import styles from "./OpenPaymentBar.module.css";

/** At the foot of the window while a payment is open that the page does not show: how it stands, and the way back to it. */
export default function OpenPaymentBar() {
  const payment = useObservable(openPayment);
  return (
    <aside
      className={`no-print ${styles["news"]}`}
      aria-label={t("Your payment")}
      hidden={payment === null}
    >
      {payment === null ? null : (
        <div className={styles["bar"]}>
          <div className={`wrap ${styles["row"]}`}>
            <output>
              {payment.isAtBank
                ? t("Your payment for order %1 waits for you to confirm it.", payment.number)
                : t("Your payment for order %1 is being confirmed.", payment.number)}
            </output>
            {/* The checkout may be the page that is left: it begins anew. */}
            <a className={`link no-spa ${styles["way"]}`} href={openPaymentHref()}>
              {t("Go to the payment")}
            </a>
          </div>
        </div>
      )}
    </aside>
  );
}
