import { afterEach, beforeEach, expect, it } from "vitest";
import { aSimple, type ImportShop, importShop } from "../testing.ts";

let shop: ImportShop;
beforeEach(async () => {
  shop = await importShop();
});
afterEach(() => shop.close());

it("ROUTE-24: an address that changed leads to the new one, however often it changes, and may come back", async () => {
  const rewrites = () =>
    shop.database.db
      .selectFrom("url_rewrite")
      .select(["request_path", "target_path", "redirect_code"])
      .orderBy("request_path")
      .execute();
  await shop.rows([aSimple({ sku: "A", url_key: "first" })]);
  expect(await rewrites()).toEqual([]);
  await shop.rows([aSimple({ sku: "A", url_key: "second" })]);
  await shop.rows([aSimple({ sku: "A", url_key: "third" })]);
  expect(await rewrites()).toEqual([
    { request_path: "first", target_path: "third", redirect_code: 301 },
    { request_path: "second", target_path: "third", redirect_code: 301 },
  ]);
  await shop.rows([aSimple({ sku: "A", url_key: "first" })]);
  expect(await rewrites()).toEqual([
    { request_path: "second", target_path: "first", redirect_code: 301 },
    { request_path: "third", target_path: "first", redirect_code: 301 },
  ]);
});
