// @vitest-environment jsdom
import { toBase64 } from "@placket/contract/base64";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { notices } from "../notice/notices.ts";
import { knownCustomer } from "../session/known-customer.ts";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal, aShop, type Handlers } from "../testing/shop.ts";
import { addPending } from "./pending-wish.ts";
import { ProductHeart } from "./ProductHeart.tsx";
import { TileHeart } from "./TileHeart.tsx";
import WishesLink from "./WishesLink.tsx";

let wished: number[];
let shop: ReturnType<typeof aShop>;

beforeEach(() => {
  wished = [];
  notices.set([]);
  sessionStorage.clear();
  shop = aShop(answers());
});
afterEach(() => {
  cleanup();
  act(() => knownCustomer.set(undefined));
});

const answers = (change: Handlers = {}): Handlers => ({
  wishlistWidget: () => ({
    items: wished.map((productId) => ({ productId, item_id: productId * 10, product: null })),
    count: wished.length,
  }),
  addWishlistItem: (input) => {
    const { productId } = (input as { body: { productId: number } }).body;
    wished.push(productId);
    return { productId, item_id: productId * 10, product: null };
  },
  deleteWishlistItem: (input) => {
    const { itemId } = (input as { params: { itemId: number } }).params;
    wished = wished.filter((id) => id * 10 !== itemId);
    return { item_id: itemId };
  },
  ...change,
});

const said = () => notices.get().map(({ text }) => text);
const heart = () => screen.getByRole("button", { name: "Wish List: Merrow coat" });
const isPressed = () => heart().getAttribute("aria-pressed") === "true";

it("PLP-01 PLP-02 WISH-07 HEAD-15 WISH-03 WISH-09 WISH-10 a customer's press adds, and takes off again, each said in its words; the header counts", async () => {
  knownCustomer.set({ id: 7 });
  renderInShop(
    <>
      <WishesLink />
      <TileHeart id={3} name="Merrow coat" />
      <ProductHeart productId={3} name="Merrow coat" />
    </>,
    { shop },
  );
  const user = userEvent.setup();
  await user.click(heart());
  await waitFor(() => expect(isPressed()).toBe(true));
  expect(said()).toEqual(["Merrow coat added to your wishlist."]);
  expect(screen.getByRole("link", { name: /Wish List/ }).textContent).toContain("1");
  expect(screen.getByRole("button", { name: "Wish List" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
  expect(await axeViolations()).toEqual([]);
  await user.click(heart());
  await waitFor(() => expect(isPressed()).toBe(false));
  expect(said()).toEqual(["Merrow coat removed from your wishlist."]);
  expect(wished).toEqual([]);
});

it("WISH-06 OPEN-55 a guest is sent to the login, and what they wished for goes on once they are known", async () => {
  knownCustomer.set(null);
  const { visited, client } = renderInShop(<TileHeart id={3} name="Merrow coat" />, {
    shop,
    href: "/chef-coats?p=2",
  });
  await userEvent.click(heart());
  const code = encodeURIComponent(toBase64("/chef-coats?p=2"));
  expect(visited).toEqual([`/customer/account/login/referer/${code}`]);
  expect(wished).toEqual([]);
  await addPending({ shop, client });
  expect(wished, "nobody has signed in").toEqual([]);
  act(() => knownCustomer.set({ id: 7 }));
  await act(() => addPending({ shop, client }));
  expect(wished).toEqual([3]);
  expect(said()).toEqual(["Merrow coat added to your wishlist."]);
  await act(() => addPending({ shop, client }));
  expect(wished, "once").toEqual([3]);
});

it("WISH-06 a press before it is known who is here waits for that: a customer's counts, a guest's leads to the login", async () => {
  const { visited } = renderInShop(<TileHeart id={3} name="Merrow coat" />, { shop });
  await userEvent.click(heart());
  expect(heart().getAttribute("aria-disabled")).toBe("true");
  act(() => knownCustomer.set({ id: 7 }));
  await waitFor(() => expect(wished).toEqual([3]));
  await waitFor(() => expect(isPressed()).toBe(true));
  expect(visited).toEqual([]);
  act(() => knownCustomer.set(undefined));
  await userEvent.click(heart());
  act(() => knownCustomer.set(null));
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(wished).toEqual([3]);
});

it("WISH-04 WISH-05 a list is asked for once it is known who is here; one that fails is empty", async () => {
  wished = [3];
  let fails = true;
  const failing = aShop(
    answers({
      wishlistWidget: () => {
        if (fails) throw aRefusal(503);
        return { items: [{ productId: 3, item_id: 30, product: null }], count: 1 };
      },
    }),
  );
  renderInShop(<TileHeart id={3} name="Merrow coat" />, { shop: failing });
  act(() => knownCustomer.set({ id: 7 }));
  await waitFor(() => expect(isPressed()).toBe(false));
  fails = false;
  act(() => knownCustomer.set({ id: 8 }));
  await waitFor(() => expect(isPressed()).toBe(true));
  act(() => knownCustomer.set(null));
  await waitFor(() => expect(isPressed()).toBe(false));
});

it("says why the store refuses, in its words", async () => {
  knownCustomer.set({ id: 7 });
  const full = { said: "A wish list holds at most 200 products.", kind: "bad_request" } as const;
  const refusing = aShop(
    answers({
      addWishlistItem: () => {
        throw aRefusal(400, full);
      },
    }),
  );
  renderInShop(<TileHeart id={3} name="Merrow coat" />, { shop: refusing });
  await userEvent.click(heart());
  await waitFor(() => expect(said()).toEqual([full.said]));
});
