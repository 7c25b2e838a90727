import { anonymized } from "@placket/domain/customer/anonymized";
import { addressLines } from "@placket/domain/directory/address-lines";
import type { Address } from "@placket/domain/directory/address";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { countryName } from "@placket/domain/store/country-name";
import type { Ctx } from "../../context.ts";
import {
  addAddressTo,
  addressesOf,
  changeAddressIn,
  removeAddressFrom,
  type AddressWish,
} from "../address/address-book.ts";
import { lockCustomer } from "../customer.sql.ts";
import { inViewOf, note, trace } from "./said-by-staff.ts";

/** Adds an address to a customer's book, by the rules of the book and of the view where the account was made. */
export const addCustomerAddress = (
  tx: Ctx,
  id: number,
  wished: AddressWish,
): Promise<Result<true>> =>
  inBook(tx, id, "added", async (theirs) => {
    const added = await addAddressTo(theirs, id, wished);
    return added.ok ? ok(`Address added: ${lineOf(theirs, wished.address)}`) : added;
  });

/** Changes an address of a customer's book. What it was before stands in a note. */
export const changeCustomerAddress = (
  tx: Ctx,
  id: number,
  { address, ...wished }: AddressWish & { readonly id: number },
): Promise<Result<true>> =>
  inBook(tx, id, "changed", async (theirs) => {
    const before: Address[] = [];
    const change = (was: Address) => {
      before.push(was);
      return ok({ address, wish: wished.wish });
    };
    const changed = await changeAddressIn(theirs, id, { id: wished.id, change });
    if (!changed.ok) return changed;
    const [was] = before.map((one) => lineOf(theirs, one));
    const now = lineOf(theirs, address);
    return ok(was === now ? null : `Address: ${was} → ${now}`);
  });

/** Takes an address out of a customer's book. What it was stands in a note. */
export const removeCustomerAddress = (
  tx: Ctx,
  id: number,
  addressId: number,
): Promise<Result<true>> =>
  inBook(tx, id, "removed", async (theirs) => {
    const found = (await addressesOf(theirs, id)).find((one) => one.id === addressId);
    const removed = await removeAddressFrom(theirs, id, addressId);
    if (!removed.ok) return removed;
    return ok(found ? `Address removed: ${lineOf(theirs, found.address)}` : null);
  });

/** `change` gives the note about what it did; none where nobody would read a difference. */
async function inBook(
  tx: Ctx,
  id: number,
  done: "added" | "changed" | "removed",
  change: (theirs: Ctx) => Promise<Result<string | null>>,
): Promise<Result<true>> {
  const customer = await lockCustomer(tx.db, id);
  if (!customer) return refuse(problem("customer.noneWithId", "id"));
  // Nothing is kept anew of somebody who asked to be forgotten.
  if (customer.email === anonymized(id).email) return refuse(problem("customer.anonymizedAlready"));
  const changed = await change(inViewOf(tx, customer));
  if (!changed.ok) return changed;
  if (changed.value !== null) await note(tx, id, changed.value);
  await trace(tx, "customer.addresses", id, { address: done });
  return ok(true);
}

function lineOf({ store }: Ctx, address: Address): string {
  const country = countryName(address.countryCode, store.locale);
  return [...addressLines(address, country), address.telephone].filter(Boolean).join(", ");
}
