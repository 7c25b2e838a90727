// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ShownCart } from "../cart/cart.queries.ts";
import { miniCartOpen } from "../chrome/mini-cart-door.ts";
import { account } from "../customer/account.ts";
import { slots } from "../slot/slots.ts";
import type { Handlers } from "../testing/shop.ts";
import { color, openProduct, restored, said, size } from "./testing/open-product.tsx";
import { aCart, aCartItem, aProductReply } from "./testing/product.builder.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** Another way to buy, which goes on with the cart that it is given. */
function AnotherWay({ add }: { readonly add: () => Promise<ShownCart | undefined> }) {
  const [cart, setCart] = useState<string>("");
  const press = () => void add().then((given) => setCart(given?.maskId ?? "nothing"));
  return (
    <>
      <button type="button" onClick={press}>
        Another way
      </button>
      <output>{cart}</output>
    </>
  );
}

const ANN = { id: 7, email: "ann@example.com", firstName: "Ann", lastName: "Cole", actedBy: null };
const fillings = [slots.productBuy.filledWith(AnotherWay)];
const another = () => screen.getByRole("button", { name: "Another way" });

describe("another way to buy what is chosen", () => {
  it("WISH-09 puts it into the cart first, says so and goes on with that cart, no mini-cart over it", async () => {
    const addToCart = vi.fn<NonNullable<Handlers["addToCart"]>>(() => aCart());
    const { user } = openProduct(aProductReply(), {
      handlers: { addToCart },
      href: "/x?productId=21&qty=2",
      fillings,
    });
    await user.click(another());
    await waitFor(() => expect(screen.getByText(aCart().mask_id)).toBeTruthy());
    expect(addToCart).toHaveBeenCalledExactlyOnceWith({ body: [{ id: 21, qty: 2, parentId: 73 }] });
    expect(said()).toEqual(["Merrow chef coat added to your cart."]);
    expect(miniCartOpen.get()).toBe(false);
  });

  it("points at what is to be chosen first, and adds nothing", async () => {
    const addToCart = vi.fn<NonNullable<Handlers["addToCart"]>>(() => aCart());
    const { user } = openProduct(aProductReply(), { handlers: { addToCart }, fillings });
    await user.click(another());
    expect(await screen.findByText("nothing")).toBeTruthy();
    expect(screen.getAllByText(/^Choose a .* first\.$/).length).toBeGreaterThan(0);
    expect(addToCart).not.toHaveBeenCalled();
    expect(size(/^M/).checked).toBe(false);
  });

  it("is told nothing anew while somebody chooses, or what the server drew of it would be taken down", async () => {
    const told: unknown[] = [];
    const Told = ({ add }: { readonly add: () => Promise<ShownCart | undefined> }) => {
      told.push(add);
      return <p>another way</p>;
    };
    const { user } = openProduct(aProductReply(), {
      fillings: [slots.productBuy.filledWith(Told)],
    });
    await user.click(color("Black"));
    await user.click(size(/^M/));
    expect(size(/^M/).checked).toBe(true);
    expect(new Set(told).size).toBe(1);
  });

  it("CHECK-12 is for customers where only customers order", async () => {
    openProduct(aProductReply(), { fillings, hasPaypal: true, checkoutNeedsLogin: true });
    expect(screen.queryByRole("button", { name: "Another way" })).toBeNull();
    act(() => account.set(ANN));
    expect(another()).toBeTruthy();
    act(() => account.set(null));
    expect(screen.queryByRole("button", { name: "Another way" })).toBeNull();
  });

  it("PDP-35 is for customers where the product asks for login", async () => {
    openProduct(aProductReply({ loginRequired: true }), { fillings, hasPaypal: true });
    expect(screen.queryByRole("button", { name: "Another way" })).toBeNull();
    act(() => account.set(ANN));
    expect(another()).toBeTruthy();
    act(() => account.set(null));
  });

  it("is not there while an item of the cart is edited", async () => {
    openProduct(aProductReply(), {
      handlers: { getCart: () => aCart([aCartItem()]) },
      href: "/merrow-chef-coat?item_id=9",
      fillings,
    });
    await restored();
    expect(screen.queryByRole("button", { name: "Another way" })).toBeNull();
  });

  describe("pressed again, by whoever came back without paying", () => {
    const CHOSEN = "/x?productId=21&qty=2";

    /** A store whose cart holds what was put into it, and the page as often as it is opened anew. */
    function aWayBack() {
      let pieces = 0;
      const theCart = () => aCart(pieces > 0 ? [aCartItem({ quantity: pieces })] : []);
      const added: number[] = [];
      const handlers: Handlers = {
        getCart: theCart,
        addToCart: ({ body }) => {
          const [{ qty } = { qty: 0 }] = body as readonly { readonly qty: number }[];
          added.push(qty);
          pieces += qty;
          return theCart();
        },
      };
      const press = async (href = CHOSEN) => {
        cleanup();
        const { user } = openProduct(aProductReply(), { handlers, href, fillings });
        await user.click(another());
        await screen.findByText(aCart().mask_id);
      };
      return { press, added, inCart: (count: number) => void (pieces = count) };
    }

    it("goes on with what is in the cart", async () => {
      const { press, added } = aWayBack();
      await press();
      await press();
      expect(added).toEqual([2]);
      expect(said()).toEqual([]);
    });

    it("adds what is chosen beyond it, and another size whole", async () => {
      const { press, added } = aWayBack();
      await press();
      await press("/x?productId=21&qty=5");
      await press("/x?productId=22&qty=1");
      expect(added).toEqual([2, 3, 1]);
    });

    it("adds on top of what was there before, and anew once it was taken out", async () => {
      const { press, added, inCart } = aWayBack();
      inCart(4);
      await press();
      inCart(0);
      await press();
      expect(added).toEqual([2, 2]);
    });
  });

  describe("PayPal's place", () => {
    const place = () => another().parentElement?.className;

    it("is kept where it is offered, and nothing where it is not", () => {
      openProduct(aProductReply(), { fillings });
      expect(place()).not.toBe("otherWay");
      cleanup();
      openProduct(aProductReply(), { fillings, hasPaypal: true });
      expect(place()).toBe("otherWay");
    });
  });
});
