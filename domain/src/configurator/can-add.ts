import type { ErrorKey } from "../errors.ts";
import { availability, isComplete, variantOf } from "./chosen-variant.ts";
import type { Choosing } from "./choose-options.ts";
import type { Family } from "./family.ts";
import { priceFor } from "./family-price.ts";

/** What matters of the shopper here. */
export interface Adder {
  readonly isLoggedIn: boolean;
  /** False in punchout inspect mode, where nothing may be bought. */
  readonly mayBuy?: boolean;
}

/** Whether what is chosen may be added to the cart, or the first reason why not (PDP-34, PDP-35). */
export function canAdd(state: Choosing, adder: Adder): true | ErrorKey {
  const allowed = canBuyFamily(state.family, adder);
  if (allowed !== true) return allowed;
  if (!isComplete(state)) return "configurator.incomplete";
  const variant = variantOf(state);
  if (!variant || availability(state) !== "available") return "configurator.unavailable";
  return priceFor(state.family, variant.productId, 1) ? true : "configurator.noPrice";
}

/** Whether the shopper may buy the product at all, whatever is chosen. */
export function canBuyFamily(
  family: Family,
  { isLoggedIn, mayBuy = true }: Adder,
): true | ErrorKey {
  if (!mayBuy) return "access.forbidden";
  return family.loginRequired && !isLoggedIn ? "access.loginRequired" : true;
}
