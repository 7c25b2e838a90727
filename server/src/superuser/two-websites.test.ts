import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { callShop } from "../testing/customer.ts";
import { callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { aCap, Deputies, keyOf } from "./testing/deputies.ts";

let app: TestApp;
let shop: Deputies;

const HARBOUR = { id: 7, code: "harbour", name: "Harbour" };

beforeAll(async () => {
  app = await testApp(async (made) => {
    await aCap(made);
    await made.db
      .insertInto("website")
      .values({ ...HARBOUR, currency: "GBP" })
      .execute();
    const { id: website_id, ...called } = HARBOUR;
    const { root_category_id } = await made.db
      .selectFrom("store_group")
      .select("root_category_id")
      .executeTakeFirstOrThrow();
    const group = { ...HARBOUR, website_id, root_category_id };
    await made.db.insertInto("store_group").values(group).execute();
    const place = { website_id, group_id: HARBOUR.id, locale: "en-GB", country_code: "GB" };
    await made.db
      .insertInto("store_view")
      .values({ ...called, id: HARBOUR.id, ...place })
      .execute();
  });
  shop = new Deputies(app);
});
afterAll(() => app.close());
beforeEach(() => shop.begin());

it("REP-33 a super user finds accounts of the website that is asked alone, and acts for no other", async () => {
  const [ann, bob] = [
    await shop.somebody("ann@example.com"),
    await shop.somebody("bob@example.com"),
  ];
  const { session } = await shop.aSuperUser();
  const elsewhere = { store_view_id: 7 };
  await app.shop.db.updateTable("customer").set(elsewhere).where("id", "=", ann.id).execute();
  for (const term of ["", "example.com", String(ann.id), "weaver"]) {
    const path = `GET super-user/customers?idOrEmailOrName=${term}` as const;
    const found = (await callShop(app, path, { session })).json<{ items: { id: number }[] }>();
    expect(
      found.items.map(({ id }) => id),
      term,
    ).toEqual(term === String(ann.id) ? [] : [bob.id]);
  }
  expect(keyOf(await shop.act(session, ann.id))).toBe("superuser.noSuchCustomer");
  expect((await shop.act(session, bob.id)).statusCode).toBe(200);
});

it("REP-05 a number of one website says which, wherever its representative is", async () => {
  const { session } = await shop.aRepresentative();
  const info = async () => (await shop.whoIs(session)).extensionAttributes["customer_number_info"];
  await shop.change(session, "100001");
  const bistro = { custid: "100001", company_name: "Demo Bistro Group" };
  expect(await info()).toEqual({ ...bistro, website_name: "US English" });
  const body = {
    companyName: "Demo Bistro Group",
    websiteId: HARBOUR.id,
    groupId: null,
    version: 1,
  };
  const path = "PUT customer-numbers/100001";
  expect((await callAdmin(app, path, { session: shop.staff, body })).statusCode).toBe(200);
  expect(await info()).toEqual({ ...bistro, website_name: "Harbour" });
});
