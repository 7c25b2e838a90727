import type { LogoWire } from "@placket/contract/embroidery/logo.codec";
import { aBlock } from "@placket/domain/embroidery/pattern/testing";
import type { LogoTerms } from "@placket/domain/embroidery/offer/offer";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aLogo, dstOf } from "../../testing/embroidery/a-logo.ts";
import { anOffer, offerTerms, textServices } from "../../testing/embroidery/an-offer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const ids: Record<string, number> = {};
/** What one guest's browser is known by, and its logos. */
let logos: string;
let small: LogoWire;
let large: LogoWire;
let picture: LogoWire;
let foreign: LogoWire;
let house: string;

const termsWith = (terms: Partial<LogoTerms>) => {
  const { logos: usual } = offerTerms();
  return offerTerms({ logos: usual && { ...usual, ...terms } });
};

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
    const locked = {
      attributes: JSON.stringify({ has_embroidery: true, is_embroidery_lockdown: true }),
    };
    ids["coat"] = await aProduct(shop, { sku: "COAT", ...embroidered });
    ids["cap"] = await aProduct(shop, { sku: "CAP", ...embroidered });
    ids["vest"] = await aProduct(shop, { sku: "VEST", ...locked });
    ids["bag"] = await aProduct(shop, { sku: "BAG", ...embroidered });
    await textServices(shop);
    await anOffer(shop, { skus: ["coat"] });
    await anOffer(shop, { name: "Cap", skus: ["cap"], terms: offerTerms({ logos: null }) });
    const onFileAlone = termsWith({ takesOnFile: true, uploadSku: null });
    await anOffer(shop, { name: "Bag", skus: ["bag"], terms: onFileAlone });
    const line = { logos: [], takesOwn: true, isOptional: false } as const;
    const lines = [
      { ...line, number: 1, logos: ["L000001"], takesOwn: false, placements: ["left-chest"] },
      { ...line, number: 2, placements: ["back-yoke"], isOptional: true },
    ];
    const preset = { number: "L000001", placement: "left-chest", isLocked: true };
    await anOffer(shop, { name: "Vest", skus: ["vest"], terms: termsWith({ lines, preset }) });
  });
  const first = await aLogo(app, { bytes: dstOf(aBlock({ columns: 3 })), name: "House.dst" });
  house = first.logo.logo_number;
  await app.shop.db
    .updateTable("embroidery_logo")
    .set({ token_hash: null })
    .where("key", "=", (first.logo.image_url ?? "").split("/").at(-2) ?? "")
    .execute();
  const own = await aLogo(app, { bytes: dstOf(), name: "Small.dst" });
  ({ logos, logo: small } = own);
  const wide = dstOf(aBlock({ columns: 85, width: 20, height: 400 }));
  large = (await aLogo(app, { bytes: wide, name: "Large.dst", logos })).logo;
  const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background: "#902020" } });
  picture = (await aLogo(app, { bytes: await drawn.png().toBuffer(), logos })).logo;
  foreign = (await aLogo(app, { bytes: dstOf(aBlock({ columns: 5 })) })).logo;
});
afterAll(() => app.close());

interface Item {
  readonly item_id: number;
  readonly parts: readonly { readonly type: string; readonly sku: string; readonly text: string }[];
  readonly [key: string]: unknown;
}

/** Puts a product with logos into a cart of its own, from the browser that brought them. */
async function embroider(name: string, wanted: readonly object[], rest: object = {}) {
  const answer = await app.fastify.inject({
    method: "POST",
    url: "/rest/us/V1/xmapi/add-embroidery-to-cart",
    cookies: { placket_logos: logos },
    payload: { data: { productId: ids[name], logos: wanted, ...rest } },
  });
  const body = answer.json<{
    readonly key?: string;
    readonly errors?: readonly { readonly field: string }[];
    readonly cart?: { readonly items: readonly Item[] };
  }>();
  return { status: answer.statusCode, body, item: body.cart?.items[0] };
}

const at = (placement: string, { logo_number: logo }: LogoWire = small) => ({ logo, placement });

