import type { CartAddressInput } from "@placket/contract/graphql.gen";
import { problem, refuse, ok, type Result } from "@placket/domain/problem";
import type { Address } from "@placket/domain/directory/address";
import type { Ctx } from "../context.ts";
import { transact } from "../transact.ts";
import { keepAddress, savedAddress } from "./address-book.ts";
import { readAddress } from "./read-address.ts";

/** An address as it is typed, on the wire still, or the id of one that the customer has saved: one of the two. */
export interface GivenAddress {
  readonly typed?: CartAddressInput | null | undefined;
  readonly savedId?: number | null | undefined;
}

/** The address that was given; `field` is where a refusal points. */
export async function addressGiven(
  ctx: Ctx,
  { typed, savedId }: GivenAddress,
  field: string,
): Promise<Result<Address>> {
  if (typeof savedId !== "number") return readAddress(typed && withWish(typed), field);
  return typed ? refuse(problem("checkout.twoAddresses", field)) : savedAddress(ctx, savedId);
}

/** Kept, unless its client says otherwise: Magento's leave it out where it is to be kept. */
const withWish = (typed: CartAddressInput): CartAddressInput => ({
  ...typed,
  save_in_address_book: typed.save_in_address_book ?? true,
});

/**
 * Puts an address into the book of whoever wished so, in a transaction of its own once their cart has it: at once,
 * as Magento does, so that whoever types one and leaves has it the next time.
 */
export function keepingWanted(address: Address): ((ctx: Ctx) => Promise<void>) | undefined {
  if (!address.saveInAddressBook) return undefined;
  return async (ctx) => {
    if (ctx.principal.kind !== "customer") return;
    await transact(ctx, async (tx) => ok(await keepAddress(tx, address)));
  };
}
