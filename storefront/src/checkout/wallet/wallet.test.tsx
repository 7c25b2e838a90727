// @vitest-environment jsdom
import { shopErrorRow } from "@placket/domain/shop-errors";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "../../notice/notices.ts";
import { storageKeys } from "../../storage/keys.ts";
import { approvalKey } from "../stored-flags.ts";
import { readStored } from "../../storage/stored.ts";
import { axeViolations } from "../../testing/axe.ts";
import { aReadyCart, MASK_ID, shown } from "../../testing/cart.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aProblem, refusedWith } from "../testing/checkout-server.ts";
import { readyToPay, server, show } from "../testing/open-checkout.tsx";
import { comeFromWallet } from "./come-from-wallet.ts";
import ExpressButton from "./ExpressButton.tsx";
import { paypalReturn } from "./paypal-address.ts";
import ProductExpress from "./ProductExpress.tsx";
import { keepApproval } from "./wallet-approval.ts";

const PAYPAL = { code: "paypal_express", title: "PayPal", kind: "wallet" } as const;
const APPROVAL = { token: "5O190127TN364715T", payerId: "QYR5Z8XDVJNXQ" };

beforeEach(() => {
  readyToPay();
  location.hash = "";
});
afterEach(cleanup);

const aStore = () => Object.assign(server(), { methods: [PAYPAL] });
const press = (name: RegExp | string) => screen.findByRole("button", { name });

describe("PAY-01 paying with PayPal", () => {
  it("leads to PayPal, and back to this checkout", async () => {
    const store = aStore();
    const { user } = show(store);
    await user.click(await press("Continue to PayPal"));
    await waitFor(() => expect(location.hash).toBe("#at-paypal"));
    const asked = store.asked.find(({ name }) => name === "BeginAtPaypal");
    expect(asked?.variables).toEqual({
      cartId: MASK_ID,
      approved: "/checkout?paypal=approved",
      canceled: "/checkout?paypal=canceled",
    });
    expect(store.count("PlaceOrder")).toBe(0);
    expect(readStored(storageKeys.selectedPaymentMethod)).toBe("paypal_express");
    expect(await axeViolations()).toEqual([]);
  });

  it("says so where PayPal cannot be asked", async () => {
    const store = aStore();
    const { user } = show(store);
    const button = await press("Continue to PayPal");
    store.refusal = [aProblem("payment.walletUnreachable")];
    await user.click(button);
    await waitFor(() =>
      expect(notices.get().map(({ text }) => text)).toEqual([
        "This way to pay cannot be reached right now. Try again in a moment, or choose another one.",
      ]),
    );
    expect(location.hash).toBe("");
  });

  it("places the order with what was approved, and forgets it then", async () => {
    const store = aStore();
    keepApproval({ code: PAYPAL.code, cartId: MASK_ID, approved: APPROVAL });
    const { user } = show(store);
    await screen.findByText(/^You confirmed at PayPal/);
    await user.click(await press(/^Place order, \$40.00/));
    await waitFor(() => expect(store.count("PlaceOrder")).toBe(1));
    const prepared = store.asked.find(({ name }) => name === "PreparePayment");
    expect(prepared?.variables.payment).toEqual({
      code: "paypal_express",
      paypal_express: { token: APPROVAL.token, payer_id: APPROVAL.payerId },
    });
    await waitFor(() => expect(readStored(approvalKey)).toBeUndefined());
  });

  it.each([
    "payment.approvalMissing",
    "payment.approvalChanged",
    "payment.walletDeclined",
  ] as const)("is to be confirmed anew after %s", async (key) => {
    const store = aStore();
    store.answers = [{ errors: [{ key, field: "payment_method", message: "No." }] }];
    keepApproval({ code: PAYPAL.code, cartId: MASK_ID, approved: APPROVAL });
    const { user } = show(store);
    await user.click(await press(/^Place order/));
    await screen.findByText(shopErrorRow(key).text);
    expect(await press("Continue to PayPal")).toBeTruthy();
  });

  it("what another wallet was approved with is not spent at PayPal", async () => {
    keepApproval({ code: "another_wallet", cartId: MASK_ID, approved: APPROVAL });
    show(aStore());
    expect(await press("Continue to PayPal")).toBeTruthy();
  });

  it("what was approved for another cart is not spent here, and another account can be taken", async () => {
    const store = aStore();
    keepApproval({ code: PAYPAL.code, cartId: "0".repeat(32), approved: APPROVAL });
    const { user } = show(store);
    expect(await press("Continue to PayPal")).toBeTruthy();
    keepApproval({ code: PAYPAL.code, cartId: MASK_ID, approved: APPROVAL });
    await user.click(await press("Confirm with another account"));
    expect(await press("Continue to PayPal")).toBeTruthy();
  });
});

