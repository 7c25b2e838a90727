import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aLine, anOffer, offerTerms, textServices } from "../../testing/embroidery/an-offer.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const { db } = shop;
    const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
    const coat = await aConfigurable(shop, { sku: "COAT", ...embroidered });
    await db.updateTable("product").set(embroidered).where("id", "=", coat.id).execute();
    const [white, black] = [coat.variants["White/M"] ?? 0, coat.variants["Black/M"] ?? 0];
    Object.assign(ids, { coat: coat.id, white, White: white, Black: black });
    ids["cap"] = await aProduct(shop, { sku: "CAP", visibility: 4, ...embroidered });
    ids["bag"] = await aProduct(shop, { sku: "BAG", ...embroidered });
    ids["towel"] = await aProduct(shop, { sku: "TOWEL" });
    ids["hem"] = await aProduct(shop, {
      sku: "HEM",
      name: "Hemming",
      type: "virtual",
      price_minor: 900,
    });
    await textServices(shop);
    const { id: headwear } = await db
      .insertInto("category")
      .values({ name: "Headwear", url_key: "headwear", url_path: "headwear", parent_id: 2 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("category_product")
      .values({ product_id: ids["cap"] ?? 0, category_id: headwear })
      .execute();
    const { text } = offerTerms();
    const lines = [aLine(1, "Front"), aLine(2, "Nothing", { characterLimit: 0 })];
    await anOffer(shop, {
      name: "Cap",
      categoryIds: [headwear],
      terms: offerTerms({
        text: text && { ...text, lines },
        services: [],
        takesInstructions: false,
      }),
    });
    await anOffer(shop, { name: "Chef coat", skus: ["coat"] });
  });
});
afterAll(() => app.close());

async function configuration(query: string) {
  const { status, body } = await app.rest("GET", `app-embroidery?${query}`);
  return { status, ...body } as Record<string, unknown> & { readonly status: number };
}

