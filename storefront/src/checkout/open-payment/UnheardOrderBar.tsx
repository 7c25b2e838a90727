import { Button } from "@placket/ui/action/button/Button";
import { openPayment } from "../../cart/open-payment.ts";
import { useObservable } from "../../events/observable.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { unheardOrder, type Unheard } from "./unheard-order.ts";
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
              {unheard.isRefused ? <FindOrder /> : <LookAgain {...unheard} />}
            </span>
          </div>
        </div>
      )}
    </aside>
  );
}

function wordsOf({ isLooking, isRefused }: Unheard): string {
  if (isLooking) return t("Asking …");
  return isRefused
    ? t(
        "The store does not say here what became of your order. Look for it before you order again.",
      )
    : t("We have not heard of your order yet. Ordering again is safe: it is placed and paid once.");
}

const LookAgain = ({ isLooking, lookAgain }: Unheard) => (
  <Button kind="link" busy={isLooking} onClick={lookAgain}>
    {t("Look again")}
  </Button>
);

/** A guest's order is found by its number and email, a customer's among theirs: the page leads to either. */
function FindOrder() {
  return (
    <a className="link" href={hrefTo("guestOrder")}>
      {t("Find an Order")}
    </a>
  );
}
