// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { Problem } from "@placket/domain/problem";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { braintreeSetup } from "../testing/braintree-setup.ts";
import type { HostedFieldsEvent } from "./braintree-web.ts";
import type { CardFrameHandle } from "./card-frame.ts";
import { CardFrame } from "./CardFrame.tsx";

const BASE = "https://js.braintreegateway.com/web/3.136.0/js";
let count = 0;
let setup: ReturnType<typeof braintreeSetup>;
let handle: React.RefObject<CardFrameHandle | null>;
let created: Record<string, { container: HTMLElement }>;
let styled: Record<string, Record<string, string>>;
let handlers: Map<string, (event: HostedFieldsEvent) => void>;
let tokenize: () => Promise<unknown>;
let state: HostedFieldsEvent;
let bank: Map<string, (event: unknown, next: () => void) => void>;
let verifyCard: (asked: Record<string, unknown>) => Promise<unknown>;
let createBank: () => Promise<unknown>;
let deviceData: () => Promise<string>;
const focus = vi.fn<(field: string) => void>();
const teardown = vi.fn<() => Promise<void>>(() => Promise.resolve());
const onType = vi.fn<(wrong: readonly Problem[]) => void>();

const coded = (code: string) => Object.assign(new Error(code), { code });

const component = {
  on: (event: string, handler: (event: unknown, next: () => void) => void) =>
    bank.set(event, handler),
  verifyCard: (asked: Record<string, unknown>) => verifyCard(asked),
  cancelVerifyCard: async (): Promise<void> => undefined,
  teardown: async () => undefined,
};

/** Braintree's library as its reference describes it. */
const library = {
  threeDSecure: { create: () => createBank() },
  dataCollector: {
    create: async () => ({ getDeviceData: () => deviceData(), teardown: async () => undefined }),
  },
  client: { create: async (options: { authorization: string }) => options },
  hostedFields: {
    create: async (options: { client: unknown; fields: typeof created; styles: typeof styled }) => {
      created = options.fields;
      styled = options.styles;
      return {
        tokenize: () => tokenize(),
        getState: () => state,
        focus,
        teardown,
        on: (event: string, handler: (event: HostedFieldsEvent) => void) =>
          handlers.set(event, handler),
      };
    },
  },
};

beforeEach(() => {
  // Scripts are remembered by address; every test comes with its own.
  count += 1;
  setup = braintreeSetup(`${BASE}/${count}`);
  handle = createRef();
  handlers = new Map();
  bank = new Map();
  createBank = async () => component;
  verifyCard = async () => ({ nonce: "nonce-3ds", threeDSecureInfo: SHIFTED });
  deviceData = async () => "device-1";
  focus.mockReset();
  onType.mockReset();
  teardown.mockClear();
  render(<CardFrame ref={handle} setup={setup} onType={onType} />);
});

afterEach(() => {
  cleanup();
  for (const script of document.head.querySelectorAll("script")) script.remove();
  Reflect.deleteProperty(window, "braintree");
});

/** Tokens of the shop as a browser works them out. */
const TOKENS = {
  "--ink": "rgb(21, 26, 34)",
  "--ink-muted": "rgb(90, 96, 104)",
  "--danger": "rgb(177, 32, 42)",
  "--text-16": "1rem",
};
const SHIFTED = { liabilityShifted: true, liabilityShiftPossible: true };

/** A card that was typed in. */
const typed = async () => ({
  nonce: "nonce-1",
  details: {
    bin: "555555",
    cardType: "MasterCard",
    lastFour: "4444",
    expirationMonth: "3",
    expirationYear: "2030",
  },
});

const scripts = () => [...document.head.querySelectorAll("script")];

async function settle(type: "load" | "error"): Promise<void> {
  await waitFor(() => expect(scripts()).toHaveLength(4));
  if (type === "load") Object.assign(window, { braintree: library });
  await act(async () => {
    for (const script of scripts()) script.dispatchEvent(new Event(type));
  });
}

async function ready(): Promise<void> {
  await settle("load");
  await waitFor(() => expect(handlers.has("validityChange")).toBe(true));
}

