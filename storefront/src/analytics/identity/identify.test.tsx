// @vitest-environment jsdom
import { storeSettingDefaults } from "@placket/domain/store/settings";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { account, type Account } from "../../customer/account.ts";
import { publish } from "../../events/events.ts";
import type { Running } from "../../room.ts";
import { aRefusal, aShop } from "../../testing/shop.ts";
import { identifier } from "./identify.ts";

const ON = {
  ...storeSettingDefaults,
  dotdigitalEnabled: true,
  dotdigitalPageTracking: "https://r1-t.trackedlink.net/_dmmpt.js",
  dotdigitalProfile: "DM-1234567890-01",
};
const NOOR: Account = {
  id: 4,
  email: "noor@example.com",
  firstName: "Noor",
  lastName: "Haddad",
  actedBy: null,
};

const captured: string[] = [];
let visit = 1;
let isAllowed = true;
let identity: string | null = null;
let refuses = false;
let answer = true;
const stops: (() => void)[] = [];

const page = globalThis as unknown as {
  dmPt?: { readonly q?: readonly (readonly unknown[])[] };
};
const calls = () => [...(page.dmPt?.q ?? [])].map(([...call]) => call);
const scripts = () => [...document.scripts].map(({ src }) => src);

const shop = aShop({
  captureIdentity: ({ params }) => {
    captured.push(params?.email ?? "");
    if (refuses) throw aRefusal(429);
    return answer;
  },
  abandonedCartData: () => ({ customer_identity: identity }),
});
const watches = new Set<() => void>();
const router = {
  navigation: {
    get: () => ({ visit }),
    subscribe: (watch: () => void) => {
      watches.add(watch);
      return () => watches.delete(watch);
    },
  },
};

function begins({ hears = true, set = {} } = {}) {
  const running = { shop, router } as unknown as Running;
  const made = identifier(running, { ...ON, ...set }, { may: () => isAllowed, hears });
  stops.push(made.stop);
  return made;
}

/** Types into a field and leaves it. */
function leaves(value: string, attributes: object = { autocomplete: "email" }) {
  const field = Object.assign(document.createElement("input"), {
    type: "email",
    value,
    ...attributes,
  });
  document.body.append(field);
  field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

beforeEach(() => {
  account.set(null);
  captured.length = 0;
  [visit, isAllowed, identity, refuses, answer] = [1, true, null, false, true];
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  delete page.dmPt;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it("ANALYTICS-11 OPEN-60 an address is told once a field for it is left, if it is one, and once", async () => {
  begins();
  for (const text of ["", "noor", "noor@example", " bo@example.com ", "bo@example.com"])
    leaves(text);
  leaves("ann@example.com", { autocomplete: "username webauthn" });
  await vi.waitFor(() => expect(captured).toEqual(["bo@example.com", "ann@example.com"]));
});

it("ANALYTICS-11 the address of somebody else is nobody's, nor is what stands in other fields", () => {
  begins();
  leaves("friend@example.com", { autocomplete: "" });
  leaves("friend@example.com", { autocomplete: "off" });
  leaves("friend@example.com", { type: "text", autocomplete: "email" });
  expect(captured).toEqual([]);
});

it("ANALYTICS-14 a customer's is told on page load, and after a login", async () => {
  account.set(NOOR);
  begins();
  await vi.waitFor(() => expect(captured).toEqual(["noor@example.com"]));
  account.set(null);
  account.set({ ...NOOR, email: "bo@example.com" });
  await vi.waitFor(() => expect(captured).toEqual(["noor@example.com", "bo@example.com"]));
});

it("ANALYTICS-11 ANALYTICS-14 ANALYTICS-15 nothing is told or let in without consent, and it is once there is", async () => {
  isAllowed = false;
  account.set(NOOR);
  const made = begins();
  leaves("bo@example.com");
  expect([captured, scripts(), page.dmPt, made.hasLetIn()]).toEqual([[], [], undefined, false]);
  isAllowed = true;
  publish("consent.chosen", {});
  await vi.waitFor(() => expect(captured).toEqual(["noor@example.com"]));
  expect(made.hasLetIn()).toBe(true);
});

it("ANALYTICS-15 nothing happens while it is off, and no script where none is set, or where one pays", () => {
  account.set(NOOR);
  begins({ set: { dotdigitalEnabled: false } });
  leaves("bo@example.com");
  expect([captured, scripts()]).toEqual([[], []]);
  begins({ set: { dotdigitalPageTracking: "", dotdigitalProfile: "" } });
  begins({ hears: false });
  expect(scripts()).toEqual([]);
  expect(captured).toEqual(["noor@example.com", "noor@example.com"]);
});

it("CART-42 ANALYTICS-13 its script hears of each page, and who the store says it is", async () => {
  identity = "noor@example.com";
  begins();
  expect(scripts()).toEqual([
    ON.dotdigitalPageTracking,
    "https://static.trackedweb.net/js/_dmptv4.js",
  ]);
  await vi.waitFor(() =>
    expect(calls()).toEqual([
      ["create", "DM-1234567890-01"],
      ["track", {}],
      ["identify", "noor@example.com"],
    ]),
  );
  visit = 2;
  for (const watch of watches) watch();
  expect(calls().at(-1)).toEqual(["track", {}]);
  expect(scripts()).toHaveLength(2);
});

it("CART-42 nobody is identified whom the store does not know", async () => {
  begins();
  leaves("bo@example.com");
  await vi.waitFor(() => expect(captured).toEqual(["bo@example.com"]));
  expect(calls().map(([name]) => name)).toEqual(["create", "track"]);
});

it("ANALYTICS-12 a refusal is silent, and told anew when the field is left again", async () => {
  refuses = true;
  begins();
  leaves("bo@example.com");
  await vi.waitFor(() => expect(captured).toHaveLength(1));
  refuses = false;
  await Promise.resolve();
  leaves("bo@example.com");
  await vi.waitFor(() => expect(captured).toHaveLength(2));
});

it("OPEN-26 what the store answers is not looked at: an address that it heard is not told again", async () => {
  answer = false;
  begins();
  leaves("ann@example.com");
  await vi.waitFor(() => expect(captured).toEqual(["ann@example.com"]));
  // After the answer.
  await Promise.resolve();
  leaves("ann@example.com");
  leaves("bo@example.com");
  await vi.waitFor(() => expect(captured).toContain("bo@example.com"));
  expect(captured).toEqual(["ann@example.com", "bo@example.com"]);
});
