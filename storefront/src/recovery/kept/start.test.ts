// @vitest-environment jsdom
import { BroadcastChannel } from "node:worker_threads";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../api/query-client.ts";
import { knownCustomer } from "../../session/known-customer.ts";
import { aShop } from "../../testing/shop.ts";
import { start } from "./start.ts";
import { switchOff } from "./switched-off.ts";

const reported: unknown[] = [];
const html = document.documentElement;
let stop = () => {};
beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal("BroadcastChannel", BroadcastChannel);
  vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
  // A browser without databases.
  vi.stubGlobal("indexedDB", undefined);
  knownCustomer.set(null);
});
afterEach(() => {
  stop();
  html.removeAttribute("data-hydrated");
  document.cookie = "storage-disabled=; Max-Age=0; Path=/";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const isHydrated = () => vi.waitFor(() => expect(html.hasAttribute("data-hydrated")).toBe(true));

it("PERSIST-09 ERROR-09 what fails is told to the console, and the page is hydrated all the same", async () => {
  stop = start({ client: createQueryClient(), shop: aShop() });
  await isHydrated();
  expect(reported.map(String)).toEqual(["Error: Failed to load database"]);
});

it("PERSIST-08 a version that is switched off says so, and asks for no database", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  switchOff();
  stop = start({ client: createQueryClient(), shop: aShop() });
  await isHydrated();
  expect(warn.mock.calls).toEqual([
    ["Cannot persist/hydrate state because storage was disabled for this application version."],
  ]);
  expect(reported).toEqual([]);
});
