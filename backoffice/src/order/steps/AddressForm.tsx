import { useState } from "react";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
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
  const [line1 = "", line2 = "", ...more] = address?.street ?? [];
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
        fields={FIELDS}
        values={{ ...address, street: line1, street2: [line2, ...more].filter(Boolean).join(", ") }}
        submitLabel="Change the Address"
        mayBeLeft
        onSave={async ({ street, street2, ...typed }) => {
          const lines = [street, street2].filter((line) => line !== "");
          await change.mutateAsync({
            params: { number: order.number, which },
            body: { ...typed, street: lines },
          });
          onDone("The address is changed.");
        }}
      />
    </>
  );
}

const FIELDS = {
  firstname: { label: "First name", autoComplete: "off" },
  lastname: { label: "Last name", autoComplete: "off" },
  company: { label: "Company", autoComplete: "off", mayBeEmpty: true },
  street: { label: "Street", autoComplete: "off" },
  street2: { label: "Street, second line", autoComplete: "off", mayBeEmpty: true },
  city: { label: "City", autoComplete: "off" },
  region: { label: "State or province", autoComplete: "off", mayBeEmpty: true },
  postcode: { label: "Postcode", autoComplete: "off", mayBeEmpty: true },
  country_code: { label: "Country, as two letters", autoComplete: "off", maxLength: 2 },
  telephone: { label: "Telephone", autoComplete: "off", mayBeEmpty: true },
} as const;
