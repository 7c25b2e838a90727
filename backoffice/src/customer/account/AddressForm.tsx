import { ADDRESS_FIELDS, addressValues, typedAddress } from "../../page/form/address-fields.ts";
import { chosen } from "../../page/form/chosen.ts";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { useChangeCustomer, type Customer } from "./account.queries.ts";

interface AddressFormProps {
  readonly customer: Customer;
  /** The one that is changed; none where one is added. */
  readonly address?: Customer["addresses"][number] | undefined;
  readonly onDone: (said: string) => void;
}

/** An address of a customer's book, typed by staff. */
export function AddressForm({ customer, address, onDone }: AddressFormProps) {
  const add = useChangeCustomer("addCustomerAddress");
  const change = useChangeCustomer("changeCustomerAddress");
  const named = { firstname: customer.firstName, lastname: customer.lastName, use: "none" };
  return (
    <ResourceForm
      fields={FIELDS}
      values={address ? { ...addressValues(address.fields), use: wantedFor(address) } : named}
      submitLabel={address ? "Save the Address" : "Add the Address"}
      onCancel={() => onDone("")}
      onSave={async ({ use, ...typed }) => {
        const body = { address: typedAddress(typed), ...USES[chosen(USE_NAMES, use)].is };
        const params = { id: customer.id };
        await (address
          ? change.mutateAsync({ params: { ...params, address: address.id }, body })
          : add.mutateAsync({ params, body }));
        onDone(address ? "The address is changed." : "The address is added.");
      }}
    />
  );
}

/** What a checkout takes an address for by itself. */
const USES = {
  none: { label: "Nothing", is: { isDefaultShipping: false, isDefaultBilling: false } },
  shipping: { label: "Shipping", is: { isDefaultShipping: true, isDefaultBilling: false } },
  billing: { label: "The bill", is: { isDefaultShipping: false, isDefaultBilling: true } },
  both: { label: "Shipping and the bill", is: { isDefaultShipping: true, isDefaultBilling: true } },
} as const;

const USE_NAMES = [
  "none",
  "shipping",
  "billing",
  "both",
] as const satisfies readonly (keyof typeof USES)[];

const wantedFor = ({ isDefaultShipping, isDefaultBilling }: Customer["addresses"][number]) =>
  USE_NAMES.find((name) => {
    const { is } = USES[name];
    return is.isDefaultShipping === isDefaultShipping && is.isDefaultBilling === isDefaultBilling;
  }) ?? "none";

const FIELDS = {
  ...ADDRESS_FIELDS,
  firstname: { ...ADDRESS_FIELDS.firstname, isAwaited: true },
  use: {
    label: "A checkout takes it for",
    hint: "Another address gives that up. The first one of a customer is taken for both.",
    choices: USE_NAMES.map((value) => ({ value, label: USES[value].label })),
  },
};
