import { classNames } from "@placket/ui/class-names";
import { openPayment } from "../../cart/open-payment.ts";
import { useObservable } from "../../events/observable.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { t, tn } from "../../translation/translate.ts";
import { openPaymentHref } from "./payment-address.ts";
import { useLaterText } from "./use-later-text.ts";
import styles from "./OpenPaymentBar.module.css";

/** At the foot of the window while a payment is open that the page does not show: how it stands, and the way back to it. */
export default function OpenPaymentBar() {
  const payment = useObservable(openPayment);
  const format = useFormatPrice();
  const text = useLaterText(payment === null ? "" : wordsOf(payment, format(payment.total)));
  return (
    <aside
      className={`no-print ${styles["news"]}`}
      aria-label={t("Your payment")}
      hidden={payment === null}
    >
      {payment === null ? null : (
        <div className={classNames(styles["bar"], payment.others > 0 && styles["more"])}>
          <div className={`wrap ${styles["row"]}`}>
            <output>{text}</output>
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

function wordsOf(payment: NonNullable<ReturnType<typeof openPayment.get>>, total: string): string {
  const { number, isAtBank, others } = payment;
  const text = isAtBank
    ? t("Your payment of %1 for order %2 waits for you to confirm it.", total, number)
    : t("Your payment of %1 for order %2 is being confirmed.", total, number);
  if (others === 0) return text;
  return `${text} ${tn(others, "One more payment is open.", "%1 more payments are open.")}`;
}
