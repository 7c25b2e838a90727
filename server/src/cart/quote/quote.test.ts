import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quoteFromStore } from "@placket/contract/cart/stored-quote.codec";
import { QUOTES_A_DAY } from "@placket/domain/cart/shown-cart-limits";
import { storeSettingDefaults } from "@placket/domain/store/settings";
import { DAY_MS } from "@placket/domain/durations";
import { contextFor } from "../../http/open-call.ts";
import { readSettings } from "../../settings.ts";
import { move as giveBalance } from "../../testing/own-balances.ts";
import { aStaffSession } from "../../testing/staff.ts";
import { aFilledCart } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { cartRoom } from "../cart.room.ts";

const QUOTE_DAYS = storeSettingDefaults.quoteDays;
const PICTURE = "0123456789/cap.webp";
let dataDir: string;
let app: TestApp;
let capId = 0;
let ada: TestCustomer;
let bo: TestCustomer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-quote-"));
  const folder = join(dataDir, "media", "catalog", "0123456789");
  await mkdir(folder, { recursive: true });
  const create = { width: 300, height: 375, channels: 3, background: "#21408f" } as const;
  await sharp({ create })
    .webp()
    .toFile(join(dataDir, "media", "catalog", PICTURE));
  app = await testApp(
    async (shop) => {
      capId = await aProduct(shop, {
        sku: "CAP",
        name: "Cap",
        attributes: JSON.stringify({ has_embroidery: true }),
      });
      const apronId = await aProduct(shop, { sku: "APRON", name: "Apron" });
      const media = { roles: ["image", "small_image"], width: 300, height: 375 };
      await shop.db
        .insertInto("product_media")
        .values([
          { ...media, product_id: capId, file: PICTURE },
          { ...media, product_id: apronId, file: "gone/apron.webp" },
        ])
        .execute();
    },
    {
      settings: {
        ...readSettings({ DATA_DIR: dataDir }),
        writesPerMinute: 0,
        graphqlCostPerMinute: 0,
      },
    },
  );
  ada = await aCustomerOf(app, { email: "ada@example.com" });
  bo = await aCustomerOf(app, { email: "bo@example.com" });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const MAKE = `mutation ($cart: String!) { createCartQuote(input: { cart_id: $cart }) { number valid_until } }`;
const keyOf = async (who: Pick<TestApp, "graphql">, cart: string) =>
  (await who.graphql(MAKE, { cart })).errors?.[0]?.extensions.key;

