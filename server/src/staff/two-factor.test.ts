import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aStaffSession, callAdmin, sessionIn, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { codeAt } from "./totp.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

afterEach(async () => {
  await app.shop.db.deleteFrom("staff").execute();
  await app.shop.db.deleteFrom("sign_in_try").execute();
});

const STEP_MS = 30_000;
const pass = (ms: number) => {
  app.time.now = new Date(app.time.now.getTime() + ms);
};
const codeNow = (secret: string) => codeAt(secret, Math.floor(app.time.now.getTime() / STEP_MS));

const signIn = (code?: string) =>
  callAdmin(app, "POST session", {
    body: { email: STAFF.email, password: STAFF.password, ...(code === undefined ? {} : { code }) },
  });

/** Somebody with a second factor: the session, the secret and the recovery codes. */
async function aCarefulMember() {
  const before = await aStaffSession(app);
  const begun = await callAdmin(app, "POST account/two-factor", {
    session: before,
    body: { password: STAFF.password },
  });
  const { secret } = begun.json<{ secret: string }>();
  const on = await callAdmin(app, "POST account/two-factor/confirmation", {
    session: before,
    body: { code: codeNow(secret) },
  });
  const { recoveryCodes } = on.json<{ recoveryCodes: string[] }>();
  pass(STEP_MS);
  return { before, session: sessionIn(on), secret, recoveryCodes, on };
}

describe("a second factor", () => {
  it("is switched on by its first code; the session is another one from then on", async () => {
    const { on, before, session, recoveryCodes } = await aCarefulMember();
    expect(on.json()).toMatchObject({ staff: { hasTwoFactor: true } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await callAdmin(app, "GET account/sessions", { session: before })).statusCode).toBe(
      401,
    );
    expect((await callAdmin(app, "GET account/sessions", { session })).statusCode).toBe(200);
  });

  it("is not begun without the password, nor confirmed by a wrong code", async () => {
    const session = await aStaffSession(app);
    const begin = (password: string) =>
      callAdmin(app, "POST account/two-factor", { session, body: { password } });
    const confirm = (code: string) =>
      callAdmin(app, "POST account/two-factor/confirmation", { session, body: { code } });
    expect((await confirm("123456")).json()).toMatchObject({ key: "staff.twoFactorNotBegun" });
    expect((await begin("wrong")).json()).toMatchObject({ key: "staff.wrongPassword" });
    const { secret, uri } = (await begin(STAFF.password)).json<{ secret: string; uri: string }>();
    expect(uri).toContain(`secret=${secret}`);
    expect((await confirm("12345")).json()).toMatchObject({ key: "staff.wrongCode" });
    expect((await signIn()).statusCode).toBe(200);
  });

  it("is asked for at the sign-in, after the password", async () => {
    const { secret } = await aCarefulMember();
    const body = { email: STAFF.email, password: "wrong", code: codeNow(secret) };
    const wrong = await callAdmin(app, "POST session", { body });
    expect(wrong.json()).toMatchObject({ key: "staff.wrongLogin" });
    const asked = await signIn();
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({ key: "staff.codeRequired", errors: [{ field: "code" }] });
    expect((await signIn("000 00")).json()).toMatchObject({ key: "staff.wrongCode" });
    expect((await signIn(codeNow(secret))).statusCode).toBe(200);
  });

  it("takes no code twice, nor an older one after a newer; not from two at once either", async () => {
    const { secret } = await aCarefulMember();
    const [code, older] = [
      codeNow(secret),
      codeAt(secret, Math.floor(app.time.now.getTime() / STEP_MS) - 1),
    ];
    const answers = await Promise.all([signIn(code), signIn(code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 401,
    ]);
    expect((await signIn(code)).json()).toMatchObject({ key: "staff.wrongCode" });
    expect((await signIn(older)).json()).toMatchObject({ key: "staff.wrongCode" });
    pass(STEP_MS);
    expect((await signIn(codeNow(secret))).statusCode).toBe(200);
  });

  it("gives way to a recovery code, once, however it is typed; codes are kept as hashes", async () => {
    const { recoveryCodes } = await aCarefulMember();
    const [first = ""] = recoveryCodes;
    const kept = await app.shop.db.selectFrom("staff_recovery_code").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(first.replaceAll("-", ""));
    expect((await signIn(first.toUpperCase().replaceAll("-", " "))).statusCode).toBe(200);
    expect((await signIn(first)).json()).toMatchObject({ key: "staff.wrongCode" });
  });

  it("is switched off by the password, and by an owner for somebody who lost it", async () => {
    const { session } = await aCarefulMember();
    const off = await callAdmin(app, "DELETE account/two-factor", {
      session,
      body: { password: STAFF.password },
    });
    expect(off.json()).toMatchObject({ staff: { hasTwoFactor: false } });
    expect(await app.shop.db.selectFrom("staff_recovery_code").selectAll().execute()).toEqual([]);
    expect((await signIn()).statusCode).toBe(200);
  });
});
