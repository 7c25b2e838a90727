import { readRecipe } from "@placket/domain/embroidery/lettering/recipe";
import { sewLettering } from "@placket/domain/embroidery/lettering/sew-lettering";
import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import { writeMachineFile } from "@placket/domain/embroidery/machine-file/write-machine-file";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { sewFlag } from "@placket/domain/embroidery/shape/flags/flag-order";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stitchFont } from "../../embroidery/font-files.ts";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type RestAnswer, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;
/** The text of this test, sewn here. */
let pattern: Pattern;
let stitches: number;
const ids: Record<string, number> = {};

const WORDS = { lines: ["Anna", "Chef"], font: "block", color: "1366", height_mm: 9 };
const TEXT = { ...WORDS, placement: "left-chest" };

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
      ids["coat"] = await aProduct(shop, { sku: "COAT", ...embroidered });
      ids["bag"] = await aProduct(shop, { sku: "BAG", ...embroidered });
      ids["towel"] = await aProduct(shop, { sku: "TOWEL" });
      await textServices(shop);
      await anOffer(shop, { skus: ["coat", "towel"] });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
  const recipe = readRecipe({
    ...WORDS,
    heightMm: 9,
    thread: "1366",
    fabric: "twill",
    letterSpacingMm: 0.3,
    lineSpacing: 1.7,
    align: "center",
  });
  if (!recipe.ok) throw new Error("The recipe of this test cannot be read");
  const sewn = sewLettering(recipe.value, await stitchFont("block"));
  if (!sewn.ok) throw new Error("The text of this test cannot be sewn");
  ({ pattern } = sewn.value);
  ({ stitches } = statistics(pattern));
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const embroider = (data: object, cookie?: string) =>
  app.rest("POST", "add-embroidery-to-cart", { data, ...(cookie && { cookie }) });
const coat = (text: object, rest: object = {}) => ({ productId: ids["coat"], ...rest, text });

interface Item {
  readonly item_id: number;
  readonly qty: number;
  readonly parts: readonly object[];
  readonly [key: string]: unknown;
}

function cartOf({ status, body }: RestAnswer) {
  expect({ status, key: body["key"] }).toEqual({ status: 200, key: undefined });
  const cart = (body["cart"] ?? body) as { cart_id: string; items: readonly Item[] };
  return { ...cart, itemId: body["item_id"] };
}

