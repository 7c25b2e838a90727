import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aStaffSession, callAdmin, sessionIn, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { codeAt } from "./totp.ts";

let app: TestApp;
let session = "";
let seen = 0;

beforeEach(async () => {
  app ??= await testApp(async () => undefined);
  await app.shop.db.deleteFrom("staff").execute();
  await app.shop.db.deleteFrom("sign_in_try").execute();
  session = await aStaffSession(app);
  const last = await app.shop.db
    .selectFrom("audit")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirst();
  seen = last?.id ?? 0;
});
afterAll(() => app.close());

/** What the trail says since the test began, first to last. */
const trail = () =>
  app.shop.db
    .selectFrom("audit")
    .select(["action", "email", "subject", "before", "after"])
    .where("id", ">", seen)
    .orderBy("id")
    .execute();
const signIn = (body: object, address = "203.0.113.9") =>
  callAdmin(app, "POST session", {
    body: { email: STAFF.email, password: STAFF.password, ...body },
    address,
  });

describe("issue 8, A6: what one does with one's own account leaves a trace", () => {
  it("another password", async () => {
    const next = "nine yards of denim";
    const change = (current: string) =>
      callAdmin(app, "POST account/password", { session, body: { current, next } });
    await change("wrong");
    expect(await trail()).toEqual([]);
    await change(STAFF.password);
    const left = await trail();
    expect(left).toMatchObject([{ action: "staff.password", email: STAFF.email }]);
    expect(JSON.stringify(left)).not.toContain(next);
  });

  it("a second factor switched on, and off", async () => {
    const { password } = STAFF;
    const begun = await callAdmin(app, "POST account/two-factor", { session, body: { password } });
    const { secret } = begun.json<{ secret: string }>();
    const code = codeAt(secret, Math.floor(app.time.now.getTime() / 30_000));
    const on = await callAdmin(app, "POST account/two-factor/confirmation", {
      session,
      body: { code },
    });
    await callAdmin(app, "DELETE account/two-factor", {
      session: sessionIn(on),
      body: { password },
    });
    const left = await trail();
    expect(left).toMatchObject([{ action: "staff.twoFactorOn" }, { action: "staff.twoFactorOff" }]);
    expect(JSON.stringify(left)).not.toContain(secret);
  });

  it("an invitation taken up", async () => {
    const body = { email: "jo@example.com", name: "Jo", role: "clerk" };
    const invited = await callAdmin(app, "POST staff/invitations", { session, body });
    const token = invited.json<{ link: string }>().link.split("#")[1] ?? "";
    await callAdmin(app, "POST invitation/acceptance", {
      body: { token, password: STAFF.password },
    });
    const left = await trail();
    expect(left).toMatchObject([
      { action: "staff.invite" },
      { action: "staff.accept", email: "jo@example.com", after: { role: "clerk" } },
    ]);
    expect(JSON.stringify(left)).not.toContain(token);
  });
});

describe("issue 8, A6: who could not come in", () => {
  it("is written down with the reason and the address, and without what was typed", async () => {
    await signIn({ password: "hunter two three" });
    expect((await signIn({})).statusCode).toBe(200);
    const left = await trail();
    expect(left).toMatchObject([
      {
        action: "staff.signInFailed",
        email: STAFF.email,
        subject: STAFF.email,
        after: { from: "203.0.113.9", why: "staff.wrongLogin" },
      },
    ]);
    expect(JSON.stringify(left)).not.toContain("hunter");
  });

  it("is written down without the email where nobody has it: it may be a password", async () => {
    await signIn({ email: "my.secret@password", password: "x" });
    const left = await trail();
    expect(left).toMatchObject([{ action: "staff.signInFailed", email: "somebody unknown" }]);
    expect(JSON.stringify(left)).not.toContain("secret");
  });

  it("is no longer written down while nobody may try", async () => {
    for (let i = 0; i < 8; i += 1) await signIn({ password: "wrong" });
    expect(await trail()).toHaveLength(5);
  });
});
