// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { closeQuickView, quickViewed } from "../../catalog/quick-view-door.ts";
import { aCart, shown } from "../../testing/cart.ts";
import { aTile, swatchesOf } from "../../testing/catalog.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop } from "../../testing/shop.ts";
import CartCrosssell from "./CartCrosssell.tsx";

afterEach(cleanup);

it("PLP-03 in the cross-sell list of the cart the tile shows a Quick Buy button, and no swatches", async () => {
  const tile = aTile({ swatches: swatchesOf(3) });
  const shop = aShop({ cartCrosssell: () => ({ items: [tile] }) });
  renderInShop(<CartCrosssell cart={shown(aCart())} />, { shop });
  expect(await screen.findByRole("region", { name: "Goes with your cart" })).toBeTruthy();
  expect(screen.getByRole("button").textContent).toBe("Quick Buy Merrow chef coat");
  await userEvent.click(screen.getByRole("button"));
  expect(quickViewed.get(), "PLP-09: it was opened from the cart").toMatchObject({ from: "cart" });
  closeQuickView();
});
