import { ok } from "@placket/domain/problem";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aCategory } from "../catalog/testing/catalog-app.ts";
import { readModel } from "../catalog/read-model.ts";
import { contextFor } from "../http/open-call.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { transact } from "../transact.ts";
import type { Assets } from "./assets.ts";
import type { DrawRequest } from "@placket/contract/page-drawing";

let app: TestApp;
let sandbox: TestSandbox;
/** What each page asks, by address; the page is the answer, word for word. */
const asks: Record<string, string> = {};
/** Which pages were drawn since a test began, in order. */
let drawn: string[] = [];
let coat: Awaited<ReturnType<typeof aConfigurable>>;
const ids: Record<string, number> = {};

const assets: Assets = {
  files: new Map(),
  start: "/assets/start.js",
  entry: "/assets/entry.js",
  stylesOf: () => [],
  font: undefined,
  chunksOf: () => [],
};

async function render({ url, send }: DrawRequest) {
  drawn.push(url);
  const { text } = await send({ method: "GET", path: asks[url] ?? "", isOfEveryPage: false });
  const head = { title: url };
  const parts = {
    siteName: "Placket",
    html: [`<pre>${text}</pre>`],
    state: "{}",
    file: undefined,
    whenLost: "",
    late: [],
  };
  return { kind: "page" as const, status: 200 as const, title: url, head, ...parts };
}

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      ids["last"] = await aProduct(shop, { sku: "LAST", stock: { quantity: 2 } });
      ids["cap"] = await aProduct(shop, { sku: "CAP" });
      coat = await aConfigurable(shop, { sku: "COAT", name: "Chef Coat" });
      ids["coat"] = coat.id;
      for (const [path, products] of Object.entries({ caps: ["cap", "last"], coats: ["coat"] })) {
        const members = products.map((name) => ids[name] ?? 0);
        ids[path] = await aCategory(shop, { name: path, urlPath: path, products: members });
        asks[`/${path}`] = `app-products?categoryId=${ids[path]}`;
      }
      for (const name of ["last", "cap", "coat"]) {
        asks[`/${name}`] = `app-product-info?id=${ids[name]}`;
      }
      asks["/search"] = "app-search?q=product";
    },
    { payment: sandbox.provider, storefront: { assets, render } },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** Asks for every page, so that all are kept. */
beforeEach(async () => {
  for (const url of Object.keys(asks)) await page(url);
  drawn = [];
});

const page = async (url: string) => (await app.fastify.inject({ url })).payload;
const answer = async (url: string) => (await app.rest("GET", asks[url] ?? "")).body;
const piecesOf = (id = 0) =>
  app.call.held(readModel).current().sellable(id, null, 1)?.stock.quantity ?? Number.NaN;

/** Which pages are drawn anew, all of them being asked for. */
async function redrawn(): Promise<string[]> {
  for (const url of Object.keys(asks)) await page(url);
  return drawn;
}

/** Takes pieces off the shelf; this process knows when it is done. */
async function take(id = 0, quantity = 1): Promise<void> {
  const left = piecesOf(id) - quantity;
  await app.database.db
    .updateTable("stock_item")
    .set((row) => ({ quantity: row("quantity", "-", quantity) }))
    .where("product_id", "=", id)
    .execute();
  await expect.poll(() => piecesOf(id)).toBe(left);
}

describe("pages and answers while orders are placed", () => {
  it("a piece of many changes the product's own page, which tells how many are left, and no other", async () => {
    expect(await page("/cap")).toContain('"quantity":100');
    await take(ids["cap"]);
    expect(await redrawn()).toEqual(["/cap"]);
    expect(await page("/cap")).toContain('"quantity":99');
    expect(await answer("/cap")).toMatchObject({ stockData: [{ quantity: 99 }] });
  });

  it("a page that an order ended is drawn again without the database, which orders keep busy", async () => {
    await take(ids["cap"]);
    const left = piecesOf(ids["cap"]);
    await transact(contextFor(app.call), async (ctx) => {
      // Whoever reads a product now waits until the end of this.
      await sql`lock table product, product_media, category_product, product_link, url_rewrite
        in access exclusive mode`.execute(ctx.db);
      expect(await page("/cap")).toContain(`"quantity":${left}`);
      return ok(undefined);
    });
    expect(drawn).toEqual(["/cap"]);
  });

  it("a piece of a variant changes its family's page alone", async () => {
    await take(coat.variants["White/M"]);
    expect(await redrawn()).toEqual(["/coat"]);
  });

  it("the last pieces change every page and answer that shows the product, and those only", async () => {
    const guest = await aGuest(app, [{ sku: "LAST", quantity: 2 }]);
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    expect((await guest.placeOrder()).errors).toEqual([]);
    await expect.poll(() => piecesOf(ids["last"])).toBe(0);
    expect(await redrawn()).toEqual(["/caps", "/last", "/search"]);
    expect(await answer("/caps")).toMatchObject({ items: [{ inStock: true }, { inStock: false }] });
    expect(await page("/caps")).toContain('"inStock":false');
    expect(await page("/last")).toContain('"stock_status":"OUT_OF_STOCK"');
    expect(await answer("/last")).toMatchObject({ stock_status: "OUT_OF_STOCK" });
  });

  it("the last pieces of a color change the listing that shows its swatch", async () => {
    const isOut = async () => (await page("/coats")).includes('"isOutOfStock":true');
    expect(await isOut()).toBe(false);
    for (const [name, id] of Object.entries(coat.variants)) {
      if (name.startsWith("White/")) await take(id, piecesOf(id));
    }
    expect((await redrawn()).toSorted()).toEqual(["/coat", "/coats"]);
    expect(await isOut()).toBe(true);
  });

  it("stock that was written without a change redraws nothing", async () => {
    const { id } = coat;
    await app.database.db
      .updateTable("stock_item")
      .set({ quantity: sql`quantity` })
      .where("product_id", "in", [id, ids["cap"] ?? 0, ids["last"] ?? 0])
      .execute();
    await take(ids["cap"]);
    expect(await redrawn()).toEqual(["/cap"]);
  });

  it("a new catalogue redraws all", async () => {
    await app.call.held(readModel).refresh();
    expect(await redrawn()).toEqual(Object.keys(asks));
  });
});
