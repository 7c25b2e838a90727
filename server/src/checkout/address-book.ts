import type { Address } from "@placket/domain/directory/address";
import { mayChangeBook, mayEditAddress, type AddressUse } from "@placket/domain/store/portal-rules";
import { problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { settingsForAsker } from "../store/portal-of.ts";
import { slot } from "../held/slot.ts";

/** What the checkout asks of the addresses that customers save; the room that keeps them puts it in. */
export interface AddressBook {
  /** An address of whoever asks; a stranger's is not found, and guests have none. */
  readonly find: (ctx: Ctx, id: number) => Promise<Result<Address>>;
  /** Whether one is kept for whoever asks; for guests none is. */
  readonly has: (ctx: Ctx, address: Address) => Promise<boolean>;
  /** Saves one, in the transaction of `ctx`; guests' are not kept. */
  readonly keep: (ctx: Ctx, address: Address) => Promise<void>;
}

export const addressBooks = slot<AddressBook>("address books");

/** A saved address of whoever asks. */
export async function savedAddress(ctx: Ctx, id: number): Promise<Result<Address>> {
  for (const book of ctx.held(addressBooks)) return book.find(ctx, id);
  return refuse(problem("access.loginRequired", "customer_address_id"));
}

/**
 * What hinders an address from being used: where its shopper may not say themselves where goods or bills go, it is one
 * that is kept for them (CHECK-27).
 */
export async function keptProblems(
  ctx: Ctx,
  address: Address | null,
  use: AddressUse,
): Promise<readonly Problem[]> {
  if (address === null || mayEditAddress(use, settingsForAsker(ctx))) return [];
  for (const book of ctx.held(addressBooks)) {
    // oxlint-disable-next-line no-await-in-loop
    if (await book.has(ctx, address)) return [];
  }
  return [problem("checkout.addressNotKept", FIELDS[use])];
}

const FIELDS: Readonly<Record<AddressUse, string>> = {
  shipping: "shipping_addresses",
  billing: "billing_address",
};

/** Saves an address of whoever asks, where they may. */
export async function keepAddress(ctx: Ctx, address: Address): Promise<void> {
  if (!mayChangeBook(settingsForAsker(ctx))) return;
  for (const book of ctx.held(addressBooks)) await book.keep(ctx, address);
}
