import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { migrate, readMigrations } from "../../db/migrate.ts";
import { testDatabase } from "../../db/test-database.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { aConfigurable, aProduct, type Shop } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let database: Database;
let app: TestApp;
const cap = { id: 0 };
const course = { id: 0 };
const coat: { id: number; variants: Readonly<Record<string, number>> } = { id: 0, variants: {} };

/** A store as it was before lines had kinds, brought up to date with everything in it. */
beforeAll(async () => {
  database = await testDatabase({ before: "0008" });
  app = await testApp(
    async (shop) => {
      await fill(shop);
      await migrate(database.db, await readMigrations());
    },
    { database },
  );
});
afterAll(() => app.close());

async function fill(shop: Shop): Promise<void> {
  cap.id = await aProduct(shop, { sku: "CAP" });
  course.id = await aProduct(shop, { sku: "COURSE", type: "virtual" });
  Object.assign(coat, await aConfigurable(shop, { sku: "COAT", name: "Merrow coat" }));
  const medium = coat.variants["White/M"] ?? 0;
  await aCart("a", [
    [cap.id, null, 2, null],
    [medium, coat.id, 3, null],
    [course.id, null, 1, null],
    // The same coat out of another category is another line.
    [medium, coat.id, 1, 2],
  ]);
  // Two requests at once made two lines of one thing.
  await aCart("b", [
    [cap.id, null, 2, null],
    [medium, coat.id, 4, null],
    [cap.id, null, 5, null],
  ]);
  // A family without a choice could be put into a cart.
  await aCart("c", [[coat.id, null, 1, null]]);
  const ordered = await aCart("d", []);
  await sql`UPDATE cart SET is_active = false WHERE id = ${ordered}`.execute(database.db);
  await anOrder(ordered, medium);
}

type OldLine = readonly [
  product: number,
  parent: number | null,
  qty: number,
  category: number | null,
];

const maskOf = (letter: string) => letter.repeat(32);

