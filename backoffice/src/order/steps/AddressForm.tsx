import { useState } from "react";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { ADDRESS_FIELDS, addressValues, typedAddress } from "../../page/form/address-fields.ts";
import { chosen } from "../../page/form/chosen.ts";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import type { Order } from "../order.queries.ts";
import { Follows } from "./Follows.tsx";
import type { StepFormProps } from "./StepDialog.tsx";
import { useStep } from "./step.queries.ts";

const WHICH = ["shipping", "billing"] as const satisfies readonly (keyof Order["addresses"])[];
type Which = (typeof WHICH)[number];

/** Changes where an order goes, or where its bill does. */
export function AddressForm({ order, onDone }: StepFormProps) {
  const [which, setWhich] = useState<Which>(order.addresses.shipping ? "shipping" : "billing");
  const change = useStep("changeOrderAddress", order.number);
  const address = order.addresses[which];
  return (
    <>
      <Follows
        lines={["The sums stay as they were agreed: neither shipping nor tax is reckoned anew."]}
      />
      {order.addresses.shipping ? (
        <SelectField
          id="which-address"
          label="Which address"
          value={which}
          onChange={(event) => setWhich(chosen(WHICH, event.target.value))}
        >
          <option value="shipping">Where it ships to</option>
          <option value="billing">Where the bill goes</option>
        </SelectField>
      ) : null}
      <ResourceForm
        key={which}
        fields={ADDRESS_FIELDS}
        values={address ? addressValues(address) : {}}
        submitLabel="Change the Address"
        mayBeLeft
        onSave={async (typed) => {
          await change.mutateAsync({
            params: { number: order.number, which },
            body: typedAddress(typed),
          });
          onDone("The address is changed.");
        }}
      />
    </>
  );
}
