import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anOffer, offerTerms, textServices } from "../../testing/embroidery/an-offer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type RestAnswer, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
    ids["coat"] = await aProduct(shop, { sku: "COAT", ...embroidered });
    ids["cap"] = await aProduct(shop, { sku: "CAP", ...embroidered });
    ids["bag"] = await aProduct(shop, { sku: "BAG", ...embroidered });
    await textServices(shop);
    await anOffer(shop, { skus: ["coat"] });
    const { flags } = offerTerms();
    const alone = offerTerms({
      flags: flags && { ...flags, pair: null },
      takesInstructions: false,
    });
    await anOffer(shop, { name: "Cap", skus: ["cap"], terms: alone });
  });
});
afterAll(() => app.close());

const embroider = (name: string, flags: object, rest: object = {}) =>
  app.rest("POST", "add-embroidery-to-cart", { data: { productId: ids[name], flags, ...rest } });

interface Item {
  readonly item_id: number;
  readonly parts: readonly { readonly sku: string; readonly text: string }[];
  readonly [key: string]: unknown;
}

function itemOf({ status, body }: RestAnswer): Item | undefined {
  expect({ status, key: body["key"] }).toEqual({ status: 200, key: undefined });
  return ((body["cart"] ?? body) as { items: readonly Item[] }).items[0];
}

describe("flags on a garment", () => {
  it("EMB-11 one stands at its placement and is charged for each piece", async () => {
    const item = itemOf(await embroider("coat", { flag: "SE", placement: "left-chest" }));
    expect(item).toMatchObject({
      prices: { price: { value: 27 } },
      parts: [{ type: "flags", sku: "FLAG" }],
      custom_options: [
        { option_code: "flag", label: "Flag", value: "Sweden" },
        { option_code: "embroidery_placement", label: "Placement", value: "Left chest" },
      ],
    });
  });

  it("EMB-32 without a single one the two are ordered by the collar, the left one first", async () => {
    const item = itemOf(await embroider("coat", { flag2: "NO", flag1: "SE" }));
    expect(item).toMatchObject({
      prices: { price: { value: 32 } },
      parts: [{ sku: "FLAGS" }],
      custom_options: [
        { option_code: "flag1", label: "Left Collar", value: "Sweden" },
        { option_code: "flag2", label: "Right Collar", value: "Norway" },
      ],
    });
    const right = itemOf(await embroider("coat", { flag2: "NO" }));
    expect(right).toMatchObject({
      parts: [{ sku: "FLAG" }],
      custom_options: [{ label: "Right Collar" }],
    });
    const both = await embroider("coat", { flag: "JP", placement: "left-chest", flag1: "SE" });
    expect(itemOf(both)).toMatchObject({ custom_options: [{ value: "Japan" }, {}] });
  });

  it("EMB-11 is kept as high as its place allows, comes back as it was sent, and joins its like", async () => {
    const item = itemOf(await embroider("coat", { flag1: "SE", flag2: "NO" }));
    const row = app.shop.db.selectFrom("cart_item").select("configuration");
    const kept = await row.where("id", "=", item?.item_id ?? 0).executeTakeFirstOrThrow();
    expect(kept.configuration).toMatchObject({
      parts: [
        {
          kind: "flags",
          text: "Sweden, Norway",
          made: {
            flags: [
              { order: { code: "SE", heightMm: 13.6, fabric: "twill" }, side: "left" },
              { order: { code: "NO", heightMm: 25 }, placement: { code: "back-yoke" } },
            ],
          },
        },
      ],
    });
    const again = await app.rest("POST", "app-add-to-cart", {
      id: ids["coat"],
      parts: item?.parts,
    });
    expect(itemOf(again)).toMatchObject({ parts: item?.parts, options: item?.["options"] });
    const { cart_id: cookie } = again.body as { cart_id: string };
    const joined = await embroider("coat", { flag1: "SE", flag2: "NO" });
    expect(itemOf(joined)?.parts).toEqual(item?.parts);
    const { body } = await app.rest("POST", "add-embroidery-to-cart", {
      cookie,
      data: { productId: ids["coat"], flags: { flag1: "SE", flag2: "NO" } },
    });
    expect((body["cart"] as { items: readonly Item[] }).items).toMatchObject([{ qty: 2 }]);
  });

  it("EMB-08, EMB-11 says which flags, where, and whether two may be chosen", async () => {
    const { body } = await app.rest("GET", "app-embroidery?configurableSku=COAT");
    expect(body).toMatchObject({
      config_left_right_flags_enabled: true,
      sku_mapping: { FLAG: "flags", FLAGS: "flags" },
      embroidery_placements: {
        global: { flags: [{ code: "SE", name: "Sweden" }, { code: "NO" }, { code: "JP" }] },
        for_type: {
          option: {
            flags: {
              placements: ["left-chest"],
              left: "collar",
              right: "back-yoke",
              sku: "FLAG",
              pair_sku: "FLAGS",
            },
          },
        },
      },
    });
    const cap = await app.rest("GET", "app-embroidery?configurableSku=CAP");
    expect(cap.body).toMatchObject({ config_left_right_flags_enabled: false });
  });

  it.each<[string, string, object, string, string]>([
    ["none", "coat", {}, "flags.flag", "flagMissing"],
    [
      "a flag that is not offered",
      "coat",
      { flag: "FR", placement: "left-chest" },
      "flags.flag",
      "noSuchFlag",
    ],
    [
      "a place that takes none",
      "coat",
      { flag: "SE", placement: "collar" },
      "flags.placement",
      "placementUnknown",
    ],
    ["no place", "coat", { flag: "SE" }, "flags.placement", "placementUnknown"],
    [
      "a second flag that is not offered",
      "coat",
      { flag1: "SE", flag2: "FR" },
      "flags.flag2",
      "noSuchFlag",
    ],
    ["two where there is no collar", "cap", { flag1: "SE" }, "flags", "optionUnavailable"],
    [
      "any on what staff say nothing of",
      "bag",
      { flag: "SE", placement: "left-chest" },
      "flags",
      "optionUnavailable",
    ],
  ])("refuses %s", async (_, name, flags, field, key) => {
    const { body } = await embroider(name, flags);
    expect(body).toMatchObject({ errors: [{ field, key: `embroidery.${key}` }] });
  });
});

