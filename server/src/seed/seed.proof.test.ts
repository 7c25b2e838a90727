import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../db/database.ts";
import { sql } from "kysely";
import { testDatabase } from "../db/test-database.ts";
import { seedCustomer } from "./demo-customer.ts";
import { seedDemoStore } from "./seed.ts";

let database: Database;
let dataDir: string;
beforeEach(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "placket-seed-"));
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const now = () => new Date("2026-11-21T12:00:00Z");
const seed = (more: object = {}) => seedDemoStore({ db: database.db, dataDir, now, ...more });
const countOf = async (
  table:
    | "category"
    | "cart_rule"
    | "embroidery_logo"
    | "embroidery_machine"
    | "embroidery_offer"
    | "product"
    | "tax_rate"
    | "tier_price",
) => {
  const { count } = await database.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

describe("the demo store", () => {
  it("has at least 40 configurable products with pictures, simple ones and two levels of categories", async () => {
    const steps = new Set<string>();
    expect(await seed({ progress: (step: string) => steps.add(step) })).toBe("seeded");
    expect([...steps]).toEqual(["store", "products", "prices"]);
    const { db } = database;
    const types = await db.selectFrom("product").select(["id", "type", "visibility"]).execute();
    const configurables = types.filter(({ type }) => type === "configurable");
    expect(configurables.length).toBeGreaterThanOrEqual(40);
    expect(
      types.filter(({ type, visibility }) => type !== "configurable" && visibility === 4).length,
    ).toBeGreaterThanOrEqual(8);
    const pictured = await db.selectFrom("product_media").select("product_id").distinct().execute();
    const unseen = types.filter(({ type, visibility }) => type === "virtual" && visibility === 1);
    expect(pictured).toHaveLength(types.length - unseen.length);
    expect(await countOf("embroidery_offer")).toBeGreaterThan(10);
    expect(await countOf("embroidery_machine")).toBe(2);
    expect(await countOf("embroidery_logo")).toBe(2);
    const media = await db
      .selectFrom("product_media")
      .select(["file", "width", "height"])
      .executeTakeFirstOrThrow();
    expect(media).toEqual({
      file: expect.stringMatching(/^[0-9a-f]{10}\/[a-z-]+-sf\.webp$/),
      width: 1000,
      height: 1250,
    });
    const stored = await readdir(join(dataDir, "media", "catalog"));
    expect(stored.length).toBeGreaterThan(100);
    expect(await countOf("tier_price")).toBeGreaterThan(100);
    expect(await countOf("tax_rate")).toBeGreaterThan(10);
    expect(await countOf("cart_rule")).toBeGreaterThan(3);
    const empty = await db
      .selectFrom("category")
      .leftJoin("category_product", "category_product.category_id", "category.id")
      .leftJoin("category as child", "child.parent_id", "category.id")
      .select("category.name")
      .where("category_product.product_id", "is", null)
      .where("child.id", "is", null)
      .execute();
    expect(empty).toEqual([]);
  });

  it("has a customer with points, store credit and a gift card, once", async () => {
    await seed();
    const held = () =>
      database.db
        .selectFrom("ledger_account")
        .leftJoin("customer", "customer.id", "customer_id")
        .select(["kind", "balance", "email"])
        .orderBy("ledger_account.id")
        .execute();
    const email = "customer@placket.example";
    const balances = [
      { kind: "points", balance: 1640, email },
      { kind: "store_credit", balance: 2500, email },
      { kind: "gift_card", balance: 5000, email: null },
      // What the two members of the organization that is made up buy on account.
      { kind: "credit_line", balance: 200_000, email: null },
      { kind: "credit_line", balance: 200_000, email: null },
    ];
    expect(await held()).toEqual(balances);
    const nowhere = database.db
      .selectFrom("customer")
      .select("email")
      .where("store_view_id", "=", 0);
    expect(await nowhere.execute()).toEqual([]);
    await seedCustomer(database.db, now());
    expect(await held()).toEqual(balances);
  });

  it("sells everything in the British website too, in pounds of its own", async () => {
    await seed();
    const { rows } = await sql<{ sku: string }>`
      SELECT sku FROM product
      -- What a gift card may be worth stands in its attributes.
      WHERE type NOT IN ('configurable', 'giftcard') AND NOT EXISTS (
        -- What is the sum of its parts has no price of its own.
        SELECT 1 FROM bundle b WHERE b.product_id = product.id AND b.price_type = 'dynamic'
      ) AND NOT EXISTS (
        SELECT 1 FROM product_website_price p JOIN website w ON w.id = p.website_id
        WHERE p.product_id = product.id AND w.currency = 'GBP' AND p.price_minor > 0
          AND w.id = ANY(product.website_ids))`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it("goes on where it was interrupted, and is left alone once it is whole", async () => {
    const interrupted = seed({
      progress: (step: string, share: number) => {
        if (step === "products" && share > 0) throw new Error("killed");
      },
    });
    await expect(interrupted).rejects.toThrow("killed");
    const categories = await countOf("category");
    expect(await seed()).toBe("seeded");
    expect(await countOf("category")).toBe(categories);
    await database.db.deleteFrom("tier_price").execute();
    expect(await seed()).toBe("kept");
    expect(await countOf("tier_price")).toBe(0);
  });

  it("does not touch a store that somebody set up", async () => {
    await database.db
      .insertInto("website")
      .values({ code: "mine", name: "Mine", currency: "EUR" })
      .execute();
    expect(await seed()).toBe("foreign");
    expect(await countOf("product")).toBe(0);
  });
});
