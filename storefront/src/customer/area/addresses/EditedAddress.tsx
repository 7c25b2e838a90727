import { AddressForm } from "../../../checkout/address/AddressForm.tsx";
import { draftOf, emptyDraft } from "../../../checkout/address/address-draft.ts";
import { useConfig } from "../../../store/config.queries.ts";
import { t } from "../../../translation/translate.ts";
import type { Account } from "../../account.ts";
import type { SavedAddress } from "../../customer.queries.ts";
import { useAddressChange } from "./address-changes.ts";

interface EditedAddressProps {
  readonly account: Account;
  /** None where a new one is added. */
  readonly saved: SavedAddress | undefined;
  readonly onClose: () => void;
}

/** The checkout's own form, for the book: what is right there is right here (CHECK-23). */
export function EditedAddress({ account, saved, onClose }: EditedAddressProps) {
  const { defaultCountry } = useConfig();
  const change = useAddressChange(account);
  const blank = emptyDraft(defaultCountry, "");
  const { firstName: firstname, lastName: lastname } = account;
  return (
    <AddressForm
      kind="shipping"
      draft={saved ? draftOf(saved.address) : { ...blank, firstname, lastname }}
      submitLabel={t("Save Address")}
      onSubmit={async (address) => {
        await change.mutateAsync(
          saved ? { type: "change", id: saved.id, address } : { type: "add", address },
        );
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
