import { checkEmail } from "@placket/domain/checkout/email";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";
import { useConfig } from "../../store/config.queries.ts";
import { Slot } from "../../slot/Slot.tsx";
import { slots } from "../../slot/slots.ts";
import { t } from "../../translation/translate.ts";
import { useCartChange } from "../../cart/cart-change.ts";
import { setEmail } from "../late-parts.tsx";
import styles from "./steps.module.css";
import type { StepProps } from "./step.ts";
import { StepForm } from "./StepForm.tsx";
import { useProblems } from "./use-problems.ts";

const FIELD = "checkout-email";

/** Who buys: a guest gives an email (CHECK-14, UI-02, UI-03). */
export function CustomerStep({ cart, onSaved, onCancel }: StepProps) {
  const [email, type] = useState(() => cart.email ?? readStored(storageKeys.customerEmail) ?? "");
  const problems = useProblems({ email: { id: FIELD, label: t("Email") } });
  const change = useCartChange(setEmail);
  const { emailPattern } = useConfig();
  const submit = () => {
    if (!problems.show(checkEmail(email, emailPattern))) return;
    change.mutate(
      { cartId: cart.maskId, email: email.trim() },
      {
        onSuccess: () => {
          writeStored(storageKeys.customerEmail, email.trim());
          writeStored(storageKeys.isExplicitGuest, "1");
          onSaved();
        },
        onError: problems.fail,
      },
    );
  };
  return (
    <StepForm
      lines={problems.lines}
      attempt={problems.attempt}
      submitLabel={t("Continue to shipping")}
      busy={change.isPending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        id={FIELD}
        className={styles["narrow"]}
        label={t("Email")}
        hint={t("For the confirmation and news about this order. No account is made.")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={problems.textOf("email")}
        onChange={({ target: { value } }) => {
          type(value);
          problems.change("email", checkEmail(value, emailPattern));
        }}
      />
      <Slot in={slots.checkoutCustomer} />
    </StepForm>
  );
}
