// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PaymentMethod } from "@placket/domain/payment/methods";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CheckoutPage } from "./checkout/CheckoutPage.tsx";
import { CheckoutServer } from "./checkout/testing/checkout-server.ts";
import { readyToPay } from "./checkout/testing/open-checkout.tsx";
import { rooms } from "./rooms.ts";
import { addressOf } from "./routing/address.ts";
import { FillingsContext } from "./slot/Slot.tsx";
import { anItem, aReadyCart } from "./testing/cart.ts";
import { renderInShop } from "./testing/render.tsx";
import { aStoredCard } from "./testing/stored-card.ts";

const METHODS: readonly PaymentMethod[] = [
  { code: "braintree_cc_vault", title: "STORED CARD", kind: "vault" },
  { code: "braintree", title: "Credit Card", kind: "card" },
  { code: "paypal_express", title: "PayPal", kind: "wallet" },
  { code: "creditkey_gateway", title: "Business Credit", kind: "wallet" },
];

const usd = (value: number) => ({ value, currency: "USD" });
const POINTS = {
  points: 1500,
  amount: usd(15),
  format_amount: "$15.00",
  spending: {
    least: 0,
    most: null,
    step: 1,
    percent: 100,
    unit: 100,
    spendable: 1500,
    label: "You spend",
  },
};

beforeEach(readyToPay);
afterEach(cleanup);

/** The checkout with what every room puts into it, and its shopper. */
function open(server: CheckoutServer) {
  const place = { type: "checkout", address: addressOf("/checkout"), params: {} } as const;
  const page = (
    <FillingsContext value={rooms.flatMap(({ fills = [] }) => fills)}>
      <CheckoutPage place={place} />
    </FillingsContext>
  );
  const shop = server.shop({ rewardsBalance: () => POINTS });
  renderInShop(page, { shop, config: { hasRewards: true } });
  return userEvent.setup();
}

describe("CHECK-03 what is tied to the checkout", () => {
  it("embroidery, points, store credit, gift cards, cards, stored cards, PayPal and business credit are there", async () => {
    const server = new CheckoutServer({
      ...aReadyCart({ items: [anItem({ embroideryItemId: 12 })] }),
      customerId: 7,
      ownAccounts: [{ id: 1, kind: "store_credit", unit: "USD", balance: 2500 }],
    });
    server.methods = METHODS;
    server.storedCards = [aStoredCard("h1", { brand: "visa", last4: "4417", expiry: "12/2040" })];
    const user = open(server);
    const approved = "I have reviewed and approve my embroidery";
    await user.click(await screen.findByRole("checkbox", { name: approved }));
    await user.click(screen.getByRole("button", { name: "Continue to payment" }));
    expect(await screen.findByRole("button", { name: "Use store credit" })).toBeTruthy();
    expect(screen.getByText("$25.00 to spend")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Points: 1,500, worth $15.00" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Gift card" })).toBeTruthy();
    expect(await screen.findByRole("radio", { name: /^STORED CARD/ })).toBeTruthy();
    for (const name of [/^Credit Card/, /^PayPal/, /^Business Credit/]) {
      expect(screen.getByRole("radio", { name })).toBeTruthy();
    }
  });

  it("a guest without embroidery is shown none of what is a customer's", async () => {
    const server = new CheckoutServer(aReadyCart());
    server.methods = METHODS.slice(1);
    open(server);
    expect(await screen.findByRole("button", { name: "Gift card" })).toBeTruthy();
    await screen.findByRole("radio", { name: /^Business Credit/ });
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    for (const name of ["Use store credit", /^Points/, /^Embroidery/]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
  });
});
