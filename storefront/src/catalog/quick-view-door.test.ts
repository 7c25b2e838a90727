import { expect, it, onTestFinished } from "vitest";
import { subscribe } from "../events/events.ts";
import { closeQuickView, openQuickView, quickViewed } from "./quick-view-door.ts";

it("PLP-10, ANALYTICS-16 opening quick view publishes an event named `chefworks quickview opened`, with the product id", () => {
  const heard: unknown[] = [];
  onTestFinished(subscribe("chefworks quickview opened", (payload) => void heard.push(payload)));
  openQuickView({ productId: 73, name: "Coat", href: "/coat", from: "list" });
  expect(quickViewed.get()?.productId).toBe(73);
  closeQuickView();
  expect(quickViewed.get()).toBeUndefined();
  expect(heard).toEqual([{ productId: 73 }]);
});
