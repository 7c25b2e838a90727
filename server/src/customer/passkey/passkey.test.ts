import type { CreationWire, RequestWire } from "@placket/contract/customer/passkey.rest";
import { CHALLENGE_MS, FRESH_SESSION_MS, PASSKEYS_MAX } from "@placket/domain/customer/passkey";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { anAuthenticator, type Authenticator } from "../../testing/authenticator.ts";
import {
  ANN,
  anAccount,
  aShopper,
  callShop,
  cookieIn,
  type Coming,
} from "../../testing/customer.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const ORIGIN = "http://localhost:3000";
const BOB = { ...ANN, email: "bob@example.com" };

let app: TestApp;
beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());
afterEach(async () => {
  for (const table of ["mail", "customer", "sign_in_try", "passkey_challenge"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
});

const post = async (path: string, body: object, coming: Coming = {}) => {
  const answer = await callShop(app, `POST ${path}`, { body, ...coming });
  return {
    answer,
    status: answer.statusCode,
    body: answer.json<{ key?: string; [key: string]: unknown }>(),
  };
};
const optionsFor = async (session: string, body: object = {}) =>
  (await post("app-passkey-options", body, { session })).body as unknown as CreationWire;
const challenge = async (body: object = {}) =>
  (await post("app-passkey-challenge", body)).body as unknown as RequestWire;

/** Ann, signed in, with a passkey of a device. */
async function withPasskey(
  device = anAuthenticator({ origin: ORIGIN }),
  person: typeof BOB | typeof ANN = ANN,
) {
  const id = await anAccount(app, person);
  const { session } = await aShopper(app, person);
  const credential = device.make(await optionsFor(session));
  const added = await post("app-add-passkey", { name: " Phone ", credential }, { session });
  expect(added.status, added.answer.body).toBe(200);
  return { id, session, device, passkey: added.body as { id: number; name: string } };
}
const enter = async (
  device: Authenticator,
  page: Parameters<Authenticator["sign"]>[1] = {},
  coming: Coming = {},
) => post("app-passkey-login", { credential: device.sign(await challenge(), page) }, coming);

describe("issue 9, 1: a passkey", () => {
  it("signs in without a name, as a login does: another session, the token, a known browser", async () => {
    const { session, device } = await withPasskey();
    const { answer, body } = await enter(device, {}, { session });
    expect(body).toMatchObject({ success: true, account: { email: ANN.email, isLoggedIn: true } });
    const own = cookieIn(answer, "placket_session");
    expect(own).not.toBe("");
    expect(own).not.toBe(session);
    expect(cookieIn(answer, "placket_known_customer")).not.toBe("");
    const left = await app.shop.db.selectFrom("session").select("id").execute();
    expect(left).toHaveLength(1);
    const { body: listed } = await get("app-passkeys", own);
    expect(listed).toMatchObject({
      passkeys: [{ name: "Phone", is_backed_up: false, last_used_at: app.time.now.toISOString() }],
    });
  });

  it("stands in the copy of one's data, without what signs", async () => {
    const { session } = await withPasskey();
    const { public_key: key, credential_id: id } = await app.shop.db
      .selectFrom("passkey")
      .selectAll()
      .executeTakeFirstOrThrow();
    const { body } = await get("app-my-data", session);
    expect(body).toMatchObject({ passkeys: [{ name: "Phone", lastUsedAt: null }] });
    for (const secret of [key, id]) expect(JSON.stringify(body)).not.toContain(secret);
  });

  it("is told to its owner by letter when it is added", async () => {
    await withPasskey();
    const letters = await app.shop.db
      .selectFrom("mail")
      .select(["template", "recipient"])
      .execute();
    expect(letters).toContainEqual({ template: "customer.passkeyAdded", recipient: ANN.email });
  });

  it("is added by nobody who signed in long ago and does not know the password", async () => {
    await anAccount(app);
    const { session } = await aShopper(app);
    const before = app.time.now;
    app.time.now = new Date(before.getTime() + FRESH_SESSION_MS);
    const keyOf = async (body: object) =>
      (await post("app-passkey-options", body, { session })).body.key;
    expect(await keyOf({})).toBe("customer.proofWanted");
    expect(await keyOf({ password: "wrong" })).toBe("customer.wrongPassword");
    expect(await keyOf({ password: ANN.password })).toBeUndefined();
    app.time.now = before;
  });

  it("is added only in the session that asked, once, and within minutes", async () => {
    await anAccount(app);
    const [here, there] = [await aShopper(app), await aShopper(app)];
    const device = anAuthenticator({ origin: ORIGIN });
    const add = async (credential: object, session: string) =>
      (await post("app-add-passkey", { name: "Phone", credential }, { session })).body.key;
    const asked = device.make(await optionsFor(here.session));
    expect(await add(asked, there.session)).toBe("customer.passkeyNotMade");
    expect(await add(asked, here.session)).toBe("customer.passkeyNotMade");
    const late = device.make(await optionsFor(here.session));
    const before = app.time.now;
    app.time.now = new Date(before.getTime() + CHALLENGE_MS);
    expect(await add(late, here.session)).toBe("customer.passkeyNotMade");
    app.time.now = before;
    const own = device.make(await optionsFor(here.session));
    expect(await add(own, here.session)).toBeUndefined();
    expect(await add(own, here.session)).toBe("customer.passkeyNotMade");
  });

  it("is not added behind whoever ends all sessions meanwhile by a new password", async () => {
    const id = await anAccount(app);
    const { session } = await aShopper(app);
    const credential = anAuthenticator({ origin: ORIGIN }).make(await optionsFor(session));
    const { db } = app.shop;
    const [held, isThere] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ending = db.transaction().execute(async (tx) => {
      await tx.selectFrom("customer").select("id").where("id", "=", id).forUpdate().execute();
      held.resolve();
      await isThere.promise;
      await tx.deleteFrom("session").where("customer_id", "=", id).execute();
    });
    await held.promise;
    const adding = post("app-add-passkey", { name: "Phone", credential }, { session });
    const waiting = async () =>
      (await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(db)).rows.length;
    await expect.poll(waiting, { timeout: 15_000 }).toBeGreaterThan(0);
    isThere.resolve();
    await ending;
    expect((await adding).body.key).toBe("customer.passkeyNotMade");
    expect(await db.selectFrom("passkey").select("id").execute()).toEqual([]);
  });

  it.each([
    ["of another page", { origin: "https://evil.example" }],
    ["for another store", { rpId: "evil.example" }],
    ["by somebody the device does not know", { isVerified: false }],
  ])("is not made %s", async (_, page) => {
    await anAccount(app);
    const { session } = await aShopper(app);
    const credential = anAuthenticator({ origin: ORIGIN }).make(await optionsFor(session), page);
    const refused = await post("app-add-passkey", { name: "Phone", credential }, { session });
    expect(refused.body.key).toBe("customer.passkeyNotMade");
  });

  it.each([
    ["of another page", { origin: "https://evil.example" }],
    ["for another store", { rpId: "evil.example" }],
    ["by somebody the device does not know", { isVerified: false }],
    ["of another owner", { userHandle: "AAAA" }],
  ])("does not sign in %s", async (_, page) => {
    const { device } = await withPasskey();
    expect((await enter(device, page)).body.key).toBe("customer.wrongPasskey");
    expect((await enter(device)).status).toBe(200);
  });

  it("signs in once with what it signed, whatever came of it", async () => {
    const { device } = await withPasskey();
    const credential = device.sign(await challenge());
    const broken = { ...credential, response: { ...credential.response, signature: "AAAA" } };
    const keyOf = async (sent: object) =>
      (await post("app-passkey-login", { credential: sent })).body.key;
    expect(await keyOf(broken)).toBe("customer.wrongPasskey");
    expect(await keyOf(credential)).toBe("customer.wrongPasskey");
    const twice = device.sign(await challenge());
    const keys = await Promise.all([keyOf(twice), keyOf(twice)]);
    expect(keys.filter((key) => key === undefined)).toHaveLength(1);
    expect(keys).toContain("customer.wrongPasskey");
  });

  it("that was copied is refused: its counter went back", async () => {
    const device = anAuthenticator({ origin: ORIGIN, counter: 5 });
    await withPasskey(device);
    expect((await enter(device)).status).toBe(200);
    expect((await enter(device, { counter: 3 })).body.key).toBe("customer.wrongPasskey");
    expect((await enter(device)).status).toBe(200);
  });

  it("for an email signs in its account alone, and nobody learns who has one", async () => {
    const { device } = await withPasskey();
    const bob = await withPasskey(anAuthenticator({ origin: ORIGIN }), BOB);
    const [known, unknown] = [
      await challenge({ username: ANN.email.toUpperCase() }),
      await challenge({ username: "nobody@example.com" }),
    ];
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect({ ...unknown, challenge: "" }).toEqual({ ...known, challenge: "" });
    const signed = (asked: RequestWire, by = device) =>
      post("app-passkey-login", { credential: by.sign(asked) });
    expect((await signed(unknown)).body.key).toBe("customer.wrongPasskey");
    expect((await signed(known)).body).toMatchObject({ account: { email: ANN.email } });
    const again = await challenge({ username: ANN.email });
    expect((await signed(again, bob.device)).body.key).toBe("customer.wrongPasskey");
  });

  it("that does not fit is counted as a wrong password, and its owner waits no longer for it", async () => {
    const { device } = await withPasskey();
    const wrong = async () => (await enter(device, { isVerified: false })).body.key;
    for (let n = 0; n < 5; n++) expect(await wrong()).toBe("customer.wrongPasskey");
    expect(await wrong()).toBe("customer.tooManyTries");
    expect((await enter(device, {}, { address: "198.51.100.9" })).status).toBe(200);
  });

  it("of an account that is closed or gone signs nobody in", async () => {
    const { id, device } = await withPasskey();
    await app.shop.db
      .updateTable("customer")
      .set({ is_active: false })
      .where("id", "=", id)
      .execute();
    expect((await enter(device)).body.key).toBe("customer.wrongPasskey");
    await app.shop.db.deleteFrom("customer").where("id", "=", id).execute();
    expect((await enter(device)).body.key).toBe("customer.wrongPasskey");
    expect(await app.shop.db.selectFrom("passkey").select("id").execute()).toEqual([]);
  });

  it("is renamed and deleted by its owner alone", async () => {
    const { session, device, passkey } = await withPasskey();
    expect(passkey.name).toBe("Phone");
    await anAccount(app, BOB);
    const bob = await aShopper(app, BOB);
    const { id } = passkey;
    const keyOf = async (path: string, body: object, as: string) =>
      (await post(path, body, { session: as })).body.key;
    for (const path of ["app-rename-passkey", "app-delete-passkey"]) {
      const body = { id, name: "Mine" };
      expect(await keyOf(path, body, bob.session)).toBe("customer.noSuchPasskey");
      expect((await post(path, body)).status).toBe(401);
    }
    for (const name of ["", "  ", "x".repeat(61), "a\u202Eb", "<b>", "a\nb"]) {
      expect(await keyOf("app-rename-passkey", { id, name }, session)).toMatch(
        /required|nameInvalid/,
      );
    }
    const renamed = await post("app-rename-passkey", { id, name: "Работа 2" }, { session });
    expect(renamed.body).toMatchObject({ id, name: "Работа 2" });
    expect((await post("app-delete-passkey", { id }, { session })).body).toEqual({ deleted: id });
    expect((await enter(device)).body.key).toBe("customer.wrongPasskey");
    expect(await keyOf("app-delete-passkey", { id }, session)).toBe("customer.noSuchPasskey");
  });

  it("is one of twenty at most, and a device makes no second", async () => {
    const { id, session, device } = await withPasskey();
    const { excludeCredentials, user } = await optionsFor(session);
    expect(excludeCredentials).toMatchObject([{ id: device.sign(await challenge()).id }]);
    const again = await optionsFor(session);
    expect(again.user.id).toBe(user.id);
    const row = await app.shop.db.selectFrom("passkey").selectAll().executeTakeFirstOrThrow();
    const { id: _, ...kept } = row;
    const others = Array.from({ length: PASSKEYS_MAX - 1 }, (_each, n) => ({
      ...kept,
      customer_id: id,
      credential_id: `other ${n}`,
    }));
    await app.shop.db.insertInto("passkey").values(others).execute();
    const refused = await post("app-passkey-options", {}, { session });
    expect(refused.body).toMatchObject({ key: "customer.tooManyPasskeys" });
    const credential = anAuthenticator({ origin: ORIGIN }).make(again);
    const late = await post("app-add-passkey", { name: "One more", credential }, { session });
    expect(late.body.key).toBe("customer.tooManyPasskeys");
  });

  it("whatever a stranger sends is refused, and nothing breaks", async () => {
    const { device } = await withPasskey();
    const right = device.sign(await challenge());
    const response = (part: object) => ({ ...right, response: { ...right.response, ...part } });
    const base64url = (text: string) => Buffer.from(text).toString("base64url");
    for (const credential of [
      response({ clientDataJSON: "%%%" }),
      response({ clientDataJSON: base64url("null") }),
      response({ clientDataJSON: base64url('{"challenge":7}') }),
      response({ authenticatorData: "AA" }),
      { ...right, id: "nobody's", rawId: "nobody's" },
      { ...right, rawId: "another" },
    ]) {
      expect((await post("app-passkey-login", { credential })).body.key).toBe(
        "customer.wrongPasskey",
      );
      await app.shop.db.deleteFrom("sign_in_try").execute();
    }
    const big = response({ authenticatorData: "A".repeat(5000) });
    expect((await post("app-passkey-login", { credential: big })).body.key).toBe(
      "access.badRequest",
    );
  });
});

const get = async (path: string, session: string) => {
  const answer = await callShop(app, `GET ${path}`, { session });
  return { body: answer.json<Record<string, unknown>>() };
};
