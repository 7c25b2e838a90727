// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HostedFieldsEvent } from "./braintree-web.ts";
import type { CardFrameHandle } from "./card-frame.ts";
import { CardFrame } from "./CardFrame.tsx";

const BASE = "https://js.braintreegateway.com/web/3.136.0/js";
let count = 0;
let setup: { provider: "braintree"; clientToken: string; scriptBase: string };
let handle: React.RefObject<CardFrameHandle | null>;
let created: Record<string, { container: HTMLElement }>;
let handlers: Map<string, (event: HostedFieldsEvent) => void>;
let tokenize: () => Promise<unknown>;
const focus = vi.fn<(field: string) => void>();
const teardown = vi.fn<() => Promise<void>>(() => Promise.resolve());
const onComplete = vi.fn<(complete: boolean) => void>();

/** Braintree's library as its reference describes it. */
const library = {
  client: { create: async (options: { authorization: string }) => options },
  hostedFields: {
    create: async (options: { client: unknown; fields: typeof created }) => {
      created = options.fields;
      return {
        tokenize: () => tokenize(),
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
  setup = { provider: "braintree", clientToken: "client-token", scriptBase: `${BASE}/${count}` };
  handle = createRef();
  handlers = new Map();
  focus.mockReset();
  onComplete.mockReset();
  teardown.mockClear();
  render(<CardFrame ref={handle} setup={setup} onComplete={onComplete} />);
});

afterEach(() => {
  cleanup();
  for (const script of document.head.querySelectorAll("script")) script.remove();
  Reflect.deleteProperty(window, "braintree");
});

const scripts = () => [...document.head.querySelectorAll("script")];

async function settle(type: "load" | "error"): Promise<void> {
  await waitFor(() => expect(scripts()).toHaveLength(2));
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
  it("come from Braintree's own address, into four labelled boxes without an input of ours", async () => {
    await ready();
    expect(scripts().map(({ src }) => src)).toEqual([
      `${setup.scriptBase}/client.min.js`,
      `${setup.scriptBase}/hosted-fields.min.js`,
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
    tokenize = async () => ({
      nonce: "nonce-1",
      details: {
        cardType: "MasterCard",
        lastFour: "4444",
        expirationMonth: "3",
        expirationYear: "2030",
      },
    });
    const card = { token: "nonce-1", brand: "mastercard", last4: "4444", expiry: "03/2030" };
    expect(await act(async () => handle.current?.tokenize())).toEqual({ ok: true, value: card });
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

  it("tell whether all is typed in, and are taken down with the page", async () => {
    await ready();
    const valid = { number: { isValid: true }, cvv: { isValid: true } };
    handlers.get("validityChange")?.({ fields: valid });
    handlers.get("validityChange")?.({ fields: { ...valid, cvv: { isValid: false } } });
    expect(onComplete.mock.calls).toEqual([[true], [false]]);
    cleanup();
    expect(teardown).toHaveBeenCalledOnce();
  });
});
