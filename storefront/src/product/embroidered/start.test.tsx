// @vitest-environment jsdom
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { cleanup, configure, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Handlers } from "../../testing/shop.ts";
import { aConfiguration } from "../testing/embroidery.builder.ts";
import { openProduct, quantityBox, said } from "../testing/open-product.tsx";
import { aCart, aCartItem, aProductReply } from "../testing/product.builder.ts";

const COAT = aProductReply({ custom_attributes: { has_embroidery: true } });
const CHOSEN = "/merrow-chef-coat?productId=21";

// The form comes late: how long that takes is not what is asked here.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  stitchHere();
  // The document of tests has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(window, "scrollTo").mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const box = (name = "Yes, I Want Embroidery") =>
  screen.getByRole<HTMLInputElement>("checkbox", { name });
const editor = () => screen.findByRole("dialog", { name: /^Embroidery/ });

function open(href = CHOSEN, handlers: Handlers = {}) {
  return openProduct(COAT, {
    href,
    handlers: { embroidery: () => aConfiguration(), ...handlers },
  });
}

it("EMB-19, EMB-21 does not open before everything is chosen, and says so for 5 s", async () => {
  const { user } = open("/merrow-chef-coat");
  await user.click(box());
  await waitFor(() => expect(said()).toEqual(["Not all required options were selected"]));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(box().checked).toBe(false);
});

it("EMB-19, EMB-21 does not open for what is sold out", async () => {
  const { user } = open("/merrow-chef-coat?productId=10");
  await user.click(box());
  await waitFor(() => expect(said()).toEqual(["This product is not available"]));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each([
  ["0", "1", "You must embroider at least 1 of this product."],
  ["10001", "10000", "You must embroider less than 10,000 of this product."],
])("EMB-22 a press out of the box with %s pieces in it does not open", async (typed, put, text) => {
  const { user } = open(CHOSEN);
  await user.clear(quantityBox());
  await user.type(quantityBox(), typed);
  await user.click(box());
  await waitFor(() => expect(said()).toContain(text));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(quantityBox().value).toBe(put);
  // The next press is one of its own, for the pieces that are in the box by then.
  await user.click(box());
  expect(await editor()).toBeTruthy();
});

it("EMB-22 does not open for fewer pieces than there must be", async () => {
  const cart = aCart([aCartItem()]);
  const { user } = open(`${CHOSEN}&item_id=9`, { getCart: () => cart });
  await waitFor(() => expect(quantityBox().value).toBe("2"));
  await user.clear(quantityBox());
  await user.type(quantityBox(), "0");
  await user.tab();
  await waitFor(async () => {
    await user.click(box());
    expect(said()).toContain("You must embroider at least 1 of this product.");
  });
});

it("EMB-22 says of more pieces than there may be, and opens for those that may be had", async () => {
  const { user } = open(`${CHOSEN}&qty=20000`);
  expect(quantityBox().value).toBe("10000");
  await user.click(box());
  const text = "You must embroider less than 10,000 of this product.";
  await waitFor(() => expect(said()).toEqual([text]));
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(box());
  await editor();
});

it("EMB-22 says of an item with more pieces than there may be by now", async () => {
  const cart = aCart([aCartItem({ quantity: 12_000 })]);
  const { user } = open(`${CHOSEN}&item_id=9`, { getCart: () => cart });
  await waitFor(() => expect(quantityBox().value).toBe("10000"));
  await user.click(box());
  await waitFor(() => expect(said()[0]).toMatch(/^You must embroider less than/));
});

it("issue 10.2 the next garment begins with the thread of the last text that was put into the cart", async () => {
  const addEmbroideryToCart = () => ({ item_id: 9, cart: aCart([aCartItem()]) });
  const { user } = open(CHOSEN, { addEmbroideryToCart });
  await user.click(box());
  await user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Marta");
  await user.click(screen.getByRole("radio", { name: "Gold 1070" }));
  const add = within(await editor()).getByRole("button", { name: "Add to Cart" });
  await waitFor(() => expect(add.getAttribute("aria-disabled")).toBe("false"));
  await user.click(add);
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/has been added/)));
  cleanup();
  const again = open("/merrow-chef-coat?productId=20");
  await again.user.click(box());
  const gold = await screen.findByRole<HTMLInputElement>("radio", { name: "Gold 1070" });
  expect(gold.checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Name/ }).value).toBe("");
});