describe("Braintree's hosted fields", () => {
  it("are handed the shop's letters and colors by Braintree's own option", async () => {
    for (const [token, value] of Object.entries(TOKENS)) {
      document.documentElement.style.setProperty(token, value);
    }
    await ready();
    expect(styled).toEqual({
      input: {
        "font-size": "1rem",
        "font-family": "Archivo, Arial, Roboto, sans-serif",
        color: "rgb(21, 26, 34)",
      },
      "::placeholder": { color: "rgb(90, 96, 104)" },
      "input.invalid": { color: "rgb(177, 32, 42)" },
    });
    for (const token of Object.keys(TOKENS)) document.documentElement.style.removeProperty(token);
  });

  it("come from Braintree's own address, into four labelled boxes without an input of ours", async () => {
    await ready();
    expect(
      scripts()
        .map(({ src }) => src)
        .toSorted(),
    ).toEqual([
      `${setup.scriptBase}/client.min.js`,
      `${setup.scriptBase}/data-collector.min.js`,
      `${setup.scriptBase}/hosted-fields.min.js`,
      `${setup.scriptBase}/three-d-secure.min.js`,
    ]);
    expect(Object.keys(created)).toEqual(["number", "expirationDate", "cvv", "cardholderName"]);
    expect(document.querySelector("input")).toBeNull();
    for (const label of ["Card number", "Expiry (MM/YY)", "Security code", "Name on card"]) {
      const box = document.getElementById(screen.getByText(label).getAttribute("for") ?? "");
      expect(Object.values(created).map(({ container }) => container)).toContain(box);
    }
  });

  it("give the nonce as the token", async () => {
    await ready();
    tokenize = typed;
    const card = { token: "nonce-1", brand: "mastercard", last4: "4444", expiry: "03/2030" };
    const value = { ...card, verification: "device-1" };
    expect(await act(async () => handle.current?.tokenize())).toEqual({ ok: true, value });
  });

  it("say at the field what is to mend, and take it back", async () => {
    await ready();
    tokenize = () =>
      Promise.reject(
        Object.assign(new Error("invalid"), {
          code: "HOSTED_FIELDS_FIELDS_INVALID",
          details: { invalidFieldKeys: ["cvv", "expirationDate"] },
        }),
      );
    const answer = await act(async () => handle.current?.tokenize());
    expect(answer).toMatchObject({
      problems: [{ error: "payment.cardExpiry" }, { error: "payment.cardSecurityCode" }],
    });
    expect(screen.getByText("Check the expiry date of the card.")).toBeDefined();
    handle.current?.focus("expiry");
    expect(focus).toHaveBeenCalledExactlyOnceWith("expirationDate");
  });

  it.each([
    ["HOSTED_FIELDS_FIELDS_EMPTY", 4],
    ["HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED", 1],
    ["HOSTED_FIELDS_FAILED_TOKENIZATION", 1],
  ])("%s is about %i fields", async (code, fields) => {
    await ready();
    tokenize = () => Promise.reject(Object.assign(new Error(code), { code }));
    const answer = await act(async () => handle.current?.tokenize());
    expect(answer?.ok === false && answer.problems).toHaveLength(fields);
  });

  it("an error of the connection is nobody's field", async () => {
    await ready();
    tokenize = () => Promise.reject(new Error("HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR"));
    expect(await act(async () => handle.current?.tokenize())).toMatchObject({
      problems: [{ error: "payment.providerUnreachable", field: "" }],
    });
  });

  it("scripts that do not load say so and are loaded again on demand", async () => {
    await settle("error");
    expect(screen.getByRole("alert").textContent).toContain("could not be loaded");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await ready();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("tell which fields are not right yet, when asked too, and are taken down with the page", async () => {
    await ready();
    const [right, wrong] = [{ isValid: true }, { isValid: false }];
    const valid = { number: right, cvv: right, expirationDate: right, cardholderName: right };
    handlers.get("validityChange")?.({ fields: valid });
    handlers.get("validityChange")?.({ fields: { ...valid, cvv: wrong } });
    expect(onType.mock.calls).toEqual([
      [[]],
      [[{ field: "securityCode", error: "payment.cardSecurityCode", params: [] }]],
    ]);
    state = { fields: { ...valid, number: wrong } };
    expect(await act(async () => handle.current?.check())).toMatchObject([
      { error: "payment.cardNumber", field: "number" },
    ]);
    expect(screen.getByText("Check the card number.")).toBeTruthy();
    act(() => handlers.get("validityChange")?.({ fields: valid }));
    expect(screen.queryByText("Check the card number.")).toBeNull();
    cleanup();
    expect(teardown).toHaveBeenCalledOnce();
  });
});

describe("3-D Secure in the browser", () => {
  const billing = {
    firstname: "Zoë",
    lastname: "Müller",
    company: "",
    street: ["12 Pier Street", "日本 5"],
    city: "Köln",
    regionCode: "",
    region: "",
    postcode: "50667",
    countryCode: "DE",
    telephone: "+49 221 555-0100",
    saveInAddressBook: false,
  };
  const purchase = { amount: "61.50", email: "buyer@example.com", billing };
  const pay = () => act(async () => handle.current?.tokenize(purchase));

  beforeEach(() => {
    tokenize = typed;
  });

  it("issue §6 the bank confirms card, sum and address, and its nonce takes the place of the first", async () => {
    let asked: unknown;
    verifyCard = async (options) => {
      asked = options;
      return { nonce: "nonce-3ds", threeDSecureInfo: SHIFTED };
    };
    await ready();
    expect(await pay()).toMatchObject({ value: { token: "nonce-3ds", last4: "4444" } });
    expect(asked).toEqual({
      nonce: "nonce-1",
      bin: "555555",
      amount: "61.50",
      email: "buyer@example.com",
      collectDeviceData: true,
      additionalInformation: { acsWindowSize: "03" },
      billingAddress: {
        givenName: "Zoe",
        surname: "Muller",
        phoneNumber: "492215550100",
        streetAddress: "12 Pier Street",
        extendedAddress: " 5",
        locality: "Koln",
        postalCode: "50667",
        countryCodeAlpha2: "DE",
      },
    });
  });

  it.each([
    ["a bank that takes no part", { liabilityShifted: false, liabilityShiftPossible: false }, true],
    [
      "a bank that was not convinced",
      { liabilityShifted: false, liabilityShiftPossible: true },
      false,
    ],
  ])("issue §6 %s: %j", async (_, threeDSecureInfo, isPaid) => {
    verifyCard = async () => ({ nonce: "nonce-3ds", threeDSecureInfo });
    await ready();
    const answer = await pay();
    if (isPaid) expect(answer).toMatchObject({ value: { token: "nonce-3ds" } });
    else expect(answer).toMatchObject({ problems: [{ error: "payment.verificationFailed" }] });
  });

  it("issue §6 the bank's page stands in a dialog of ours; closing it is no payment", async () => {
    const element = document.createElement("div");
    element.append(document.createElement("iframe"));
    let isShown = false;
    let leave: (error: Error) => void = () => undefined;
    verifyCard = () =>
      new Promise((_, reject) => {
        leave = reject;
        bank.get("authentication-iframe-available")?.({ element }, () => {
          isShown = true;
        });
      });
    component.cancelVerifyCard = async () => {
      leave(coded("THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT"));
    };
    await ready();
    const answer = handle.current?.tokenize(purchase);
    const dialog = await screen.findByRole("dialog", { name: "Confirm your payment" });
    await waitFor(() => expect(isShown).toBe(true));
    expect(dialog.contains(element)).toBe(true);
    expect(screen.getByTitle("Your bank")).toBe(element.querySelector("iframe"));
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await act(async () =>
      expect(await answer).toMatchObject({ problems: [{ error: "payment.verificationFailed" }] }),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each(["THREEDS_NOT_ENABLED", "THREEDS_NOT_ENABLED_FOR_V2"])(
    "issue §6 a merchant without 3-D Secure charges without it: %s",
    async (code) => {
      createBank = () => Promise.reject(coded(code));
      await ready();
      expect(await pay()).toMatchObject({ value: { token: "nonce-1" } });
    },
  );

  it("issue §6 3-D Secure that cannot be reached is not left out in silence", async () => {
    createBank = () => Promise.reject(coded("THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED"));
    await ready();
    expect(await pay()).toMatchObject({ problems: [{ error: "payment.providerUnreachable" }] });
  });

  it("issue §6 what tells the device apart is missing without harm", async () => {
    deviceData = () => Promise.reject(new Error("blocked"));
    await ready();
    const answer = await pay();
    expect(answer?.ok === true && answer.value).toEqual({
      token: "nonce-3ds",
      brand: "mastercard",
      last4: "4444",
      expiry: "03/2030",
    });
  });
});
