// @vitest-environment jsdom
import { money } from "@placket/domain/money/money";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { axeViolations } from "../../testing/axe.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptCartId } from "../../cart/cart-id.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";
import { tokenOfOrder } from "./placed-orders.ts";
import { beginPlacing, keepAnswered, keptPlacings } from "./placings.ts";
import { anItem, aReadyCart, MASK_ID, PURCHASE_ORDER } from "../../testing/cart.ts";
import { CheckoutServer } from "../testing/checkout-server.ts";
import { focused, place, readyToPay, server, show } from "../testing/open-checkout.tsx";

const DECLINED = "Your card was declined. Nothing was charged. Try another card or ask your bank.";
const declined = { key: "payment.declined", field: "payment_method", message: DECLINED } as const;
const placed = { orderV2: { number: "100000001", token: "token-1" } };
const unanswered = { errors: [{ key: "payment.unanswered", field: "", message: "…" } as const] };

beforeEach(readyToPay);
afterEach(cleanup);

describe("placing an order", () => {
  it("CHECK-22, reading 72: placed, the checkout forgets its cart and keeps the order's token", async () => {
    const store = server();
    for (const key of ["customerPhone", "embroideryAgreed"] as const) {
      writeStored(storageKeys[key], "1");
    }
    const { user, visited } = show(store);
    await place(user);
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
    expect(tokenOfOrder("100000001")).toBe("token-1");
    expect(keptCartId()).toBeUndefined();
    const left = [
      "selectedPaymentMethod",
      "shippingStepSaved",
      "termsAgreed",
      "termsForPlaceOrder",
    ];
    for (const name of [...left, "customerPhone", "embroideryAgreed"]) {
      expect(sessionStorage.getItem(name)).toBeNull();
    }
    const [prepared] = store.asked.filter(({ name }) => name === "PreparePayment");
    const payment = { code: "purchaseorder", purchase_order_number: "HH-1187" };
    expect(prepared?.variables).toEqual({ cartId: MASK_ID, comment: "", payment });
  });

  it("issue 8, B8: sends the sum that is seen; another one is told line by line, and nothing is ordered", async () => {
    const store = server();
    const usd = (value: number) => ({ value, currency: "USD" });
    const line = { values: [], before: usd(-6), after: null };
    store.answers = [
      {
        errors: [{ key: "checkout.totalChanged", field: "seen_totals", message: "…" }],
        changedTotals: [
          { ...line, code: "discount", phrase: "Discount" },
          { ...line, code: "grand_total", phrase: "Grand Total", before: usd(34), after: usd(40) },
        ],
      },
      placed,
    ];
    const { user, visited } = show(store);
    await place(user);
    await waitFor(() => expect(focused()).toContain("Nothing has been ordered yet."));
    expect(focused()).toContain("Discount: −$6.00 before, nothing now");
    expect(focused()).toContain("Grand Total: $34.00 before, $40.00 now");
    const [asked] = store.asked.filter(({ name }) => name === "PlaceOrder");
    expect(asked?.variables).toEqual({
      cartId: MASK_ID,
      seen: [
        { code: "subtotal", ...usd(40) },
        { code: "shipping", ...usd(0) },
        { code: "grand_total", ...usd(40) },
      ],
      agreements: [],
      embroidery: false,
    });
    await place(user);
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
  });

  it("declined: card and reason take the focus, nothing is lost, and the next try goes through", async () => {
    const store = server();
    store.answers = [{ errors: [{ ...declined, card: "Visa ending 0002" }] }, placed];
    const { user, visited } = show(store);
    await user.click(await screen.findByRole("button", { name: "Add a note to the order" }));
    await user.type(screen.getByRole("textbox", { name: /Note to the order/ }), "Ring twice");
    await place(user);
    await waitFor(() => expect(focused()).toContain(`Visa ending 0002: ${DECLINED}`));
    expect(screen.getByRole("textbox", { name: "PO number" })).toHaveProperty("value", "HH-1187");
    expect(screen.getByRole("textbox", { name: /Note to the order/ })).toHaveProperty(
      "value",
      "Ring twice",
    );
    expect(await axeViolations()).toEqual([]);
    await place(user);
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
    expect(store.cart.orderComment).toBe("Ring twice");
  });

  it("sold out meanwhile: the item is named, and the way leads back to the cart", async () => {
    const store = server();
    const error = { key: "cart.outOfStock", field: "items.7", message: "…" } as const;
    store.answers = [{ errors: [error] }];
    const { user } = show(store);
    await place(user);
    await waitFor(() =>
      expect(focused()).toContain("Harbor apron: The requested qty is not available"),
    );
    const way = screen.getByRole("link", { name: "Change it in the cart" });
    expect(way.getAttribute("href")).toBe("/checkout/cart");
  });

  it("pressed twice, it asks once", async () => {
    const store = server();
    const { user, visited } = show(store);
    await user.type(await screen.findByRole("textbox", { name: "PO number" }), "HH-1187");
    await user.dblClick(await screen.findByRole("button", { name: /^Place order/ }));
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(store.count("PlaceOrder")).toBe(1);
  });

  it("a method that wants more says so at its field", async () => {
    const store = server();
    const { user } = show(store);
    await user.click(await screen.findByRole("button", { name: /^Place order/ }));
    await waitFor(() => expect(focused()).toContain("Enter the purchase order number."));
    expect(store.count("PreparePayment")).toBe(0);
  });
});

