import { Radio } from "@placket/ui/form/radio/Radio";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import type { ReactNode } from "react";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { t } from "../../translation/translate.ts";
import { kindOf } from "./payment-choice.ts";
import styles from "./PaymentStep.module.css";

export const METHOD_FIELD = "payment-method";

interface PaymentMethodsProps {
  readonly cart: ShownCart;
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
  readonly error: string | undefined;
  /** What the chosen method wants to know. */
  readonly children: ReactNode;
}

/** The ways to pay that the cart lists (PAY-07); `free` alone is no choice but a fact. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { cart, chosen, onChoose, error, children } = props;
  const methods = cart.paymentMethods;
  if (methods.length === 1 && methods[0]?.code === "free") {
    return <p className={styles["nothing"]}>{t("There is nothing left to pay for this order.")}</p>;
  }
  return (
    <RadioGroup
      id={METHOD_FIELD}
      legend={t("Payment method")}
      legendHidden
      value={chosen ?? null}
      onChange={onChoose}
      error={error}
      required
    >
      {methods.map(({ code, title }) => (
        <div key={code} className={styles["method"]} data-chosen={code === chosen || undefined}>
          <Radio
            value={code}
            label={t(title)}
            end={kindOf(code) === "card" ? t("Visa, Mastercard, Amex") : undefined}
            className={styles["choice"]}
          />
          {code === chosen && children ? <div className={styles["wants"]}>{children}</div> : null}
        </div>
      ))}
    </RadioGroup>
  );
}
