import { savedAddressFromWire } from "@placket/contract/customer/saved-address.codec";
import type { SavedAddress } from "@placket/domain/customer/saved-address";
import { answered, operation, present } from "../api/graphql.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";
import type { Account } from "./account.ts";

export type { SavedAddress };

const addressBook = operation(
  "AddressBook",
  `query AddressBook {
    customer {
      addresses {
        id
        firstname
        lastname
        company
        street
        city
        region { region region_code region_id }
        postcode
        country_code
        telephone
        default_shipping
        default_billing
      }
    }
  }`,
);

/** The addresses of whoever is logged in (ACCT-18); forgotten when nobody looks at them any more. */
export function addressBookQuery(shop: Shop, { id }: Pick<Account, "id">) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", id, "addresses"),
    staleTime: 0,
    isPassing: true,
    queryFn: async (): Promise<readonly SavedAddress[]> => {
      const { addresses } = answered((await shop.graphql(addressBook, {})).customer);
      return present(addresses).map(savedAddressFromWire);
    },
  });
}
