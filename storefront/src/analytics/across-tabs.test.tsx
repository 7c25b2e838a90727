// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { account } from "../customer/account.ts";
import { publish, type Happened } from "../events/events.ts";
import { shareEvents } from "./across-tabs.ts";

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** What another tab of the browser hears, and how it tells. */
function anotherTab() {
  const channel = new BroadcastChannel("placket-events");
  stops.push(() => channel.close());
  const heard: unknown[] = [];
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => heard.push(data));
  return {
    heard,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (data: unknown) => channel.postMessage(data),
  };
}

/** What the scripts of this tab's window hear. */
function windowHears() {
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push((event as CustomEvent<unknown>).detail);
  addEventListener("placket-events", hear);
  stops.push(() => removeEventListener("placket-events", hear));
  return heard;
}

const sharing = (may: boolean) =>
  stops.push(shareEvents({ may: () => may, tell: () => undefined, hasLetIn: () => false }));

const removed = { name: "cart.itemRemoved", payload: { name: "Coat", sku: "COAT-M" } } as const;

it("ANALYTICS-17 ANALYTICS-16 other tabs hear the cart's events, quick view and products that are gone", async () => {
  const other = anotherTab();
  sharing(true);
  publish("cart.itemRemoved", removed.payload);
  publish("chefworks quickview opened", { productId: 4 });
  publish("product.disabled", { name: "Coat" });
  publish("customer.loggedIn", { email: "noor@example.com" });
  await expect
    .poll(() => other.heard)
    .toEqual([
      removed,
      { name: "chefworks quickview opened", payload: { productId: 4 } },
      { name: "product.disabled", payload: { name: "Coat" } },
    ]);
});

it("ANALYTICS-17 other tabs hear as well what happened before this one listened, once it is known who is here", async () => {
  const other = anotherTab();
  const happened: readonly Happened[] = [
    removed,
    { name: "customer.loggedIn", payload: { email: "noor@example.com" } },
  ];
  stops.push(
    shareEvents({ may: () => true, tell: () => undefined, hasLetIn: () => false }, happened),
  );
  account.set(null);
  await expect.poll(() => other.heard).toEqual([removed]);
  // It is known by now.
  stops.push(
    shareEvents({ may: () => true, tell: () => undefined, hasLetIn: () => false }, happened),
  );
  await expect.poll(() => other.heard).toEqual([removed, removed]);
});

it("ANALYTICS-17 what another tab tells is an event of the window, and nothing else is", async () => {
  const other = anotherTab();
  const heard = windowHears();
  sharing(true);
  for (const told of [null, "x", { name: "customer.loggedIn", payload: {} }, { name: "__proto__" }])
    other.tell(told);
  other.tell(removed);
  await expect.poll(() => heard).toEqual([removed]);
});

it("ANALYTICS-17 ANALYTICS-07 nothing goes over without consent, or of a portal", async () => {
  const other = anotherTab();
  sharing(false);
  publish("cart.itemRemoved", removed.payload);
  sharing(true);
  publish("product.disabled", { name: "Coat" });
  await expect
    .poll(() => other.heard)
    .toEqual([{ name: "product.disabled", payload: { name: "Coat" } }]);
});
