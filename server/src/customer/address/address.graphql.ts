import {
  defaultWish,
  savedAddressInput,
  savedAddressToWire,
} from "@placket/contract/customer/address.codec";
import type {
  CustomerAddressesV2Args,
  CustomerAddressInput,
  MutationUpdateCustomerAddressArgs,
  MutationUpdateCustomerAddressV2Args,
} from "@placket/contract/graphql.gen";
import { idOfUid } from "@placket/contract/uid";
import { PAGE_SIZES } from "@placket/domain/page-sizes";
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
    addressesV2: async (customer: CustomerRow, args: CustomerAddressesV2Args, ctx: Ctx) =>
      pageOf((await addressesOf(ctx, customer.id)).map(toWire), args),
    default_shipping: (customer: CustomerRow, _: unknown, ctx: Ctx) =>
      idOfDefault(ctx, customer, "shipping"),
    default_billing: (customer: CustomerRow, _: unknown, ctx: Ctx) =>
      idOfDefault(ctx, customer, "billing"),
  },
  CustomerAddress: { custom_attributesV2: () => [] },
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
    updateCustomerAddressV2: async (
      _: unknown,
      { uid, input }: MutationUpdateCustomerAddressV2Args,
      ctx: Ctx,
    ) => {
      const change = (before: Address) => wishOf(input ?? {}, before);
      return toWire(orThrow(await transact(ctx, (tx) => changeAddress(tx, idIn(uid), change))));
    },
    deleteCustomerAddressV2: async (_: unknown, { uid }: { uid: string }, ctx: Ctx) =>
      orThrow(await transact(ctx, (tx) => removeAddress(tx, idIn(uid)))),
    deleteCustomerAddress: async (_: unknown, { id }: { id: number }, ctx: Ctx) =>
      orThrow(await transact(ctx, (tx) => removeAddress(tx, id))),
  },
};

/** The id of an address's uid; nobody has an address 0. */
const idIn = (uid: string): number => {
  const id = Number(idOfUid(uid));
  return Number.isSafeInteger(id) && id <= 2_147_483_647 ? id : 0;
};

function pageOf<Entry>(all: readonly Entry[], { currentPage, pageSize }: CustomerAddressesV2Args) {
  const { usual, most } = PAGE_SIZES.addresses;
  const size = Math.min(Math.max(1, pageSize ?? usual), most);
  const page = Math.max(1, currentPage ?? 1);
  return {
    items: all.slice((page - 1) * size, page * size),
    total_count: all.length,
    page_info: {
      current_page: page,
      page_size: size,
      total_pages: Math.ceil(all.length / size),
    },
  };
}

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
