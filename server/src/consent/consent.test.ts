import { consentEndpoints } from "@placket/contract/consent/consent.rest";
import { aCustomer } from "@placket/domain/access/principal";
import { PAGE_KEYS } from "@placket/domain/storage/registry.data";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { aCustomerOf } from "../testing/known-customer.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { forgetOldChoices, noteChoice } from "./consent.ts";

const VISITOR = "5f0c9f6e-4f8e-4b57-9d5c-2a5c5d0f7a11";
const OTHER = "0b8a3f0e-6b1d-4b5e-8a39-6d1f6a0c2b22";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async () => undefined);
  session = await aStaffSession(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.shop.db.deleteFrom("consent_choice").execute();
});

const GUEST = "cookie-consent/guest/update";
const CUSTOMER = "cookie-consent/customer/update";
const logged = () =>
  app.shop.db
    .selectFrom("consent_choice")
    .select(["accepted", "customer_id", "visitor", "list", "has_signal"])
    .orderBy("id")
    .execute();
const asked = async () =>
  consentEndpoints.cookieConsent.reply.parse((await app.rest("GET", "cookie-consent/config")).body);
const set = async (values: Readonly<Record<string, unknown>>) => {
  const before = await callAdmin(app, "GET settings", { session });
  const { edition } = before.json<{ edition: string }>();
  const body = { scope: { kind: "default" }, edition, set: values, useDefault: [] };
  return callAdmin(app, "PATCH settings", { session, body });
};

describe("CONSENT-13 a choice is noted", () => {
  it.each([
    ["all", "all"],
    [["functional", "analytics", "functional"], "functional,analytics"],
    [[], ""],
  ])(
    "CONSENT-13 OPEN-25 of %j with 200 and success, which list, and nothing else",
    async (acceptedKeys, accepted) => {
      const { list } = await asked();
      const answer = await app.rest("POST", GUEST, { acceptedKeys, visitor: VISITOR, list });
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
      expect(await logged()).toEqual([
        { accepted, customer_id: null, visitor: VISITOR, list, has_signal: false },
      ]);
    },
  );

  it("CONSENT-13 in `data` as well, and of a caller that keeps no number", async () => {
    expect((await app.rest("POST", GUEST, { data: { acceptedKeys: [] } })).status).toBe(200);
    expect(await logged()).toMatchObject([{ accepted: "", visitor: null }]);
  });

  it("CONSENT-13 of a customer by their own call, which guests are refused", async () => {
    const ada = await aCustomerOf(app, { email: "ada@example.com" });
    const body = { acceptedKeys: "all", visitor: VISITOR };
    expect(await ada.rest("POST", CUSTOMER, body)).toMatchObject({ status: 200 });
    expect((await app.rest("POST", CUSTOMER, body)).status).toBe(401);
    expect(await logged()).toMatchObject([{ accepted: "all", customer_id: ada.id }]);
  });

  it("CONSENT-13 whoever acts for a customer gives no consent of theirs", async () => {
    const { id: customerId } = await aCustomerOf(app, { email: "lent@example.com" });
    const actingFor = { kind: "staff", id: 1, email: "mira@example.com" } as const;
    const principal = aCustomer({ customerId, email: "lent@example.com", groupId: 1, actingFor });
    await noteChoice({ ...contextFor(app.call), principal }, { accepted: "all" });
    expect(await logged()).toMatchObject([{ accepted: "all", customer_id: null }]);
  });

  it.each([
    [{ acceptedKeys: ["everything"] }, 400],
    [{ acceptedKeys: "none" }, 400],
    [{ acceptedKeys: Array.from({ length: 51 }, () => "functional") }, 400],
    [{ acceptedKeys: ["x".repeat(31)] }, 400],
    [{ acceptedKeys: "all", visitor: "me" }, 400],
    [{}, 400],
    [{ acceptedKeys: "all", list: "old" }, 409],
  ])("CONSENT-13 not of %j, which answers %d", async (body, status) => {
    expect((await app.rest("POST", GUEST, body)).status).toBe(status);
    expect(await logged()).toEqual([]);
  });

  it("issue 12.5 with the signal Global Privacy Control, which the store says it heeds", async () => {
    await app.fastify.inject({
      method: "POST",
      url: `/rest/default/V1/xmapi/${GUEST}`,
      headers: { "sec-gpc": "1" },
      payload: { acceptedKeys: [] },
    });
    expect(await logged()).toMatchObject([{ has_signal: true }]);
    const heeds = await app.fastify.inject("/.well-known/gpc.json");
    expect(heeds.json()).toMatchObject({ gpc: true });
  });

  it("issue 12.5 with what the list had, once, and the last fifty of a browser", async () => {
    for (let n = 0; n < 52; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await app.rest("POST", GUEST, { acceptedKeys: n % 2 ? [] : "all", visitor: VISITOR });
    }
    await app.rest("POST", GUEST, { acceptedKeys: [], visitor: OTHER });
    expect(await logged()).toHaveLength(51);
    await app.shop.db
      .updateTable("consent_choice")
      .set({
        visitor: VISITOR,
        customer_id: (await aCustomerOf(app, { email: "di@example.com" })).id,
      })
      .where("visitor", "=", OTHER)
      .execute();
    await app.rest("POST", GUEST, { acceptedKeys: [], visitor: VISITOR });
    expect(await logged(), "a customer's go for none but theirs").toHaveLength(51);
    const { list } = await asked();
    const lists = await app.shop.db.selectFrom("consent_list").selectAll().execute();
    expect(lists).toMatchObject([{ version: list }]);
    expect(JSON.stringify(lists[0]?.things)).toContain("recentlyViewed");
  });
});

