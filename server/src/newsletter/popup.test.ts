import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aStoreView } from "../catalog/testing/catalog-app.ts";
import { aGuest } from "../testing/guest.ts";
import { callShop } from "../testing/customer.ts";
import { aRule } from "../testing/rule.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { newslettersOnTheirWay } from "./newsletter.ts";
import { cleanTerms } from "./popup.ts";

let app: TestApp;
let ruleId: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
    await aProduct(shop, { sku: "CAP" });
    ({ ruleId } = await aRule(shop.db, { needs_coupon: true, uses_per_coupon: 1 }));
    const set = {
      popupEnabled: true,
      popupRuleId: ruleId,
      popupDiscount: "10%",
      popupLine1: "First orders only.",
      popupTerms: "<p onclick='steal()'>All terms.</p><script>steal()</script>",
    };
    const values = Object.entries(set).map(([path, value]) => ({
      scope: "default" as const,
      scope_id: 0,
      path,
      value: JSON.stringify(value),
    }));
    const off = { scope: "store" as const, scope_id: 2, path: "popupEnabled", value: "false" };
    await shop.db
      .insertInto("config_value")
      .values([...values, off])
      .execute();
  });
});
afterAll(() => app.close());

afterEach(async () => {
  await app.call.held(newslettersOnTheirWay).close();
  for (const table of ["mail", "sign_in_try", "newsletter_subscription"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
});

/** What somebody is given who asks by the popup, or the key of the refusal. */
async function askedBy(email: string, { popup = true } = {}): Promise<unknown> {
  const answer = await callShop(app, "POST app-subscribe-email", { body: { email, popup } });
  return answer.json<{ coupon_code: unknown }>().coupon_code;
}

describe("the newsletter's popup", () => {
  it("CONF-26 is told by its six fields, each as the store view has it, and its terms are clean", async () => {
    const query = `query GetNewsletterPopupConfig { availableStores {
      store_code
      marketing_popup_config_enable marketing_popup_config_discount marketing_popup_config_coupon_code
      marketing_popup_config_bottom_content_line1 marketing_popup_config_bottom_content_line2
      marketing_popup_config_term_content
    } }`;
    const said = {
      marketing_popup_config_enable: true,
      marketing_popup_config_discount: "10%",
      marketing_popup_config_coupon_code: null,
      marketing_popup_config_bottom_content_line1: "First orders only.",
      marketing_popup_config_bottom_content_line2: "",
      marketing_popup_config_term_content: "<p>All terms.</p>",
    };
    expect((await app.graphql(query)).data?.["availableStores"]).toEqual([
      expect.objectContaining(said),
      { ...said, store_code: "fr", marketing_popup_config_enable: false },
    ]);
  });

  it("FOOT-19 gives each address one code of the promotion, however it is written and often it asks", async () => {
    const noor = await askedBy("noor@example.com");
    expect(noor).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(await askedBy(" Noor@Example.com ")).toBe(noor);
    const both = await Promise.all([1, 2].map(() => askedBy("kim@example.com")));
    expect(both[0]).toBe(both[1]);
    expect(both[0]).not.toBe(noor);
    expect(await askedBy("ola@example.com", { popup: false })).toBeNull();
    const stored = await app.shop.db
      .selectFrom("coupon")
      .select(["code", "given_to"])
      .where("rule_id", "=", ruleId)
      .execute();
    expect(new Set(stored.map(({ code }) => code))).toEqual(new Set([noor, both[0]]));
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toMatch(/example/i);
  });

  it("FOOT-19 the code takes something off a cart", async () => {
    const coupon = String(await askedBy("buyer@example.com"));
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }], { coupon });
    const { data } = await app.graphql(
      `query ($id: String!) { cart(cart_id: $id) { applied_coupons { code } prices { discounts { label } } } }`,
      { id: guest.maskId },
    );
    expect(data?.["cart"]).toMatchObject({
      applied_coupons: [{ code: coupon }],
      prices: { discounts: [{ label: "Autumn" }] },
    });
  });

  it("FOOT-17 gives nothing and is not shown once the promotion is off", async () => {
    const switchRule = (isActive: boolean) =>
      app.shop.db
        .updateTable("cart_rule")
        .set({ is_active: isActive })
        .where("id", "=", ruleId)
        .execute();
    const isOn = async () =>
      (await app.graphql(`{ storeConfig { marketing_popup_config_enable } }`)).data?.[
        "storeConfig"
      ];
    await switchRule(false);
    await expect.poll(isOn).toEqual({ marketing_popup_config_enable: false });
    expect(await askedBy("late@example.com")).toBeNull();
    await switchRule(true);
    await expect.poll(isOn).toEqual({ marketing_popup_config_enable: true });
  });

  it("cleans its terms once, however often they are asked for", () => {
    let reads = 0;
    const settings = {
      get popupTerms() {
        reads += 1;
        return "<p onclick='steal()'>All terms.</p>";
      },
    };
    expect([cleanTerms(settings), cleanTerms(settings)]).toEqual([
      "<p>All terms.</p>",
      "<p>All terms.</p>",
    ]);
    expect(reads).toBe(1);
  });

  it("gives nothing for what is no address", async () => {
    expect(await askedBy("nobody")).toBeUndefined();
  });
});
