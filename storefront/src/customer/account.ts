import type { AccountInfoWire } from "@placket/contract/customer/customer.rest";
import { observable, useObservable } from "../events/observable.ts";

/** Whoever is logged in, as far as the storefront shows it. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Logged in, logged out (`null`), or not known yet: no page comes with anything personal (ACCT-07). */
export const account = observable<Account | null | undefined>(undefined);

export const useAccount = () => useObservable(account);

/** The account of an answer; `null` when it is nobody's. */
export function accountOf({ isLoggedIn, id, email, ...info }: AccountInfoWire): Account | null {
  if (!isLoggedIn || id === null) return null;
  return { id, email, firstName: info.firstName, lastName: info.lastName };
}
