import type { DrawRequest } from "@placket/contract/page-drawing";
import type { OfferTerms } from "@placket/domain/embroidery/offer/offer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Assets } from "../../html/assets.ts";
import { anOffer, offerTerms, textServices } from "../../testing/embroidery/an-offer.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let offerId: number;
const ids: Record<string, number> = {};
/** Which pages were drawn since a test began, in order. */
let drawn: string[] = [];

const assets: Assets = {
  files: new Map(),
  start: "/assets/start.js",
  entry: "/assets/entry.js",
  stylesOf: () => [],
  font: undefined,
  chunksOf: () => [],
};

/** The page of a product is its answer, word for word. */
async function render({ url, send }: DrawRequest) {
  drawn.push(url);
  const path = `app-product-info?id=${ids[url.slice(1)]}`;
  const { text } = await send({ method: "GET", path, isOfEveryPage: false });
  const parts = { siteName: "Placket", html: [text], state: "{}", file: undefined };
  const head = { title: url };
  const page = { ...parts, whenLost: "", late: [], title: url, head };
  return { kind: "page" as const, status: 200 as const, ...page };
}

beforeAll(async () => {
  app = await testApp(
    async (shop) => {
      const attributes = JSON.stringify({ has_embroidery: true });
      const coat = await aConfigurable(shop, { sku: "COAT", name: "coat", attributes });
      ids["coat"] = coat.id;
      await shop.db.updateTable("product").set({ attributes }).where("id", "=", coat.id).execute();
      ids["white"] = coat.variants["White/M"] ?? 0;
      ids["bag"] = await aProduct(shop, { sku: "BAG", attributes });
      ids["towel"] = await aProduct(shop, { sku: "TOWEL" });
      const service = { type: "virtual", stock: { quantity: 3 } } as const;
      ids["hem"] = await aProduct(shop, { sku: "HEM", ...service, price_minor: 900 });
      await textServices(shop);
      offerId = await anOffer(shop, { skus: ["coat"] });
    },
    { storefront: { assets, render } },
  );
});
afterAll(() => app.close());
beforeEach(() => {
  drawn = [];
});

async function told(name: string) {
  const { body } = await app.rest("GET", `app-product-info?id=${ids[name]}`);
  const { hasDefaultEmbroideryAndLocked, embroideryOptions } = body;
  return { hasDefaultEmbroideryAndLocked, embroideryOptions };
}

const page = async (url: string) => (await app.fastify.inject({ url })).payload;

const offer = (terms: OfferTerms) =>
  app.database.db
    .updateTable("embroidery_offer")
    .set({ terms: JSON.stringify(terms) })
    .where("id", "=", offerId)
    .execute();

const { logos } = offerTerms();
const withPreset = (number: string, isLocked: boolean) =>
  offerTerms({
    logos: logos && { ...logos, preset: { number, placement: "left-chest", isLocked } },
  });

const ALL = ["logos", "text", "flags", "alteration-piping", "special-instructions"];

describe("what a product's page says of its embroidery", () => {
  it("EMB-01 are the kinds of options that its offer names and that can be had; none where it takes none", async () => {
    expect(await told("coat")).toMatchObject({ embroideryOptions: ALL });
    expect(await told("white")).toMatchObject({ embroideryOptions: ALL });
    expect(await told("bag")).toMatchObject({ embroideryOptions: ["special-instructions"] });
    expect(await told("towel")).toMatchObject({ embroideryOptions: [] });
  });

  it.each([
    ["L000001", false, false],
    ["", true, false],
    ["L000001", true, true],
  ])(
    "EMB-35 with the default number %j and the lock %s, default and locked is %s",
    async (number, lock, expected) => {
      await offer(withPreset(number, lock));
      await expect
        .poll(() => told("coat"))
        .toMatchObject({ hasDefaultEmbroideryAndLocked: expected });
      expect(await told("white")).toMatchObject({ hasDefaultEmbroideryAndLocked: expected });
    },
  );

  it("EMB-35 a page that is kept is drawn anew when the offer changes", async () => {
    await offer(offerTerms());
    const isLocked = async () => (await told("coat")).hasDefaultEmbroideryAndLocked;
    await expect.poll(isLocked).toBe(false);
    await page("/coat");
    drawn = [];
    await page("/coat");
    expect(drawn).toEqual([]);
    await offer(withPreset("L000001", true));
    await expect.poll(() => page("/coat")).toContain('"hasDefaultEmbroideryAndLocked":true');
    expect(drawn).toEqual(["/coat"]);
  });

  it("EMB-01 a service that is sold out is not told any more, on pages that are kept neither", async () => {
    await offer(offerTerms());
    await expect.poll(() => page("/coat")).toContain('"alteration-piping"');
    const hem = app.database.db.updateTable("stock_item").where("product_id", "=", ids["hem"] ?? 0);
    await hem.set({ quantity: 0 }).execute();
    await expect.poll(() => page("/coat")).not.toContain('"alteration-piping"');
    expect((await told("coat")).embroideryOptions).not.toContain("alteration-piping");
    await hem.set({ quantity: 3 }).execute();
    await expect.poll(() => page("/coat")).toContain('"alteration-piping"');
  });
});
