import { billingToInput } from "@placket/contract/checkout/checkout.codec";
import type { Address } from "@placket/domain/directory/address";
import { addressInOneLine } from "@placket/domain/directory/address-lines";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { useState } from "react";
import { Slot } from "../../slot/Slot.tsx";
import { slots } from "../../slot/slots.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored } from "../../storage/stored.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { draftOf, emptyDraft } from "../address/address-draft.ts";
import { LateAddressForm } from "../late-parts.tsx";
import { KeptAlone } from "./KeptAlone.tsx";
import { useCartChange } from "../../cart/cart-change.ts";
import { setBillingAddress } from "../cart-changes.ts";
import type { StepProps } from "./step.ts";
import { isBilledToShipping } from "./step-facts.ts";
import { StepForm } from "./StepForm.tsx";
import styles from "./steps.module.css";
import { useProblems } from "./use-problems.ts";

/** Who pays, where: the same as shipping, or an address of its own (CHECK-16, CHECK-20). */
export function BillingStep({ cart, onSaved, onCancel }: StepProps) {
  const { defaultCountry: country, canEdit } = useConfig();
  const { shippingAddress: shipping } = cart;
  const [isSame, setSame] = useState(shipping !== null && isBilledToShipping(cart));
  const change = useCartChange(setBillingAddress);
  const save = async (address: Address) => {
    await change.mutateAsync({ cartId: cart.maskId, billing: billingToInput(address) });
    onSaved();
  };
  const draft = cart.billingAddress
    ? draftOf(cart.billingAddress)
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
        <>
          <Slot in={slots.checkoutAddress} kind="billing" onChoose={save} />
          {canEdit.billing ? (
            <LateAddressForm
              kind="billing"
              mayBeKept={canEdit.shipping && canEdit.billing}
              draft={isBilledToShipping(cart) ? emptyDraft(country, draft.telephone) : draft}
              submitLabel={t("Continue")}
              onSubmit={save}
              onCancel={onCancel}
            />
          ) : (
            <KeptAlone onCancel={onCancel} />
          )}
        </>
      )}
    </div>
  );
}

function SameForm({ cart, onSaved, onCancel }: Omit<StepProps, "onReopened">) {
  const problems = useProblems({});
  const change = useCartChange(setBillingAddress);
  const submit = () =>
    change.mutate(
      { cartId: cart.maskId, billing: billingToInput(null) },
      { onSuccess: onSaved, onError: problems.fail },
    );
  return (
    <StepForm
      lines={problems.lines}
      attempt={problems.attempt}
      submitLabel={t("Continue")}
      busy={change.isPending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {null}
    </StepForm>
  );
}
