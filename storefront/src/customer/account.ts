import type { Tools } from "@placket/contract/customer/tools.codec";
import { observable, useObservable } from "../events/observable.ts";
import { knownCustomer } from "../session/known-customer.ts";

/** Whoever is logged in, as far as the storefront shows it. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The email of whoever acts for them; `null` for themselves. */
  readonly actedBy: string | null;
  /** What representatives and super users have; left out for everybody else. */
  readonly tools?: Tools | undefined;
  /** The portal whose pages they are shown; none for the retail store's. */
  readonly portalId?: number | undefined;
  /** Where they land once they are in, before all else (ACCT-04), where their portal says so. */
  readonly landing?: string | undefined;
}

/** Logged in, logged out (`null`), or not known yet: no page comes with anything personal (ACCT-07). */
export const account = observable<Account | null | undefined>(undefined);

// Rooms below this one know who is here, and nothing more of them.
account.subscribe(() => knownCustomer.set(account.get()));

export const useAccount = () => useObservable(account);
