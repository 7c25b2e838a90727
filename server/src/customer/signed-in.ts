import type { Problem } from "@placket/domain/problem";
import type { TakenOfCart } from "../cart/owned/join-carts.ts";
import type { Ctx } from "../context.ts";
import { slot } from "../held/slot.ts";

/** What somebody finds who has come in. */
interface Found {
  /** The cart that the browser goes on with; left out where nothing is known of one. */
  readonly cartId?: string;
  /** What is another way than it was before. */
  readonly changes: readonly Problem[];
}

/** The cart that a browser filled before anybody came in on it, and what of it goes over. */
interface GuestCart {
  readonly id: string;
  readonly takes: TakenOfCart;
}

/** What a guest did on this browser before somebody came in on it. */
export interface GuestVisit {
  readonly cart: GuestCart | undefined;
  /** Whether whoever has come in is the one who was the guest: what else the guest brought is theirs then. */
  readonly isOwn: boolean;
}

/**
 * What a room does when a customer has come in on a browser after such a visit: asked in the customer's name, after
 * the session has begun and in no transaction. Nobody is kept out by what goes wrong here.
 */
export type Welcome = (ctx: Ctx, visit: GuestVisit) => Promise<Found>;

/** What rooms do when a customer has come in: the guest's cart joins theirs, their logos are theirs. */
export const welcomes = slot<Welcome>("welcomes");

/** Asks every room, one after the other. */
export async function welcome(ctx: Ctx, visit: GuestVisit): Promise<Found> {
  let found: Found = { changes: [] };
  for (const greet of ctx.held(welcomes)) {
    const { changes, ...cart } = await greet(ctx, visit);
    found = { ...found, ...cart, changes: [...found.changes, ...changes] };
  }
  return found;
}
