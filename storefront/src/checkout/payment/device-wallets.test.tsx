// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { axeViolations } from "../../testing/axe.ts";
import { braintreeSetup } from "../../testing/braintree-setup.ts";
import { readyToPay, server, show } from "../testing/open-checkout.tsx";

const APPLE = { code: "braintree_applepay", title: "Apple Pay", kind: "device" } as const;
const GOOGLE = { code: "braintree_googlepay", title: "Google Pay", kind: "device" } as const;
const ORDER = { code: "purchaseorder", title: "Purchase Order", kind: "purchase-order" } as const;

let count = 0;
let canPayWithApple: boolean;
let canPayWithGoogle: boolean;
/** What the buyer does with the sheet that is open. */
let sheet: Sheet | undefined;
let request: object;
let loadPaymentData: (asked: object) => Promise<object>;
let googleCard: object;
let verifyCard: (asked: object) => Promise<object>;
let tokenize: () => Promise<object>;
const completed = vi.fn<(status: number) => void>();

/** Apple's session, by its public interface. */
class Sheet {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;
  static canMakePayments = () => canPayWithApple;
  onvalidatemerchant: (event: { validationURL: string }) => void = () => undefined;
  onpaymentauthorized: (event: { payment: { token: object } }) => void = () => undefined;
  oncancel: () => void = () => undefined;
  readonly completePayment = completed;
  merchant: object | undefined;
  constructor(_: number, asked: object) {
    request = asked;
  }
  begin() {
    opened(this);
    this.onvalidatemerchant({ validationURL: "https://apple.test/session" });
  }
  abort() {
    sheet = undefined;
  }
  completeMerchantValidation(merchant: object) {
    this.merchant = merchant;
  }
}

const opened = (one: Sheet) => {
  sheet = one;
};

class PaymentsClient {
  isReadyToPay = async () => ({ result: canPayWithGoogle });
  loadPaymentData = (asked: object) => loadPaymentData(asked);
}

const nothing = async () => undefined;

/** Braintree's library as its reference describes it. */
const library = {
  client: { create: async () => ({}) },
  dataCollector: {
    create: async () => ({ getDeviceData: async () => "device-1", teardown: nothing }),
  },
  applePay: {
    create: async () => ({
      createPaymentRequest: (asked: object) => ({ countryCode: "US", ...asked }),
      performValidation: async (asked: object) => asked,
      tokenize: () => tokenize(),
      teardown: nothing,
    }),
  },
  googlePayment: {
    create: async () => ({
      createPaymentDataRequest: (asked: object) => ({
        allowedPaymentMethods: [{ type: "CARD" }, { type: "PAYPAL" }],
        ...asked,
      }),
      parseResponse: async () => googleCard,
      teardown: nothing,
    }),
  },
  threeDSecure: {
    create: async () => ({
      on: () => undefined,
      verifyCard: (asked: object) => verifyCard(asked),
      cancelVerifyCard: nothing,
      teardown: nothing,
    }),
  },
};

let arrives: "load" | "error";

/** Scripts of others come as soon as they are asked for, and bring what they bring. */
const scripts = new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event(arrives));
  }
});

beforeEach(() => {
  readyToPay();
  count += 1;
  [canPayWithApple, canPayWithGoogle] = [true, true];
  sheet = undefined;
  arrives = "load";
  completed.mockReset();
  loadPaymentData = async () => ({});
  googleCard = { nonce: "google-1", details: { isNetworkTokenized: true } };
  verifyCard = () => Promise.reject(new Error("No bank is asked"));
  tokenize = async () => ({ nonce: "apple-1" });
  Object.assign(window, {
    ApplePaySession: Sheet,
    braintree: library,
    google: { payments: { api: { PaymentsClient } } },
  });
  scripts.observe(document.head, { childList: true });
});
afterEach(() => {
  cleanup();
  scripts.disconnect();
  for (const name of ["ApplePaySession", "braintree", "google"])
    Reflect.deleteProperty(window, name);
});

const aStore = (...methods: readonly object[]) =>
  Object.assign(server(), {
    methods,
    setup: braintreeSetup(`https://js.braintreegateway.com/web/device/${count}`),
  });

const button = () =>
  screen.findByRole<HTMLButtonElement>("button", { name: /^Place order, \$40.00/ });

/** Chooses the wallet, and presses the button once it is drawn. */
async function payWith(shown: ReturnType<typeof show>, method: string) {
  await shown.user.click(await screen.findByRole("radio", { name: method }));
  await screen.findByText(`You confirm with ${method} when you place the order.`);
  await waitFor(async () => expect((await button()).disabled).toBe(false));
  await shown.user.click(await button());
}

const paidBy = (store: ReturnType<typeof aStore>) =>
  store.asked.find(({ name }) => name === "PreparePayment")?.variables.payment;

