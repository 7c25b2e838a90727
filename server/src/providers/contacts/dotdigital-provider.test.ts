import { DeliveryFailure } from "@placket/domain/delivery/failure";
import type { CartRecord } from "@placket/domain/identity/cart-record";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../payment/test-sandbox.ts";
import { contactAt } from "../../identity/testing/contact-at.ts";
import { dotdigitalApi, dotdigitalProvider } from "./dotdigital-provider.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const provider = (password = sandbox.access.secretKey, url = sandbox.access.url) =>
  dotdigitalProvider({ url: `${url}/dotdigital`, user: "sandbox", password, timeoutMs: 20_000 });
const CART: CartRecord = { cartId: "7", cartPhase: "ORDER_PENDING", grandTotal: 40 };

/** How it failed, and what staff read. */
async function failure(told: Promise<unknown>) {
  const error = await told.then(
    () => expect.fail("It was taken"),
    (cause: unknown) => cause,
  );
  if (!(error instanceof DeliveryFailure)) throw error;
  return [error.kind, error.message] as const;
}

it("ANALYTICS-12 a contact is made once, subscribed only if they want letters, and left as it is after that", async () => {
  const dotdigital = provider();
  expect(await dotdigital.ensureContact("ann@example.com", { isReader: false })).toEqual({
    isOptedOut: false,
  });
  expect(await dotdigital.ensureContact("Ann@example.com", { isReader: true })).toEqual({
    isOptedOut: false,
  });
  expect(await dotdigital.ensureContact("bo+1@example.com", { isReader: true })).toEqual({
    isOptedOut: false,
  });
  expect(await contactAt(sandbox.access.url, "ann@example.com")).toMatchObject({
    status: "noSubscription",
  });
  expect(await contactAt(sandbox.access.url, "bo+1@example.com")).toMatchObject({
    status: "subscribed",
  });
  const out = await dotdigital.ensureContact("unsubscribed@example.com", { isReader: true });
  expect(out).toEqual({ isOptedOut: true });
});

it("ANALYTICS-13 a cart of a contact is written in the place of itself, its collection made with the first", async () => {
  const dotdigital = provider();
  await dotdigital.ensureContact("cy@example.com", { isReader: false });
  expect(await dotdigital.putCart("cy@example.com", CART)).toBe(true);
  await dotdigital.putCart("cy@example.com", { ...CART, cartPhase: "ORDER_COMPLETE" });
  expect(await contactAt(sandbox.access.url, "cy@example.com")).toMatchObject({
    carts: [{ ...CART, cartPhase: "ORDER_COMPLETE" }],
  });
  expect(await dotdigital.putCart("nobody@example.com", CART)).toBe(false);
  expect(await contactAt(sandbox.access.url, "nobody@example.com")).toBeUndefined();
  await dotdigital.putCart("cy@example.com", { ...CART, cartId: "8" });
  await dotdigital.removeCart("cy@example.com", "7");
  await dotdigital.removeCart("cy@example.com", "7");
  await dotdigital.removeCart("nobody@example.com", "7");
  expect((await contactAt(sandbox.access.url, "cy@example.com"))?.carts).toMatchObject([
    { cartId: "8" },
  ]);
});

it.each([
  ["throttled@example.com", "unreachable"],
  ["away@example.com", "postponed"],
  ["no address", "refused"],
])("ANALYTICS-12 %s: %s, with words for staff", async (email, kind) => {
  const [found, words] = await failure(provider().ensureContact(email, { isReader: false }));
  expect(found).toBe(kind);
  expect(words).toMatch(/^Dotdigital: .+\[contacts:/);
});

it("ANALYTICS-12 keys that are not let in wait for staff, as does nobody there", async () => {
  const asked = { isReader: false };
  const [kind, words] = await failure(provider("other").ensureContact("ann@example.com", asked));
  expect([kind, words]).toEqual(["unreachable", expect.stringContaining("not let in")]);
  const silent = provider("sk", "http://127.0.0.1:9").ensureContact("ann@example.com", asked);
  expect((await failure(silent))[0]).toBe("unreachable");
});

it("ANALYTICS-12 the API of a region is at its own host", () => {
  expect(dotdigitalApi("r2")).toBe("https://r2-api.dotdigital.com");
});
