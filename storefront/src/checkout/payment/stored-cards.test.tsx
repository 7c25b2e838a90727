// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PaymentMethod } from "@placket/domain/payment/methods";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressOf } from "../../routing/address.ts";
import { storageKeys } from "../../storage/keys.ts";
import { writeStored } from "../../storage/stored.ts";
import { axeViolations } from "../../testing/axe.ts";
import { aReadyCart, MASK_ID } from "../../testing/cart.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aStoredCard } from "../../testing/stored-card.ts";
import { CheckoutPage } from "../CheckoutPage.tsx";
import { keepFlag } from "../stored-flags.ts";
import { cardFrame } from "../testing/card-frame.ts";
import { CheckoutServer } from "../testing/checkout-server.ts";

const METHODS: readonly PaymentMethod[] = [
  { code: "braintree_cc_vault", title: "STORED CARD", kind: "vault" },
  { code: "braintree", title: "Credit Card", kind: "card" },
];
const VISA = aStoredCard("h1", { brand: "visa", last4: "4417", expiry: "12/2040" });
const AMEX = aStoredCard("h2", { brand: "amex", last4: "0005", expiry: "11/2041" });
const OVER = aStoredCard("h3", { brand: "jcb", last4: "0009", expiry: "01/2020" }, true);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  writeStored(storageKeys.cartId, MASK_ID);
  keepFlag("shippingStepSaved");
});
afterEach(cleanup);

function open(storedCards: readonly object[], customerId: number | null = 7) {
  const server = new CheckoutServer({ ...aReadyCart(), customerId });
  server.methods = customerId === null ? METHODS.slice(1) : METHODS;
  server.storedCards = storedCards;
  const place = { type: "checkout", address: addressOf("/checkout"), params: {} } as const;
  renderInShop(<CheckoutPage place={place} />, { shop: server.shop() });
  return { server, user: userEvent.setup() };
}

const place = () => screen.findByRole("button", { name: /^Place order/ });
const prepared = (server: CheckoutServer) =>
  server.asked.findLast(({ name }) => name === "PreparePayment")?.variables.payment;

describe("paying by a stored card (PAY-03, PAY-16)", () => {
  it("the latest that can pay is chosen, an expired one cannot be, and its hash alone is sent", async () => {
    const { server, user } = open([OVER, VISA, AMEX]);
    await user.click(await screen.findByRole("radio", { name: /^STORED CARD/ }));
    expect(await screen.findByRole("radio", { name: /Visa ending 4417/ })).toHaveProperty(
      "checked",
      true,
    );
    expect(screen.getByRole("radio", { name: /JCB ending 0009/ })).toHaveProperty("disabled", true);
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole("radio", { name: /American Express ending 0005/ }));
    await user.click(await place());
    await waitFor(() =>
      expect(prepared(server)).toEqual({
        code: "braintree_cc_vault",
        braintree_cc_vault: { public_hash: "h2" },
      }),
    );
  });

  it("with none that can pay the step says what is missing, and nobody is asked", async () => {
    const { server, user } = open([OVER]);
    await user.click(await screen.findByRole("radio", { name: /^STORED CARD/ }));
    await screen.findByRole("radio", { name: /JCB ending 0009/ });
    await user.click(await place());
    expect(await screen.findByText("Choose the card to pay with.")).toBeTruthy();
    expect(server.count("PreparePayment")).toBe(0);
  });

  it("whoever has none is not offered the method; the one that is left is chosen", async () => {
    open([]);
    await cardFrame();
    expect(screen.queryByRole("radio", { name: /^STORED CARD/ })).toBeNull();
  });
});

describe("saving a card (PAY-16)", () => {
  it.each([
    [true, true],
    [false, false],
  ])("the box ticked: %s, the card is kept: %s", async (isTicked, isKept) => {
    const { server, user } = open([]);
    await cardFrame();
    const box = screen.getByRole("checkbox", { name: /^Save this card/ });
    expect(box).toHaveProperty("checked", false);
    if (isTicked) await user.click(box);
    await user.click(await place());
    await waitFor(() =>
      expect(prepared(server)).toMatchObject({
        code: "braintree",
        braintree: { payment_method_nonce: "tok_1", is_active_payment_token_enabler: isKept },
      }),
    );
  });

  it("is not offered to a guest", async () => {
    const { server } = open([], null);
    await cardFrame();
    expect(screen.queryByRole("checkbox", { name: /^Save this card/ })).toBeNull();
    expect(server.count("StoredCards")).toBe(0);
  });
});
