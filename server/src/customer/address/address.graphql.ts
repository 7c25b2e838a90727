import {
  defaultWish,
  savedAddressInput,
  savedAddressToWire,
} from "@placket/contract/customer/address.codec";
import type {
  CustomerAddressInput,
  MutationUpdateCustomerAddressArgs,
} from "@placket/contract/graphql.gen";
import type { DefaultFor, SavedAddress } from "@placket/domain/customer/saved-address";
import type { Address } from "@placket/domain/directory/address";
import { ok, type Result } from "@placket/domain/problem";
import { readAddress } from "../../checkout/read-address.ts";
import type { Ctx } from "../../context.ts";
import { directory } from "../../directory/directory.ts";
import { orThrow } from "../../graphql/refused.ts";
import { transact } from "../../transact.ts";
import type { CustomerRow } from "../customer.ts";
import { addressesOf, changeAddress, createAddress, removeAddress } from "./address-book.ts";

/** A customer's addresses by Magento's names (ACCT-17 to 19). */
export const addressResolvers = {
  Customer: {
    addresses: async ({ id }: CustomerRow, _: unknown, ctx: Ctx) =>
      (await addressesOf(ctx, id)).map(toWire),
    default_shipping: (customer: CustomerRow, _: unknown, ctx: Ctx) =>
      idOfDefault(ctx, customer, "shipping"),
    default_billing: (customer: CustomerRow, _: unknown, ctx: Ctx) =>
      idOfDefault(ctx, customer, "billing"),
  },
  Mutation: {
    createCustomerAddress: async (
      _: unknown,
      { input }: { input: CustomerAddressInput },
      ctx: Ctx,
    ) => {
      const wished = orThrow(wishOf(input, null));
      return toWire(orThrow(await transact(ctx, (tx) => createAddress(tx, wished))));
    },
    updateCustomerAddress: async (
      _: unknown,
      { id, input }: MutationUpdateCustomerAddressArgs,
      ctx: Ctx,
    ) => {
      const change = (before: Address) => wishOf(input ?? {}, before);
      return toWire(orThrow(await transact(ctx, (tx) => changeAddress(tx, id, change))));
    },
    deleteCustomerAddress: async (_: unknown, { id }: { id: number }, ctx: Ctx) =>
      orThrow(await transact(ctx, (tx) => removeAddress(tx, id))),
  },
};

async function idOfDefault(ctx: Ctx, { id }: CustomerRow, use: keyof DefaultFor) {
  const found = (await addressesOf(ctx, id)).find(({ isDefaultFor }) => isDefaultFor[use]);
  return found ? String(found.id) : null;
}

const toWire = (address: SavedAddress) =>
  savedAddressToWire(address, {
    region: (country, code) => directory.findRegion(country, { id: null, text: code }),
  });

function wishOf(
  input: CustomerAddressInput,
  before: Address | null,
): Result<{ readonly address: Address; readonly wish: ReturnType<typeof defaultWish> }> {
  const address = readAddress(savedAddressInput(input, before), "input");
  return address.ok ? ok({ address: address.value, wish: defaultWish(input) }) : address;
}