describe("how consent is asked for", () => {
  it("CONSENT-01 CONSENT-16 the configuration, with lifetimes in days and in seconds", async () => {
    const { config } = await asked();
    expect(config).toMatchObject({
      can_manage_cookie: true,
      can_use_cookie_before_opt_in: false,
      can_block_unknown_cookie: true,
      consent: {
        logged_in: false,
        log_url: GUEST,
        reload_after_accept: false,
        reload_after_decline: false,
        redirect_to_after_decline: "",
        expiry: 180,
      },
      cookie: { path: "/" },
      mage: { website: 1, cookie_name: "user_allowed_save_cookie", lifetime: 180 * 86_400 },
      essential_category_keys: ["essential"],
      dynamic_names_patterns: [],
    });
    expect(config.cookie_to_category_mapping).toMatchObject({
      cartId: "essential",
      recentlyViewed: "functional",
    });
    const ada = await aCustomerOf(app, { email: "ada2@example.com" });
    const own = await ada.rest("GET", "cookie-consent/config");
    expect(own.body).toMatchObject({ config: { consent: { logged_in: true, log_url: CUSTOMER } } });
  });

  it("CONSENT-02 categories and cookies, each of the registry's and no other", async () => {
    const { settings } = await asked();
    expect(
      settings.categories.map(({ key, essential, pre_checked }) => [key, essential, pre_checked]),
    ).toEqual([
      ["essential", true, false],
      ["functional", false, false],
      ["analytics", false, false],
      ["marketing", false, false],
    ]);
    expect(settings.cookies.find(({ name }) => name === "recentlyViewed")).toEqual({
      name: "recentlyViewed",
      domain: "127.0.0.1",
      domain_label: "This shop",
      duration_label: "Until it is removed",
      type: "first",
      type_label: "First party",
      description: "Shows what you looked at last.",
      category_key: "functional",
    });
    const named = new Set(settings.cookies.map(({ name }) => name));
    expect(Object.values(PAGE_KEYS).filter(({ name }) => !named.has(name))).toEqual([]);
  });

  it("CONF-22 CONSENT-02 as staff set it, with cookies of others by patterns and in another list", async () => {
    const before = await asked();
    const others = {
      name: "_ga_*",
      domain: "example.com",
      duration: "2 years",
      description: "Counts.",
      category: "analytics",
    };
    const answer = await set({
      consentCookies: [others],
      cookieRestrictionDays: 30,
      cookiePrivacyUrl: "/privacy",
      consentShowsCookies: true,
    });
    expect(answer.statusCode).toBe(200);
    await expect.poll(async () => (await asked()).list).not.toBe(before.list);
    const { config, settings } = await asked();
    expect(config.dynamic_names_patterns).toEqual([
      { pattern: "^_ga_.*$", category_key: "analytics" },
    ]);
    expect(settings.cookies.at(-1)).toMatchObject({
      name: "_ga_*",
      domain: "example.com",
      type: "third",
      type_label: "Third party",
      duration_label: "2 years",
    });
    const { body } = await app.rest("GET", "app-config");
    expect(body).toMatchObject({
      cookie_notice: { isByCategory: true, moreAt: "/privacy" },
      extension_attributes: {
        cookie_restriction: false,
        cookie_plumrocket_enabled: true,
        cookie_restriction_lifetime: 30 * 86_400,
        cookie_privacy_url: "/privacy",
      },
    });
    const notice = async () => (await app.rest("GET", "app-config")).body["cookie_notice"];
    await set({ consentManaged: false });
    await expect.poll(notice).toBeNull();
    await set({ cookieRestriction: true });
    await expect.poll(notice).toMatchObject({ isByCategory: false, accept: "Allow Cookies" });
    await set({ consentManaged: true, cookieRestriction: false, consentCookies: [] });
    await set({ cookieRestrictionDays: 180 });
    await expect.poll(async () => (await asked()).config.consent.expiry).toBe(180);
    expect((await asked()).list).toBe(before.list);
  });
});

