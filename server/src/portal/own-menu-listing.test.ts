import { toBase64 } from "@placket/contract/base64";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCategory } from "../catalog/testing/catalog-app.ts";
import { callShop, type Coming } from "../testing/customer.ts";
import { aStaffSession } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { aMember, aPortal } from "./testing/a-portal.ts";

let app: TestApp;
let deck: number;
let session: string;

const PAGE_SIZE = {
  scope: "default",
  scope_id: 0,
  path: "listingPageSize",
  value: "48",
} as const;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    deck = await aCategory(shop, { name: "Deck", urlPath: "deck" });
    await shop.db.insertInto("config_value").values(PAGE_SIZE).execute();
  });
  const said = { description: null, metaTitle: null, metaDescription: null, image: null };
  const categories = [{ categoryId: deck, name: "On Deck", canonical: "/deck", ...said }];
  const staff = await aStaffSession(app);
  const made = await aPortal(app, staff, { overridesCategories: true, categories });
  ({ session } = await aMember(app, staff, made));
});
afterAll(() => app.close());

const ask = async <Body>(path: string, by: Coming) =>
  (await callShop(app, `GET ${path}`, by)).json<Body>();

describe("listings under a menu of a portal's own", () => {
  it("PLP-17 have 24 products on a page, whatever the website says, in each of their calls", async () => {
    const sizeOf = async (path: string, by: Coming) =>
      (await ask<{ pageSize: number }>(`${path}?categoryId=${deck}`, by)).pageSize;
    expect(await sizeOf("app-products", {})).toBe(48);
    expect(await sizeOf("app-products", { session })).toBe(24);
    expect(await sizeOf("app-override-category-products", { session })).toBe(24);
    const config = await ask<{ PLPPageSize: number }>("app-config", { session });
    expect(config.PLPPageSize).toBe(24);
  });

  it("ROUTE-28 are pages of a type of their own", async () => {
    const typeOf = (by: Coming) => ask<object>(LOOKUP, by);
    expect(await typeOf({})).toMatchObject({ type: "category", id: deck });
    expect(await typeOf({ session })).toMatchObject({ type: "override_category", id: deck });
  });
});

const LOOKUP = `app-check-url?urlcode=${encodeURIComponent(toBase64("/deck"))}`;
