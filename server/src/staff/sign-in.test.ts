import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { askAsWritten } from "../testing/ask-as-written.ts";
import { aStaffSession, callAdmin, knownIn, sessionIn, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { newSecret } from "./totp.ts";
import { createStaff } from "./staff.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async () => undefined);
  await app.fastify.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

afterEach(async () => {
  await app.shop.db.deleteFrom("staff").execute();
  await app.shop.db.deleteFrom("sign_in_try").execute();
});

const pass = (ms: number) => {
  app.time.now = new Date(app.time.now.getTime() + ms);
};
const MINUTE_MS = 60_000;

interface Way {
  readonly email?: string;
  readonly address?: string;
  readonly known?: string;
}

const signIn = (password: string, { email = STAFF.email, ...way }: Way = {}) =>
  callAdmin(app, "POST session", { body: { email, password }, ...way });
const whoIs = async (session: string) =>
  (await callAdmin(app, "GET session", { session })).json<object>();
const failed = async (count: number, way: Way = {}) => {
  for (let tries = 0; tries < count; tries += 1) await signIn("wrong", way);
};

describe("the door of the back office", () => {
  it("lets staff in by email, in any case, and password; the cookie is out of reach", async () => {
    await createStaff(app.shop.db, STAFF);
    const answer = await signIn(STAFF.password, { email: " MIRA@example.com " });
    expect(answer.json()).toMatchObject({
      staff: { email: STAFF.email, name: STAFF.name, role: "owner", hasTwoFactor: false },
    });
    const cookies = [answer.headers["set-cookie"]].flat();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/admin; HttpOnly; SameSite=Strict$/);
    }
    expect(Buffer.from(sessionIn(answer), "base64url")).toHaveLength(32);
    expect(await whoIs(sessionIn(answer))).toMatchObject({ staff: { name: STAFF.name } });
  });

  it("keeps neither password nor token in the database", async () => {
    const session = await aStaffSession(app);
    const staff = await app.shop.db.selectFrom("staff").selectAll().execute();
    const sessions = await app.shop.db.selectFrom("session").selectAll().execute();
    expect(staff[0]?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(sessions)).not.toContain(session);
    expect(sessions[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("says the same of a wrong password and of an unknown email", async () => {
    await createStaff(app.shop.db, STAFF);
    const wrong = await signIn("eight yards of denim");
    const unknown = await signIn(STAFF.password, { email: "nobody@example.com" });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ key: "staff.wrongLogin" });
    expect(unknown.json()).toEqual(wrong.json());
    expect(wrong.headers["set-cookie"]).toBeUndefined();
  });

  it("refuses an empty email and password alike", async () => {
    expect((await signIn("", { email: "" })).json()).toMatchObject({ key: "staff.wrongLogin" });
  });

  it("gives another session at every sign-in; the one from before ends", async () => {
    const session = await aStaffSession(app);
    const body = { email: STAFF.email, password: STAFF.password };
    const again = sessionIn(await callAdmin(app, "POST session", { body, session }));
    expect(again).not.toBe(session);
    expect(await whoIs(session)).toEqual({ staff: null });
    expect(await whoIs(again)).toMatchObject({ staff: { name: STAFF.name } });
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
  it("after five the sixth waits a minute, even with the right password; then pauses grow", async () => {
    await createStaff(app.shop.db, STAFF);
    await failed(5);
    const paused = await signIn(STAFF.password);
    expect(paused.statusCode).toBe(429);
    expect(paused.json()).toMatchObject({ key: "staff.tooManyTries", parameters: [1] });
    pass(MINUTE_MS);
    expect((await signIn("wrong")).statusCode).toBe(401);
    expect((await signIn("wrong")).json()).toMatchObject({ parameters: [2] });
    pass(2 * MINUTE_MS);
    expect((await signIn(STAFF.password)).statusCode).toBe(200);
  });

  it("issue 8, B10: ten wrong passwords by anybody do not lock the real staff out", async () => {
    await createStaff(app.shop.db, STAFF);
    await failed(10, { address: "203.0.113.9" });
    expect((await signIn(STAFF.password, { address: "203.0.113.9" })).statusCode).toBe(429);
    expect((await signIn(STAFF.password, { address: "198.51.100.7" })).statusCode).toBe(200);
  });

  it("the right password from a known browser is never made to wait", async () => {
    await createStaff(app.shop.db, STAFF);
    const known = knownIn(await signIn(STAFF.password));
    await failed(8);
    expect((await signIn(STAFF.password)).statusCode).toBe(429);
    const answer = await signIn(STAFF.password, { known });
    expect(answer.statusCode).toBe(200);
    expect(knownIn(answer)).not.toBe(known);
  });

  it("a browser is known to the member who signed in there, and to nobody else", async () => {
    await createStaff(app.shop.db, STAFF);
    const known = knownIn(await signIn(STAFF.password));
    const other = { ...STAFF, email: "other@example.com" };
    await createStaff(app.shop.db, other);
    await failed(5, { email: other.email, known });
    const paused = await signIn(other.password, { email: other.email, known });
    expect(paused.statusCode).toBe(429);
  });

  it("a known browser that guesses is forgotten after ten tries", async () => {
    await createStaff(app.shop.db, STAFF);
    const known = knownIn(await signIn(STAFF.password));
    await failed(10, { known });
    await failed(5, { known });
    expect((await signIn(STAFF.password, { known })).statusCode).toBe(429);
  });

  it("a known browser that guesses at once, at password or code, has ten tries", async () => {
    await createStaff(app.shop.db, STAFF);
    const known = knownIn(await signIn(STAFF.password));
    await app.shop.db.updateTable("staff").set({ two_factor_secret: newSecret() }).execute();
    const guess = (_: unknown, i: number) => {
      const password = i % 2 === 0 ? STAFF.password : "wrong";
      return callAdmin(app, "POST session", {
        body: { email: STAFF.email, password, code: "000000" },
        known,
      });
    };
    const answers = await Promise.all(Array.from({ length: 40 }, guess));
    const statuses = answers.map(({ statusCode }) => statusCode);
    // The ten, and the five that any browser has.
    expect(statuses.filter((status) => status === 401)).toHaveLength(15);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  it("many emails from one address wait together", async () => {
    await createStaff(app.shop.db, STAFF);
    const others = Array.from({ length: 29 }, (_, i) => ({
      area: "staff",
      login: `nobody${i}@example.com`,
      address: "127.0.0.1",
      tried_at: app.time.now,
    }));
    await app.shop.db.insertInto("sign_in_try").values(others).execute();
    expect((await signIn("wrong", { email: "nobody@example.com" })).statusCode).toBe(401);
    expect((await signIn(STAFF.password)).statusCode).toBe(429);
    expect((await signIn(STAFF.password, { address: "198.51.100.7" })).statusCode).toBe(200);
  });

  it("are counted for an email that nobody has, and apart for each", async () => {
    await createStaff(app.shop.db, STAFF);
    await failed(5, { email: "nobody@example.com" });
    expect((await signIn("wrong", { email: "Nobody@example.com" })).statusCode).toBe(429);
    expect((await signIn(STAFF.password)).statusCode).toBe(200);
  });

  it("are counted when they come at once", async () => {
    await createStaff(app.shop.db, STAFF);
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn("wrong")));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });

  it("are forgotten with a success, and after a day by themselves", async () => {
    await createStaff(app.shop.db, STAFF);
    await failed(4);
    expect((await signIn(STAFF.password)).statusCode).toBe(200);
    expect((await signIn("wrong")).statusCode).toBe(401);
    pass(24 * 60 * MINUTE_MS);
    await signIn("wrong", { email: "other@example.com" });
    const left = await app.shop.db.selectFrom("sign_in_try").select("login").execute();
    expect(left).toEqual([{ login: "other@example.com" }]);
  });
});

describe("a page of a stranger", () => {
  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["an opaque origin", { origin: "null" }],
    ["our host by another scheme", { origin: "https://localhost:80", host: "localhost:80" }],
    ["no origin", { origin: "" }],
    ["no origin, said to be cross-site", { origin: "", "sec-fetch-site": "cross-site" }],
    ["no origin, of a neighbour", { origin: "", "sec-fetch-site": "same-site" }],
  ])("cannot sign in or out: %s", async (_, headers) => {
    const session = await aStaffSession(app);
    const out = await callAdmin(app, "DELETE session", { session, headers });
    expect(out.json()).toMatchObject({ key: "access.forbidden" });
    const body = { email: STAFF.email, password: STAFF.password };
    expect((await callAdmin(app, "POST session", { body, headers })).statusCode).toBe(403);
    expect(await whoIs(session)).toMatchObject({ staff: { name: STAFF.name } });
  });

  it.each(["/%61dmin/api/session", "/admin/ap%69/session", "http://localhost/admin/api/session"])(
    "cannot sign in by another spelling of the address: %s",
    async (url) => {
      await createStaff(app.shop.db, STAFF);
      const payload = JSON.stringify({ email: STAFF.email, password: STAFF.password });
      const headers = { origin: "https://evil.example", "content-type": "application/json" };
      const answer = await askAsWritten(app.fastify, url, { method: "POST", headers, payload });
      expect(JSON.parse(answer.body)).toMatchObject({ key: "access.forbidden" });
      const sessions = app.shop.db.selectFrom("session").select("id").execute();
      expect(await sessions).toEqual([]);
    },
  );

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

  it.each([
    [{ host: "localhost:3000", origin: "http://localhost:3000" }],
    [{ origin: "", "sec-fetch-site": "same-origin" }],
  ])("is told from our own by %j", async (headers) => {
    const session = await aStaffSession(app);
    expect((await callAdmin(app, "DELETE session", { session, headers })).statusCode).toBe(200);
  });
});