describe("the note to the order", () => {
  it("CHECK-33 is kept with the cart as soon as its field is left", async () => {
    const store = server();
    const { user } = show(store);
    await user.click(await screen.findByRole("button", { name: "Add a note to the order" }));
    await user.type(screen.getByRole("textbox", { name: /Note to the order/ }), "Ring twice");
    await user.tab();
    await waitFor(() => expect(store.cart.orderComment).toBe("Ring twice"));
    cleanup();
    show(store);
    expect(await screen.findByRole("textbox", { name: /Note to the order/ })).toHaveProperty(
      "value",
      "Ring twice",
    );
  });
});

describe("the place-order recaptcha", () => {
  const proofs = ["proof-1", "proof-2"];
  const library = {
    ready: (run: () => void) => run(),
    execute: () => Promise.resolve(proofs.shift()),
  };
  const loadLibrary = async () => {
    const script = await waitFor(() => {
      const found = document.head.querySelector<HTMLScriptElement>("script[src*=recaptcha]");
      if (!found) throw new Error("No script yet");
      return found;
    });
    Object.assign(window, { grecaptcha: library });
    script.dispatchEvent(new Event("load"));
  };

  it("CHECK-26 the proof goes with the order, and the next try has a new one", async () => {
    const store = server();
    store.recaptcha = { key: "site-key", type: "recaptcha_v3" };
    const failed = { key: "botCheck.failed", field: "captcha", message: "…" } as const;
    store.answers = [{ errors: [failed] }, placed];
    const { user, visited } = show(store);
    await loadLibrary();
    await place(user);
    await waitFor(() => expect(focused()).toContain("ReCAPTCHA verification failed."));
    await place(user);
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
    const sent = store.asked.filter(({ name }) => name === "PlaceOrder");
    expect(sent.map(({ headers }) => headers["X-ReCaptcha"])).toEqual(["proof-1", "proof-2"]);
    // The order is told again only to whoever placed it: both calls say who that is.
    const [first, second] = sent.map(({ headers }) => headers["X-Placing-Key"]);
    expect(first).toMatch(/^[0-9a-f]{48}$/);
    expect(second).toBe(first);
  });
});

