import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP", name: "Skull cap", url_key: "skull-cap" });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());

interface Known {
  readonly id: number;
  readonly seen: string;
  readonly values: Readonly<Record<string, unknown>>;
}

interface Matrix {
  readonly seen: string;
  readonly variants: readonly {
    readonly id: number;
    readonly sku: string;
    readonly seen: string;
    readonly pieces: number;
    readonly priceMinor: number;
    readonly isEnabled: boolean;
  }[];
}

const add = (rest: object) =>
  callAdmin(app, "POST products", {
    session,
    body: { type: "simple", attributes: {}, axes: [], pieces: 0, ...rest },
  });
const shown = async (id: number) => (await app.rest("GET", `app-product-info?id=${id}`)).body;
const colorAndSize = () => [
  { code: "color", optionIds: Object.values(app.shop.color.options) },
  { code: "size", optionIds: Object.values(app.shop.size.options) },
];
const matrix = async (id: number) =>
  (await callAdmin(app, `GET products/${id}/variants`, { session })).json<Matrix>();

describe("staff make products", () => {
  it("issue 11.8 a simple one is sold within a second, its pieces counted with their reason", async () => {
    const answer = await add({
      sku: "COAT",
      set: { name: "Skull cap", priceMinor: 4000 },
      pieces: 7,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const made = answer.json<Known>();
    // The address of its name is taken: its sku stands behind it.
    expect(made.values).toMatchObject({ urlKey: "skull-cap-coat", isEnabled: true, taxClassId: 2 });
    await expect.poll(() => shown(made.id)).toMatchObject({ name: "Skull cap", inStock: true });
    const { rows } = (await callAdmin(app, "GET audit?action=stock.change", { session })).json<{
      rows: { subject: string; after: object }[];
    }>();
    expect(rows[0]).toMatchObject({
      subject: "COAT",
      after: { quantity: 7, reason: "New product" },
    });
  });

  it("issue 11.8 a gift card is worth what is said, and one that is worth nothing is refused", async () => {
    const card = { sku: "CARD", type: "giftcard", set: { name: "Gift card" } };
    expect((await add(card)).body).toContain("catalog.noAmounts");
    const answer = await add({ ...card, attributes: { giftcard_amounts: "25|50" } });
    expect(answer.statusCode, answer.body).toBe(200);
    await expect.poll(() => shown(answer.json<Known>().id)).toMatchObject({ type: "giftcard" });
  });

  it("issue 11.8 a family makes its variants with it, and more of them later", async () => {
    const axes = colorAndSize().map((axis, at) =>
      at === 0 ? { ...axis, optionIds: axis.optionIds.slice(0, 1) } : axis,
    );
    const answer = await add({
      sku: "APRON",
      type: "configurable",
      set: { name: "Bib apron", priceMinor: 2500, weightGrams: 300 },
      axes,
      pieces: 5,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const family = answer.json<Known>();
    const first = await matrix(family.id);
    expect(first.variants.map(({ sku }) => sku)).toEqual([
      "APRON-WHITE-S",
      "APRON-WHITE-M",
      "APRON-WHITE-L",
    ]);
    expect(first.variants[0]).toMatchObject({ pieces: 5, priceMinor: 2500, isEnabled: true });
    await expect
      .poll(() => shown(family.id))
      .toMatchObject({ type: "configurable", inStock: true });
    const more = await callAdmin(app, `POST products/${family.id}/variants`, {
      session,
      body: { seen: first.seen, axes: colorAndSize(), priceMinor: 2600, pieces: 0 },
    });
    expect(more.statusCode, more.body).toBe(200);
    expect(more.json<Matrix>().variants).toHaveLength(6);
    const late = await callAdmin(app, `POST products/${family.id}/variants`, {
      session,
      body: { seen: first.seen, axes: colorAndSize(), priceMinor: 2600, pieces: 0 },
    });
    expect(late.statusCode).toBe(409);
  });

  it("issue 11.8 variants are changed all or none, their pieces with a reason", async () => {
    const family = (
      await add({
        sku: "TOQUE",
        type: "configurable",
        set: { name: "Toque", priceMinor: 900 },
        axes: colorAndSize(),
      })
    ).json<Known>();
    const [one, other] = (await matrix(family.id)).variants;
    if (!one || !other) throw new Error("no variants");
    const path = `PATCH products/${family.id}/variants` as const;
    const written = await callAdmin(app, path, {
      session,
      body: {
        reason: "Delivered",
        variants: [
          { id: one.id, seen: one.seen, priceMinor: 950, pieces: { seen: 0, quantity: 12 } },
          { id: other.id, seen: other.seen, isEnabled: false },
        ],
      },
    });
    expect(written.statusCode, written.body).toBe(200);
    const [now, off] = written.json<Matrix>().variants;
    expect(now).toMatchObject({ priceMinor: 950, pieces: 12 });
    expect(off).toMatchObject({ isEnabled: false });
    const behind = await callAdmin(app, path, {
      session,
      body: {
        reason: "Late",
        variants: [
          { id: off!.id, seen: off!.seen, isEnabled: true },
          { id: one.id, seen: one.seen, priceMinor: 1 },
        ],
      },
    });
    expect(behind.statusCode).toBe(409);
    expect((await matrix(family.id)).variants[1]).toMatchObject({ isEnabled: false });
    const withoutReason = await callAdmin(app, path, {
      session,
      body: {
        reason: " ",
        variants: [{ id: one.id, seen: now!.seen, pieces: { seen: 12, quantity: 3 } }],
      },
    });
    expect(withoutReason.body).toContain("stock.reasonMissing");
  });

  it.each([
    [{ sku: " ", set: { name: "x", priceMinor: 1 } }, "catalog.badSku"],
    [{ sku: "cap", set: { name: "x", priceMinor: 1 } }, "catalog.skuTaken"],
    [{ sku: "A", set: { priceMinor: 1 } }, "catalog.nameMissing"],
    [{ sku: "A", set: { name: "x" } }, "catalog.priceMissing"],
    [{ sku: "A", set: { name: "x", priceMinor: 1, urlKey: "skull-cap" } }, "catalog.urlKeyTaken"],
    [{ sku: "A", set: { name: "x", priceMinor: 1 }, pieces: -1 }, "stock.quantityInvalid"],
    [{ sku: "A", type: "configurable", set: { name: "x", priceMinor: 1 } }, "catalog.noVariants"],
    [
      {
        sku: "A",
        type: "configurable",
        set: { name: "x", priceMinor: 1 },
        axes: [{ code: "nothing", optionIds: [1] }],
      },
      "catalog.badAxis",
    ],
    [
      {
        sku: "A",
        type: "configurable",
        set: { name: "x", priceMinor: 1 },
        axes: [{ code: "color", optionIds: Array.from({ length: 201 }, (_, i) => i + 1) }],
      },
      "catalog.tooManyVariants",
    ],
  ])("issue 11.8 refuses %j with %s", async (rest, key) => {
    const answer = await add(rest);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).toContain(key);
  });
});

describe("staff change several products", () => {
  it("issue 11.8 prices by percent are seen first, then written all or none; status too", async () => {
    const post = (path: string, body: object) =>
      callAdmin(app, `POST products/${path}`, { session, body });
    const made = await Promise.all(
      ["ONE", "TWO"].map(async (sku) =>
        (await add({ sku, set: { name: sku, priceMinor: 1999 } })).json<Known>(),
      ),
    );
    const ids = made.map(({ id }) => id);
    expect((await post("prices/preview", { ids, percent: 0 })).body).toContain(
      "catalog.badPercent",
    );
    const preview = await post("prices/preview", { ids, percent: 10 });
    const { lines } = preview.json<{ lines: { id: number; seen: number; priceMinor: number }[] }>();
    expect(lines).toMatchObject([
      { sku: "ONE", seen: 1999, priceMinor: 2199 },
      { sku: "TWO", seen: 1999, priceMinor: 2199 },
    ]);
    const prices = lines.map(({ id, seen, priceMinor }) => ({ id, seen, priceMinor }));
    const stale = prices.map((one, at) => (at === 1 ? { ...one, seen: 5 } : one));
    expect((await post("prices", { prices: stale })).statusCode).toBe(409);
    const price = async (id: number) =>
      (await callAdmin(app, `GET products/${id}`, { session })).json<Known>().values["priceMinor"];
    expect(await price(ids[0]!)).toBe(1999);
    expect((await post("prices", { prices })).json()).toEqual({ changed: 2 });
    expect(await price(ids[0]!)).toBe(2199);
    expect((await post("status", { ids, isEnabled: false })).json()).toEqual({ changed: 2 });
    expect((await post("status", { ids: [999_999], isEnabled: false })).statusCode).toBe(404);
  });
});
