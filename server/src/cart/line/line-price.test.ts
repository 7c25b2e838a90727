import { afterAll, beforeAll, expect, it } from "vitest";
import { anOffer, offerTerms, textServices } from "../../testing/embroidery/an-offer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let coat: number;

beforeAll(async () => {
  const { text } = offerTerms();
  // One line costs $6, two $8.50, however many stitches they take.
  const prices = [
    { upTo: 8000, lines: 1, sku: "TEXT-1" },
    { upTo: 8000, sku: "TEXT-5" },
  ];
  app = await testApp(async (shop) => {
    coat = await aProduct(shop, {
      sku: "COAT",
      attributes: JSON.stringify({ has_embroidery: true }),
    });
    await textServices(shop);
    await anOffer(shop, {
      skus: ["coat"],
      terms: offerTerms({ text: text && { ...text, prices } }),
    });
  });
});
afterAll(() => app.close());

const put = (lines: readonly string[], more: object = {}) =>
  app.rest("POST", "add-embroidery-to-cart", {
    data: {
      productId: coat,
      text: {
        lines,
        font: "block",
        color: "1366",
        height_mm: 9,
        placement: "left-chest",
        ...more,
      },
    },
  });
const chargedFor = async (lines: readonly string[], more?: object) => {
  const { body } = await put(lines, more);
  const { cart } = body as { cart?: { items: { parts: { sku: string }[] }[] } };
  return cart?.items.at(-1)?.parts[0]?.sku ?? body;
};

it("EMB-09 a text costs what its lines cost, on the server too", async () => {
  expect(await chargedFor(["Anna"])).toBe("TEXT-1");
  expect(await chargedFor(["Anna", ""])).toBe("TEXT-1");
  expect(await chargedFor(["Anna", "Chef"])).toBe("TEXT-5");
});

it("EMB-09 the price of one line is refused for two", async () => {
  expect(await chargedFor(["Anna", "Chef"], { price: 6 })).toMatchObject({
    errors: [{ field: "text.price", key: "embroidery.shownOtherwise" }],
  });
  expect(await chargedFor(["Anna", "Chef"], { price: 8.5 })).toBe("TEXT-5");
});

it("EMB-09 the form is told what more lines cost", async () => {
  const { body } = await app.rest("GET", "app-embroidery?configurableSku=COAT");
  const options = body["embroidery_options"] as { type: string; services: object[] }[];
  expect(options.find(({ type }) => type === "text")?.services).toMatchObject([
    { sku: "TEXT-1", up_to_stitches: 8000, up_to_lines: 1, price: { value: 6 } },
    { sku: "TEXT-5", up_to_stitches: 8000, up_to_lines: null, price: { value: 8.5 } },
  ]);
});
