import { problem } from "@placket/domain/problem";
import { offeredMethods, preselectedMethod } from "@placket/domain/checkout/shipping-choice";
import { arrivalDays } from "@placket/domain/shipping/arrival";
import { Radio } from "@placket/ui/form/radio/Radio";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { byCost, chosenCode, methodsOf, type MethodOnOffer } from "./shipping-methods.ts";
import type { StepProps } from "./step.ts";
import { StepForm } from "./StepForm.tsx";
import styles from "./steps.module.css";
import { useProblems } from "./use-problems.ts";
import { useWrittenMethod } from "./use-written-method.ts";

const FIELD = "shipping-method";

interface ShippingMethodsProps extends StepProps {
  /** They come in the place of the address form: whoever typed there goes on here. */
  readonly takesFocus: boolean;
  /** The cart had no method: what is preselected now is not saved before the shopper goes on. */
  readonly onReopened: () => void;
}

/** The choice among the methods that reach the address, with what each costs (reading 69). */
export function ShippingMethods(props: ShippingMethodsProps) {
  const { cart, takesFocus, onReopened, onSaved, onCancel } = props;
  const price = useFormatPrice();
  const methods = methodsOf(cart);
  const [picked, pick] = useState<string | null>(null);
  const chosen = preselectedMethod(methods, picked ?? chosenCode(cart), byCost);
  const problems = useProblems({ method: { id: FIELD, label: t("Shipping method") } });
  const group = useFocusAtFirst(takesFocus);
  const { write, restore } = useWrittenMethod(cart, chosen, {
    isEdited: onCancel !== undefined,
    onReopened,
  });
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (written: Promise<void>, go: () => void) => {
    setLeaving(true);
    await written.then(go, problems.fail);
    setLeaving(false);
  };
  const submit = () => {
    if (!chosen) return problems.show([problem("checkout.required", "method")]);
    return void leave(write(chosen), onSaved);
  };
  if (offeredMethods(methods).length === 0) {
    return (
      <p role="alert" className={styles["stop"]}>
        {t("Nothing ships to this address yet. Change the address, or call us.")}
      </p>
    );
  }
  return (
    <StepForm
      lines={problems.lines}
      attempt={problems.attempt}
      submitLabel={t("Continue to billing")}
      busy={isLeaving}
      onSubmit={submit}
      onCancel={onCancel && (() => void leave(restore(), onCancel))}
    >
      <div ref={group} tabIndex={-1} className={styles["quiet"]}>
        <RadioGroup
          id={FIELD}
          legend={t("Shipping method")}
          value={chosen?.code ?? null}
          onChange={(code) => {
            pick(code);
            problems.change("method");
          }}
          error={problems.textOf("method")}
          required
          className={styles["rows"]}
        >
          {offeredMethods(methods).map((method) => (
            <Radio
              key={method.code}
              value={method.code}
              label={<MethodLabel method={method} />}
              end={
                method.amount.value === 0 ? (
                  <b className={styles["free"]}>{t("FREE")}</b>
                ) : (
                  price(method.amount)
                )
              }
            />
          ))}
        </RadioGroup>
      </div>
    </StepForm>
  );
}

/** What it is called, and the days on which it brings the goods. */
function MethodLabel({ method }: { method: MethodOnOffer }) {
  const { locale } = useShop();
  return (
    <>
      {method.title}
      {method.arrival ? (
        <span className={styles["days"]}>
          {t("Arrives %1", arrivalDays(method.arrival, locale))}
        </span>
      ) : null}
    </>
  );
}

function useFocusAtFirst(takesFocus: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const wanted = useRef(takesFocus);
  useEffect(() => {
    if (wanted.current) group.current?.focus();
  }, []);
  return group;
}