describe("issue 12.5 the log of choices", () => {
  it("is in a customer's copy of all data, goes over with the account, and is gone with whoever is forgotten", async () => {
    const bo = await aCustomerOf(app, { email: "bo@example.com" });
    const cy = await aCustomerOf(app, { email: "cy@example.com" });
    await bo.rest("POST", CUSTOMER, { acceptedKeys: ["functional"], visitor: VISITOR });
    await callAdmin(app, `POST customers/${bo.id}/merge`, { session, body: { intoId: cy.id } });
    const { body } = await cy.rest("GET", "app-my-data");
    expect(body).toMatchObject({
      cookieChoices: [{ accepted: "functional", visitor: VISITOR, hasSignal: false }],
    });
    await callAdmin(app, `POST customers/${cy.id}/anonymize`, { session });
    expect(await logged()).toEqual([]);
  });

  it("forgets what is older than the shop logs, and the lists of it", async () => {
    const { now } = app.time;
    await app.rest("POST", GUEST, { acceptedKeys: "all", visitor: VISITOR });
    app.time.now = new Date(now.getTime() + 1_094 * 86_400_000);
    await app.rest("POST", GUEST, { acceptedKeys: [], visitor: OTHER });
    app.time.now = new Date(now.getTime() + 1_096 * 86_400_000);
    expect(await forgetOldChoices(contextFor(app.call))).toBe(false);
    expect(await logged()).toMatchObject([{ visitor: OTHER }]);
    await app.shop.db.deleteFrom("consent_choice").execute();
    await forgetOldChoices(contextFor(app.call));
    expect(await app.shop.db.selectFrom("consent_list").selectAll().execute()).toEqual([]);
    app.time.now = now;
  });

  it("is searched, filtered and given as a file by staff, and by nobody else", async () => {
    await app.rest("POST", GUEST, { acceptedKeys: "all", visitor: VISITOR });
    await app.rest("POST", GUEST, { acceptedKeys: [], visitor: OTHER });
    await app.rest("POST", GUEST, { acceptedKeys: ["functional"], visitor: OTHER });
    const accepted = async (query: string) =>
      (await callAdmin(app, `GET consents${query}`, { session }))
        .json<{ rows: { accepted: string }[] }>()
        .rows.map((row) => row.accepted);
    expect(await accepted("")).toEqual(["functional", "", "all"]);
    expect(await accepted("?sort=chosen")).toEqual(["all", "", "functional"]);
    expect(await accepted(`?search=${VISITOR.slice(0, 8)}`)).toEqual(["all"]);
    expect(await accepted("?search=%25")).toEqual([]);
    expect(await accepted("?choice=none")).toEqual([""]);
    expect(await accepted("?choice=some")).toEqual(["functional"]);
    expect(await accepted("?choice=all&signal=sent")).toEqual([]);
    const file = await callAdmin(app, "GET consents.csv?choice=none", { session });
    expect(file.body).toMatch(
      /id,chosen_at,store_view,customer_id,visitor,accepted,list,privacy_signal/m,
    );
    expect(file.body).toContain(`${OTHER},none,`);
    expect((await callAdmin(app, "GET consents", {})).statusCode).toBe(401);
  });

  it("and staff see all that is kept, as the registry has it", async () => {
    const answer = await callAdmin(app, "GET cookies", { session });
    const { things, list } = answer.json<{
      list: string;
      things: { name: string; about: string }[];
    }>();
    expect(list).toBe((await asked()).list);
    expect(things).toContainEqual({
      name: "cookie-consent",
      kind: "cookie",
      duration: "180 days",
      type: "first",
      domain: "",
      category: "essential",
      about: "What you chose here, and the number under which it is noted.",
    });
  });
});