describe("what can be done to a product", () => {
  it("EMB-40 is told of a product by its id, by the sku of its color and by that of its family", async () => {
    const asked = [`productId=${ids["white"]}`, "colorSku=COAT-White-M", "configurableSku=COAT"];
    const answers = await Promise.all(asked.map(configuration));
    expect(answers.map(({ status, type, sku }) => [status, type, sku])).toEqual([
      [200, "Chef coat", "COAT-White-M"],
      [200, "Chef coat", "COAT-White-M"],
      [200, "Chef coat", "COAT"],
    ]);
    expect(await configuration("productId=999999")).toMatchObject({
      status: 404,
      key: "cart.noSuchProduct",
    });
    expect(await configuration("")).toMatchObject({ status: 400, key: "cart.noProductId" });
  });

  it("EMB-03 names the options, what each costs, and the sku that it is charged as", async () => {
    expect(await configuration(`productId=${ids["white"]}`)).toMatchObject({
      embroidery_enabled: true,
      sku_mapping: {
        LOGO: "logos",
        "TEXT-1": "text",
        "TEXT-5": "text",
        "TEXT-8": "text",
        HEM: "alteration-piping",
      },
      embroidery_options: [
        {
          type: "logos",
          services: [
            { sku: "LOGO", up_to_stitches: 14_999, price: { value: 9 } },
            { sku: "LOGO-XL" },
            { sku: "LOGO-NEW", up_to_stitches: null },
          ],
        },
        {
          type: "text",
          services: [
            {
              sku: "TEXT-1",
              name: "Short text",
              up_to_stitches: 1500,
              price: { value: 6, currency: "USD" },
            },
            { sku: "TEXT-5", up_to_stitches: 5000, price: { value: 8.5 } },
            { sku: "TEXT-8", up_to_stitches: 8000, price: { value: 13 } },
          ],
        },
        { type: "flags", services: [{ sku: "FLAG", price: { value: 7 } }, { sku: "FLAGS" }] },
        {
          type: "alteration-piping",
          services: [{ sku: "HEM", name: "Hemming", up_to_stitches: null, price: { value: 9 } }],
        },
        { type: "special-instructions", services: [] },
      ],
      special_instructions_rule: { max_length: 500 },
    });
  });

  it("EMB-04, EMB-05 says the order of the steps, and each placement in millimetres on its picture", async () => {
    expect(
      (await configuration(`productId=${ids["white"]}`))["embroidery_placements"],
    ).toMatchObject({
      global: {
        step_order: ["logos", "text", "flags", "alteration-piping", "special-instructions"],
        color_exclusions: [{ color: "White", threads: ["1001"] }],
        messages: ["Sewn in three days."],
        fonts: [{ backend_name: "block" }, { backend_name: "script" }],
      },
      for_type: {
        faces: [
          {
            code: "front",
            picture: "studioFront",
            width_mm: 720,
            placements: [
              {
                id: "left-chest",
                name: "Left chest",
                side: "left",
                width_mm: 100,
                height_mm: 58,
                center: { x: 0.6, y: 0.3 },
              },
              { id: "collar" },
            ],
          },
          {
            code: "back",
            picture: "studioBack",
            placements: [{ id: "back-yoke", side: "center" }],
          },
        ],
        is_allow_instruction: true,
      },
    });
  });

  it("EMB-09, EMB-12 gives fonts with their sizes, the threads that show on the cloth, and the rule of each line", async () => {
    const { text_embroidery: text, ...told } = await configuration(`productId=${ids["white"]}`);
    expect(text).toMatchObject({
      fonts: [
        {
          name: "Block",
          backend_name: "block",
          size_rules: { min_mm: 5, max_mm: 20, usual_mm: 9, best_from_mm: 5, best_to_mm: 40 },
        },
        { name: "Script", size_rules: { usual_mm: 10 } },
      ],
      placements: ["left-chest", "collar", "back-yoke"],
    });
    expect((text as { colors: unknown }).colors).toEqual([
      { id: "1000", name: "Black", hex: "#222428", border: false },
      { id: "1366", name: "Navy", hex: "#27386b", border: false },
    ]);
    expect(told).toMatchObject({
      text_embroidery_hints: ["Capitals stay capitals."],
      text_embroidery_rules_per_line: [
        {
          line_number: 1,
          character_limit: 20,
          default_text: "",
          is_required: false,
          label: "Name",
          locked: false,
        },
        { line_number: 2, character_limit: 24, label: "Title" },
      ],
    });
    const onBlack = await configuration("colorSku=COAT-Black-M");
    expect(onBlack["text_embroidery"]).toMatchObject({
      colors: [{ id: "1001", border: true }, { id: "1000" }, { id: "1366" }],
    });
  });

  it("EMB-04 what a color excludes is offered on no cloth of that color, is sewn on none, and on every other", async () => {
    const said = await configuration("colorSku=COAT-White-M");
    const { global } = said["embroidery_placements"] as { readonly global: object };
    expect(global).toMatchObject({ color_exclusions: [{ color: "White", threads: ["1001"] }] });
    const offeredOn = async (color: string) => {
      const { text_embroidery: text } = await configuration(`colorSku=COAT-${color}-M`);
      return (text as { colors: readonly { id: string }[] }).colors.map(({ id }) => id);
    };
    expect(await offeredOn("White")).toEqual(["1000", "1366"]);
    expect(await offeredOn("Black")).toEqual(["1001", "1000", "1366"]);
    const embroider = async (color: string) => {
      const text = {
        lines: ["Anna"],
        font: "block",
        color: "1001",
        height_mm: 9,
        placement: "left-chest",
      };
      const data = { productId: ids[color], parentId: ids["coat"], qty: 1, text };
      return app.rest("POST", "add-embroidery-to-cart", { data });
    };
    expect((await embroider("White")).body).toMatchObject({
      errors: [{ field: "text.color", key: "embroidery.threadUnknown" }],
    });
    expect((await embroider("Black")).status).toBe(200);
  });

  it("EMB-39 leaves out a line that takes no letters; a category's offer holds for what stands in it", async () => {
    expect(await configuration(`productId=${ids["cap"]}`)).toMatchObject({
      type: "Cap",
      text_embroidery_rules_per_line: [{ line_number: 1, label: "Front" }],
      embroidery_placements: { for_type: { is_allow_instruction: false } },
    });
  });

  it("is words alone where staff have said nothing of a product, and nothing where it takes no needle", async () => {
    expect(await configuration(`productId=${ids["bag"]}`)).toMatchObject({
      embroidery_enabled: true,
      type: null,
      text_embroidery: null,
      embroidery_options: [{ type: "special-instructions" }],
    });
    expect(await configuration(`productId=${ids["towel"]}`)).toMatchObject({
      embroidery_enabled: false,
      embroidery_options: [],
    });
  });
});
