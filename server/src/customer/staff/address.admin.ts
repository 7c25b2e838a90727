import type { addressAdminEndpoints } from "@placket/contract/customer/address.admin";
import { ok, type Result } from "@placket/domain/problem";
import { readAddress } from "../../checkout/read-address.ts";
import type { Handlers } from "../../http/mount.ts";
import type { AddressWish } from "../address/address-book.ts";
import { done } from "./account.admin.ts";
import {
  addCustomerAddress,
  changeCustomerAddress,
  removeCustomerAddress,
} from "./manage-addresses.ts";

export const addressAdminHandlers: Handlers<typeof addressAdminEndpoints> = {
  addCustomerAddress: async ({ ctx }, { params: { id }, body }) => {
    const wish = wishOf(body);
    return wish.ok ? done(ctx, id, (tx) => addCustomerAddress(tx, id, wish.value)) : wish;
  },
  changeCustomerAddress: async ({ ctx }, { params: { id, address }, body }) => {
    const wish = wishOf(body);
    if (!wish.ok) return wish;
    return done(ctx, id, (tx) => changeCustomerAddress(tx, id, { ...wish.value, id: address }));
  },
  removeCustomerAddress: ({ ctx }, { params: { id, address } }) =>
    done(ctx, id, (tx) => removeCustomerAddress(tx, id, address)),
};

interface TypedAddress {
  readonly address: unknown;
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

function wishOf(typed: TypedAddress): Result<AddressWish> {
  const address = readAddress(typed.address, "address");
  if (!address.ok) return address;
  const wish = { shipping: typed.isDefaultShipping, billing: typed.isDefaultBilling };
  return ok({ address: { ...address.value, saveInAddressBook: false }, wish });
}
