import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let session = "";
beforeAll(async () => {
  app = await testApp(async () => undefined);
  session = await aStaffSession(app);
});
afterAll(() => app.close());

interface Page {
  readonly rows: readonly { id: number; action: string; subject: string }[];
  readonly next: string | null;
}

const trail = async (query = "") =>
  (await callAdmin(app, `GET audit${query}`, { session })).json<Page>();
const setPhone = async (phone: unknown) => {
  const { edition } = (await callAdmin(app, "GET settings", { session })).json<{
    edition: string;
  }>();
  const scope = { kind: "default", id: 0 };
  const body = { scope, edition, set: { phone }, useDefault: [] };
  return callAdmin(app, "PATCH settings", { session, body });
};

describe("issue 8, A6: the audit trail", () => {
  it("says who changed a setting, when, from what to what", async () => {
    await setPhone("one");
    await setPhone("two");
    expect((await trail()).rows).toMatchObject([
      {
        at: app.time.now.toISOString(),
        email: STAFF.email,
        room: "store",
        action: "settings.change",
        subject: "default",
        title: "All websites",
        before: { phone: "one" },
        after: { phone: "two" },
      },
      { before: {}, after: { phone: "one" } },
    ]);
  });

  it("says nothing of what was refused", async () => {
    const before = await trail();
    expect((await setPhone(7)).statusCode).toBe(400);
    expect(await trail()).toEqual(before);
  });

  it("says who was asked in and taken back, and given another role, without a secret", async () => {
    const body = { email: "jo@example.com", name: "Jo", role: "clerk" };
    const invited = await callAdmin(app, "POST staff/invitations", { session, body });
    const { invitation, link } = invited.json<{ invitation: { id: number }; link: string }>();
    await callAdmin(app, `DELETE staff/invitations/${invitation.id}`, { session });
    const jo = { email: "jo@example.com", name: "Jo", password: STAFF.password, role: "clerk" };
    await aStaffSession(app, { ...jo, role: "clerk" });
    const { id } = await app.shop.db
      .selectFrom("staff")
      .select("id")
      .where("email", "=", jo.email)
      .executeTakeFirstOrThrow();
    await callAdmin(app, `PUT staff/${id}/role`, { session, body: { role: "reader" } });
    const { rows: entries } = await trail();
    expect(entries.slice(0, 3)).toMatchObject([
      {
        action: "staff.role",
        subject: jo.email,
        before: { role: "clerk", isActive: true },
        after: { role: "reader", isActive: true },
      },
      { action: "staff.withdraw", subject: jo.email },
      { action: "staff.invite", subject: jo.email, after: { role: "clerk" } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(link.split("#")[1]);
  });

  it("is read by what was done and by whom, page by page", async () => {
    const settings = await trail("?action=settings.change");
    expect(new Set(settings.rows.map(({ action }) => action))).toEqual(
      new Set(["settings.change"]),
    );
    const oldest = await trail("?action=settings.change&sort=at");
    expect(oldest.rows).toEqual(settings.rows.toReversed());
    expect((await trail("?search=JO%40ex")).rows.length).toBeGreaterThan(2);
    expect((await trail("?search=%25")).rows).toEqual([]);
    const mine = await trail(`?email=${encodeURIComponent(STAFF.email.toUpperCase())}`);
    expect(mine.rows).toHaveLength((await trail()).rows.length);
    expect((await trail("?email=nobody%40example.com")).rows).toEqual([]);
  });

  it("calls a store view by its name, and is searched by it", async () => {
    const at = "settings?scope=store&id=1";
    const { edition } = (await callAdmin(app, `GET ${at}`, { session })).json<{
      edition: string;
    }>();
    const body = {
      scope: { kind: "store", id: 1 },
      edition,
      set: { phone: "three" },
      useDefault: [],
    };
    expect((await callAdmin(app, "PATCH settings", { session, body })).statusCode).toBe(200);
    const title = "Store view: US English";
    expect((await trail("?search=us+english")).rows).toMatchObject([{ subject: "store 1", title }]);
    expect((await trail("?search=us+english&action=staff.role")).rows).toEqual([]);
    const file = await callAdmin(app, "GET audit.csv?search=store+1", { session });
    expect(file.body).toContain(title);
  });

  it("is only added to", async () => {
    for (const change of [sql`UPDATE audit SET email = 'x'`, sql`DELETE FROM audit`]) {
      await expect(change.execute(app.shop.db)).rejects.toThrow("only added to");
    }
  });
});