describe("a logo on a garment", () => {
  it("EMB-10, EMB-43 is charged by its own stitches and kept with the file it is sewn from", async () => {
    const { item } = await embroider("coat", [at("left-chest")], { qty: 3 });
    expect(item).toMatchObject({
      qty: 3,
      prices: { price: { value: 29 } },
      parts: [{ type: "logos", sku: "LOGO" }],
      custom_options: [
        { option_code: "embroidery_logo", label: "Logo", value: `Small ${small.logo_number}` },
        { option_code: "embroidery_placement", value: "Left chest" },
        {
          option_code: "embroidery_stitches",
          value: `${(small.stitch_count ?? 0).toLocaleString("en-US")} stitches`,
        },
      ],
    });
    const kept = await app.shop.db
      .selectFrom("cart_item")
      .select("configuration")
      .where("id", "=", item?.item_id ?? 0)
      .executeTakeFirstOrThrow();
    expect(kept.configuration).toMatchObject({
      parts: [
        {
          kind: "logos",
          made: {
            logo: small.logo_number,
            state: "digitized",
            sewn: { format: "dst", stitches: small.stitch_count, hash: expect.any(String) },
            placement: { code: "left-chest" },
          },
        },
      ],
    });
  });

  it("EMB-31 is extra-large from 15,000 stitches on, and charged as such", async () => {
    expect(large).toMatchObject({ is_extra_large: true });
    expect(large.stitch_count).toBeGreaterThanOrEqual(15_000);
    const { item } = await embroider("coat", [at("back-yoke", large)]);
    expect(item).toMatchObject({ parts: [{ sku: "LOGO-XL" }], prices: { price: { value: 39 } } });
  });

  it("EMB-15 costs what an upload costs while nobody has made stitches of it", async () => {
    const { item } = await embroider("coat", [at("left-chest", picture)]);
    expect(item).toMatchObject({
      parts: [{ sku: "LOGO-NEW" }],
      custom_options: [
        { value: expect.stringContaining(picture.logo_number) },
        { value: "Left chest" },
      ],
    });
  });

  it("EMB-10, EMB-37 several stand at their places, each charged; one that isRemoved is left out", async () => {
    const { item } = await embroider("coat", [
      at("left-chest"),
      { ...at("back-yoke", picture), isRemoved: true },
      at("back-yoke", large),
    ]);
    expect(item?.parts.map(({ sku }) => sku)).toEqual(["LOGO", "LOGO-XL"]);
  });

  it("EMB-44 is put in the place of its item, and its words go back as they came", async () => {
    const { item, body } = await embroider("coat", [at("left-chest")], {
      flags: { flag1: "SE" },
    });
    expect(item?.parts.map(({ type }) => type)).toEqual(["logos", "flags"]);
    const cart = (body.cart as unknown as { readonly cart_id: string }).cart_id;
    const cookies = { placket_logos: logos, cartId: cart };
    const changed = await app.fastify.inject({
      method: "POST",
      url: "/rest/us/V1/xmapi/update-embroidery-to-cart",
      cookies,
      payload: {
        item_id: item?.item_id,
        data: { productId: ids["coat"], logos: [at("back-yoke")] },
      },
    });
    const [after] = changed.json<{ cart: { items: readonly Item[] } }>().cart.items;
    expect(after?.parts).toEqual([
      {
        type: "logos",
        sku: "LOGO",
        text: JSON.stringify({ logo: small.logo_number, placement: "back-yoke" }),
      },
    ]);
    const again = await app.fastify.inject({
      method: "POST",
      url: "/rest/us/V1/xmapi/app-add-to-cart",
      cookies,
      payload: { id: ids["coat"], qty: 1, parts: after?.parts },
    });
    const { items } = again.json<{ items: readonly Item[] }>();
    expect(items).toMatchObject([{ qty: 2, parts: after?.parts }]);
  });

  it.each<[string, string, () => readonly object[], string, string]>([
    ["a foreign logo", "coat", () => [at("left-chest", foreign)], "logos.0.logo", "noSuchLogo"],
    [
      "a logo that is none",
      "coat",
      () => [at("left-chest"), { logo: "L999999", placement: "back-yoke" }],
      "logos.1.logo",
      "noSuchLogo",
    ],
    [
      "a tampered price",
      "coat",
      () => [{ ...at("left-chest"), price: 1 }],
      "logos.0.price",
      "shownOtherwise",
    ],
    [
      "a tampered count",
      "coat",
      () => [{ ...at("left-chest"), stitch_count: 10 }],
      "logos.0.stitch_count",
      "shownOtherwise",
    ],
    [
      "a place that takes none",
      "coat",
      () => [at("collar")],
      "logos.0.placement",
      "placementUnknown",
    ],
    [
      "another side than the place is on",
      "coat",
      () => [{ ...at("left-chest"), side: "right" }],
      "logos.0.side",
      "placementUnknown",
    ],
    [
      "one that is too wide",
      "coat",
      () => [at("left-chest", large)],
      "logos.0.placement",
      "logoNoRoom",
    ],
    [
      "two at one place",
      "coat",
      () => [at("left-chest"), at("left-chest", picture)],
      "logos.placement",
      "chosenTwice",
    ],
    [
      "more than there may be",
      "coat",
      () => [at("left-chest"), at("back-yoke"), at("back-yoke", picture)],
      "logos",
      "tooManyLogosOnLine",
    ],
    [
      "the house's where staff do not offer it",
      "coat",
      () => [{ logo: house, placement: "left-chest" }],
      "logos.0.logo",
      "logoNotAllowed",
    ],
    [
      "one without stitches where those on file are taken alone",
      "bag",
      () => [at("left-chest", picture)],
      "logos.0.logo",
      "logoNotAllowed",
    ],
    ["any where none is offered", "cap", () => [at("left-chest")], "logos", "optionUnavailable"],
  ])("EMB-07, EMB-10 refuses %s", async (_, name, wanted, field, key) => {
    const { status, body } = await embroider(name, wanted());
    expect(body).toMatchObject({ key: `embroidery.${key}`, errors: [{ field }] });
    expect(status).toBe(key === "noSuchLogo" ? 404 : 400);
  });
});

