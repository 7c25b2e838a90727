// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keptCartId } from "../../cart/cart-id.ts";
import { notices } from "../../notice/notices.ts";
import { storageKeys } from "../../storage/keys.ts";
import { removeStored } from "../../storage/stored.ts";
import { axeViolations } from "../../testing/axe.ts";
import { aReadyCart, MASK_ID } from "../../testing/cart.ts";
import { CARDS_ORIGIN, CheckoutServer } from "../testing/checkout-server.ts";
import { cardFrame } from "../testing/card-frame.ts";
import { focused, place, readyToPay, show } from "../testing/open-checkout.tsx";
import { beginPlacing, keptPlacings } from "./placings.ts";

const placed = { orderV2: { number: "100000001", token: "token-1" } };

beforeEach(readyToPay);
afterEach(cleanup);

const server = () => new CheckoutServer(aReadyCart());

describe("while the bank waits for its customer", () => {
  const atTheBank = { challengeUrl: "https://bank.test/1" };
  const GIVEN_UP = "This payment was given up. Nothing was charged. Choose how to pay.";

  /** The page is loaded while an order stands at the bank. */
  async function reload(store: CheckoutServer, step?: string) {
    store.isClosed = true;
    beginPlacing(MASK_ID);
    const shown = show(store, step);
    await screen.findByRole("heading", { name: "Confirm your payment with your bank" });
    return shown;
  }

  const NAMED = "Payment of $40.00 for order 100000001";
  const named = {
    openOrder: { number: "100000001", total: { value: 40, currency: "USD" } },
  };

  it("issue 8: dialog and page name order and sum, also after a reload", async () => {
    const store = server();
    store.methods = [{ code: "braintree", title: "Credit Card", kind: "card" }];
    store.answers = [{ ...named, challengeUrl: `${CARDS_ORIGIN}/bank/1` }];
    const { user, unmount } = show(store);
    await cardFrame();
    await waitFor(() => expect(document.querySelector("[type=submit][disabled]")).toBeNull());
    await user.click(screen.getByRole("button", { name: /^Place order, \$40.00/ }));
    const dialog = await screen.findByRole("dialog", { name: "Confirm your payment" });
    expect(dialog.textContent).toContain(NAMED);
    store.isClosed = true;
    await user.click(screen.getByRole("button", { name: "Close" }));
    await screen.findByRole("heading", { name: "Confirm your payment with your bank" });
    expect(screen.getByText(NAMED)).toBeTruthy();
    unmount();
    await reload(store);
    expect(screen.getByText(NAMED)).toBeTruthy();
  });

  it("issue 8: a bank that is silent is waited for by the order's name and sum", async () => {
    const store = server();
    store.isClosed = true;
    store.answers = [
      { ...named, errors: [{ key: "payment.unanswered", field: "", message: "No answer" }] },
    ];
    beginPlacing(MASK_ID);
    show(store);
    await screen.findByRole("heading", { name: "We are waiting for your bank" });
    expect(screen.getByText(NAMED)).toBeTruthy();
  });

  it("a reload offers another card: the payment is given up, and the order paid with the other", async () => {
    const store = server();
    store.answers = [atTheBank, placed];
    const { user, visited } = await reload(store);
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Use another card" }));
    await waitFor(() => expect(focused()).toContain(GIVEN_UP));
    const [asked, ...more] = store.asked.filter(({ name }) => name === "GiveUpPayment");
    expect(more).toEqual([]);
    expect(asked?.headers["X-Placing-Key"]).toBe(
      store.asked.find(({ name }) => name === "PlaceOrder")?.headers["X-Placing-Key"],
    );
    expect(keptPlacings()).toEqual([]);
    await place(user);
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
    expect(store.count("PlaceOrder")).toBe(2);
  });

  it.each(["billing", "customer"])(
    "another card is asked for at the payment, though the address names %s",
    async (step) => {
      const store = server();
      store.answers = [atTheBank];
      const { user, visited } = await reload(store, step);
      await user.click(screen.getByRole("button", { name: "Use another card" }));
      await waitFor(() => expect(focused()).toContain(GIVEN_UP));
      expect(document.querySelector("[aria-current=step]")?.id).toBe("checkout-payment");
      expect(visited).toEqual(["/?step=payment"]);
    },
  );

  it("the cart that is open again is the answer: nobody asks for it once more", async () => {
    const store = server();
    store.answers = [atTheBank];
    const { user } = await reload(store);
    const before = store.carts;
    await user.click(screen.getByRole("button", { name: "Use another card" }));
    await screen.findByRole("button", { name: /^Place order, \$40.00/ });
    await waitFor(() => expect(focused()).toContain(GIVEN_UP));
    expect(store.carts).toBe(before);
  });

  it("the next card is typed into fresh fields, and nothing is wrong before it is", async () => {
    const store = server();
    store.methods = [{ code: "braintree", title: "Credit Card", kind: "card" }];
    store.answers = [{ challengeUrl: `${CARDS_ORIGIN}/bank/1` }];
    const { user } = show(store);
    const cards = await cardFrame();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: /^Place order, \$40.00/ });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
    await screen.findByRole("dialog", { name: "Confirm your payment" });
    store.isClosed = true;
    await user.click(screen.getByRole("button", { name: "Close" }));
    await user.click(await screen.findByRole("button", { name: "Use another card" }));
    await waitFor(() => expect(focused()).toContain(GIVEN_UP));
    expect(cards.isConnected).toBe(false);
    expect(screen.getByTitle("Card details")).toBeTruthy();
    expect(screen.queryByText("Your order has not been placed:")).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it("what cannot be given up is asked for: it may be paid by now", async () => {
    const store = server();
    store.answers = [atTheBank, placed];
    const { user, visited } = await reload(store);
    store.refusal = [{ error: "cart.alreadyOrdered", field: "cartId", params: [] }];
    await user.click(screen.getByRole("button", { name: "Use another card" }));
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
  });

  it("a store that does not answer leaves everything as it stands, and says so", async () => {
    const store = server();
    store.answers = [atTheBank];
    const { user } = await reload(store);
    store.isDown = true;
    await user.click(screen.getByRole("button", { name: "Use another card" }));
    expect(await screen.findByText(/The store did not answer/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Use another card" })).toBeTruthy();
    expect(keptPlacings()).toMatchObject([{ cartId: MASK_ID }]);
  });

  it("a second window that pays is told that its card is not used, and can give the first up", async () => {
    const store = server();
    store.answers = [atTheBank, placed];
    const { user, visited } = show(store);
    await screen.findByRole("textbox", { name: "PO number" });
    store.isClosed = true;
    store.refusal = [{ error: "cart.alreadyOrdered", field: "cartId", params: [] }];
    await place(user);
    expect(await screen.findByText(/The card typed here was not used/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Use another card" }));
    await waitFor(() => expect(focused()).toContain(GIVEN_UP));
    await place(user);
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
    expect(notices.get()).toEqual([]);
  });

  it("and is told so too where the first card pays", async () => {
    const store = server();
    const { user, visited } = show(store);
    await screen.findByRole("textbox", { name: "PO number" });
    store.refusal = [{ error: "cart.alreadyOrdered", field: "cartId", params: [] }];
    await place(user);
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
    await waitFor(() =>
      expect(notices.get().at(-1)?.text).toContain("The card typed here was not charged."),
    );
  });

  it.each([
    ["gave it up: this one orders nothing anew", false, GIVEN_UP],
    ["saw it paid: this one goes to the order", true, undefined],
  ])("another window %s", async (_what, isPaid, text) => {
    const store = server();
    store.answers = [atTheBank, placed];
    const { visited } = await reload(store);
    store.isClosed = isPaid;
    removeStored(storageKeys.placings);
    removeStored(storageKeys.placingKeys);
    window.dispatchEvent(new StorageEvent("storage", { key: "cartChanged" }));
    if (text === undefined) {
      await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
      const keys = store.asked.map(({ headers }) => headers["X-Placing-Key"]);
      expect(keys.at(-1)).toBe(keys.find((key) => key !== undefined));
    } else {
      await waitFor(() => expect(focused()).toContain(text));
      expect(store.count("PlaceOrder")).toBe(1);
    }
  });

  it("whoever has begun another cart since is not held up by it", async () => {
    const store = server();
    beginPlacing("0".repeat(32));
    show(store);
    await screen.findByRole("button", { name: /^Place order/ });
    expect(keptCartId()).toBe(MASK_ID);
    expect(store.count("PlaceOrder")).toBe(0);
  });
});
