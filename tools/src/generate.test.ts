import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { adminEndpoints } from "@placket/contract/admin-endpoints";
import { endpoints } from "@placket/contract/endpoints";
import { expect, it } from "vitest";
import { generate } from "./generate.ts";
import { ADMIN_API, loadEndpoints } from "./generating/endpoint-tables.ts";
import { plantedTree } from "./testing/planted-tree.ts";

const outputs = [
  { file: "docs/a.md", make: async () => "new" },
  { file: "docs/b.md", make: async () => "same" },
  { file: "docs/c.md", make: () => Promise.reject(new Error("no table")) },
];

it("finds what is stale and what cannot be made, and changes nothing when only asked", async () => {
  const root = await plantedTree({ "docs/a.md": "old", "docs/b.md": "same" });
  expect(await generate(root, outputs, { write: false })).toEqual([
    { file: "docs/a.md", state: "stale" },
    { file: "docs/b.md", state: "fresh" },
    { file: "docs/c.md", state: "failed", reason: "no table" },
  ]);
  expect(await readFile(join(root, "docs/a.md"), "utf8")).toBe("old");
});

it("writes what is stale, folders included, and is then fresh", async () => {
  const root = await plantedTree({});
  await generate(root, outputs.slice(0, 2), { write: true });
  expect(await readFile(join(root, "docs/a.md"), "utf8")).toBe("new");
  const again = await generate(root, outputs.slice(0, 2), { write: false });
  expect(again.map(({ state }) => state)).toEqual(["fresh", "fresh"]);
});

it("reads every endpoint of the contract, each in its room", async () => {
  const found = await loadEndpoints(join(import.meta.dirname, "../.."), endpoints);
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(endpoints).sort());
  expect(found).toContainEqual(expect.objectContaining({ name: "addToCart", room: "cart" }));
});

it("keeps the calls of the back office apart from those of the store", async () => {
  const root = join(import.meta.dirname, "../..");
  const found = await loadEndpoints(root, adminEndpoints, ADMIN_API);
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(adminEndpoints).sort());
  expect(found).toContainEqual(expect.objectContaining({ name: "letters", room: "mail" }));
});

it("refuses a table that the contract does not merge", async () => {
  const root = await plantedTree({
    "contract/src/wishlist/wishlist.rest.ts": `export const wishlistEndpoints = { wish: { method: "GET", reply: 1 } };`,
  });
  await expect(loadEndpoints(root, {})).rejects.toThrow("does not merge wishlist.wish");
});
