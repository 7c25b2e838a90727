import { CallError } from "@placket/web/call/call-error";
import { operation } from "../../api/graphql.ts";
import type { Operations } from "../../api/operations.gen.ts";
import type { Running } from "../../room.ts";
import { placingKey } from "../placing/placing-key.ts";

const standingOrder = operation(
  "StandingOrder",
  `query StandingOrder($cartId: String!) {
    standingOrder(cart_id: $cartId) { number state token total { value currency } }
  }`,
);

/** How the order of a cart stands; `null` where the cart is open. */
export type Standing = Operations["StandingOrder"]["data"]["standingOrder"];

/** Said in place of how an order stands: the store does not tell it to this browser, or knows no such cart. */
export const REFUSED = "refused";

/** How an order stands, where that was told; `undefined` where nobody answers. */
export type ToldStanding = Standing | typeof REFUSED | undefined;

/** Asks how the order of a cart stands, by the key that this browser has for it. */
export async function standingOf(
  { shop }: Pick<Running, "shop">,
  cartId: string,
): Promise<ToldStanding> {
  try {
    const headers = { "X-Placing-Key": placingKey(cartId) };
    return (await shop.graphql(standingOrder, { cartId }, headers)).standingOrder;
  } catch (error) {
    if (error instanceof CallError) return error.problems.length > 0 ? REFUSED : undefined;
    throw error;
  }
}

/** Whether the store has told it. */
export const isTold = (standing: ToldStanding): standing is Standing =>
  standing !== undefined && standing !== REFUSED;

/** Whether the store has told of an order. */
export const isStanding = (standing: ToldStanding): standing is NonNullable<Standing> =>
  isTold(standing) && standing !== null;