describe("the way back from PayPal", () => {
  const back = (search: string, pathname = "/checkout") =>
    paypalReturn({ pathname, search }) ?? expect.fail(search);

  async function comes(query: string, { store = aStore(), page = "/checkout" } = {}) {
    const { router, visited, client } = show(store);
    const place = { pathname: page, search: query };
    await comeFromWallet({ client, router, shop: store.shop() }, place);
    return { store, visited };
  }

  it("is known by its address", () => {
    expect(back("?qty=2&paypal=approved&token=T&PayerID=P", "/coat")).toEqual({
      outcome: "approved",
      approved: { token: "T", payerId: "P" },
      page: "/coat?qty=2",
    });
    for (const search of ["", "?token=T&PayerID=P", "?paypal=maybe"]) {
      expect(paypalReturn({ pathname: "/checkout", search })).toBeUndefined();
    }
  });

  it("with an approval: it pays the cart, and the address forgets it", async () => {
    const { store, visited } = await comes("?paypal=approved&token=T&PayerID=P");
    const asked = store.asked.find(({ name }) => name === "PayByApproval");
    expect(asked?.variables.payment).toMatchObject({
      paypal_express: { token: "T", payer_id: "P" },
    });
    expect(readStored(approvalKey)).toEqual({
      code: "paypal_express",
      cartId: MASK_ID,
      approved: { token: "T", payerId: "P" },
    });
    expect(visited.at(-1)).toBe("/checkout");
  });

  it("canceled: nothing is asked for, and it is said that nothing was charged", async () => {
    const { store, visited } = await comes("?paypal=canceled&token=T");
    expect(store.count("PayByApproval")).toBe(0);
    expect(notices.get().map(({ text }) => text)).toEqual([
      "You came back from PayPal without paying. Nothing was charged.",
    ]);
    expect(visited.at(-1)).toBe("/checkout");
  });

  it("canceled on the way from a product: it is that page again, and what was chosen is in the cart", async () => {
    const { visited } = await comes("?qty=2&paypal=canceled&token=T", {
      page: "/merrow-chef-coat",
    });
    expect(notices.get().map(({ text }) => text)).toEqual([
      "Nothing was paid at PayPal. What you chose is still in your cart.",
    ]);
    expect(visited.at(-1)).toBe("/merrow-chef-coat?qty=2");
  });

  it("with one that the store does not take: nothing is kept, and it is said", async () => {
    const store = aStore();
    const shop = store.shop();
    const refusing = {
      ...shop,
      graphql: () => Promise.reject(refusedWith([aProblem("payment.approvalMissing")])),
    };
    const { router, visited, client } = show(store);
    const query = "?paypal=approved&token=T&PayerID=P";
    const place = { pathname: "/checkout", search: query };
    await comeFromWallet({ client, router, shop: refusing }, place);
    expect(readStored(approvalKey)).toBeUndefined();
    await waitFor(() => expect(notices.get()).toMatchObject([{ type: "error" }]));
    expect(visited.at(-1)).toBe("/checkout");
  });
});

describe("PayPal from the cart", () => {
  it("leads there where it is offered, and is not there where it is not", async () => {
    const store = aStore();
    const cart = { ...shown(aReadyCart()), paymentMethods: [PAYPAL] };
    renderInShop(<ExpressButton cart={cart} />, { shop: store.shop() });
    await userEvent.click(await press("Check out with PayPal"));
    await waitFor(() => expect(location.hash).toBe("#at-paypal"));
    cleanup();
    renderInShop(<ExpressButton cart={{ ...cart, paymentMethods: [] }} />, { shop: store.shop() });
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("PayPal from a product", () => {
  const aCart = shown(aReadyCart());

  it("leads there with the cart that what is chosen was put into, and back to the product", async () => {
    history.replaceState(null, "", "/merrow-chef-coat?productId=21&qty=2");
    const store = aStore();
    renderInShop(<ProductExpress add={async () => aCart} />, {
      shop: store.shop(),
      config: { hasPaypal: true },
    });
    await userEvent.click(await press("Buy with PayPal"));
    await waitFor(() => expect(location.hash).toBe("#at-paypal"));
    const asked = store.asked.find(({ name }) => name === "BeginAtPaypal");
    expect(asked?.variables).toEqual({
      cartId: MASK_ID,
      approved: "/checkout?paypal=approved",
      canceled: "/merrow-chef-coat?productId=21&qty=2&paypal=canceled",
    });
  });

  it.each([
    ["something is to be chosen first", undefined, []],
    [
      "the cart holds what is no longer sold",
      { ...aCart, checkoutDisabled: true },
      ["Change or remove what is no longer available, then check out."],
    ],
  ])("stays where it is while %s", async (_, cart, told) => {
    notices.set([]);
    const store = aStore();
    const add = vi.fn<() => Promise<typeof cart>>(async () => cart);
    renderInShop(<ProductExpress add={add} />, {
      shop: store.shop(),
      config: { hasPaypal: true },
    });
    await userEvent.click(await press("Buy with PayPal"));
    await waitFor(() => expect(add).toHaveBeenCalledOnce());
    await waitFor(() => expect(notices.get().map(({ text }) => text)).toEqual(told));
    expect(store.count("BeginAtPaypal")).toBe(0);
  });

  it("is not there where the store has none", () => {
    renderInShop(<ProductExpress add={async () => aCart} />, {
      shop: server().shop(),
      config: { hasPaypal: false },
    });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
