import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aSimple, type ImportShop, importShop } from "../testing.ts";

let shop: ImportShop;
beforeEach(async () => {
  shop = await importShop();
});
afterEach(() => shop.close());

const counts = (created: number, updated: number, unchanged: number, rejected: number) => ({
  created,
  updated,
  unchanged,
  rejected,
});

const tier = (row: Record<string, string> = {}) => ({
  sku: "COAT-1",
  tier_price_website: "All Websites [USD]",
  tier_price_customer_group: "ALL GROUPS",
  tier_price_qty: "12",
  tier_price: "50.20",
  tier_price_value_type: "Fixed",
  ...row,
});

describe("importing tier prices", () => {
  it("knows the file by its header; a second run changes nothing", async () => {
    await shop.rows([aSimple()]);
    const rows = [
      tier(),
      tier({
        tier_price_website: "base",
        tier_price_customer_group: "general",
        tier_price: "7.5",
        tier_price_value_type: "Discount",
      }),
    ];
    expect((await shop.rows(rows)).report).toEqual(counts(2, 0, 0, 0));
    expect((await shop.rows(rows)).report).toEqual(counts(0, 0, 2, 0));
    expect((await shop.rows([tier({ sku: "coat-1", tier_price: "49" })])).report).toEqual(
      counts(0, 1, 0, 0),
    );
    const stored = await shop.database.db
      .selectFrom("tier_price")
      .select(["price_minor", "discount_micro"])
      .orderBy("id")
      .execute();
    expect(stored).toEqual([
      { price_minor: 4900, discount_micro: null },
      { price_minor: null, discount_micro: 75_000 },
    ]);
  });

  it.each([
    ["sku", "NONE", "There is no product with this SKU."],
    ["tier_price_qty", "0", "The number is not between 1 and 2147483647."],
    ["tier_price_qty", "1.5", "This is not a whole number."],
    ["tier_price", "-1", "This is not a number."],
    ["tier_price", "__EMPTY__VALUE__", "This value cannot be cleared."],
    ["tier_price_value_type", "Free", "This is not one of: Fixed, Discount."],
    ["tier_price_website", "moon", "There is no website of this name."],
    ["tier_price_customer_group", "Nobody", "There is no customer group of this name."],
  ])("rejects %s %s", async (column, value, reason) => {
    await shop.rows([aSimple()]);
    const { rejections } = await shop.rows([tier({ [column]: value })]);
    expect(rejections).toEqual([expect.objectContaining({ line: 2, column, value, reason })]);
  });
});
