// @vitest-environment jsdom
import { toBase64 } from "@placket/contract/base64";
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepCartId, keptCartId } from "../cart/cart-id.ts";
import { storageKeys } from "../storage/keys.ts";
import { readStored, writeStored } from "../storage/stored.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal, aShop } from "../testing/shop.ts";
import { useSessionSync } from "./use-session-sync.ts";

const FROM_SERVER = "d".repeat(32);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = "cartId=; Max-Age=0; Path=/";
});
afterEach(cleanup);

function Checkout() {
  useSessionSync();
  return null;
}

interface Told {
  cart_id?: string | null;
  customer_token?: string | null;
  customer_email?: string | null;
}

interface Wanted {
  readonly checkoutNeedsCart?: boolean;
  readonly checkoutNeedsLogin?: boolean;
}

function open(data: Told, config: Wanted = {}) {
  const session = { cart_id: null, customer_token: null, customer_email: null, ...data };
  const shop = aShop({ checkoutSession: () => ({ data: session }) });
  return renderInShop(<Checkout />, { shop, config });
}

describe("following the server's session", () => {
  it("CHECK-10 stores the cart id where this browser has none", async () => {
    open({ cart_id: FROM_SERVER });
    await waitFor(() => expect(keptCartId()).toBe(FROM_SERVER));
  });

  it("CHECK-10 OPEN-57 where the shop wants it, nobody stays in the checkout without a cart", async () => {
    const { visited } = open({}, { checkoutNeedsCart: true });
    await waitFor(() => expect(visited).toEqual(["/"]));
  });

  it.each([
    ["with a cart", { cart_id: FROM_SERVER }, true],
    ["where the shop does not mind", {}, false],
  ])("CHECK-10 they stay %s", async (_, told, checkoutNeedsCart) => {
    const email = "buyer@example.com";
    const { visited } = open({ ...told, customer_email: email }, { checkoutNeedsCart });
    await waitFor(() => expect(readStored(storageKeys.customerEmail)).toBe(email));
    expect(visited).toEqual([]);
  });

  it("CHECK-12 where only customers order, a guest is led to the login, and from there back here", async () => {
    const { visited } = open({ cart_id: FROM_SERVER }, { checkoutNeedsLogin: true });
    const code = encodeURIComponent(toBase64("/checkout"));
    await waitFor(() => expect(visited).toEqual([`/customer/account/login/referer/${code}`]));
  });

  it("CHECK-12 a customer stays, and a guest where guests order", async () => {
    const email = "buyer@example.com";
    const customer = open(
      { cart_id: FROM_SERVER, customer_token: "t", customer_email: email },
      { checkoutNeedsLogin: true },
    );
    await waitFor(() => expect(readStored(storageKeys.customerEmail)).toBe(email));
    expect(customer.visited).toEqual([]);
    cleanup();
    const guest = open({ cart_id: FROM_SERVER });
    await waitFor(() => expect(readStored(storageKeys.customerEmail)).toBeUndefined());
    expect(guest.visited).toEqual([]);
  });

  it("reading 61: a kept cart id leads", async () => {
    keepCartId("e".repeat(32));
    open({ cart_id: FROM_SERVER, customer_email: "buyer@example.com" });
    await waitFor(() => expect(readStored(storageKeys.customerEmail)).toBe("buyer@example.com"));
    expect(keptCartId()).toBe("e".repeat(32));
  });

  it("CHECK-11 clears token and email that the server does not know", async () => {
    writeStored(storageKeys.customerToken, "old");
    writeStored(storageKeys.customerEmail, "old@example.com");
    open({});
    await waitFor(() => expect(readStored(storageKeys.customerToken)).toBeUndefined());
    expect(readStored(storageKeys.customerEmail)).toBeUndefined();
    expect(readStored(storageKeys.isExplicitGuest)).toBe("1");
  });

  it("CHECK-13 a session that cannot be fetched changes nothing", async () => {
    writeStored(storageKeys.customerEmail, "kept@example.com");
    let isAsked = false;
    const shop = aShop({
      checkoutSession: () => {
        isAsked = true;
        throw aRefusal(500);
      },
    });
    renderInShop(<Checkout />, { shop });
    await waitFor(() => expect(isAsked).toBe(true));
    expect(readStored(storageKeys.customerEmail)).toBe("kept@example.com");
  });
});
