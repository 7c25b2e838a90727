// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { anItem, aReadyCart, FLAT_GROUND, shown } from "../testing/cart.ts";
import { renderInShop } from "../testing/render.tsx";
import { OrderSummary } from "./OrderSummary.tsx";

afterEach(cleanup);

it("CART-11 CHECK-31 on checkout the cart is reduced: items and sum, none of the mini-cart's buttons", () => {
  renderInShop(<OrderSummary cart={shown(aReadyCart())} />);
  expect(screen.getByText("Harbor apron")).toBeTruthy();
  expect(screen.getByText("TOTAL:")).toBeTruthy();
  for (const name of ["View Cart", "Checkout", "CONTINUE SHOPPING"]) {
    expect(screen.queryByRole("link", { name })).toBeNull();
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("tells how the goods come and when, once that is chosen", () => {
  const cart = aReadyCart({ chosenShippingMethod: FLAT_GROUND });
  renderInShop(<OrderSummary cart={shown(cart)} />);
  expect(screen.getByText(/Flat Rate - Fixed/).textContent).toMatch(/Arrives March 5 – 9/);
});

it("CART-03 the option labelled 'Embroidery Product' is hidden on checkout too", () => {
  const option = (attributeId: number, attributeLabel: string, optionLabel: string) => ({
    attributeId,
    attributeCode: "option",
    attributeLabel,
    optionId: 1,
    optionLabel,
  });
  const selections = [option(1, "Color", "White"), option(2, "Embroidery Product", "EMB-LOGO-2")];
  renderInShop(<OrderSummary cart={shown(aReadyCart({ items: [anItem({ selections })] }))} />);
  expect(screen.getByText("White, 2 pieces")).toBeTruthy();
});

it("issue 10.3 a list of wearers is one line that unfolds to its names", () => {
  const wearer = (id: number, size: string) =>
    anItem({
      id,
      quantity: 1,
      selections: [
        {
          attributeId: 1,
          attributeCode: "size",
          attributeLabel: "Size",
          optionId: 1,
          optionLabel: size,
        },
      ],
      parts: [{ kind: "team", text: "Kitchen", serviceId: null, service: null }],
    });
  const items = [wearer(7, "M"), wearer(8, "L"), wearer(9, "M"), anItem({ id: 10 })];
  renderInShop(<OrderSummary cart={shown(aReadyCart({ items }))} />);
  const line = screen.getByText("2 × M, 1 × L, 3 pieces").closest("li")!;
  expect(line.parentElement?.children).toHaveLength(2);
  const fold = within(line).getByText("3 names").closest("details")!;
  expect(fold.open).toBe(false);
  expect(within(fold).getAllByRole("listitem", { hidden: true })).toHaveLength(3);
});
