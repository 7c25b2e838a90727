import { observable, useObservable } from "../events/observable.ts";

/** Whoever is logged in, as far as the storefront shows it. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The email of whoever of the staff acts for them; `null` for themselves. */
  readonly actedBy: string | null;
}

/** Logged in, logged out (`null`), or not known yet: no page comes with anything personal (ACCT-07). */
export const account = observable<Account | null | undefined>(undefined);

export const useAccount = () => useObservable(account);
