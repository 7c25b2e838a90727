// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { publish } from "../events/events.ts";
import type { Running } from "../room.ts";
import { countVisit } from "./count-visit.ts";

const told: object[] = [];
let type = "homepage";

const running = () =>
  ({
    client: { getQueryData: () => ({ sku: "CAP" }) },
    shop: {
      storeCode: "us",
      call: (name: string, { body }: { body: object }) => {
        told.push({ name, ...body });
        return Promise.reject(new TypeError("offline"));
      },
    },
    router: { navigation: { get: () => ({ shown: { kind: "page", place: { type, id: 7 } } }) } },
  }) as unknown as Running;

const loaded = (next: string) => {
  type = next;
  publish("page.loaded", { type: next, href: "/", visit: 1 });
};

beforeEach(() => {
  told.length = 0;
  type = "homepage";
});
afterEach(() => Reflect.deleteProperty(document, "prerendering"));

it("issue 12.7 tells how far a visit has come, each once, and whose calls fail troubles nobody", () => {
  const stop = countVisit(running());
  for (const next of ["category", "product", "product", "cart", "checkout", "checkout"]) {
    loaded(next);
  }
  publish("cart.itemAdded", { name: "Round Cap", sku: "CAP-M", quantity: 1 });
  expect(told).toEqual([
    { name: "noteFigure", stage: "visit" },
    { name: "noteFigure", stage: "product", sku: "CAP" },
    { name: "noteFigure", stage: "checkout" },
    { name: "noteFigure", stage: "cart", sku: "CAP-M" },
  ]);
  stop();
});

it("issue 12.7 tells nothing of a page that is drawn ahead before it is shown", () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  const stop = countVisit(running());
  expect(told).toEqual([]);
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(told).toEqual([{ name: "noteFigure", stage: "visit" }]);
  stop();
});
