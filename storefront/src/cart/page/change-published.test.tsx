// @vitest-environment jsdom
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { subscribe } from "../../events/events.ts";
import { editor, openCartPage } from "../testing/open-cart.tsx";

afterEach(cleanup);

it("ANALYTICS-16 CART-44 a quantity that was changed in the cart is published, with the item's name and number", async () => {
  const updated: unknown[] = [];
  const stop = subscribe("cart.itemUpdated", (change) => updated.push(change));
  const { user } = openCartPage();
  const field = await editor();
  await user.clear(field);
  await user.type(field, "4{Enter}");
  await waitFor(() =>
    expect(updated).toEqual([
      { name: "Harbor apron", sku: expect.any(String) as string, quantity: 4 },
    ]),
  );
  stop();
});
