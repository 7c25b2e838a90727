import { adminEndpoints } from "@placket/contract/admin-endpoints";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aStaffSession, callAdmin, sessionIn, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { SESSION_MS } from "./staff-session.ts";
import { createStaff } from "./staff.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

afterEach(async () => {
  await app.shop.db.deleteFrom("staff").execute();
  await app.shop.db.deleteFrom("staff_try").execute();
});

const pass = (ms: number) => {
  app.time.now = new Date(app.time.now.getTime() + ms);
};
const MINUTE_MS = 60_000;

const signIn = (password: string, email: string = STAFF.email) =>
  callAdmin(app, "POST session", { body: { email, password } });
const whoIs = async (session: string) =>
  (await callAdmin(app, "GET session", { session })).json<object>();

/** Every call that staff alone may make, with a path that exists in form. */
const STAFF_CALLS = Object.values(adminEndpoints)
  .filter(({ auth }) => auth === "staff")
  .map(({ method, path }) => `${method} ${path.replace(/:\w+/, "1")}` as const);

describe("the door of the back office", () => {
  it("lets staff in by email, in any case, and password; the cookie is out of reach", async () => {
    await createStaff(app.shop.db, STAFF);
    const answer = await signIn(STAFF.password, " MIRA@example.com ");
    expect(answer.json()).toEqual({ staff: { email: STAFF.email, name: STAFF.name } });
    const cookie = String(answer.headers["set-cookie"]);
    expect(cookie).toMatch(/; Path=\/admin; HttpOnly; SameSite=Strict$/);
    expect(cookie).toContain("Max-Age=28800");
    expect(Buffer.from(sessionIn(answer), "base64url")).toHaveLength(32);
    expect(await whoIs(sessionIn(answer))).toMatchObject({ staff: { name: STAFF.name } });
  });

  it("keeps neither password nor token in the database", async () => {
    const session = await aStaffSession(app);
    const staff = await app.shop.db.selectFrom("staff").selectAll().execute();
    const sessions = await app.shop.db.selectFrom("staff_session").selectAll().execute();
    expect(staff[0]?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(sessions)).not.toContain(session);
    expect(sessions[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("says the same of a wrong password and of an unknown email", async () => {
    await createStaff(app.shop.db, STAFF);
    const wrong = await signIn("eight yards of denim");
    const unknown = await signIn(STAFF.password, "nobody@example.com");
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ key: "staff.wrongLogin" });
    expect(unknown.json()).toEqual(wrong.json());
    expect(wrong.headers["set-cookie"]).toBeUndefined();
  });

  it("refuses an empty email and password alike", async () => {
    expect((await signIn("", "")).json()).toMatchObject({ key: "staff.wrongLogin" });
  });

  it("does not let the same email in twice, nor a short password", async () => {
    expect(await createStaff(app.shop.db, STAFF)).toMatchObject({ ok: true });
    const again = await createStaff(app.shop.db, { ...STAFF, email: "mira@EXAMPLE.com" });
    expect(again).toMatchObject({ ok: false, problems: [{ error: "staff.emailTaken" }] });
    const short = await createStaff(app.shop.db, { ...STAFF, email: "a@b.c", password: "short" });
    expect(short).toMatchObject({ ok: false, problems: [{ error: "staff.passwordLength" }] });
  });
});

describe("tries to sign in", () => {
  it("the eleventh in ten minutes is refused, even with the right password", async () => {
    await createStaff(app.shop.db, STAFF);
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await signIn("wrong")).json()).toMatchObject({ key: "staff.wrongLogin" });
    }
    pass(4 * MINUTE_MS);
    const locked = await signIn(STAFF.password);
    expect(locked.statusCode).toBe(429);
    expect(locked.json()).toMatchObject({ key: "staff.tooManyTries", parameters: [6] });
    pass(6 * MINUTE_MS);
    expect((await signIn(STAFF.password)).statusCode).toBe(200);
  });

  it("are counted for an email that nobody has, and apart for each", async () => {
    await createStaff(app.shop.db, STAFF);
    for (let tries = 0; tries < 10; tries += 1) await signIn("wrong", "nobody@example.com");
    expect((await signIn("wrong", "Nobody@example.com")).statusCode).toBe(429);
    expect((await signIn(STAFF.password)).statusCode).toBe(200);
  });

  it("are counted when they come at once", async () => {
    await createStaff(app.shop.db, STAFF);
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn("wrong")));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });

  it("are forgotten with a success, and after ten minutes by themselves", async () => {
    await createStaff(app.shop.db, STAFF);
    for (let tries = 0; tries < 9; tries += 1) await signIn("wrong");
    expect((await signIn(STAFF.password)).statusCode).toBe(200);
    expect((await signIn("wrong")).statusCode).toBe(401);
    pass(10 * MINUTE_MS);
    await signIn("wrong", "other@example.com");
    const left = await app.shop.db.selectFrom("staff_try").select("email").execute();
    expect(left).toEqual([{ email: "other@example.com" }]);
  });
});