describe("a text on a garment", () => {
  it("EMB-12, EMB-43 is sewn by the server and charged for each piece by its own count", async () => {
    expect(stitches).toBeGreaterThan(1000);
    const step = stitches <= 1500 ? { sku: "TEXT-1", price: 6 } : { sku: "TEXT-5", price: 8.5 };
    const { items, itemId } = cartOf(await embroider(coat(TEXT, { qty: 3 })));
    expect(items).toMatchObject([
      {
        item_id: itemId,
        sku: "COAT",
        qty: 3,
        prices: {
          price: { value: 20 + step.price },
          row_total: { value: 3 * (20 + step.price) },
        },
        parts: [{ type: "text", sku: step.sku }],
        embroidery_items: [`${itemId as number}/text`],
      },
    ]);
  });

  it("CART-04 says its words, font, thread and place in rows, under the documents' codes", async () => {
    const { items } = cartOf(await embroider(coat(TEXT)));
    expect(items[0]?.["custom_options"]).toEqual([
      { option_code: "embroidery_line1", label: "Embroidery line 1", value: "Anna" },
      { option_code: "embroidery_line2", label: "Embroidery line 2", value: "Chef" },
      { option_code: "embroidered_thread_style", label: "Embroidery font", value: "Block, 9 mm" },
      { option_code: "embroidered_thread_color", label: "Thread", value: "Navy 1366" },
      { option_code: "embroidery_placement", label: "Placement", value: "Left chest" },
      {
        option_code: "embroidery_stitches",
        label: "Stitches",
        value: `${stitches.toLocaleString("en-US")} stitches`,
      },
    ]);
    const [first, second] = (items[0]?.["options"] ?? []) as { price: object | null }[];
    expect([first?.price, second?.price]).toMatchObject([{ currency: "USD" }, null]);
  });

  it("keeps what it is sewn from with its line, and no stitch", async () => {
    const { itemId } = cartOf(await embroider(coat(TEXT)));
    const row = app.shop.db.selectFrom("cart_item").select("configuration");
    const kept = await row.where("id", "=", itemId as number).executeTakeFirstOrThrow();
    expect(kept.configuration).toMatchObject({
      parts: [
        {
          kind: "text",
          text: "Anna\nChef",
          made: {
            recipe: { lines: ["Anna", "Chef"], font: "block", fabric: "twill", heightMm: 9 },
            placement: { code: "left-chest", name: "Left chest" },
            stitches,
          },
        },
      ],
    });
  });

  it("is one line with the same text, and another with any other", async () => {
    const first = cartOf(await embroider(coat(TEXT)));
    const add = (text: object) => embroider(coat({ ...TEXT, ...text }), first.cart_id);
    expect(cartOf(await add({})).itemId).toBe(first.itemId);
    await add({ color: "1000" });
    await add({ placement: "back-yoke" });
    const { items } = cartOf(await add({ lines: ["Anna"] }));
    expect(items.map(({ qty }) => qty)).toEqual([2, 1, 1, 1]);
  });

  it("EMB-44 is written anew in the place of its line", async () => {
    const first = cartOf(await embroider(coat(TEXT)));
    const { items, itemId } = cartOf(
      await app.rest("POST", "update-embroidery-to-cart", {
        cookie: first.cart_id,
        item_id: first.itemId,
        data: coat({ ...TEXT, lines: ["Bo"] }),
      }),
    );
    expect(items).toMatchObject([
      { item_id: itemId, custom_options: [{ value: "Bo" }, {}, {}, {}, {}] },
    ]);
  });

  it("EMB-44, OPEN-15 whose pieces nobody tells keeps those that it has, and is sewn for them", async () => {
    const first = cartOf(await embroider({ ...coat(TEXT), qty: 3 }));
    const { items } = cartOf(
      await app.rest("POST", "update-embroidery-to-cart", {
        cookie: first.cart_id,
        item_id: first.itemId,
        data: coat({ ...TEXT, lines: ["Bo"] }),
      }),
    );
    expect(items).toMatchObject([{ qty: 3, custom_options: [{ value: "Bo" }, {}, {}, {}, {}] }]);
  });

  it("EMB-23 is taken off its line by the same call without it", async () => {
    const first = cartOf(await embroider(coat(TEXT)));
    const { text: _, ...plain } = coat(TEXT);
    const { items } = cartOf(
      await app.rest("POST", "update-embroidery-to-cart", {
        cookie: first.cart_id,
        item_id: first.itemId,
        data: plain,
      }),
    );
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ parts: [], options: [], embroidery_items: [] });
  });

  it("is what a client may send back as it came, and over GraphQL as an entered option", async () => {
    const { items } = cartOf(await embroider(coat(TEXT)));
    const again = await app.rest("POST", "app-add-to-cart", {
      id: ids["coat"],
      parts: items[0]?.parts,
    });
    expect(cartOf(again).items[0]).toMatchObject({
      options: items[0]?.["options"],
      parts: items[0]?.parts,
    });
    const { data: made } = await app.graphql("mutation { createEmptyCart }");
    const { data } = await app.graphql(
      `mutation ($id: String!, $option: EnteredOptionInput!) {
        addProductsToCart(cartId: $id, cartItems: [{ sku: "COAT", quantity: 1, entered_options: [$option] }]) {
          cart { items { parts { type sku text } } } user_errors { code } } }`,
      {
        id: String(made?.["createEmptyCart"]),
        option: { uid: btoa("embroidery/text"), value: JSON.stringify(TEXT) },
      },
    );
    expect(data?.["addProductsToCart"]).toEqual({
      cart: { items: [{ parts: items[0]?.parts }] },
      user_errors: [],
    });
  });

  it("is believed where its shopper was shown what is true", async () => {
    const price = stitches <= 1500 ? 6 : 8.5;
    const { items } = cartOf(await embroider(coat({ ...TEXT, stitch_count: stitches, price })));
    expect(items).toHaveLength(1);
  });
});