describe("a text beside flags", () => {
  const text = (placement: string) => ({
    text: { lines: ["Bo"], font: "block", color: "1366", height_mm: 6, placement },
  });

  it.each<[string, object, string, string]>([
    ["a flag", { flag: "SE", placement: "left-chest" }, "left-chest", "flags.placement"],
    ["the left one of two", { flag1: "SE", flag2: "NO" }, "collar", "flags.flag1"],
    ["the right one of two", { flag1: "SE", flag2: "NO" }, "back-yoke", "flags.flag2"],
  ])("EMB-11, EMB-12 is not sewn under %s", async (_, flags, at, field) => {
    const { body } = await embroider("coat", flags, text(at));
    expect(body).toMatchObject({ errors: [{ field, key: "embroidery.chosenTwice" }] });
  });

  it("EMB-11, EMB-12 stands on its line at another placement", async () => {
    const item = itemOf(
      await embroider("coat", { flag: "SE", placement: "left-chest" }, text("back-yoke")),
    );
    expect(item?.parts).toMatchObject([{ type: "text" }, { type: "flags" }]);
  });
});

it("EMB-13, EMB-14 words and services are taken as the offer of the product says", async () => {
  const add = (name: string, data: object) =>
    app.rest("POST", "add-embroidery-to-cart", { data: { productId: ids[name], ...data } });
  const words = { "special-instructions": { text: "Navy" } };
  expect(itemOf(await add("coat", words))).toBeDefined();
  const refused = { errors: [{ key: "embroidery.optionUnavailable" }] };
  expect((await add("cap", words)).body).toMatchObject(refused);
  const printed = { "print-screen": { text: "Crest", sku: "FLAG" } };
  expect((await add("coat", printed)).body).toMatchObject(refused);
});
