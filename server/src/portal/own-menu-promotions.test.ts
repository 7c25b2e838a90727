import type { ConfigWire } from "@placket/contract/store/store.rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCategory } from "../catalog/testing/catalog-app.ts";
import { published } from "../content/testing/a-content-shop.ts";
import { callShop, type Coming } from "../testing/customer.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { aMember, aPortal } from "./testing/a-portal.ts";

let app: TestApp;
let deck: number;
let session: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    deck = await aCategory(shop, { name: "Deck", urlPath: "deck" });
  });
  session = await aStaffSession(app);
  for (const [key, location] of [
    ["menu", "menu-promotion-1"],
    ["low", "LOWERFOOT"],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as staff would
    await published((line, body) => callAdmin(app, line, { session, ...(body && { body }) }), {
      kind: "block",
      placement: { key, location },
      written: { title: key },
    });
  }
});
afterAll(() => app.close());

const places = async (by: Coming = {}) =>
  Object.keys(
    (await callShop(app, "GET app-config", by)).json<ConfigWire>().frame_content,
  ).toSorted();

describe("promotions in the menu", () => {
  it("MENU-06 are not for members whose portal has departments of its own", async () => {
    await expect.poll(() => places()).toEqual(["LOWERFOOT", "menu-promotion-1"]);
    const said = { description: null, metaTitle: null, metaDescription: null, image: null };
    const categories = [{ categoryId: deck, name: "On Deck", canonical: "/deck", ...said }];
    const own = await aPortal(app, session, { overridesCategories: true, categories });
    const member = await aMember(app, session, own);
    expect(await places({ session: member.session })).toEqual(["LOWERFOOT"]);
  });

  it("MENU-06 CONF-19 are not in a compact menu, whose style the configuration names", async () => {
    const row = { scope: "store", scope_id: 1, path: "headerNavStyle" } as const;
    const value = JSON.stringify("nav-style-compact");
    await app.shop.db
      .insertInto("config_value")
      .values({ ...row, value })
      .execute();
    await expect.poll(() => places()).toEqual(["LOWERFOOT"]);
    const config = (await callShop(app, "GET app-config", {})).json<ConfigWire>();
    expect(config.extension_attributes.header_nav_style).toBe("nav-style-compact");
  });
});
