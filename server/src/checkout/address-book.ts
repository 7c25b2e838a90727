import type { Address } from "@placket/domain/directory/address";
import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { slot } from "../held/slot.ts";

/** What the checkout asks of the addresses that customers save; the room that keeps them puts it in. */
export interface AddressBook {
  /** An address of whoever asks; a stranger's is not found, and guests have none. */
  readonly find: (ctx: Ctx, id: number) => Promise<Result<Address>>;
  /** Saves one, in the transaction of `ctx`; guests' are not kept. */
  readonly keep: (ctx: Ctx, address: Address) => Promise<void>;
}

export const addressBooks = slot<AddressBook>("address books");

/** A saved address of whoever asks. */
export async function savedAddress(ctx: Ctx, id: number): Promise<Result<Address>> {
  for (const book of ctx.held(addressBooks)) return book.find(ctx, id);
  return refuse(problem("access.loginRequired", "customer_address_id"));
}

/** Saves an address of whoever asks. */
export async function keepAddress(ctx: Ctx, address: Address): Promise<void> {
  for (const book of ctx.held(addressBooks)) await book.keep(ctx, address);
}