/** A guest's cart with an embroidered cap and an apron. */
async function guestsCart() {
  const made = await app.rest("POST", "add-embroidery-to-cart", {
    data: { productId: capId, qty: 2, "special-instructions": { text: "Gold thread" } },
  });
  const cookie = String(made.cookies["cartId"]);
  await app.graphql(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "APRON", quantity: 1 }]) {
      user_errors { message } } }`,
    { id: cookie },
  );
  return cookie;
}
async function aQuote(cookie: string) {
  const { status, body } = await app.rest("POST", "app-make-quote", { cookie });
  expect(status).toBe(200);
  return body as { number: string; valid_until: string };
}
const file = (number: string, cookies: Record<string, string> = {}) =>
  app.fastify.inject({
    url: `/rest/us/V1/xmapi/app-quote?number=${encodeURIComponent(number)}`,
    cookies,
  });
const keptPaper = async (number: string) => {
  const { paper } = await app.shop.db
    .selectFrom("cart_quote")
    .select("paper")
    .where("id", "=", Number(number.slice(1)))
    .executeTakeFirstOrThrow();
  return quoteFromStore(paper);
};

describe("issue 9, 3: a cart as a quote", () => {
  it("says lines, what is done to them, sums, its number and until when it is valid", async () => {
    const { number, valid_until: until } = await aQuote(await guestsCart());
    expect(number).toMatch(/^Q\d{6}$/);
    expect(until).toBe(new Date(app.time.now.getTime() + QUOTE_DAYS * DAY_MS).toISOString());
    expect(await keptPaper(number)).toMatchObject({
      title: `Quote ${number}`,
      facts: [
        ["Date", "March 2, 2026"],
        ["Valid until", "March 16, 2026"],
      ],
      rows: [
        {
          name: "Cap",
          details: ["Special instructions: Gold thread", "CAP"],
          pieces: "2",
          amount: "$40.00",
          imageFile: PICTURE,
        },
        { name: "Apron", details: ["APRON"], pieces: "1", amount: "$20.00" },
      ],
      sums: [
        { label: "Subtotal", amount: "$60.00" },
        { label: "Grand Total", amount: "$60.00" },
      ],
      foot: expect.stringContaining("Shipping and tax follow from your address.") as string,
    });
  });

  it("says what the cart costs, however much of it store credit would pay", async () => {
    const cy = await aCustomerOf(app, { email: "cy@example.com" });
    const id = await aFilledCart(cy, [{ sku: "CAP", quantity: 2 }]);
    const wish = { kind: "store_credit", amount: 25 };
    const given = await giveBalance({ app, staff: await aStaffSession(app) }, cy, wish);
    expect(given.statusCode).toBe(200);
    const { applyStoreCreditToCart: applied } = await cy.ask(
      `mutation ($id: String!) { applyStoreCreditToCart(input: { cart_id: $id }) {
        cart { applied_store_credit { applied_balance { value } } } } }`,
      { id },
    );
    expect(applied).toMatchObject({
      cart: { applied_store_credit: { applied_balance: { value: 25 } } },
    });
    const { number } = (await cy.rest("POST", "app-make-quote")).body as { number: string };
    const sums = (await keptPaper(number))?.sums;
    expect(sums?.map(({ label }) => label)).not.toContain("Store Credit");
    expect(sums?.at(-1)).toEqual({ label: "Grand Total", amount: "$47.95" });
  });

  it("is a PDF with the pictures that there are, the same whenever it is asked for", async () => {
    const cartId = await guestsCart();
    const { number } = await aQuote(cartId);
    const answer = await file(number, { cartId });
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${number}.pdf"`,
      "cache-control": "no-store",
    });
    const body = answer.rawPayload.toString("latin1");
    expect(body.startsWith("%PDF-")).toBe(true);
    expect(body.match(/\/Subtype \/Image/g)).toHaveLength(1);
    await app.rest("POST", "app-add-to-cart", { id: capId, qty: 7, cookie: cartId });
    expect((await file(number, { cartId })).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it("is given to whoever may use its cart, and to nobody else", async () => {
    const cartId = await guestsCart();
    const { number } = await aQuote(cartId);
    const other = await guestsCart();
    for (const cookies of [{}, { cartId: other }, { cartId: "x" }]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await file(number, cookies)).json()).toMatchObject({ key: "cart.noSuchQuote" });
    }
    const own = await aFilledCart(ada, [{ sku: "CAP", quantity: 1 }]);
    const made = (await ada.rest("POST", "app-make-quote")).body as { number: string };
    const bos = await bo.rest("GET", `app-quote?number=${made.number}`);
    expect(bos).toMatchObject({ status: 404, body: { key: "cart.noSuchQuote" } });
    expect((await file(made.number, { cartId: own })).statusCode).toBe(404);
    expect(await keyOf(bo, own)).toBe("cart.foreignCart");
  });

  it.each(["Q0", "Q", "100001", "Q1e5", "Q-1", "Q99999999999999999999", "Q1;--", "ä"])(
    "there is none of the number %j",
    async (number) => {
      expect((await file(number, { cartId: await guestsCart() })).json()).toMatchObject({
        key: "cart.noSuchQuote",
      });
    },
  );

  it(`of a cart are no more than ${QUOTES_A_DAY} within a day, and of an empty one none`, async () => {
    const empty = await app.graphql("mutation { createEmptyCart }");
    expect(await keyOf(app, String(empty.data?.["createEmptyCart"]))).toBe("checkout.cartEmpty");
    const cart = await guestsCart();
    const made = await Promise.all(
      Array.from({ length: QUOTES_A_DAY + 3 }, () => keyOf(app, cart)),
    );
    expect(made.filter((key) => key === undefined)).toHaveLength(QUOTES_A_DAY);
    expect(made.filter((key) => key === "cart.tooManyQuotes")).toHaveLength(3);
    const before = app.time.now;
    app.time.now = new Date(before.getTime() + DAY_MS);
    expect(await keyOf(app, cart)).toBeUndefined();
    app.time.now = before;
  });

  it("is cleared away long after it was valid", async () => {
    const cartId = await guestsCart();
    const { number } = await aQuote(cartId);
    const before = app.time.now;
    const clear = async (days: number) => {
      app.time.now = new Date(before.getTime() + days * DAY_MS);
      const job = cartRoom.jobs?.find(({ name }) => name.endsWith("quotes"));
      await job?.work(contextFor(app.call));
      app.time.now = before;
    };
    await clear(QUOTE_DAYS + 89);
    expect(await keptPaper(number)).toBeDefined();
    await clear(QUOTE_DAYS + 90);
    expect((await file(number, { cartId })).statusCode).toBe(404);
  });
});
