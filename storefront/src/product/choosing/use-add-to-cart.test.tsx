// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { notices } from "../../notice/notices.ts";
import { aRefusal, type Handlers } from "../../testing/shop.ts";
import { aCart, aCartItem, aProductReply } from "../testing/product.builder.ts";
import {
  color,
  heard,
  openProduct,
  panelButton,
  quantityBox,
  restored,
  said,
} from "../testing/open-product.tsx";

afterEach(cleanup);

function network(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

describe("adding", () => {
  it("PDP-37, CART-44, ANALYTICS-16 adds the variant, publishes it, says so and opens the mini-cart", async () => {
    const added = heard("cart.itemAdded");
    const addToCart = vi.fn<NonNullable<Handlers["addToCart"]>>(() => aCart());
    const { user } = openProduct(aProductReply(), {
      handlers: { addToCart },
      href: "/x?productId=21&qty=2",
    });
    await user.click(panelButton(/^Add to Cart/));
    await waitFor(() => expect(miniCartOpen.get()).toBe(true));
    expect(addToCart).toHaveBeenCalledExactlyOnceWith({ body: [{ id: 21, qty: 2, parentId: 73 }] });
    expect(said()).toEqual(["Merrow chef coat added to your cart."]);
    expect(added).toEqual(["cart.itemAdded"]);
  });

  it("PDP-36 a second press while the first is under way does nothing", async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aCart>>();
    const addToCart = vi.fn<NonNullable<Handlers["addToCart"]>>(() => promise);
    const { user } = openProduct(aProductReply(), {
      handlers: { addToCart },
      href: "/x?productId=21",
    });
    await user.click(panelButton(/^Add to Cart/));
    await user.click(panelButton(/^Add to Cart/));
    expect(addToCart).toHaveBeenCalledTimes(1);
    resolve(aCart());
    await waitFor(() => expect(panelButton(/^Add to Cart/).getAttribute("aria-busy")).toBeNull());
  });

  it("API-03 says that it waits while there is no network", async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aCart>>();
    const { user } = openProduct(aProductReply(), {
      handlers: { addToCart: () => promise },
      href: "/x?productId=21",
    });
    network(false);
    expect(panelButton(/^Add to Cart/)).toBeTruthy();
    await user.click(panelButton(/^Add to Cart/));
    expect(panelButton(/^Waits for the network/).getAttribute("aria-busy")).toBe("true");
    network(true);
    resolve(aCart());
    await waitFor(() => expect(panelButton(/^Add to Cart/).getAttribute("aria-busy")).toBeNull());
  });

  it("shows a refusal of the server in its words", async () => {
    const problems = [{ field: "", error: "cart.outOfStock", params: [] }] as const;
    const addToCart = () => Promise.reject(aRefusal(400, { problems }));
    const { user } = openProduct(aProductReply(), {
      handlers: { addToCart },
      href: "/x?productId=21",
    });
    await user.click(panelButton(/^Add to Cart/));
    await waitFor(() => expect(said()).toEqual(["The requested qty is not available"]));
    expect(miniCartOpen.get()).toBe(false);
  });
});

describe("what the table of errors does not know", () => {
  it.each([
    [
      "ERROR-03, OPEN-08, OPEN-34 the server's own words",
      { bodyCode: 10_000, said: "The shelf is being moved." },
      "The shelf is being moved.",
    ],
    ["OPEN-08 none: a general sentence", {}, "Something went wrong. Please try again."],
  ])("%s", async (_, about, words) => {
    const addToCart = () => Promise.reject(aRefusal(409, about));
    const { user } = openProduct(aProductReply(), {
      handlers: { addToCart },
      href: "/x?productId=21",
    });
    await user.click(panelButton(/^Add to Cart/));
    await waitFor(() => expect(notices.get()).toMatchObject([{ type: "error", text: words }]));
  });
});

describe("editing a cart item", () => {
  const inCart = { getCart: () => aCart([aCartItem()]) };
  const href = "/merrow-chef-coat?item_id=9";

  it("PDP-28, PDP-33 restores selections and quantity and reads 'Update Item'", async () => {
    openProduct(aProductReply(), { handlers: inCart, href });
    expect(await screen.findAllByRole("button", { name: /^Update Item/ })).not.toHaveLength(0);
    expect(color("Black").checked).toBe(true);
    expect(quantityBox().value).toBe("2");
  });

  it("PDP-39, CART-44, ANALYTICS-16 puts the new choice in the place of the item, in one call", async () => {
    const updated = heard("cart.itemUpdated");
    const after = aCartItem({ id: 12, productId: 31 });
    const replaceCartItem = vi.fn<NonNullable<Handlers["replaceCartItem"]>>(() => aCart([after]));
    const handlers = { ...inCart, replaceCartItem };
    const { user, visited } = openProduct(aProductReply(), { handlers, href });
    await restored();
    await user.click(color("Navy"));
    await user.click(panelButton(/^Update Item/));
    await waitFor(() => expect(miniCartOpen.get()).toBe(true));
    expect(replaceCartItem).toHaveBeenCalledExactlyOnceWith({
      body: { item_id: 9, items: [{ id: 31, qty: 2, parentId: 73 }] },
    });
    expect(said()).toEqual(["Merrow chef coat's configuration and quantity have been updated."]);
    expect(updated).toEqual(["cart.itemUpdated"]);
    expect(visited).toEqual(["/merrow-chef-coat?item_id=12"]);
  });

  it("a refused edit is said and leaves the item", async () => {
    const handlers = { ...inCart, replaceCartItem: refused };
    const { user, visited } = openProduct(aProductReply(), { handlers, href });
    await restored();
    await user.click(color("Navy"));
    await user.click(panelButton(/^Update Item/));
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(visited).toEqual([]);
  });

  it("PDP-38, ANALYTICS-16 a quantity of 0 removes the item and publishes it", async () => {
    const removed = heard("cart.itemRemoved");
    const replaceCartItem = vi.fn<NonNullable<Handlers["replaceCartItem"]>>(() => aCart());
    const { user } = openProduct(aProductReply(), {
      handlers: { ...inCart, replaceCartItem },
      href,
    });
    await restored();
    const box = quantityBox();
    await user.clear(box);
    await user.type(box, "0{Enter}");
    await user.click(panelButton(/^Update Item/));
    await waitFor(() => expect(removed).toEqual(["cart.itemRemoved"]));
    expect(replaceCartItem).toHaveBeenCalledExactlyOnceWith({ body: { item_id: 9, items: [] } });
  });
});

const refused = () => Promise.reject(aRefusal(500));