async function aCart(letter: string, lines: readonly OldLine[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO cart (mask_id, store_view_id) VALUES (${maskOf(letter)}, 1) RETURNING id::int`.execute(
    database.db,
  );
  const id = rows[0]?.id ?? 0;
  for (const [product, parent, quantity, category] of lines) {
    await sql`INSERT INTO cart_item (cart_id, product_id, parent_id, quantity, override_category_id)
      VALUES (${id}, ${product}, ${parent}, ${quantity}, ${category})`.execute(database.db);
  }
  return id;
}

const usd = (minor: number) => ({ minor, currency: "USD" });

async function anOrder(cartId: number, variant: number): Promise<void> {
  const address = { firstname: "Ada", lastname: "Byron", street: ["1 Pier"], city: "Margate" };
  const where = {
    ...address,
    countryCode: "US",
    regionCode: "FL",
    region: "Florida",
    postcode: "33063",
  };
  const json = JSON.stringify({ ...where, company: "", telephone: "1", saveInAddressBook: false });
  // Nobody was told then on which days it arrives.
  const method = JSON.stringify({
    carrierCode: "flatrate",
    methodCode: "ground",
    carrierTitle: "Flat Rate",
    methodTitle: "Ground",
    amount: usd(795),
  });
  const totals = JSON.stringify({
    rows: [],
    subtotal: usd(6000),
    discount: usd(600),
    shipping: usd(795),
    taxes: [{ label: "FL", amount: usd(378) }],
    tax: usd(378),
    grandTotal: usd(6573),
    couponName: "Opening",
  });
  await sql`INSERT INTO sales_order (number, cart_id, store_view_id, status, email, currency, billing_address,
      shipping_address, shipping_method, payment_method_code, coupon_code, totals, grand_total_minor, confirmation_token,
      created_at, placed_at, updated_at)
    VALUES ('100', ${cartId}, 1, 'processing', 'ada@example.com', 'USD', ${json}::jsonb, ${json}::jsonb,
      ${method}::jsonb, 'free', 'OPEN10', ${totals}::jsonb, 6573, 'token', now(), now(), now())`.execute(
    database.db,
  );
  const selections = JSON.stringify([
    {
      attributeId: 1,
      attributeCode: "color",
      attributeLabel: "Color",
      optionId: 1,
      optionLabel: "White",
    },
  ]);
  await sql`INSERT INTO order_item (order_id, product_id, parent_id, sku, name, selections, quantity,
      price_minor, row_total_minor, discount_minor, tax_minor)
    SELECT id, ${variant}, ${coat.id}, 'COAT-White-M', 'Merrow coat', ${selections}::jsonb, 3,
      2000, 6000, 600, 378 FROM sales_order`.execute(database.db);
}

const linesOf = async (letter: string) => {
  const { status, body } = await app.rest("GET", `app-get-cart?cartId=${maskOf(letter)}`);
  expect(status).toBe(200);
  return body["items"] as readonly Readonly<Record<string, unknown>>[];
};

describe("carts from before lines had kinds", () => {
  it("keep their lines: product, family, pieces, category and what was chosen", async () => {
    const lines = await linesOf("a");
    const told = lines.map(({ sku, qty, product_type, overrideCategoryId, options }) => [
      sku,
      qty,
      product_type,
      overrideCategoryId,
      (options as readonly { value: string }[]).map(({ value }) => value).join(" "),
    ]);
    expect(told).toEqual([
      ["CAP", 2, "simple", null, ""],
      ["COAT-White-M", 3, "configurable", null, "White M"],
      ["COURSE", 1, "virtual", null, ""],
      ["COAT-White-M", 1, "configurable", 2, "White M"],
    ]);
  });

  it("lines that were one thing are one, with all their pieces", async () => {
    const lines = await linesOf("b");
    expect(lines.map(({ sku, qty }) => [sku, qty])).toEqual([
      ["CAP", 7],
      ["COAT-White-M", 4],
    ]);
  });

  it("what is added to them joins the line that is there", async () => {
    const body = { cookie: maskOf("a"), id: coat.variants["White/M"], parentId: coat.id, qty: 2 };
    expect((await app.rest("POST", "app-add-to-cart", body)).status).toBe(200);
    const again = { cookie: maskOf("a"), id: cap.id, qty: 1 };
    expect((await app.rest("POST", "app-add-to-cart", again)).status).toBe(200);
    const lines = await linesOf("a");
    expect(lines.map(({ sku, qty }) => [sku, qty])).toEqual([
      ["CAP", 3],
      ["COAT-White-M", 5],
      ["COURSE", 1],
      ["COAT-White-M", 1],
    ]);
  });

  it("PDP-40, CART-26 a family without a choice can only be removed", async () => {
    expect(await linesOf("c")).toMatchObject([{ qty: 1, is_saleable: false }]);
  });
});

describe("orders from before lines had kinds", () => {
  it("read as they were placed, sums line by line", async () => {
    const { status, body } = await app.rest("GET", "app-order?number=100&token=token");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      shipping_method: "Flat Rate - Ground",
      arrival: null,
      items: [
        {
          sku: "COAT-White-M",
          quantity: 3,
          options: [{ label: "Color", value: "White" }],
          row_total: { value: 60 },
        },
      ],
      totals: [
        { code: "subtotal", amount: { value: 60 } },
        { code: "discount", label: "Discount (OPEN10)", amount: { value: -6 } },
        { code: "shipping", amount: { value: 7.95 } },
        { code: "tax", amount: { value: 3.78 } },
        { code: "grand_total", amount: { value: 65.73 } },
      ],
    });
  });

  it("read alike to staff", async () => {
    const session = await aStaffSession(app);
    const answer = await callAdmin(app, "GET orders/100", { session });
    expect(answer.json()).toMatchObject({
      faults: [],
      items: [{ sku: "COAT-White-M", options: [{ label: "Color", value: "White" }] }],
      totals: [{}, { label: "Discount (OPEN10)" }, {}, {}, {}],
    });
  });
});
