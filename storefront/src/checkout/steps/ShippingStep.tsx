import { addressToInput } from "@placket/contract/checkout/checkout.codec";
import type { Address } from "@placket/domain/directory/address";
import { addressLines } from "@placket/domain/directory/address-lines";
import { Button } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { Slot } from "../../slot/Slot.tsx";
import { slots } from "../../slot/slots.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { draftOf, emptyDraft } from "../address/address-draft.ts";
import { LateAddressForm } from "../late-parts.tsx";
import { KeptAlone } from "./KeptAlone.tsx";
import { useCartChange } from "../../cart/cart-change.ts";
import { setShippingAddress } from "../cart-changes.ts";
import { ShippingMethods } from "./ShippingMethods.tsx";
import type { StepProps } from "./step.ts";
import styles from "./steps.module.css";

/** Where the goods go, and how (CHECK-15): first the address, then the methods that reach it. */
export function ShippingStep({ cart, onSaved, onReopened, onCancel }: StepProps) {
  const { shippingAddress: shipping } = cart;
  const { defaultCountry: country, canEdit } = useConfig();
  const [isOpen, setOpen] = useState(shipping === null);
  const [wasOpen, setWasOpen] = useState(false);
  const change = useCartChange(setShippingAddress);
  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  const save = async (address: Address) => {
    await change.mutateAsync({ cartId: cart.maskId, address: addressToInput(address) });
    writeStored(storageKeys.customerPhone, address.telephone);
    close();
  };
  if (isOpen || !shipping) {
    const phone = readStored(storageKeys.customerPhone) ?? "";
    return (
      <div className={styles["parts"]}>
        <Slot in={slots.checkoutAddress} kind="shipping" onChoose={save} />
        {canEdit.shipping ? (
          <LateAddressForm
            kind="shipping"
            mayBeKept={canEdit.shipping && canEdit.billing}
            draft={shipping ? draftOf(shipping) : emptyDraft(country, phone)}
            submitLabel={t("Choose how to ship")}
            onSubmit={save}
            onCancel={shipping ? close : onCancel}
          />
        ) : (
          <KeptAlone onCancel={shipping ? close : onCancel} />
        )}
      </div>
    );
  }
  return (
    <div className={styles["parts"]}>
      <div className={styles["address"]}>
        <address>
          {addressLines(shipping, shipping.countryName).map((line) => (
            <span key={line}>{line}</span>
          ))}
          {shipping.telephone === "" ? null : <span>{shipping.telephone}</span>}
        </address>
        <Button
          kind="link"
          aria-label={t("Change the shipping address")}
          onClick={() => setOpen(true)}
        >
          {t("Change")}
        </Button>
      </div>
      <ShippingMethods
        cart={cart}
        takesFocus={wasOpen}
        onReopened={onReopened}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </div>
  );
}
