import type { Address } from "@placket/domain/directory/address";
import { Checkbox } from "@placket/ui/checkbox/Checkbox";
import { useState } from "react";
import { storageKeys } from "../storage/keys.ts";
import { readStored } from "../storage/stored.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { addressInputOf, draftOf, emptyDraft } from "./address-draft.ts";
import { addressInOneLine } from "./address-words.ts";
import { LateAddressForm } from "./late-parts.tsx";
import { setBillingAddress, useCartChange } from "./cart-changes.ts";
import type { StepProps } from "./step.ts";
import { isBilledToShipping } from "./step-facts.ts";
import { StepForm } from "./StepForm.tsx";
import styles from "./steps.module.css";
import { useProblems } from "./use-problems.ts";

/** Who pays, where: the same as shipping, or an address of its own (CHECK-16, CHECK-20). */
export function BillingStep({ cart, onSaved, onCancel }: StepProps) {
  const { default_country: country } = useConfig();
  const [shipping] = cart.shipping_addresses;
  const [isSame, setSame] = useState(shipping !== undefined && isBilledToShipping(cart));
  const change = useCartChange(setBillingAddress);
  const save = async (address: Address) => {
    const billing = { address: addressInputOf(address), same_as_shipping: false };
    await change.mutateAsync({ cartId: cart.mask_id, billing });
    onSaved();
  };
  const draft = cart.billing_address
    ? draftOf(cart.billing_address)
    : emptyDraft(country, readStored(storageKeys.customerPhone) ?? "");
  return (
    <div className={styles["parts"]}>
      {shipping ? (
        <Checkbox
          label={t("Same as shipping")}
          hint={addressInOneLine(shipping)}
          checked={isSame}
          onChange={(event) => setSame(event.target.checked)}
        />
      ) : null}
      {isSame ? (
        <SameForm cart={cart} onSaved={onSaved} onCancel={onCancel} />
      ) : (
        <LateAddressForm
          kind="billing"
          draft={isBilledToShipping(cart) ? emptyDraft(country, draft.telephone) : draft}
          submitLabel={t("Continue")}
          onSubmit={save}
          onCancel={onCancel}
        />
      )}
    </div>
  );
}

function SameForm({ cart, onSaved, onCancel }: StepProps) {
  const problems = useProblems({});
  const change = useCartChange(setBillingAddress);
  const submit = () =>
    change.mutate(
      { cartId: cart.mask_id, billing: { same_as_shipping: true } },
      { onSuccess: onSaved, onError: problems.fail },
    );
  return (
    <StepForm
      lines={problems.lines}
      submitLabel={t("Continue")}
      busy={change.isPending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {null}
    </StepForm>
  );
}
