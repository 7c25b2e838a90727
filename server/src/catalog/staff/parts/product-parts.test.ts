import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../../testing/staff.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let session: string;
const ids: Record<"coat" | "cap" | "family" | "whiteS" | "whiteM" | "black", number> = {
  coat: 0,
  cap: 0,
  family: 0,
  whiteS: 0,
  whiteM: 0,
  black: 0,
};

beforeAll(async () => {
  app = await testApp(async (shop) => {
    ids.coat = await aProduct(shop, { sku: "COAT", name: "Chef coat", price_minor: 4000 });
    ids.cap = await aProduct(shop, { sku: "CAP", name: "Skull cap", url_key: "skull-cap" });
    ids.family = await aProduct(shop, { sku: "APRON", type: "configurable", name: "Apron" });
    const variant = async (sku: string, color: string) => {
      const id = await aProduct(shop, {
        sku,
        visibility: 1,
        attributes: JSON.stringify({ color: shop.color.options[color] }),
      });
      await shop.db
        .insertInto("product_variant")
        .values({ parent_id: ids.family, child_id: id })
        .execute();
      return id;
    };
    await shop.db
      .insertInto("configurable_attribute")
      .values({ product_id: ids.family, attribute_id: shop.color.id })
      .execute();
    ids.whiteS = await variant("APRON-W-S", "White");
    ids.whiteM = await variant("APRON-W-M", "White");
    ids.black = await variant("APRON-B", "Black");
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());

interface Pictures {
  readonly seen: string;
  readonly isMixed: boolean;
  readonly colors: readonly { readonly id: number; readonly label: string }[];
  readonly pictures: readonly object[];
}

const get = async <Reply>(path: string) =>
  (await callAdmin(app, `GET products/${path}`, { session })).json<Reply>();
const put = (path: string, body: object) =>
  callAdmin(app, `PUT products/${path}`, { session, body });

const aPicture = (color: string, width = 60) =>
  sharp({ create: { width, height: 80, channels: 3, background: color } });

async function take(bytes: Uint8Array, name: string, view?: string) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  if (view !== undefined) form.set("view", view);
  return callAdmin(app, "POST product-pictures", { session, form });
}
const taken = async (bytes: Uint8Array, name: string, view?: string) =>
  (await take(bytes, name, view)).json<{ file: string; url: string }>();

const shown = async (id: number) =>
  (await app.rest("GET", `app-product-info?id=${id}`)).body as {
    images: { full: string; alt: string; is_thumbnail: boolean }[];
  };
const trail = async () =>
  (await callAdmin(app, "GET audit?action=product.update", { session })).json<{
    rows: { subject: string; before: object; after: object }[];
  }>().rows;

const plain = { alt: "", roles: [], isHidden: false };

describe("pictures of a product", () => {
  it("issue 11.8 a picture is written anew without what it said of itself, and shown within a second", async () => {
    const told = await aPicture("#b00020")
      .jpeg()
      .withExif({ IFD0: { Copyright: "A secret place" } })
      .toBuffer();
    const front = await taken(told, "Chef Coat Röd (1).JPG", "front");
    expect(front.file).toMatch(/^[0-9a-f]{10}\/Chef-Coat-Rod-1_sf\.jpg$/);
    const path = join(app.call.settings.dataDir, "media", "catalog", front.file);
    expect((await sharp(await readFile(path)).metadata()).exif).toBeUndefined();
    const back = await taken(await aPicture("#004400").png().toBuffer(), "back.png", "back");
    const { seen } = await get<Pictures>(`${ids.coat}/pictures`);
    const answer = await put(`${ids.coat}/pictures`, {
      seen,
      colorId: null,
      pictures: [
        { ...plain, file: front.file, alt: "From the front", roles: ["base", "small"] },
        { ...plain, file: back.file, roles: ["thumbnail"] },
      ],
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Pictures>().pictures).toMatchObject([
      { file: front.file, alt: "From the front", roles: ["base", "small"], kind: "image" },
      { file: back.file, alt: "", roles: ["thumbnail"] },
    ]);
    await expect
      .poll(async () => (await shown(ids.coat)).images)
      .toMatchObject([{ alt: "From the front" }, { alt: "Chef coat", is_thumbnail: true }]);
    expect((await trail())[0]).toMatchObject({ subject: "COAT", before: { pictures: [] } });
  });

  it("issue 11.8 what is no picture is refused, whatever it is called", async () => {
    const answer = await take(new TextEncoder().encode("<svg onload='x'/>"), "coat.png");
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain("catalog.badPicture");
  });

  it("issue 11.8 pictures of a color are those of all its variants, and of no other", async () => {
    const white = app.shop.color.options["White"];
    const before = await get<Pictures>(`${ids.family}/pictures?colorId=${white}`);
    expect(before.colors).toMatchObject([
      { label: "White", variants: 2 },
      { label: "Black", variants: 1 },
    ]);
    const { file } = await taken(await aPicture("#ffffff").webp().toBuffer(), "white.webp");
    const change = {
      seen: before.seen,
      colorId: white,
      pictures: [{ ...plain, file, roles: ["base", "small", "thumbnail"] }],
    };
    const answer = await put(`${ids.family}/pictures`, change);
    expect(answer.json<Pictures>()).toMatchObject({ isMixed: false, pictures: [{ file }] });
    for (const id of [ids.whiteS, ids.whiteM])
      expect((await get<Pictures>(`${id}/pictures`)).pictures).toMatchObject([{ file }]);
    expect((await get<Pictures>(`${ids.black}/pictures`)).pictures).toEqual([]);
    expect((await put(`${ids.family}/pictures`, change)).statusCode).toBe(409);
    expect(
      (await callAdmin(app, `GET products/${ids.coat}/pictures?colorId=${white}`, { session }))
        .body,
    ).toContain("catalog.noSuchOption");
  });

  it.each([
    ["catalog.noSuchPicture", (file: string) => [{ ...plain, file: `${file}x` }]],
    ["catalog.noSuchPicture", () => [{ ...plain, file: "../../../settings" }]],
    [
      "catalog.pictureTwice",
      (file: string) => [
        { ...plain, file },
        { ...plain, file },
      ],
    ],
    ["catalog.lineTooLong", (file: string) => [{ ...plain, file, alt: "x".repeat(256) }]],
  ])("issue 11.8 refuses with %s, and writes nothing", async (key, pictures) => {
    const { file } = await taken(await aPicture("#123456").png().toBuffer(), "more.png");
    const { seen } = await get<Pictures>(`${ids.cap}/pictures`);
    const answer = await put(`${ids.cap}/pictures`, {
      seen,
      colorId: null,
      pictures: pictures(file),
    });
    expect(answer.body).toContain(key);
    expect((await get<Pictures>(`${ids.cap}/pictures`)).seen).toBe(seen);
  });
});

describe("links of a product", () => {
  it("issue 11.8 they are shown in the order that staff give them, and a product never beside itself", async () => {
    const { seen } = await get<{ seen: string }>(`${ids.coat}/links`);
    const links = { related: [ids.cap, ids.family], upsell: [ids.family], crosssell: [] };
    const answer = await put(`${ids.coat}/links`, { seen, ...links });
    expect(answer.json()).toMatchObject({
      related: [{ sku: "CAP", name: "Skull cap" }, { sku: "APRON" }],
      upsell: [{ sku: "APRON" }],
      crosssell: [],
    });
    await expect
      .poll(async () => (await app.rest("GET", `app-product-related?productId=${ids.coat}`)).body)
      .toMatchObject({ items: [{ sku: "CAP" }, { sku: "APRON" }] });
    expect((await put(`${ids.coat}/links`, { seen, ...links })).statusCode).toBe(409);
    const now = await get<{ seen: string }>(`${ids.coat}/links`);
    for (const [related, key] of [
      [[ids.coat], "catalog.linkedToItself"],
      [[ids.cap, ids.cap], "catalog.linkedTwice"],
      [[999_999], "catalog.noSuchLink"],
    ] as const) {
      const refused = await put(`${ids.coat}/links`, { ...links, seen: now.seen, related });
      expect(refused.body).toContain(key);
    }
    expect((await trail())[0]).toMatchObject({
      subject: "COAT",
      after: { related: ["cap", "apron"] },
    });
  });
});

describe("tier prices of a product", () => {
  const tier = { websiteId: null, groupId: null, priceMinor: null, percent: null };

  it("issue 11.8 whoever buys several pays less from then on, and prices that go are gone", async () => {
    const { seen } = await get<{ seen: string }>(`${ids.coat}/tier-prices`);
    const tiers = [
      { ...tier, quantity: 6, percent: 12.5 },
      { ...tier, quantity: 12, priceMinor: 3000, websiteId: 1 },
    ];
    const answer = await put(`${ids.coat}/tier-prices`, { seen, tiers });
    expect(answer.json()).toMatchObject({ tiers });
    await expect
      .poll(async () => (await shown(ids.coat)) as unknown)
      .toMatchObject({ tierPrices: [{ qty: 6 }, { qty: 12 }] });
    expect((await trail())[0]).toMatchObject({
      subject: "COAT",
      after: { tierPrices: [{ quantity: 6, percent: 12.5 }, { quantity: 12 }] },
    });
    expect((await put(`${ids.coat}/tier-prices`, { seen, tiers: [] })).statusCode).toBe(409);
    const now = await get<{ seen: string }>(`${ids.coat}/tier-prices`);
    expect(
      (await put(`${ids.coat}/tier-prices`, { seen: now.seen, tiers: [] })).json(),
    ).toMatchObject({
      tiers: [],
    });
  });

  it.each([
    [{ ...tier, quantity: 0, percent: 10 }, "catalog.badTierQuantity"],
    [{ ...tier, quantity: 2, percent: 101 }, "catalog.badTierPercent"],
    [{ ...tier, quantity: 2 }, "catalog.badTierPercent"],
    [{ ...tier, quantity: 2, priceMinor: -1 }, "catalog.badAmount"],
    [{ ...tier, quantity: 2, priceMinor: 1, groupId: 9999 }, "catalog.noSuchGroup"],
    [{ ...tier, quantity: 2, priceMinor: 1, websiteId: 9999 }, "catalog.noSuchWebsite"],
  ])("issue 11.8 refuses %j with %s", async (one, key) => {
    const { seen } = await get<{ seen: string }>(`${ids.cap}/tier-prices`);
    const answer = await put(`${ids.cap}/tier-prices`, { seen, tiers: [one] });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).toContain(key);
  });
});

it("issue 11.8 a product stands in the websites that staff say, and in none that is not there", async () => {
  const change = (websiteIds: readonly number[], seen: string) =>
    callAdmin(app, `PATCH products/${ids.cap}`, {
      session,
      body: {
        seen,
        scope: { kind: "default", id: 0 },
        set: { websiteIds },
        attributes: {},
        useDefault: [],
      },
    });
  const { seen } = await get<{ seen: string }>(String(ids.cap));
  expect((await change([999], seen)).body).toContain("catalog.noSuchWebsite");
  expect((await change([], seen)).json()).toMatchObject({ values: { websiteIds: [] } });
  const call = () => app.rest("GET", `app-product-info?id=${ids.cap}`);
  await expect.poll(async () => (await call()).status).not.toBe(200);
});

it("issue 11.8 who may not change products only looks at pictures, links and tier prices", async () => {
  const reader = await aStaffSession(app, {
    email: "parts-reader@example.com",
    name: "Reader",
    password: "nine yards of twill",
    role: "reader",
  });
  for (const part of ["pictures", "links", "tier-prices"]) {
    const path = `products/${ids.coat}/${part}`;
    expect((await callAdmin(app, `GET ${path}`, { session: reader })).statusCode).toBe(200);
    expect((await callAdmin(app, `PUT ${path}`, { session: reader, body: {} })).statusCode).toBe(
      403,
    );
  }
});
