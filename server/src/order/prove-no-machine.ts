import { PLACE_ORDER_ACTION } from "@placket/domain/bot-check/bot-verdict";
import { ok, type Result } from "@placket/domain/problem";
import { checkBotProof, placeOrderRecaptcha } from "../bot-check/bot-check.ts";
import { cartById } from "../cart/cart.ts";
import type { Ctx } from "../context.ts";

/**
 * The place-order recaptcha (CHECK-26), before anything is written or charged. A proof counts once, and
 * an order is asked for again after silence or the bank's page: where the cart is closed its order
 * stands, nothing new can come of the call, and no proof is wanted.
 */
export async function proveNoMachine(ctx: Ctx, maskId: string): Promise<Result<true>> {
  if (!placeOrderRecaptcha(ctx)) return ok(true);
  const cart = await cartById(ctx, maskId);
  return cart.ok ? provePerson(ctx) : ok(true);
}

/** The same before a card is asked of an order that is there. */
export async function provePerson(ctx: Ctx): Promise<Result<true>> {
  const wanted = placeOrderRecaptcha(ctx);
  return wanted ? checkBotProof(ctx, { type: wanted.type, action: PLACE_ORDER_ACTION }) : ok(true);
}
