// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../api/query-client.ts";
import { categoryQuery, menuQuery } from "../../catalog/category.queries.ts";
import { menuOf } from "../../catalog/menu-of.ts";
import { aCategory, aTree } from "../../testing/catalog.ts";
import { aShop } from "../../testing/shop.ts";
import { fetchWholeTree } from "./whole-tree.ts";

afterEach(() => vi.unstubAllGlobals());

const tree = aTree(
  aCategory({ id: 10, description: "Warm." }),
  aCategory({ id: 20, url: "/aprons" }),
);

/** A browser that took over a page with its menu; `idle` runs what waits until it has nothing else to do. */
function aPage(savesData: boolean) {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => waiting.push(run));
  vi.stubGlobal("navigator", Object.assign(navigator, { connection: { saveData: savesData } }));
  let asked = 0;
  const categories = () => {
    asked += 1;
    return tree;
  };
  const shop = aShop({ categories });
  const client = createQueryClient();
  client.setQueryData(menuQuery(shop).queryKey, menuOf(tree));
  fetchWholeTree(client, shop);
  const idle = async () => {
    await vi.waitFor(() => expect(waiting).toHaveLength(1), 15_000);
    waiting[0]?.();
  };
  return { client, shop, asked: () => asked, idle };
}

it("the texts of all categories come when the browser is idle, once for every page after it", async () => {
  const { client, shop, asked, idle } = aPage(false);
  expect(asked()).toBe(0);
  await idle();
  await vi.waitFor(() => expect(asked()).toBe(1), 15_000);
  const category = await client.fetchQuery(categoryQuery(shop, 10));
  expect(category?.description).toBe("Warm.");
  await client.fetchQuery(menuQuery(shop));
  expect(asked()).toBe(1);
});

it("readers who save data get them with the page that shows one", async () => {
  const { client, shop, asked } = aPage(true);
  const category = await client.fetchQuery(categoryQuery(shop, 10));
  expect(category?.description).toBe("Warm.");
  expect(asked()).toBe(1);
});
