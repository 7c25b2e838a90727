import { VIEWS_MAX } from "@placket/domain/staff/saved-view";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let session = "";
let other = "";

beforeAll(async () => {
  app = await testApp(async () => undefined);
  session = await aStaffSession(app);
  other = await aStaffSession(app, { ...STAFF, email: "jo@example.com", role: "clerk" });
});
afterAll(() => app.close());
afterEach(() => app.shop.db.deleteFrom("staff_view").execute());

interface View {
  readonly id: number;
  readonly name: string;
  readonly query: string;
}
const save = (body: object, by = session) =>
  callAdmin(app, "POST views", {
    session: by,
    body: { list: "orders", name: "To settle", query: "status=payment_review", ...body },
  });
const views = async (list = "orders", by = session) =>
  (await callAdmin(app, `GET views?list=${list}`, { session: by })).json<{ views: View[] }>().views;

describe("hallway §7: saved views", () => {
  it("keep search, filters and order under a name, and no page", async () => {
    await save({ query: "?search=grand+hotel&sort=-total&after=WyJ" });
    await save({ name: "  Declined " });
    expect(await views()).toMatchObject([
      { name: "Declined", query: "status=payment_review" },
      { name: "To settle", query: "search=grand+hotel&sort=-total" },
    ]);
    expect(await views("letters")).toEqual([]);
  });

  it("of a name that is there take its place", async () => {
    await save({});
    const again = await save({ name: "TO SETTLE", query: "money=look-after" });
    expect(again.statusCode).toBe(200);
    expect(await views()).toMatchObject([{ name: "TO SETTLE", query: "money=look-after" }]);
  });

  it("are one's own: nobody else sees or removes them", async () => {
    const { id } = (await save({})).json<View>();
    expect(await views("orders", other)).toEqual([]);
    const remove = (by: string) => callAdmin(app, `DELETE views/${id}`, { session: by });
    expect((await remove(other)).json()).toMatchObject({ key: "staff.noSuchView" });
    expect((await remove(session)).json()).toEqual({ removed: id });
    expect((await remove(session)).statusCode).toBe(404);
    expect((await callAdmin(app, "GET views?list=orders")).statusCode).toBe(401);
  });

  it("are of lists that one may see", async () => {
    expect((await save({ list: "audit" }, other)).statusCode).toBe(403);
    const asked = await callAdmin(app, "GET views?list=members", { session: other });
    expect(asked.json()).toMatchObject({ key: "access.forbidden" });
    expect((await save({ list: "garments" })).statusCode).toBe(400);
  });

  it.each(["", "  ", "x".repeat(61)])("are not saved as %j", async (name) => {
    expect((await save({ name })).json()).toMatchObject({
      key: "staff.viewName",
      errors: [{ field: "name" }],
    });
  });

  it("are so many and no more, also when two are saved at once", async () => {
    for (let i = 1; i < VIEWS_MAX; i += 1) await save({ name: `View ${i}` });
    const last = await Promise.all([save({ name: "One" }), save({ name: "Other" })]);
    expect(last.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await views()).toHaveLength(VIEWS_MAX);
    expect((await save({ name: "View 1", query: "" })).statusCode).toBe(200);
  });

  it("go with whoever saved them", async () => {
    const gone = await aStaffSession(app, { ...STAFF, email: "gone@example.com" });
    await save({}, gone);
    await app.shop.db.deleteFrom("staff").where("email", "=", "gone@example.com").execute();
    expect(await app.shop.db.selectFrom("staff_view").selectAll().execute()).toEqual([]);
  });
});
