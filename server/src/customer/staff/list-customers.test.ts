import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anOrder } from "../../testing/order.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let session: string;
let ids: Readonly<Record<"ann" | "ben" | "cleo", number>>;

beforeAll(async () => {
  app = await testApp(async () => undefined);
  session = await aStaffSession(app);
  const { db } = app.shop;
  const add = async (first: string, last: string, { group = 1, day = "2026-03-01" } = {}) => {
    const email = `${first.toLowerCase()}@example.com`;
    // The evening of a day at the warehouse is the next day in Greenwich.
    const at = new Date(`${day}T23:30:00-05:00`);
    const row = { email, username: email, first_name: first, last_name: last, group_id: group };
    const { id } = await db
      .insertInto("customer")
      .values({ ...row, store_view_id: 1, created_at: at, updated_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };
  ids = {
    ann: await add("Ann", "Weaver", { day: "2026-02-10" }),
    ben: await add("Ben", "Able_50%", { group: 2 }),
    cleo: await add("Cleo", "Weaver"),
  };
  const address = { company: "Loom & Sons", telephone: "+1 (555) 010-4477" };
  await db
    .insertInto("customer_address")
    .values({
      customer_id: ids.ben,
      address: JSON.stringify(address),
      created_at: app.time.now,
      updated_at: app.time.now,
    })
    .execute();
  await anOrder(db, { number: "300000001", customer_id: ids.ann });
  // What came to nothing is no order to its customer.
  await anOrder(db, { number: "300000002", customer_id: ids.cleo, status: "payment_declined" });
});
afterAll(() => app.close());

interface List {
  readonly rows: readonly { readonly id: number; readonly orders: number }[];
  readonly next: string | null;
}
async function listed(query: string) {
  const answer = await callAdmin(app, `GET customers?${query}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<List>().rows.map(({ id }) => id);
}

describe("issue 9.9 customers are found, their days being those of the warehouse", () => {
  it.each([
    ["search=weav", ["cleo", "ann"]],
    ["search=weaver%20ann", ["ann"]],
    ["search=ann%20weaver", ["ann"]],
    ["search=BEN%40", ["ben"]],
    ["search=_50%25", ["ben"]],
    ["search=loom%20%26", ["ben"]],
    ["search=555-0104", ["ben"]],
    ["search=nobody", []],
    ["group=2", ["ben"]],
    ["website=1&group=1", ["cleo", "ann"]],
    ["website=77", []],
    ["ordered=yes", ["ann"]],
    ["ordered=no", ["cleo", "ben"]],
    ["from=2026-02-10&to=2026-02-10", ["ann"]],
    ["from=2026-02-11", ["cleo", "ben"]],
    ["to=2026-02-09", []],
    ["from=2026-03-01&to=2026-03-01", ["cleo", "ben"]],
    ["from=2026-03-02", []],
    ["sort=name", ["ben", "ann", "cleo"]],
    ["sort=-email", ["cleo", "ben", "ann"]],
  ] as const)("%s", async (query, found) => {
    expect(await listed(query)).toEqual(found.map((name) => ids[name]));
  });

  it("each with company, group, website and orders; the same as a file", async () => {
    const answer = await callAdmin(app, "GET customers?search=ben", { session });
    expect(answer.json<List>().rows).toEqual([
      {
        id: ids.ben,
        email: "ben@example.com",
        name: "Ben Able_50%",
        company: "Loom & Sons",
        group: "Wholesale",
        portal: "",
        website: "base",
        createdAt: "2026-03-02T04:30:00.000Z",
        orders: 0,
        isActive: true,
      },
    ]);
    const file = await callAdmin(app, "GET customers.csv?ordered=yes", { session });
    expect(file.body).toContain(`${ids.ann},ann@example.com,Ann Weaver,,General,,base,`);
    expect(file.body).not.toContain("ben@example.com");
  });

  it("days that end before they begin are refused, for the file too", async () => {
    for (const path of ["customers", "customers.csv"]) {
      const answer = await callAdmin(app, `GET ${path}?from=2026-03-02&to=2026-03-01`, { session });
      expect(answer.json()).toMatchObject({ key: "list.daysReversed" });
    }
  });

  it("each once, page by page, by their name", async () => {
    const rows = Array.from({ length: 60 }, (_, i) => ({
      email: `many${i}@example.com`,
      username: `many${i}@example.com`,
      first_name: "Same",
      last_name: i % 2 ? "Name" : "name",
      group_id: 1,
      store_view_id: 1,
      created_at: app.time.now,
      updated_at: app.time.now,
    }));
    await app.shop.db.insertInto("customer").values(rows).execute();
    const first = await callAdmin(app, "GET customers?search=many&sort=name", { session });
    const { rows: page, next } = first.json<List>();
    expect(page).toHaveLength(50);
    const rest = await listed(`search=many&sort=name&after=${encodeURIComponent(next ?? "")}`);
    expect(new Set([...page.map(({ id }) => id), ...rest]).size).toBe(60);
  });
});

describe("issue 9.9 customer groups", () => {
  const groups = async () =>
    (await callAdmin(app, "GET customer-groups", { session })).json<{
      readonly groups: readonly { readonly id: number; readonly name: string }[];
    }>();

  it("are listed with who is in them, and may have a customer's tax class only", async () => {
    expect(await groups()).toMatchObject({
      groups: [{ id: 0, customers: 0 }, { id: 1 }, { id: 2, name: "Wholesale", customers: 1 }],
      taxClasses: [{ id: 3, name: "Retail Customer" }],
      websites: [{ id: 1, name: "base" }],
    });
    const goods = await callAdmin(app, "POST customer-groups", {
      session,
      body: { name: "Schools", taxClassId: 2, pointsPercent: 100 },
    });
    expect(goods.json()).toMatchObject({ key: "customer.noSuchTaxClass" });
  });

  it("are added and named once, whatever the case, with their trace", async () => {
    const add = (name: string) =>
      callAdmin(app, "POST customer-groups", {
        session,
        body: { name, taxClassId: 3, pointsPercent: 100 },
      });
    const answers = await Promise.all([add(" Schools "), add("schools"), add("SCHOOLS")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
    expect((await add("wholesale")).json()).toMatchObject({ key: "customer.groupNameTaken" });
    const percent = { name: "Nurses", taxClassId: 3, pointsPercent: 1001 };
    const tooMuch = await callAdmin(app, "POST customer-groups", { session, body: percent });
    expect(tooMuch.json()).toMatchObject({ key: "customer.pointsPercentInvalid" });
    expect((await add("")).json()).toMatchObject({ key: "customer.groupNameInvalid" });
    const id = (await groups()).groups.at(-1)?.id;
    const change = (to: number | undefined, name: string) =>
      callAdmin(app, `PUT customer-groups/${to}`, {
        session,
        body: { name, taxClassId: 3, pointsPercent: 100 },
      });
    expect((await change(id, "Kitchens")).json()).toMatchObject({ id, name: "Kitchens" });
    expect((await change(id, "General")).json()).toMatchObject({ key: "customer.groupNameTaken" });
    expect((await change(999, "Any")).json()).toMatchObject({ key: "customer.noSuchGroup" });
    expect((await change(0, "Anybody")).json()).toMatchObject({ id: 0, name: "NOT LOGGED IN" });
    const trail = await app.shop.db
      .selectFrom("audit")
      .select(["action", "email", "after"])
      .where("action", "=", "customerGroup.change")
      .orderBy("id")
      .execute();
    expect(trail[0]).toMatchObject({ email: STAFF.email, after: { name: "Kitchens" } });
  });

  it("a clerk reads them and sets none", async () => {
    const clerk = await aStaffSession(app, { ...STAFF, email: "clerk@example.com", role: "clerk" });
    expect((await callAdmin(app, "GET customer-groups", { session: clerk })).statusCode).toBe(200);
    const body = { name: "Mine", taxClassId: 3, pointsPercent: 100 };
    expect(
      (await callAdmin(app, "POST customer-groups", { session: clerk, body })).statusCode,
    ).toBe(403);
  });
});
