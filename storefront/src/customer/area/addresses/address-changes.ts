import { defaultInput, savedAddressToInput } from "@placket/contract/customer/address-input.codec";
import type { Address } from "@placket/domain/directory/address";
import { operation } from "../../../api/graphql.ts";
import { useShop } from "../../../api/shop.ts";
import { useMutation } from "../../../query/use-mutation.ts";
import { useQueryClient } from "../../../query/use-query.ts";
import type { Account } from "../../account.ts";
import { addressBookQuery } from "../../customer.queries.ts";

const createAddress = operation(
  "CreateAddress",
  `mutation CreateAddress($input: CustomerAddressInput!) {
    createCustomerAddress(input: $input) { id }
  }`,
);

const updateAddress = operation(
  "UpdateAddress",
  `mutation UpdateAddress($id: Int!, $input: CustomerAddressInput!) {
    updateCustomerAddress(id: $id, input: $input) { id }
  }`,
);

const deleteAddress = operation(
  "DeleteAddress",
  `mutation DeleteAddress($id: Int!) {
    deleteCustomerAddress(id: $id)
  }`,
);

/** One change of the address book. */
type AddressChange =
  | { readonly type: "add"; readonly address: Address }
  | { readonly type: "change"; readonly id: number; readonly address: Address }
  | { readonly type: "default"; readonly id: number; readonly use: "shipping" | "billing" }
  | { readonly type: "remove"; readonly id: number };

/** Changes of the address book; each is over when the book is there as it is now. */
export function useAddressChange(account: Account) {
  const shop = useShop();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: AddressChange): Promise<void> => {
      switch (change.type) {
        case "add":
          await shop.graphql(createAddress, { input: savedAddressToInput(change.address) });
          return;
        case "change": {
          const { id, address } = change;
          await shop.graphql(updateAddress, { id, input: savedAddressToInput(address) });
          return;
        }
        case "default":
          await shop.graphql(updateAddress, { id: change.id, input: defaultInput(change.use) });
          return;
        case "remove":
          await shop.graphql(deleteAddress, { id: change.id });
      }
    },
    onSettled: () => client.invalidateQueries(addressBookQuery(shop, account)),
  });
}