describe("a session", () => {
  it("ends eight hours after its last call", async () => {
    const session = await aStaffSession(app);
    pass(SESSION_MS - MINUTE_MS);
    const late = await callAdmin(app, "GET orders", { session });
    expect(late.statusCode).toBe(200);
    expect(sessionIn(late)).toBe(session);
    pass(SESSION_MS - MINUTE_MS);
    expect((await callAdmin(app, "GET orders", { session })).statusCode).toBe(200);
    pass(SESSION_MS);
    expect(await whoIs(session)).toEqual({ staff: null });
  });

  it("is not written anew with every call", async () => {
    const session = await aStaffSession(app);
    pass(MINUTE_MS);
    const soon = await callAdmin(app, "GET orders", { session });
    expect(soon.headers["set-cookie"]).toBeUndefined();
  });

  it("ends with the sign-out, on the server and in the browser", async () => {
    const session = await aStaffSession(app);
    const other = sessionIn(await signIn(STAFF.password));
    const out = await callAdmin(app, "DELETE session", { session });
    expect(out.json()).toEqual({ staff: null });
    expect(String(out.headers["set-cookie"])).toContain("Max-Age=0");
    expect(await whoIs(session)).toEqual({ staff: null });
    expect(await whoIs(other)).toMatchObject({ staff: { name: STAFF.name } });
  });
});

describe("whoever is not staff", () => {
  it("there are calls to walk through", () => expect(STAFF_CALLS.length).toBeGreaterThan(4));

  it.each(STAFF_CALLS)("is refused %s, without a session and with a made-up one", async (line) => {
    for (const session of [undefined, "", "A".repeat(43)]) {
      const answer = await callAdmin(app, line, { session });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ key: "staff.signInRequired" });
    }
  });

  it.each(STAFF_CALLS)("is refused %s with a session that has ended", async (line) => {
    const session = await aStaffSession(app);
    pass(SESSION_MS);
    expect((await callAdmin(app, line, { session })).statusCode).toBe(401);
  });
});

describe("a page of a stranger", () => {
  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["an opaque origin", { origin: "null" }],
    ["our host by another scheme", { origin: "https://localhost:80", host: "localhost:80" }],
    ["no origin", { origin: "" }],
  ])("cannot sign in or out: %s", async (_, headers) => {
    const session = await aStaffSession(app);
    const out = await callAdmin(app, "DELETE session", { session, headers });
    expect(out.json()).toMatchObject({ key: "access.forbidden" });
    const body = { email: STAFF.email, password: STAFF.password };
    expect((await callAdmin(app, "POST session", { body, headers })).statusCode).toBe(403);
    expect(await whoIs(session)).toMatchObject({ staff: { name: STAFF.name } });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])(
    "cannot send a form as %s",
    async (type) => {
      const session = await aStaffSession(app);
      const out = await callAdmin(app, "DELETE session", {
        session,
        headers: { "content-type": type },
      });
      expect(out.statusCode).toBeGreaterThanOrEqual(400);
      expect(await whoIs(session)).toMatchObject({ staff: { name: STAFF.name } });
    },
  );

  it("the name by which the store was asked counts as its own", async () => {
    const session = await aStaffSession(app);
    const headers = { host: "localhost:3000", origin: "http://localhost:3000" };
    expect((await callAdmin(app, "DELETE session", { session, headers })).statusCode).toBe(200);
  });
});
