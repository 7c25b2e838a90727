import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aStoreView } from "../catalog/testing/catalog-app.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

const START = "2026-11-27T00:00:00.000Z";
const END = "2026-11-30T00:00:00.000Z";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
    const row = (scope: "default" | "store", scope_id: number, path: string, value: unknown) => ({
      scope,
      scope_id,
      path,
      value: JSON.stringify(value),
    });
    await shop.db
      .insertInto("config_value")
      .values([row("default", 0, "bannerStart", START), row("default", 0, "bannerEnd", END)])
      .execute();
  });
  await writesBlock();
});
afterAll(() => app.close());

/** Staff put a block at the promotions bar of the first store view, and publish it. */
async function writesBlock(): Promise<void> {
  const session = await aStaffSession(app);
  const html = `<p onclick="steal()" data-start="2026-11-28" data-end="2026-11-29" data-id="7">Sale</p><script>steal()</script>`;
  const added = await callAdmin(app, "POST contents", {
    session,
    body: {
      kind: "block",
      placement: {
        storeViewId: 1,
        key: "sale",
        location: "banner-promotion",
        onPath: null,
        position: 0,
      },
      written: {
        title: "Sale",
        heading: "",
        metaTitle: "",
        metaDescription: "",
        parts: [{ kind: "text", values: { html }, entries: [] }],
      },
    },
  });
  const { id, version } = added.json<{ id: number; version: number }>();
  const body = { version, number: 1 };
  const live = await callAdmin(app, `PUT contents/${id}/live`, { session, body });
  expect(live.statusCode, live.body).toBe(200);
}

const GET_PROMOTION_BANNER = `query GET_PROMOTION_BANNER($storeId: Int) {
  getPromotionBanner(storeId: $storeId) { content current_time_stamp start_time_stamp end_time_stamp } }`;

const bannerAt = async (now: string, storeId?: number) => {
  app.time.now = new Date(now);
  const { data, errors } = await app.graphql(GET_PROMOTION_BANNER, { storeId });
  expect(errors).toBeUndefined();
  return data?.["getPromotionBanner"];
};

describe("the banner of the promotions bar", () => {
  it("PROMO-08 has content, the time now, start and end; its markup is clean, with the countdown's dates", async () => {
    await expect
      .poll(() => bannerAt("2026-11-28T12:00:00Z"))
      .toEqual({
        content: expect.stringContaining(
          `<p data-start="2026-11-28" data-end="2026-11-29">Sale</p>`,
        ),
        current_time_stamp: Date.parse("2026-11-28T12:00:00Z") / 1000,
        start_time_stamp: Date.parse(START) / 1000,
        end_time_stamp: Date.parse(END) / 1000,
      });
  });

  it("PROMO-08 is that of the store view that is named", async () => {
    expect(await bannerAt("2026-11-28T12:00:00Z", 1)).not.toBeNull();
    expect(await bannerAt("2026-11-28T12:00:00Z", 2)).toBeNull();
    expect(await bannerAt("2026-11-28T12:00:00Z", 99)).toBeNull();
  });

  it("says nothing before it begins and after it ends", async () => {
    expect(await bannerAt("2026-11-26T23:59:59Z")).toBeNull();
    expect(await bannerAt(START)).not.toBeNull();
    expect(await bannerAt(END)).toBeNull();
  });
});
