import { afterEach, expect, it, vi } from "vitest";
import { reload } from "./reload.ts";

afterEach(() => vi.unstubAllGlobals());

/** What becomes of the page where the store answers like this. */
async function reloaded(answer: () => Promise<Response>): Promise<string> {
  vi.stubGlobal("fetch", answer);
  return new Promise((resolve) => {
    vi.stubGlobal("location", { href: "/admin/orders", reload: () => resolve("loaded anew") });
    reload(() => resolve("stays"));
  });
}

it.each([
  ["answers", async () => new Response(), "loaded anew"],
  ["knows no such page any more", async () => new Response(null, { status: 404 }), "loaded anew"],
  ["fails", async () => new Response(null, { status: 503 }), "stays"],
  ["is out of reach", () => Promise.reject(new TypeError("Failed to fetch")), "stays"],
])("a store that %s", async (_, answer, becomes) => {
  expect(await reloaded(answer)).toBe(becomes);
});
