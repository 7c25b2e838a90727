import { storeEndpoints } from "@placket/contract/store/store.rest";
import type { StoreSettings } from "@placket/domain/store/settings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aStoreView } from "../catalog/testing/catalog-app.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp((shop) => aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" }));
});
afterAll(() => app.close());

const config = async () =>
  storeEndpoints.config.reply.parse((await app.rest("GET", "app-config")).body);

describe("who is told of what shoppers do", () => {
  it("CONF-20 CONF-27 nobody is told of anything until staff say so", async () => {
    const { extension_attributes } = await config();
    expect(extension_attributes).toMatchObject({
      gtm_id: null,
      ga4_gtm_id: null,
      cw_certona_enabled: false,
      cw_certona_script: null,
      cw_certona_environment: null,
      portal_tracking_enabled: false,
      events_across_tabs: false,
      meta_conversion_config: { enabled: false, portal: false },
      dotdigital_config: {
        dot_digital_enabled: false,
        page_tracking_url: null,
        web_behavior_tracking: null,
        ac_enabled: false,
      },
    });
  });

  it("CONF-20 CONF-27 ANALYTICS-06 ANALYTICS-10 ANALYTICS-15 says by the documents' names what staff set for a store view", async () => {
    const set: readonly (readonly [keyof StoreSettings, unknown])[] = [
      ["gtmId", "GTM-FIRST1"],
      ["ga4GtmId", "GTM-SECOND2"],
      ["certonaEnabled", true],
      ["certonaScript", "https://edge1.example.com/resonance.js"],
      ["certonaEnvironment", "live"],
      ["certonaPages", ["product", "success"]],
      ["certonaTitle", "Others liked"],
      ["portalTracking", true],
      ["eventsAcrossTabs", true],
      ["dotdigitalEnabled", true],
      ["dotdigitalPageTracking", "https://r1-t.trackedlink.net/_dmmpt.js"],
      ["dotdigitalProfile", "DM-1234567890-01"],
      ["dotdigitalCarts", true],
      ["metaConversionEnabled", true],
      ["metaConversionInitCheckout", false],
    ];
    const rows = set.map(([path, value]) => ({
      scope: "store" as const,
      scope_id: 1,
      path,
      value: JSON.stringify(value),
    }));
    await app.shop.db.insertInto("config_value").values(rows).execute();
    await expect
      .poll(async () => (await config()).extension_attributes)
      .toMatchObject({
        gtm_id: "GTM-FIRST1",
        ga4_gtm_id: "GTM-SECOND2",
        cw_certona_enabled: true,
        cw_certona_script: "https://edge1.example.com/resonance.js",
        cw_certona_environment: "live",
        cw_certona_pages_enabled: "product,success",
        cw_certona_title: "Others liked",
        cw_reviews_enabled: true,
        portal_tracking_enabled: true,
        events_across_tabs: true,
        dotdigital_config: {
          dot_digital_enabled: true,
          page_tracking_url: "https://r1-t.trackedlink.net/_dmmpt.js",
          web_behavior_tracking: "DM-1234567890-01",
          ac_enabled: true,
        },
        meta_conversion_config: {
          enabled: true,
          product: true,
          category: true,
          cart: true,
          wishlist: true,
          search: true,
          registration: true,
          embroidery: true,
          init_checkout: false,
          portal: false,
        },
      });
    const other = storeEndpoints.config.reply.parse(
      (await app.fastify.inject({ url: "/rest/fr/V1/xmapi/app-config" })).json(),
    );
    expect(other.extension_attributes.gtm_id).toBeNull();
    await app.shop.db.deleteFrom("config_value").where("scope", "=", "store").execute();
  });
});