describe("issue 9.5 a wallet of the browser", () => {
  it("is shown where the browser has it, and nowhere else", async () => {
    canPayWithGoogle = false;
    show(aStore(APPLE, GOOGLE, ORDER));
    expect(await screen.findByRole("radio", { name: "Apple Pay" })).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "Google Pay" })).toBeNull();
    cleanup();
    Reflect.deleteProperty(window, "ApplePaySession");
    canPayWithGoogle = true;
    show(aStore(APPLE, GOOGLE, ORDER));
    expect(await screen.findByRole("radio", { name: "Google Pay" })).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "Apple Pay" })).toBeNull();
  });

  it("Apple Pay opens in the press, shows the cart's sum, and its nonce pays the order", async () => {
    const store = aStore(APPLE, ORDER);
    const shown = show(store);
    await payWith(shown, "Apple Pay");
    await waitFor(() => expect(sheet?.merchant).toBeDefined());
    expect(request).toMatchObject({ total: { amount: "40.00" }, currencyCode: "USD" });
    expect(store.count("PlaceOrder")).toBe(0);
    expect(await axeViolations()).toEqual([]);
    sheet?.onpaymentauthorized({ payment: { token: {} } });
    await waitFor(() => expect(shown.visited).toEqual(["/checkout/success/100000001"]));
    expect(completed).toHaveBeenCalledExactlyOnceWith(Sheet.STATUS_SUCCESS);
    expect(paidBy(store)).toEqual({
      code: "braintree_applepay",
      braintree: {
        payment_method_nonce: "apple-1",
        is_active_payment_token_enabler: false,
        device_data: "device-1",
      },
    });
  });

  it("closed by its buyer leaves the cart as it was, and opens again", async () => {
    const store = aStore(APPLE, ORDER);
    const shown = show(store);
    await payWith(shown, "Apple Pay");
    await waitFor(() => expect(sheet).toBeDefined());
    sheet?.oncancel();
    await waitFor(async () => expect((await button()).disabled).toBe(false));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(store.count("PreparePayment")).toBe(0);
    sheet = undefined;
    await shown.user.click(await button());
    await waitFor(() => expect(sheet).toBeDefined());
  });

  it("says so where Braintree does not take what Apple hands over", async () => {
    tokenize = () => Promise.reject(new Error("APPLE_PAY_TOKENIZATION"));
    const store = aStore(APPLE, ORDER);
    await payWith(show(store), "Apple Pay");
    await waitFor(() => expect(sheet).toBeDefined());
    sheet?.onpaymentauthorized({ payment: { token: {} } });
    await screen.findByText(/^Card payment cannot be reached right now/);
    expect(completed).toHaveBeenCalledExactlyOnceWith(Sheet.STATUS_FAILURE);
    expect(store.count("PlaceOrder")).toBe(0);
  });

  it("says so where its scripts do not come, and fetches them again", async () => {
    arrives = "error";
    const store = aStore(APPLE, ORDER);
    const { user } = show(store);
    await user.click(await screen.findByRole("radio", { name: "Apple Pay" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Apple Pay could not be asked. Nothing was charged.");
    arrives = "load";
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("You confirm with Apple Pay when you place the order.");
    await user.click(await button());
    await waitFor(() => expect(sheet).toBeDefined());
  });

  it("Google Pay's token pays, and no bank is asked", async () => {
    let asked: object = {};
    loadPaymentData = async (given) => (asked = given);
    const store = aStore(GOOGLE, ORDER);
    const shown = show(store);
    await payWith(shown, "Google Pay");
    await waitFor(() => expect(shown.visited).toEqual(["/checkout/success/100000001"]));
    expect(asked).toEqual({
      allowedPaymentMethods: [{ type: "CARD" }],
      transactionInfo: { currencyCode: "USD", totalPriceStatus: "FINAL", totalPrice: "40.00" },
    });
    expect(paidBy(store)).toMatchObject({ braintree: { payment_method_nonce: "google-1" } });
  });

  it("a card's number that Google hands over is confirmed by its bank", async () => {
    googleCard = { nonce: "google-1", details: { isNetworkTokenized: false, bin: "411111" } };
    let asked: object = {};
    verifyCard = async (given) => {
      asked = given;
      return { nonce: "google-3ds", threeDSecureInfo: { liabilityShifted: true } };
    };
    const store = aStore(GOOGLE, ORDER);
    await payWith(show(store), "Google Pay");
    await waitFor(() => expect(store.count("PlaceOrder")).toBe(1));
    expect(asked).toMatchObject({ nonce: "google-1", bin: "411111", amount: "40.00" });
    expect(paidBy(store)).toMatchObject({ braintree: { payment_method_nonce: "google-3ds" } });
  });

  it("Google Pay closed by its buyer is no fault", async () => {
    loadPaymentData = () =>
      Promise.reject(Object.assign(new Error("x"), { statusCode: "CANCELED" }));
    const store = aStore(GOOGLE, ORDER);
    await payWith(show(store), "Google Pay");
    await waitFor(async () => expect((await button()).disabled).toBe(false));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(store.count("PreparePayment")).toBe(0);
  });

  it("one that is refused is told, and the sum can be paid otherwise", async () => {
    const store = aStore(GOOGLE, ORDER);
    store.answers = [{ errors: [{ key: "payment.declined", field: "", message: "Declined" }] }];
    await payWith(show(store), "Google Pay");
    await screen.findByText("Your order has not been placed:");
    expect(screen.getByRole("radio", { name: "Purchase Order" })).toBeTruthy();
  });
});
