import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sql } from "kysely";
import { anOffer, offerTerms, textServices } from "../../testing/embroidery/an-offer.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { readModel } from "../../catalog/read-model.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const id = await aProduct(shop, { sku: "COAT", name: "Chef coat" });
    await aProduct(shop, { sku: "CAP", name: "Cap" });
    await textServices(shop);
    const files = ["coat_sf.jpg", "coat_sb.jpg", "coat_d.jpg"];
    await shop.db
      .insertInto("product_media")
      .values(files.map((file, position) => ({ product_id: id, file, position })))
      .execute();
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());

const get = (path: string) => callAdmin(app, `GET embroidery-offers/${path}`, { session });

describe("issue 10.9 what an offer is chosen from", () => {
  it("is services with their prices", async () => {
    const choices = (await get("choices")).json<{
      readonly currency: string;
      readonly services: readonly { readonly sku: string }[];
    }>();
    expect(choices.currency).toBe("USD");
    expect(choices.services).toHaveLength(8);
    expect(choices.services.find(({ sku }) => sku === "TEXT-1")).toEqual({
      sku: "TEXT-1",
      name: "Short text",
      price: 6,
      quantities: [],
      otherPrices: 0,
    });
  });

  it("is the newest logos of the house, and each older one that an offer names", async () => {
    const { db } = app.shop;
    const hash = "a".repeat(64);
    await db
      .insertInto("embroidery_logo_file")
      .values({ hash, bytes: Buffer.of(1), created_at: app.time.now })
      .execute();
    await sql`INSERT INTO embroidery_logo (name, description, format, state, key, source_hash, created_at)
      SELECT 'Logo ' || one, '', 'png', 'uploaded', 'key', ${hash}, ${app.time.now}
      FROM generate_series(1, 503) AS one`.execute(db);
    const { logos: terms } = offerTerms();
    const line = {
      number: 1,
      placements: ["left-chest"],
      logos: ["L000002"],
      takesOwn: true,
      isOptional: false,
    };
    const preset = { number: "L000001", placement: "left-chest", isLocked: false };
    await anOffer(app.shop, {
      skus: ["COAT"],
      terms: offerTerms({ logos: terms && { ...terms, lines: [line], preset } }),
    });
    const { logos } = (await get("choices")).json<{ logos: { number: string }[] }>();
    expect(logos).toHaveLength(502);
    expect(logos[0]).toMatchObject({ number: "L000503" });
    expect(
      logos
        .map(({ number }) => number)
        .slice(-3)
        .toSorted(),
    ).toEqual(["L000001", "L000002", "L000004"]);
  });

  it("is garments by words of their name or the beginning of their SKU", async () => {
    expect((await get("garments?search=chef")).json()).toEqual({
      garments: [{ sku: "COAT", name: "Chef coat" }],
    });
    expect((await get("garments?search=coat")).json()).toMatchObject({
      garments: [{ sku: "COAT" }],
    });
    expect((await get("garments?category=2")).statusCode).toBe(200);
    expect((await get("garments")).json()).toEqual({ garments: [] });
  });

  it("is a garment's own pictures, by the sides that placements are on", async () => {
    expect((await get("garments/coat")).json()).toMatchObject({
      sku: "COAT",
      pictures: {
        front: expect.stringContaining("coat_sf"),
        back: expect.stringContaining("coat_sb"),
      },
    });
    expect((await get("garments/CAP")).json()).toMatchObject({
      pictures: { front: null, back: null },
    });
    expect((await get("garments/NOBODY")).json()).toMatchObject({ key: "embroidery.noSuchSku" });
  });
});

describe("issue 10.9, PDP-48 what a service costs", () => {
  const put = (sku: string, body: object) =>
    callAdmin(app, `PUT embroidery-services/${sku}/price`, { session, body });
  const one = { quantities: [], seen: { price: 8.5, quantities: [] } };
  const priceFor = (quantity: number) => {
    const catalog = app.call.held(readModel).current();
    return catalog.unitPrice(catalog.idOfSku("TEXT-5")!, null, {
      websiteId: 1,
      customerGroupId: 0,
      quantity,
      now: app.time.now,
    }).minor;
  };

  it("is what carts charge from then on, by quantity, with a trace of it", async () => {
    const quantities = [
      { quantity: 12, price: 7.5 },
      { quantity: 48, price: 7 },
    ];
    const answer = await put("text-5", { ...one, price: 9, quantities });
    expect(answer.json()).toMatchObject({ sku: "TEXT-5", price: 9, quantities });
    await vi.waitFor(() => expect([1, 12, 48].map(priceFor)).toEqual([900, 750, 700]));
    const trail = app.shop.db.selectFrom("audit").select(["subject", "before", "after"]);
    expect(await trail.where("action", "=", "embroidery.priceService").execute()).toEqual([
      {
        subject: "TEXT-5",
        before: { price: 8.5, quantities: [] },
        after: { price: 9, quantities },
      },
    ]);
    const late = await put("TEXT-5", { ...one, price: 1 });
    expect(late.json()).toMatchObject({ key: "embroidery.servicePriceChanged" });
    const seen = { price: 9, quantities };
    expect((await put("TEXT-5", { price: 8.5, quantities: [], seen })).statusCode).toBe(200);
    await vi.waitFor(() => expect([1, 12, 48].map(priceFor)).toEqual([850, 850, 850]));
  });

  it.each([
    ["TEXT-5", { price: -1 }, "servicePriceInvalid"],
    ["TEXT-5", { price: 8, quantities: [{ quantity: 12, price: 8 }] }, "quantityPricesInvalid"],
    ["COAT", { price: 8 }, "noSuchService"],
    ["NOBODY", { price: 8 }, "noSuchService"],
  ])("%s at %o is refused", async (sku, differing, key) => {
    const answer = await put(sku, { ...one, ...differing });
    expect(answer.json()).toMatchObject({ key: `embroidery.${key}` });
  });

  it("stays beside the prices of groups, which it does not touch", async () => {
    const { id } = await app.shop.db
      .selectFrom("product")
      .select("id")
      .where("sku", "=", "TEXT-8")
      .executeTakeFirstOrThrow();
    await app.shop.db
      .insertInto("tier_price")
      .values({ product_id: id, quantity: 10, discount_micro: 100_000 })
      .execute();
    const body = { price: 12, quantities: [], seen: { price: 13, quantities: [] } };
    expect((await put("TEXT-8", body)).json()).toMatchObject({ price: 12, otherPrices: 1 });
    const left = app.shop.db.selectFrom("tier_price").select("discount_micro");
    expect(await left.where("product_id", "=", id).execute()).toEqual([
      { discount_micro: 100_000 },
    ]);
  });

  it("is not for clerks to say", async () => {
    const clerk = await aStaffSession(app, { ...STAFF, role: "clerk", email: "clerk@example.com" });
    const body = { ...one, price: 1 };
    const answer = await callAdmin(app, "PUT embroidery-services/TEXT-5/price", {
      session: clerk,
      body,
    });
    expect(answer.statusCode).toBe(403);
  });
});
