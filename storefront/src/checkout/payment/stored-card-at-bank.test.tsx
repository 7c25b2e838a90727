// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CardFrameHandle } from "../../payment/card-frame.ts";
import { braintreeSetup } from "../../testing/braintree-setup.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop } from "../../testing/shop.ts";
import { aProblem, refusedWith } from "../testing/checkout-server.ts";
import { StoredCards } from "./StoredCards.tsx";

const CARD = {
  publicHash: "h1",
  methodCode: "braintree_cc_vault",
  card: { brand: "visa", last4: "4417", expiry: "12/2040" },
  isExpired: false,
} as const;
const PURCHASE = { amount: "40.00", email: "ann@example.com", billing: null };

let count = 0;
let bank: Map<string, (event: unknown, next: () => void) => void>;
let verifyCard: (asked: Record<string, unknown>) => Promise<unknown>;
let ended: string[];
let asked: string[];
let refusal: Error | undefined;
let handle: React.RefObject<CardFrameHandle | null>;

/** Braintree's library as its reference describes it: no fields are made for a stored card. */
const library = {
  client: { create: async (options: object) => options },
  hostedFields: { create: () => Promise.reject(new Error("no fields")) },
  threeDSecure: {
    create: async () => ({
      on: (event: string, handler: (event: unknown, next: () => void) => void) =>
        bank.set(event, handler),
      verifyCard: (options: Record<string, unknown>) => verifyCard(options),
      cancelVerifyCard: async () => void ended.push("canceled"),
      teardown: async () => void ended.push("torn down"),
    }),
  },
  dataCollector: {
    create: async () => ({
      getDeviceData: async () => "device-1",
      teardown: async () => undefined,
    }),
  },
};

beforeEach(() => {
  count += 1;
  bank = new Map();
  ended = [];
  asked = [];
  refusal = undefined;
  verifyCard = async () => ({
    nonce: "nonce-3ds",
    threeDSecureInfo: { liabilityShifted: true, liabilityShiftPossible: true },
  });
  handle = createRef();
  const rest = aShop({
    paymentSetup: () => braintreeSetup(`https://js.braintreegateway.com/web/stored/${count}`),
  });
  const shop = {
    ...rest,
    graphql: async (_: unknown, variables: unknown) => {
      asked.push(JSON.stringify(variables));
      if (refusal) throw refusal;
      return { made: { nonce: "nonce-1", bin: "411111" } } as never;
    },
  };
  renderInShop(<StoredCards ref={handle} cards={[CARD]} />, { shop });
});
afterEach(() => {
  cleanup();
  for (const script of document.head.querySelectorAll("script")) script.remove();
  Reflect.deleteProperty(window, "braintree");
});

/** Asks for the token of the chosen card, while Braintree's scripts come. */
async function tokenized() {
  const answer = handle.current?.tokenize(PURCHASE);
  await waitFor(() => expect(document.head.querySelectorAll("script")).toHaveLength(4));
  Object.assign(window, { braintree: library });
  await act(async () => {
    for (const script of document.head.querySelectorAll("script"))
      script.dispatchEvent(new Event("load"));
  });
  return answer;
}

it("PAY-16 a stored card is confirmed by its bank as one that is typed in", async () => {
  let lookup: Record<string, unknown> = {};
  const verified = verifyCard;
  verifyCard = (options) => {
    lookup = options;
    return verified(options);
  };
  expect(await tokenized()).toMatchObject({
    ok: true,
    value: { token: "h1", confirmedNonce: "nonce-3ds", verification: "device-1" },
  });
  expect(lookup).toMatchObject({ nonce: "nonce-1", bin: "411111", amount: "40.00" });
  expect(asked).toEqual(['{"publicHash":"h1"}']);
  await waitFor(() => expect(ended).toEqual(["torn down"]));
});

it("PAY-16 its bank's page stands in a dialog, and whoever leaves it is charged nothing", async () => {
  const left = Promise.withResolvers<unknown>();
  verifyCard = () => {
    const element = document.createElement("div");
    element.textContent = "Your bank asks";
    bank.get("authentication-iframe-available")?.({ element }, () => undefined);
    return left.promise;
  };
  const answer = tokenized();
  const dialog = await screen.findByRole("dialog", { name: "Confirm your payment" });
  expect(dialog.textContent).toContain("Your bank asks");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(ended).toContain("canceled"));
  left.reject(
    Object.assign(new Error("left"), { code: "THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT" }),
  );
  expect(await answer).toMatchObject({
    ok: false,
    problems: [{ error: "payment.verificationFailed" }],
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("PAY-16 a card that is stored no more is said to be", async () => {
  refusal = refusedWith([aProblem("payment.noSuchCard")]);
  expect(await tokenized()).toMatchObject({
    ok: false,
    problems: [{ error: "payment.noSuchCard" }],
  });
});
