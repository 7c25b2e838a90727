import { expect, it } from "vitest";
import { isCartOver } from "./cart-over.ts";

it.each(["cart.foreignCart", "cart.joined"] as const)(
  "%s is over for whoever names it",
  (error) => {
    expect(isCartOver(error)).toBe(true);
  },
);

it.each(["cart.outOfStock", "access.busy"] as const)("%s leaves the cart as it is", (error) => {
  expect(isCartOver(error)).toBe(false);
});
