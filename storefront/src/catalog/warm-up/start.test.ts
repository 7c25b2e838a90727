// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../api/query-client.ts";
import { aListing } from "../../testing/catalog.ts";
import { aShop } from "../../testing/shop.ts";
import { start } from "./start.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete document.documentElement.dataset["consent"];
  document.cookie = "categories-warmed-up=; Max-Age=0; Path=/";
});

/** Begins with a plan of two days; gives how often the tree of categories was asked for. */
function begin(signal = new AbortController().signal) {
  const asked = { categories: 0 };
  const shop = aShop({
    categories: () => {
      asked.categories += 1;
      return { rootId: 2, items: [] };
    },
    products: () => aListing(),
  });
  const plan = { categoriesMs: 5_000, pagesMs: null, seconds: 172_800 };
  start({ client: createQueryClient(), shop, plan, signal });
  return asked;
}

it("PERSIST-12 after its delay the cookie is set, for the days that the seconds are, and categories are fetched", async () => {
  const set = vi.spyOn(Document.prototype, "cookie", "set");
  const asked = begin();
  await vi.advanceTimersByTimeAsync(4_999);
  expect([set.mock.calls.length, asked.categories]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(set.mock.calls[0]?.[0]).toContain(
    "categories-warmed-up=1; Path=/; SameSite=Lax; Max-Age=172800",
  );
  expect(asked.categories).toBe(1);
});

it("PERSIST-12 a browser that has the cookie fetches nothing", async () => {
  document.cookie = "categories-warmed-up=1; Path=/";
  const asked = begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.categories).toBe(0);
});

it("PERSIST-12 nor one that may not keep it", async () => {
  document.documentElement.dataset["consent"] = "l1.";
  const asked = begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.categories).toBe(0);
});

it("PERSIST-16 who signs out meanwhile ends it", async () => {
  const leaving = new AbortController();
  const asked = begin(leaving.signal);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.categories).toBe(0);
});
