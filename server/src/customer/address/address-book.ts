import { readStored } from "@placket/contract/order/stored-order.codec";
import type { Customer } from "@placket/domain/access/principal";
import {
  ADDRESSES_MAX,
  defaultFor,
  type DefaultWish,
  type SavedAddress,
} from "@placket/domain/customer/saved-address";
import { mayChangeBook } from "@placket/domain/store/portal-rules";
import { isSameAddress, type Address } from "@placket/domain/directory/address";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { AddressBook } from "../../checkout/address-book.ts";
import { addressProblems } from "../../checkout/checkout.ts";
import type { Ctx } from "../../context.ts";
import { settingsForAsker } from "../../store/portal-of.ts";
import {
  deleteAddress,
  holdAddressBook,
  insertAddress,
  selectAddresses,
  updateAddress,
  type AddressRow,
} from "./address-book.sql.ts";

/** A customer's addresses in the order in which they were saved (ACCT-17, ACCT-18). */
export async function addressesOf(ctx: Ctx, customerId: number): Promise<readonly SavedAddress[]> {
  const rows = await selectAddresses(ctx.db, customerId);
  return rows.flatMap((row) => readRow(ctx, row) ?? []);
}

/** What no version of the store wrote is not shown to its customer; staff find it in the log. */
function readRow(ctx: Ctx, { address: json, ...row }: AddressRow): SavedAddress | null {
  const read = readStored("address", json);
  if (read.ok) return { ...row, address: read.value };
  ctx.log.error({ address: row.id, cause: read.why }, "a saved address cannot be read");
  return null;
}

/** What the checkout takes of the address book. */
export const addressBook: AddressBook = {
  find: async (ctx, id) => {
    const found = await addressById(ctx, id);
    return found.ok ? ok(found.value.address) : found;
  },
  has: async (ctx, address) => {
    const asking = askingCustomer(ctx);
    if (!asking.ok) return false;
    const saved = await addressesOf(ctx, asking.value.customerId);
    return saved.some((one) => isSameAddress(one.address, address));
  },
  keep: keepAddress,
};

/** An address of whoever asks; a stranger's is not found. */
async function addressById(ctx: Ctx, id: number): Promise<Result<SavedAddress>> {
  const asking = askingCustomer(ctx);
  return asking.ok ? addressIn(ctx, asking.value.customerId, id) : asking;
}

/** An address of a customer's book. */
async function addressIn(ctx: Ctx, customerId: number, id: number): Promise<Result<SavedAddress>> {
  const saved = await addressesOf(ctx, customerId);
  const found = saved.find((one) => one.id === id);
  return found ? ok(found) : refuse(noSuchAddress(id));
}

const noSuchAddress = (id: number) => problem("customer.noSuchAddress", "id", String(id));

/** Whose address book it is. */
function askingCustomer({ principal }: Ctx): Result<Customer> {
  return principal.kind === "customer"
    ? ok(principal)
    : refuse(problem("access.loginRequired", "customer"));
}

/** Whoever asks, if they may change their book (CHECK-27). */
function changingCustomer(ctx: Ctx): Result<Customer> {
  return mayChangeBook(settingsForAsker(ctx))
    ? askingCustomer(ctx)
    : refuse(problem("customer.bookIsKept", "customer"));
}

/** An address that is to be saved, and what it is to be default for. */
export interface AddressWish {
  readonly address: Address;
  readonly wish: DefaultWish;
}

/** Saves an address of whoever asks, checked as at the checkout. */
export async function createAddress(ctx: Ctx, wished: AddressWish): Promise<Result<SavedAddress>> {
  const asking = changingCustomer(ctx);
  return asking.ok ? addAddressTo(ctx, asking.value.customerId, wished) : asking;
}

/** The same for whose book it is, whoever asks; in a transaction. */
export async function addAddressTo(
  ctx: Ctx,
  customerId: number,
  wished: AddressWish,
): Promise<Result<SavedAddress>> {
  const problems = addressProblems(ctx, wished.address);
  if (problems.length > 0) return refuse(...problems);
  await holdAddressBook(ctx.db, customerId);
  const saved = await selectAddresses(ctx.db, customerId);
  if (saved.length >= ADDRESSES_MAX) {
    return refuse(problem("customer.tooManyAddresses", "address", ADDRESSES_MAX));
  }
  return ok(await added(ctx, { ...wished, customerId, isFirst: saved.length === 0 }));
}

interface Addition extends AddressWish {
  readonly customerId: number;
  readonly isFirst: boolean;
}

async function added(
  ctx: Ctx,
  { customerId, address, wish, isFirst }: Addition,
): Promise<SavedAddress> {
  const isDefaultFor = defaultFor(NOTHING, wish, isFirst);
  const draft = { address: { ...address, saveInAddressBook: false }, isDefaultFor };
  const id = await insertAddress(ctx.db, { customerId, draft, now: ctx.now });
  return { id, ...draft };
}

const NOTHING = { shipping: false, billing: false };

/** Saves a checkout's address, unless the book has it already or is full: a checkout does not end there. */
async function keepAddress(ctx: Ctx, address: Address): Promise<void> {
  const asking = askingCustomer(ctx);
  if (asking.ok) await keepAddressOf(ctx, asking.value.customerId, address);
}

/** The same for a customer who does not ask for it themselves. */
export async function keepAddressOf(ctx: Ctx, customerId: number, address: Address): Promise<void> {
  await holdAddressBook(ctx.db, customerId);
  const saved = await addressesOf(ctx, customerId);
  if (saved.length >= ADDRESSES_MAX) return;
  if (saved.some((one) => isSameAddress(one.address, address))) return;
  await added(ctx, { customerId, address, wish: {}, isFirst: saved.length === 0 });
}

/** What becomes of an address, told how it stands. */
type Change = (before: Address) => Result<AddressWish>;

/** An address of whoever asks, changed. */
export async function changeAddress(
  ctx: Ctx,
  id: number,
  change: Change,
): Promise<Result<SavedAddress>> {
  const asking = changingCustomer(ctx);
  return asking.ok ? changeAddressIn(ctx, asking.value.customerId, { id, change }) : asking;
}

/** The same for whose book it is, whoever asks; in a transaction. */
export async function changeAddressIn(
  ctx: Ctx,
  customerId: number,
  { id, change }: { readonly id: number; readonly change: Change },
): Promise<Result<SavedAddress>> {
  await holdAddressBook(ctx.db, customerId);
  const found = await addressIn(ctx, customerId, id);
  if (!found.ok) return found;
  const changed = change(found.value.address);
  if (!changed.ok) return changed;
  const { address, wish } = changed.value;
  const problems = addressProblems(ctx, address);
  if (problems.length > 0) return refuse(...problems);
  const isDefaultFor = defaultFor(found.value.isDefaultFor, wish, false);
  await updateAddress(ctx.db, id, { customerId, draft: { address, isDefaultFor }, now: ctx.now });
  return ok({ id, address, isDefaultFor });
}

/** Takes an address of whoever asks out of their book; a default one leaves none behind. */
export async function removeAddress(ctx: Ctx, id: number): Promise<Result<true>> {
  const asking = changingCustomer(ctx);
  if (!asking.ok) return asking;
  return removeAddressFrom(ctx, asking.value.customerId, id);
}

/** The same for whose book it is, whoever asks. */
export async function removeAddressFrom(
  ctx: Ctx,
  customerId: number,
  id: number,
): Promise<Result<true>> {
  const isGone = await deleteAddress(ctx.db, customerId, id);
  return isGone ? ok(true) : refuse(noSuchAddress(id));
}
