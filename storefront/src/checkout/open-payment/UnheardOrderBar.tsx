import { Button } from "@placket/ui/action/button/Button";
import { openPayment } from "../../cart/open-payment.ts";
import { useObservable } from "../../events/observable.ts";
import { t } from "../../translation/translate.ts";
import { unheardOrder } from "./unheard-order.ts";
import { useLaterText } from "./use-later-text.ts";
import styles from "./OpenPaymentBar.module.css";

/**
 * At the foot of the window while nobody knows whether an order has arrived that was asked for minutes ago. An open
 * payment, which stands in the same place, comes first.
 */
export default function UnheardOrderBar() {
  const unheard = useObservable(unheardOrder);
  const isHidden = useObservable(openPayment) !== null || unheard === null;
  const text = useLaterText(isHidden ? "" : wordsOf(unheard));
  return (
    <aside className={`no-print ${styles["news"]}`} aria-label={t("Your order")} hidden={isHidden}>
      {isHidden ? null : (
        <div className={styles["bar"]}>
          <div className={`wrap ${styles["row"]}`}>
            <output>{text}</output>
            <span className={styles["way"]}>
              <Button kind="link" busy={unheard.isLooking} onClick={unheard.lookAgain}>
                {t("Look again")}
              </Button>
            </span>
          </div>
        </div>
      )}
    </aside>
  );
}

const wordsOf = ({ isLooking }: { readonly isLooking: boolean }) =>
  isLooking
    ? t("Asking …")
    : t("We have not heard of your order yet. Ordering again is safe: it is placed and paid once.");
