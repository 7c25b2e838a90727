import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aCap, capAt, Deputies, keyOf, NUMBERS_GROUP, PLAIN_GROUP } from "./testing/deputies.ts";
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

describe("staff", () => {
  it("keep customer numbers: listed, added once, held against rules", async () => {
    await shop.number("100002");
    const list = await callAdmin(app, "GET customer-numbers?search=bistro", {
      session: shop.staff,
    });
    const kept = { companyName: "Demo Bistro Group", websiteId: null, groupId: NUMBERS_GROUP };
    expect(list.json()).toEqual({
      rows: [{ custid: "100001", ...kept, customers: 0, version: 1 }],
      next: null,
    });
    const one = await callAdmin(app, "GET customer-numbers/100001", { session: shop.staff });
    expect(one.json()).toMatchObject({ companyName: "Demo Bistro Group", groupId: NUMBERS_GROUP });
    const none = await callAdmin(app, "GET customer-numbers/999999", { session: shop.staff });
    expect(keyOf(none)).toBe("superuser.numberGone");
    const add = async (body: object) =>
      keyOf(
        await callAdmin(app, "POST customer-numbers", {
          session: shop.staff,
          body: { custid: "100009", companyName: "Demo", websiteId: null, groupId: null, ...body },
        }),
      );
    expect(await add({ custid: "100001" })).toBe("superuser.numberTaken");
    expect(await add({ custid: "10" })).toBe("superuser.numberInvalid");
    expect(await add({ companyName: " " })).toBe("superuser.companyInvalid");
    expect(await add({ websiteId: 77 })).toBe("superuser.noSuchWebsite");
    expect(await add({ groupId: 77 })).toBe("customer.noSuchGroup");
    const csv = await callAdmin(app, "GET customer-numbers.csv", { session: shop.staff });
    expect(csv.body).toContain("100001,Demo Bistro Group");
  });

  it("without the right read numbers and say of nobody what they are", async () => {
    const clerk = await shop.aStaff("clerk");
    const ann = await shop.somebody("ann@example.com");
    expect((await shop.stand(ann.id, { isSuperUser: true }, clerk)).statusCode).toBe(403);
    const list = await callAdmin(app, "GET customer-numbers", { session: clerk });
    expect(list.statusCode).toBe(200);
    const gone = await callAdmin(app, "DELETE customer-numbers/100001", { session: clerk });
    expect(gone.statusCode).toBe(403);
  });

  it("REP-36 take a number away that a whole company has: nobody has it then, and nobody's prices change but a representative's", async () => {
    const ann = await shop.somebody("ann@example.com", { customerNumber: "100001" });
    const bob = await shop.somebody("bob@example.com", { customerNumber: "100001" });
    const { session } = await shop.aRepresentative();
    await shop.change(session, "100001");
    const gone = await callAdmin(app, "DELETE customer-numbers/100001", { session: shop.staff });
    expect(gone.statusCode, gone.body).toBe(200);
    for (const one of [ann.session, bob.session, session]) {
      expect(await shop.whoIs(one)).toMatchObject({ isLoggedIn: true, customerNumber: "" });
      expect(await shop.cap(one)).toEqual(capAt(20));
    }
  });

  it("REP-02 give nobody a role back by an older page that a colleague has taken", async () => {
    const { id } = await shop.aSuperUser();
    const page = await callAdmin(app, `GET customers/${id}`, { session: shop.staff });
    const { version } = page.json<{ readonly version: number }>();
    expect((await shop.stand(id, {})).statusCode).toBe(200);
    const late = await shop.stand(id, { isSuperUser: true, customerNumber: "100001", version });
    expect([late.statusCode, keyOf(late)]).toEqual([409, "customer.changedMeanwhile"]);
    expect((await shop.stand(id, { version })).statusCode, "what changes nothing is done").toBe(
      200,
    );
  });

  it("issue 9 let nobody spend for others who is no super user, nor who is one no more", async () => {
    const { id } = await shop.aSuperUser();
    const spends = async () => {
      const page = await callAdmin(app, `GET customers/${id}`, { session: shop.staff });
      return page.json<{ readonly spendsForOthers: boolean }>().spendsForOthers;
    };
    expect((await shop.stand(id, { isSuperUser: true, spendsForOthers: true })).statusCode).toBe(
      200,
    );
    expect(await spends()).toBe(true);
    expect((await shop.stand(id, { spendsForOthers: true })).statusCode).toBe(200);
    expect(await spends()).toBe(false);
  });

  it("REP-18 read what a representative chose meanwhile before they change it", async () => {
    const { id, session } = await shop.aRepresentative();
    const page = await callAdmin(app, `GET customers/${id}`, { session: shop.staff });
    const { version } = page.json<{ readonly version: number }>();
    await shop.change(session, "100001");
    const late = await shop.stand(id, { isRepresentative: true, isSuperUser: true, version });
    expect(keyOf(late)).toBe("customer.changedMeanwhile");
    expect(await shop.whoIs(session)).toMatchObject({ customerNumber: "100001" });
  });

  it("put a connected representative into a group, which is theirs once they are no more connected", async () => {
    const { id, session, email } = await shop.aRepresentative();
    await shop.change(session, "100001");
    const body = { groupId: PLAIN_GROUP };
    const put = await callAdmin(app, `PUT customers/${id}/group`, { session: shop.staff, body });
    expect(put.statusCode, put.body).toBe(200);
    const page = await callAdmin(app, `GET customers/${id}`, { session: shop.staff });
    expect(page.json()).toMatchObject({ groupId: PLAIN_GROUP, customerNumber: "100001" });
    expect(await shop.cap(await shop.signIn(email))).toEqual(capAt(10));
    await callAdmin(app, "DELETE customer-numbers/100001", { session: shop.staff });
    const { group_id: group } = await app.shop.db
      .selectFrom("customer")
      .select("group_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(group).toBe(PLAIN_GROUP);
  });
});
