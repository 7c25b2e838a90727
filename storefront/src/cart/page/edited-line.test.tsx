// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { anItem } from "../../testing/cart.ts";
import { openCartPage } from "../testing/open-cart.tsx";

afterEach(cleanup);

const at = (id: string) => ({ href: `/checkout/cart?item_id=${id}` });
const loaded = () => screen.findByRole("heading", { name: "Summary" });

describe("ROUTE-03 item_id on the cart page", () => {
  it("ROUTE-03 leads to the page where the line is edited, in the cart's place", async () => {
    const items = [anItem(), anItem({ id: 8, productId: 80, urlKey: "skull-cap", quantity: 10 })];
    const { visited } = openCartPage({ items }, at("8"));
    await waitFor(() => expect(visited).toEqual(["/skull-cap?item_id=8&productId=80&qty=10"]));
  });

  it.each([
    ["of no line", "9", anItem()],
    ["that is no number", "seven", anItem()],
    ["of embroidery, which no page edits (CART-27)", "7", anItem({ sku: "EMBROIDERY" })],
    ["of what is not sold any more", "7", anItem({ isSaleable: false })],
  ])("ROUTE-03 an id %s leaves the cart as it is", async (_what, id, item) => {
    const { visited } = openCartPage({ items: [item] }, at(id));
    await loaded();
    expect(visited).toEqual([]);
  });
});