describe("methods", () => {
  it("reading 69: nothing to pay leaves no choice, and the order is placed with `free`", async () => {
    const store = new CheckoutServer(
      aReadyCart({ items: [anItem({ unitPrice: money(0, "USD") })] }),
    );
    store.methods = [{ code: "free", title: "No Payment Information Required", kind: "free" }];
    const { user, visited } = show(store);
    await user.click(await screen.findByRole("button", { name: "Place order, $0.00" }));
    expect(screen.queryByRole("radio")).toBeNull();
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
    const prepared = store.asked.find(({ name }) => name === "PreparePayment");
    expect(prepared?.variables).toMatchObject({ payment: { code: "free" } });
  });

  it("PAY-06 the chosen method is kept over a reload, and none is chosen among several", async () => {
    const store = server();
    store.methods = [PURCHASE_ORDER, { code: "paypal_express", title: "PayPal", kind: "wallet" }];
    const first = show(store);
    await first.user.click(await screen.findByRole("button", { name: /^Place order/ }));
    await waitFor(() =>
      expect(focused()).toContain("Payment method: Please select a payment method."),
    );
    await first.user.click(screen.getByRole("radio", { name: "PayPal" }));
    expect(readStored(storageKeys.selectedPaymentMethod)).toBe("paypal_express");
    first.unmount();
    show(store);
    expect(await screen.findByRole("radio", { name: "PayPal" })).toHaveProperty("checked", true);
  });

  it("PAY-06 a kept method that is no longer offered is not chosen", async () => {
    writeStored(storageKeys.selectedPaymentMethod, "cc_vault");
    show(server());
    const only = await screen.findByRole("radio", { name: "Purchase Order" });
    expect(only).toHaveProperty("checked", true);
  });
});

describe("offline while the button is busy", () => {
  it.each([
    ["PreparePayment", "You are offline. Your order is placed when the connection is back."],
    [
      "PlaceOrder",
      "You are offline. Your order may have reached us or not. Asking again is safe: it is placed once, and paid once.",
    ],
  ])("is said by whether the order has gone out: %s", async (held, text) => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    const { promise, resolve } = Promise.withResolvers<void>();
    const store = server();
    store.held = { [held]: promise };
    const { user, visited } = show(store);
    await place(user);
    await screen.findByText(/^Placing your order/);
    await waitFor(() => expect(keptPlacings()).toHaveLength(held === "PlaceOrder" ? 1 : 0));
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByText(text)).toBeTruthy();
    online.mockRestore();
    resolve();
    await waitFor(() => expect(visited).toHaveLength(1));
  });
});

describe("when nobody knows what became of the payment", () => {
  it("payment.unanswered: a calm screen says not to pay again, and asks on demand", async () => {
    const store = server();
    store.answers = [unanswered, placed];
    const { user, visited } = show(store);
    await place(user);
    const title = await screen.findByRole("heading", { name: "We are waiting for your bank" });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText(/Do not pay again/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Place order/ })).toBeNull();
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Check again" }));
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
    expect(store.count("PreparePayment")).toBe(1);
  });

  it("a connection lost before ordering gives the form back as it was", async () => {
    const store = server();
    const { user, visited } = show(store);
    await screen.findByRole("button", { name: /^Place order/ });
    await user.type(await screen.findByRole("textbox", { name: "PO number" }), "HH-1187");
    store.isDown = true;
    await place(user);
    await waitFor(() => expect(focused()).toContain("Nothing you typed is lost"));
    store.isDown = false;
    await place(user);
    await waitFor(() => expect(visited).toHaveLength(1));
  });

  it("a reload while the order is under way asks for the same order", async () => {
    const store = server();
    store.isClosed = true;
    store.answers = [unanswered, placed];
    beginPlacing(MASK_ID);
    const { user, visited } = show(store);
    await screen.findByRole("heading", { name: "We are waiting for your bank" });
    await user.click(screen.getByRole("button", { name: "Check again" }));
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
    expect(store.count("PreparePayment")).toBe(0);
  });

  it("a reload after a decline goes on with the cart that is open again", async () => {
    const store = server();
    keepAnswered(MASK_ID, beginPlacing(MASK_ID));
    show(store);
    await screen.findByRole("button", { name: /^Place order/ });
    expect(store.count("PlaceOrder")).toBe(0);
    expect(keptPlacings()).toEqual([]);
  });

  it("a cart that another window is ordering right now is still waited for", async () => {
    const store = server();
    beginPlacing(MASK_ID);
    show(store);
    await screen.findByRole("button", { name: /^Place order/ });
    expect(store.count("PlaceOrder")).toBe(0);
    expect(keptPlacings()).toMatchObject([{ cartId: MASK_ID, isAnswered: false }]);
  });

  it("a cart that an earlier try has closed is asked for, not paid anew", async () => {
    const store = server();
    const { user, visited } = show(store);
    await screen.findByRole("textbox", { name: "PO number" });
    store.refusal = [{ error: "cart.alreadyOrdered", field: "cartId", params: [] }];
    await place(user);
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
  });
});
