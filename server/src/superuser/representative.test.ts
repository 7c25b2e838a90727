import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askShop, callShop } from "../testing/customer.ts";
import { aCap, capAt, Deputies, keyOf, NUMBERS_GROUP } from "./testing/deputies.ts";
import { callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let shop: Deputies;

beforeAll(async () => {
  app = await testApp(aCap);
  shop = new Deputies(app);
});
afterAll(() => app.close());
beforeEach(() => shop.begin());

describe("a representative", () => {
  it("REP-01 REP-06 ACCT-16 CONF-44 is told as one, without a number at first", async () => {
    const { session } = await shop.aRepresentative();
    expect(await shop.whoIs(session)).toMatchObject({
      isLoggedIn: true,
      isSalesRepresentative: true,
      customerNumber: "",
      extensionAttributes: {
        is_active_super_user: false,
        customer_number_info: { custid: "", company_name: "", website_name: "" },
      },
    });
  });

  it("REP-18 REP-23 REP-05 is connected as a number, at the prices of its group, on every device", async () => {
    const { session } = await shop.aRepresentative();
    const other = await shop.signIn("rep@example.com");
    expect(await shop.cap(other)).toEqual(capAt(20));
    const answer = await shop.change(session, "100001");
    expect([answer.statusCode, answer.json()]).toEqual([200, true]);
    expect(await shop.whoIs(other)).toMatchObject({
      customerNumber: "100001",
      extensionAttributes: {
        customer_number_info: {
          custid: "100001",
          company_name: "Demo Bistro Group",
          website_name: "US English",
        },
      },
    });
    expect([await shop.cap(session), await shop.cap(other)]).toEqual([capAt(10), capAt(10)]);
    // The next number has no group: their own prices are back.
    await shop.number("100002");
    await shop.change(session, "100002");
    expect(await shop.cap(session)).toEqual(capAt(20));
  });

  it("REP-18 has a cart at the prices of the number", async () => {
    const { session } = await shop.aRepresentative();
    const id = await shop.cart(session, 1);
    const QUERY =
      "query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }";
    const total = async () =>
      (await askShop(app, QUERY, { session, variables: { id } })).data?.["cart"]?.["prices"];
    expect(await total()).toEqual({ grand_total: { value: 20 } });
    await shop.change(session, "100001");
    expect(await total()).toEqual({ grand_total: { value: 10 } });
    // What is ordered of it is priced anew by that group too, when it is exchanged.
    const { group } = await app.shop.db
      .selectFrom("cart")
      .select("customer_group_id as group")
      .where("mask_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(group).toBe(NUMBERS_GROUP);
  });

  it("REP-18 is in the trail with every number, by their own name", async () => {
    const { session, id, email } = await shop.aRepresentative();
    for (const _ of [1, 2]) {
      expect((await shop.change(session, "100001")).json()).toBe(true);
    }
    const trail = await app.shop.db
      .selectFrom("audit")
      .select(["email", "before", "after"])
      .where("action", "=", "customer.number")
      .where("subject", "=", `customer ${id}`)
      .execute();
    expect(trail).toEqual([{ email, before: { number: null }, after: { number: "100001" } }]);
  });

  it.each(["12345", "1234567", "abcdef", ""])("REP-19 %j is refused", async (typed) => {
    const { session } = await shop.aRepresentative();
    const answer = await shop.change(session, typed);
    expect([answer.statusCode, keyOf(answer)]).toEqual([400, "superuser.numberInvalid"]);
  });

  it("REP-21 REP-22 a number that is not there, or is another website's, is not found", async () => {
    const { session } = await shop.aRepresentative();
    expect(keyOf(await shop.change(session, "999999"))).toBe("superuser.noSuchNumber");
    await app.shop.db
      .insertInto("website")
      .values({ id: 9, code: "uk", name: "UK", currency: "GBP" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await app.shop.db
      .updateTable("customer_number")
      .set({ website_id: 9 })
      .where("custid", "=", "100001")
      .execute();
    expect(keyOf(await shop.change(session, "100001"))).toBe("superuser.noSuchNumber");
  });

  it("REP-24 finds numbers of this website, or of all where it is asked to, twenty at most", async () => {
    const { session } = await shop.aRepresentative();
    const { db } = app.shop;
    const website = { id: 9, code: "uk", name: "UK", currency: "GBP" };
    await db
      .insertInto("website")
      .values(website)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const numbers = Array.from({ length: 25 }, (_, at) => ({
      custid: String(300_000 + at),
      company_name: "Demo Chain",
      website_id: at === 0 ? 9 : null,
      updated_at: app.time.now,
    }));
    await db.insertInto("customer_number").values(numbers).execute();
    const found = async (asked: string) => {
      const path = `GET search/customer-pricing-info?numberOrCompany=chain${asked}` as const;
      const answer = await callShop(app, path, { session });
      type Found = { list: { items: readonly { readonly custid: string }[] } };
      return answer.json<Found>().list.items.map(({ custid }) => custid);
    };
    const ids = numbers.map(({ custid }) => custid);
    for (const here of ["", "&byCurrentWebsiteId=true", "&byCurrentWebsiteId=1"]) {
      expect(await found(here), here).toEqual(ids.slice(1, 21));
    }
    expect(await found("&byCurrentWebsiteId=false")).toEqual(ids.slice(0, 20));
  });

  it("REP-20 REP-24 REP-36 finds numbers by two characters of digits or company", async () => {
    await shop.number("100002");
    const { session } = await shop.aRepresentative();
    const items = async (term: string) =>
      (
        await callShop(
          app,
          `GET search/customer-pricing-info?numberOrCompany=${encodeURIComponent(term)}&byCurrentWebsiteId=true`,
          { session },
        )
      ).json<{ readonly list: { readonly items: readonly object[] } }>().list.items;
    const BISTRO = { custid: "100001", company_name: "Demo Bistro Group" };
    expect(await items("bistro")).toEqual([BISTRO]);
    expect(await items("1000")).toEqual([BISTRO, { custid: "100002", company_name: "Demo Hotel" }]);
    expect([await items("1"), await items("%%"), await items("nobody")]).toEqual([[], [], []]);
  });

  it("REP-37 OPEN-12 nobody else changes or finds numbers: 401 for guests, 403 for others", async () => {
    const customer = await shop.somebody("plain@example.com");
    const superUser = await shop.aSuperUser();
    const statuses = async (session?: string) => [
      (
        await callShop(app, "POST change/customer-number", {
          session,
          body: { customerNumber: "100001" },
        })
      ).statusCode,
      (await callShop(app, "GET search/customer-pricing-info?numberOrCompany=10", { session }))
        .statusCode,
    ];
    expect(await statuses()).toEqual([401, 401]);
    expect(await statuses(customer.session)).toEqual([403, 403]);
    expect(await statuses(superUser.session)).toEqual([403, 403]);
  });

  it("is signed out where staff take the role away, and has their own prices again", async () => {
    const { id, session, email } = await shop.aRepresentative();
    await shop.change(session, "100001");
    await shop.stand(id, {});
    expect((await shop.whoIs(session)).isLoggedIn).toBe(false);
    const again = await shop.signIn(email);
    expect(await shop.whoIs(again)).toMatchObject({ isSalesRepresentative: false });
    expect(await shop.cap(again)).toEqual(capAt(20));
  });

  it("is nothing besides a customer any more once they are anonymized", async () => {
    const { id, session } = await shop.aRepresentative();
    await shop.change(session, "100001");
    const gone = await callAdmin(app, `POST customers/${id}/anonymize`, { session: shop.staff });
    expect(gone.statusCode, gone.body).toBe(200);
    expect(gone.json()).toMatchObject({
      isRepresentative: false,
      customerNumber: null,
      groupId: 1,
    });
  });

  it("follows a number that gets another group, and one that is taken away", async () => {
    const { session } = await shop.aRepresentative();
    await shop.change(session, "100001");
    const body = { companyName: "Demo Bistro Group", websiteId: null, groupId: null, version: 1 };
    const changed = await callAdmin(app, "PUT customer-numbers/100001", {
      session: shop.staff,
      body,
    });
    expect(changed.json()).toMatchObject({ customers: 1, version: 2 });
    expect(await shop.cap(session)).toEqual(capAt(20));
    const late = await callAdmin(app, "PUT customer-numbers/100001", { session: shop.staff, body });
    expect(keyOf(late)).toBe("superuser.numberChanged");
    await callAdmin(app, "DELETE customer-numbers/100001", { session: shop.staff });
    expect(await shop.whoIs(session)).toMatchObject({ isLoggedIn: true, customerNumber: "" });
  });
});
