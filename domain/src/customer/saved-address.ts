import type { Address } from "../directory/address.ts";

/** Addresses that one customer may save; a bound that protects the server. */
export const ADDRESSES_MAX = 100;

/** Which addresses a checkout begins with. */
export interface DefaultFor {
  readonly shipping: boolean;
  readonly billing: boolean;
}

/** An address of a customer's address book (ACCT-17). */
export interface SavedAddress {
  readonly id: number;
  readonly address: Address;
  readonly isDefaultFor: DefaultFor;
}

/** What is wished of an address; what is left out stays as it is. */
export type DefaultWish = Partial<DefaultFor>;

/**
 * What an address is default for once a wish is worked in. The first one of a customer is for both, whatever is
 * wished: a checkout would begin with it anyway.
 */
export function defaultFor(before: DefaultFor, wish: DefaultWish, isFirst: boolean): DefaultFor {
  return isFirst ? { shipping: true, billing: true } : { ...before, ...wish };
}