describe("what is not sewn", () => {
  it.each([
    [
      "a count that is not the server's",
      { stitch_count: 12 },
      "text.stitch_count",
      "shownOtherwise",
    ],
    ["a price that is not the list's", { price: 0.5 }, "text.price", "shownOtherwise"],
    ["a font that is not offered", { font: "serif" }, "text.font", "fontUnknown"],
    ["a thread that is not offered", { color: "1147" }, "text.color", "threadUnknown"],
    ["a place that is not offered", { placement: "pocket" }, "text.placement", "placementUnknown"],
    ["letters that are too low", { height_mm: 3 }, "text.height_mm", "heightInvalid"],
    [
      "text wider than its place",
      { lines: ["ANNABELLE"], placement: "collar" },
      "text.placement",
      "textTooWide",
    ],
    [
      "a letter that nobody sews",
      { lines: ["Anna", "Ωmega"] },
      "text.lines.1",
      "textUnknownLetter",
    ],
    ["text from right to left", { lines: ["שלום"] }, "text.lines.0", "textRightToLeft"],
    ["a letter that cannot be seen", { lines: ["An\u202ena"] }, "text.lines.0", "textControl"],
    ["no words", { lines: ["  "] }, "text.lines", "textMissing"],
  ])("%s", async (_, differing, field, key) => {
    const answer = await embroider(coat({ ...TEXT, ...differing }));
    const errors = [{ field, key: `embroidery.${key}` }];
    expect(answer).toMatchObject({ status: 400, body: { errors } });
  });

  it.each(["towel", "bag"])("a text on a product that takes none: %s", async (name) => {
    const answer = await embroider({ productId: ids[name], text: TEXT });
    expect(answer.body).toMatchObject({
      key: "embroidery.optionUnavailable",
      message: "This cannot be chosen for this product.",
    });
  });

  it("stitches or other things that nobody asked for", async () => {
    const answer = await embroider(coat({ ...TEXT, recipe: { lines: ["Free"] } }));
    expect(answer.body).toMatchObject({ key: "access.badRequest" });
  });

  it("what is no JSON among the parts of a line", async () => {
    const parts = [{ type: "text", text: "Anna", sku: "TEXT-1" }];
    const answer = await app.rest("POST", "app-add-to-cart", { id: ids["coat"], parts });
    expect(answer.body).toMatchObject({
      key: "embroidery.partIllegible",
      message:
        "This is not written in the form that is asked for: JSON with lines, font, color, height_mm, placement, stitch_count, price.",
    });
  });
});

describe("a text that was ordered", () => {
  it("EMB-12 is kept as it was on its day: for its shopper, the letter and staff", async () => {
    const entered_options = [{ uid: btoa("embroidery/text"), value: JSON.stringify(TEXT) }];
    const guest = await aGuest(app, [{ sku: "COAT", quantity: 2, entered_options }]);
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
    const { number = "", token = "" } = orderV2 ?? {};
    const said = [
      { label: "Embroidery line 1", value: "Anna" },
      { label: "Embroidery line 2", value: "Chef" },
      { value: "Block, 9 mm" },
      { value: "Navy 1366" },
      { value: "Left chest" },
      { value: `${stitches.toLocaleString("en-US")} stitches` },
    ];
    const { body } = await app.rest("GET", `app-order?number=${number}&token=${token}`);
    expect(body).toMatchObject({ items: [{ sku: "COAT", options: said }] });
    const staff = await callAdmin(app, `GET orders/${number}`, { session });
    expect(staff.json()).toMatchObject({ items: [{ options: said, designs: ["Anna Chef"] }] });
    await handleOutbox(contextFor(app.call));
    const letter = await app.shop.db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();
    expect(letter.body_text).toMatch(/ {2}Embroidery line 1: Anna \(\$\d+\.\d\d each\)\n/);
    expect(letter.body_text).toContain("  Placement: Left chest\n");
  });

  it("issue 10 is handed to staff as a machine reads it, stitch for stitch", async () => {
    const flag = { flag: "SE", placement: "left-chest" };
    const text = { ...TEXT, placement: "back-yoke" };
    const entered_options = [
      { uid: btoa("embroidery/text"), value: JSON.stringify(text) },
      { uid: btoa("embroidery/flags"), value: JSON.stringify(flag) },
    ];
    const cart = [
      { sku: "COAT", quantity: 1, entered_options },
      { sku: "TOWEL", quantity: 1 },
    ];
    const guest = await aGuest(app, cart);
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
    const { number = "" } = orderV2 ?? {};
    const order = await callAdmin(app, `GET orders/${number}`, { session });
    const [coatLine, towelLine] = order.json<{ items: { id: number }[] }>().items;
    const sewn = [
      ["anna-chef", pattern],
      ["sweden", sewFlag({ code: "SE", heightMm: 25, fabric: "twill" })],
    ] as const;
    for (const [design, [called, stitched]] of sewn.entries()) {
      for (const as of MACHINE_FILE_KINDS) {
        const at = `orders/${number}/items/${coatLine?.id ?? 0}/machine-file`;
        const file = await callAdmin(app, `GET ${at}?as=${as}&design=${design}`, { session });
        const name = `${number}-${called}`;
        expect(file.headers["content-disposition"]).toContain(`${name}.${as}`);
        const written = writeMachineFile(stitched, { as, name });
        expect(written.ok && file.rawPayload.equals(Buffer.from(written.value))).toBe(true);
      }
    }
    const none = await callAdmin(
      app,
      `GET orders/${number}/items/${towelLine?.id ?? 0}/machine-file?as=dst`,
      { session },
    );
    expect(none.json()).toMatchObject({ key: "order.noSuchDesign" });
  });
});
