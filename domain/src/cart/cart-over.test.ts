import { expect, it } from "vitest";
import { beginsAnew, CART_OVER_ERRORS, isCartOver } from "./cart-over.ts";

it("CART-18 a stranger's cart is the only one that is over and not replaced by a new one", () => {
  expect(CART_OVER_ERRORS.filter((error) => !beginsAnew(error))).toEqual(["cart.foreignCart"]);
});

it.each(["cart.outOfStock", "access.busy"] as const)("%s leaves the cart as it is", (error) => {
  expect([isCartOver(error), beginsAnew(error)]).toEqual([false, false]);
});