describe("a product that is sold with embroidery alone", () => {
  it("EMB-29, EMB-38 wants the logos of the lines that are not optional, the locked one and no other", async () => {
    const none = await embroider("vest", []);
    expect(none.body).toMatchObject({
      key: "embroidery.soldEmbroidered",
      errors: [{ field: "productId" }],
    });
    expect(none.body.errors).toHaveLength(1);
    const own = await embroider("vest", [at("left-chest")]);
    expect(own.body).toMatchObject({ key: "embroidery.logoNotAllowed" });
    const locked = { logo: house, placement: "left-chest" };
    const alone = await embroider("vest", [locked]);
    expect(alone.item).toMatchObject({ parts: [{ type: "logos", sku: "LOGO" }] });
    const both = await embroider("vest", [locked, at("back-yoke")]);
    expect(both.item?.parts).toHaveLength(2);
  });

  it("EMB-05, EMB-06, EMB-07, EMB-08 is told with its default logo, its lines and their prices", async () => {
    const { body } = await app.rest("GET", "app-embroidery?configurableSku=VEST");
    expect(body).toMatchObject({
      is_embroidery_lockdown: true,
      extension_attributes: { embroidery_logo_enabled: true },
      sku_mapping: { LOGO: "logos", "LOGO-XL": "logos", "LOGO-NEW": "logos" },
      embroidery_placements: {
        global: { logo_on_file_allowed: true },
        for_type: {
          option: { logos: { placements: ["left-chest", "back-yoke"] } },
          logo_placements_per_line: [
            { line_number: 1, placement_ids: ["left-chest"] },
            { line_number: 2, placement_ids: ["back-yoke"] },
          ],
        },
      },
      default_logo: {
        number: house,
        default_placement: "left-chest",
        lock: true,
        image_link: expect.stringContaining(`/media/logos/${house}/`),
      },
      allowed_logo_numbers: [
        { line_number: 1, logo_numbers_array: [house], account_logo_allowed: false },
        { line_number: 2, account_logo_allowed: true, optional_in_lockdown: true },
      ],
      allowed_logos: [{ logo_number: house }],
      logo_max_count: 2,
      logo_options: {
        min_logos: 1,
        max_logos: 2,
        required_logos: 1,
        upload_price: { value: 10 },
        on_file_price: { value: 9 },
        extra_large_from: 15_000,
        extra_large_price: { value: 19 },
      },
    });
    const cap = await app.rest("GET", "app-embroidery?configurableSku=CAP");
    expect(cap.body).toMatchObject({
      extension_attributes: { embroidery_logo_enabled: false },
      default_logo: null,
      logo_options: null,
    });
  });
});
