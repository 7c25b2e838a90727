import { observable, until, useObservable } from "../events/observable.ts";

/** As much of whoever is signed in as rooms need that keep something for them. */
interface KnownCustomer {
  readonly id: number;
  /** What a form of theirs begins with. */
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Those of representatives and super users, whose banner takes the place of the promotions bar (REP-04). */
  readonly tools?: object | undefined;
  /** The email of staff who shop in their name; `null` for themselves. */
  readonly actedBy?: string | null;
}

/**
 * Who is signed in, nobody (`null`), or not known yet: for rooms that the account itself shows. The room `customer`
 * finds it out and says it here.
 */
export const knownCustomer = observable<KnownCustomer | null | undefined>(undefined);

export const useKnownCustomer = () => useObservable(knownCustomer);

/** Rises when a room wants somebody to sign in without leaving the page: the room `customer` opens its popup. */
export const signInWanted = observable(0);

/** Who is signed in once it is known: a press may come before, and whoever is signed in is not to be sent to the login. */
export async function whoIsHere(): Promise<KnownCustomer | null> {
  if (knownCustomer.get() === undefined) await until(knownCustomer, (who) => who !== undefined);
  return knownCustomer.get() ?? null;
}
