// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { anItem } from "../../testing/cart.ts";
import { CartServer } from "../testing/cart-server.ts";
import { openCartPage } from "../testing/open-cart.tsx";

afterEach(cleanup);

it("CART-06 says what a line earns", async () => {
  const server = new CartServer({ items: [anItem(), anItem({ id: 8 })] });
  const texts = ["You earn 40 points", null];
  server.change = (wire) => ({
    ...wire,
    items: wire.items.map((item, i) => ({ ...item, loyalty_message: texts[i] ?? null })),
  });
  openCartPage({}, { server });
  await screen.findByRole("heading", { name: "Summary" });
  expect(screen.getAllByText(/You earn/).map((text) => text.textContent)).toEqual([texts[0]]);
});
