import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { StaffRole } from "@placket/domain/access/permissions";
import { aStaffSession, callAdmin, knownIn, sessionIn, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { createStaff } from "./staff.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

afterEach(async () => {
  await app.shop.db.deleteFrom("staff").execute();
  await app.shop.db.deleteFrom("staff_ended_invitation").execute();
  await app.shop.db.deleteFrom("sign_in_try").execute();
});

const CLERK = { ...STAFF, email: "clerk@example.com", name: "Ben Okafor", role: "clerk" } as const;

const idOf = async (email: string) => {
  const row = app.shop.db
    .selectFrom("staff")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return (await row).id;
};
const signIn = (staff: { email: string; password: string }) =>
  callAdmin(app, "POST session", { body: { email: staff.email, password: staff.password } });
const sessionsOf = async (session: string) => {
  const answer = await callAdmin(app, "GET account/sessions", { session });
  return answer.json<{ sessions: { id: number; isThis: boolean }[] }>().sessions;
};

describe("an invitation", () => {
  const invite = (session: string, role: StaffRole = "clerk", email: string = CLERK.email) =>
    callAdmin(app, "POST staff/invitations", { session, body: { email, name: CLERK.name, role } });
  const tokenIn = (answer: Awaited<ReturnType<typeof invite>>) =>
    answer.json<{ link: string }>().link.split("#")[1] ?? "";
  const accept = (token: string) =>
    callAdmin(app, "POST invitation/acceptance", { body: { token, password: CLERK.password } });

  /** What whoever opens the link is told. */
  const toldBehind = async (token: string) =>
    (await callAdmin(app, "POST invitation", { body: { token } })).json<{ key: string }>().key;

  it("how it ended is kept for a while, with nothing of whom it was for", async () => {
    const owner = await aStaffSession(app);
    const first = tokenIn(await invite(owner));
    await invite(owner);
    const kept = await app.shop.db.selectFrom("staff_ended_invitation").selectAll().execute();
    expect(kept).toMatchObject([{ ending: "replaced" }]);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${first}|clerk`, "i"));
    const before = app.time.now;
    app.time.now = new Date(before.getTime() + 91 * 24 * 3_600_000);
    await invite(sessionIn(await signIn(STAFF)));
    expect(await toldBehind(first)).toBe("staff.invitationUnknown");
    app.time.now = before;
  });

  it("without a mail server its link is shown, and lets one person in once", async () => {
    const owner = await aStaffSession(app);
    const invited = await invite(owner);
    const { link, isSent } = invited.json<{ link: string; isSent: boolean }>();
    expect(isSent).toBe(false);
    expect(await app.shop.db.selectFrom("mail").select("id").execute()).toEqual([]);
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/admin\/invitation#[\w-]{43}$/);
    const token = tokenIn(invited);
    const greeted = await callAdmin(app, "POST invitation", { body: { token } });
    expect(greeted.json()).toEqual({ email: CLERK.email, name: CLERK.name, role: "clerk" });
    const came = await accept(token);
    expect(came.json()).toMatchObject({ staff: { email: CLERK.email, role: "clerk" } });
    expect(knownIn(came)).not.toBe("");
    expect(await sessionsOf(sessionIn(came))).toHaveLength(1);
    expect(await toldBehind(token)).toBe("staff.invitationUsed");
    expect((await accept(token)).json()).toMatchObject({ key: "staff.invitationUsed" });
    expect((await signIn(CLERK)).statusCode).toBe(200);
    const tokens = await app.shop.db.selectFrom("staff_invitation").selectAll().execute();
    expect(tokens).toEqual([]);
  });

  it("is kept as a hash, listed, taken back, and replaced by a later one", async () => {
    const owner = await aStaffSession(app);
    const first = tokenIn(await invite(owner));
    const kept = await app.shop.db.selectFrom("staff_invitation").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(first);
    const second = await invite(owner, "reader", "CLERK@example.com");
    expect((await accept(first)).statusCode).toBe(404);
    expect(await toldBehind(first)).toBe("staff.invitationReplaced");
    const listed = await callAdmin(app, "GET staff/invitations", { session: owner });
    const { invitations } = listed.json<{ invitations: { id: number }[] }>();
    expect(invitations).toMatchObject([{ role: "reader", invitedBy: STAFF.name }]);
    const line = `DELETE staff/invitations/${invitations[0]?.id}` as const;
    expect((await callAdmin(app, line, { session: owner })).statusCode).toBe(200);
    expect((await callAdmin(app, line, { session: owner })).statusCode).toBe(404);
    expect((await accept(tokenIn(second))).statusCode).toBe(404);
    expect(await toldBehind(tokenIn(second))).toBe("staff.invitationWithdrawn");
    expect(await toldBehind("nobody's")).toBe("staff.invitationUnknown");
  });

  it("ends after three days; a short password does not use it up", async () => {
    const owner = await aStaffSession(app);
    const token = tokenIn(await invite(owner));
    const short = await callAdmin(app, "POST invitation/acceptance", {
      body: { token, password: "short" },
    });
    expect(short.json()).toMatchObject({ key: "staff.passwordLength" });
    const before = app.time.now;
    app.time.now = new Date(before.getTime() + 3 * 24 * 3_600_000);
    expect((await accept(token)).statusCode).toBe(404);
    expect(await toldBehind(token)).toBe("staff.invitationExpired");
    app.time.now = new Date(before.getTime() + 3 * 24 * 3_600_000 - 1000);
    expect((await accept(token)).statusCode).toBe(200);
  });

  describe("of an owner who may invite no longer", () => {
    const BEN = { ...STAFF, email: "ben@example.com", name: "Ben Okafor", role: "owner" } as const;
    const invitedByBen = async () => {
      const owner = await aStaffSession(app);
      const token = tokenIn(await invite(await aStaffSession(app, BEN), "owner"));
      return { owner, token, ben: await idOf(BEN.email) };
    };

    it.each([
      ["deactivated", "POST", "deactivation", {}],
      ["made a clerk", "PUT", "role", { role: "clerk" }],
    ] as const)("%s: it is taken back with a trace, for good", async (_, method, path, body) => {
      const { owner, token, ben } = await invitedByBen();
      await callAdmin(app, `${method} staff/${ben}/${path}`, { session: owner, body });
      expect((await accept(token)).json()).toMatchObject({ key: "staff.invitationWithdrawn" });
      const traces = app.shop.db
        .selectFrom("audit")
        .select("subject")
        .where("action", "=", "staff.withdraw")
        .orderBy("id", "desc");
      expect(await traces.executeTakeFirst()).toEqual({ subject: CLERK.email });
      await callAdmin(app, `POST staff/${ben}/reactivation`, { session: owner });
      expect((await accept(token)).statusCode).toBe(404);
    });

    it("by whatever way: the link leads nowhere and is not listed", async () => {
      const { owner, token, ben } = await invitedByBen();
      const { db } = app.shop;
      await db.updateTable("staff").set({ is_active: false }).where("id", "=", ben).execute();
      expect((await accept(token)).statusCode).toBe(404);
      expect(await toldBehind(token)).toBe("staff.invitationWithdrawn");
      const listed = await callAdmin(app, "GET staff/invitations", { session: owner });
      expect(listed.json()).toMatchObject({ invitations: [] });
    });
  });

  it("two who take it up at once are one", async () => {
    const owner = await aStaffSession(app);
    const token = tokenIn(await invite(owner));
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 404,
    ]);
  });

  it.each([
    [{ email: STAFF.email.toUpperCase() }, "staff.emailTaken"],
    [{ email: "nobody" }, "staff.emailInvalid"],
    [{ name: " " }, "staff.nameMissing"],
    [{ name: "Ben\r\nOwner: Ben" }, "staff.nameNotOneLine"],
    [{ name: "Ben \u202erenwo" }, "staff.nameNotOneLine"],
    [{ role: "emperor" }, "access.badRequest"],
  ])("is refused for %j", async (change, key) => {
    const owner = await aStaffSession(app);
    const body = { email: CLERK.email, name: CLERK.name, role: "clerk", ...change };
    const answer = await callAdmin(app, "POST staff/invitations", { session: owner, body });
    expect(answer.json()).toMatchObject({ key });
  });
});

it.each([
  [{ name: "Ben\nOwner: Ben" }, "staff.nameNotOneLine"],
  [{ email: "nobody" }, "staff.emailInvalid"],
])("whoever is let in without an invitation is refused alike for %j", async (change, error) => {
  const created = await createStaff(app.shop.db, { ...CLERK, ...change });
  expect(created).toMatchObject({ ok: false, problems: [{ error }] });
});

describe("a member", () => {
  const change = (session: string, id: number, role: StaffRole) =>
    callAdmin(app, `PUT staff/${id}/role`, { session, body: { role } });

  it("who gets another role has another session by it", async () => {
    const owner = await aStaffSession(app);
    const clerk = await aStaffSession(app, CLERK);
    expect((await callAdmin(app, "GET staff", { session: clerk })).statusCode).toBe(403);
    const changed = await change(owner, await idOf(CLERK.email), "owner");
    expect(changed.json()).toMatchObject({ member: { role: "owner", lastSeenAt: null } });
    expect((await callAdmin(app, "GET orders", { session: clerk })).statusCode).toBe(401);
    const again = sessionIn(await signIn(CLERK));
    expect((await callAdmin(app, "GET staff", { session: again })).statusCode).toBe(200);
  });

  it("who is let go is out at once and does not come in again, until asked back", async () => {
    const owner = await aStaffSession(app);
    const clerk = await aStaffSession(app, CLERK);
    const id = await idOf(CLERK.email);
    await callAdmin(app, `POST staff/${id}/deactivation`, { session: owner });
    expect((await callAdmin(app, "GET orders", { session: clerk })).statusCode).toBe(401);
    expect((await signIn(CLERK)).json()).toMatchObject({ key: "staff.wrongLogin" });
    await callAdmin(app, `POST staff/${id}/reactivation`, { session: owner });
    expect((await signIn(CLERK)).statusCode).toBe(200);
  });

  it("who is made what they are stays signed in, and nothing is noted", async () => {
    const owner = await aStaffSession(app);
    const clerk = await aStaffSession(app, CLERK);
    const id = await idOf(CLERK.email);
    const { body } = await callAdmin(app, "GET audit", { session: owner });
    await callAdmin(app, `POST staff/${id}/reactivation`, { session: owner });
    expect((await change(owner, id, "clerk")).statusCode).toBe(200);
    expect((await callAdmin(app, "GET orders", { session: clerk })).statusCode).toBe(200);
    expect((await callAdmin(app, "GET audit", { session: owner })).body).toBe(body);
  });

  it("who is the last owner is neither demoted nor let go", async () => {
    const owner = await aStaffSession(app);
    const id = await idOf(STAFF.email);
    expect((await change(owner, id, "manager")).json()).toMatchObject({ key: "staff.lastOwner" });
    const gone = await callAdmin(app, `POST staff/${id}/deactivation`, { session: owner });
    expect(gone.statusCode).toBe(409);
    expect((await callAdmin(app, "GET staff", { session: owner })).statusCode).toBe(200);
  });

  it("the list says how many owners may sign in, whatever was searched", async () => {
    const owner = await aStaffSession(app);
    await aStaffSession(app, { ...CLERK, role: "owner" });
    const owners = async () =>
      (await callAdmin(app, "GET staff?role=reader", { session: owner })).json<{
        owners: number;
      }>();
    expect(await owners()).toMatchObject({ rows: [], owners: 2 });
    const ben = await idOf(CLERK.email);
    await callAdmin(app, `POST staff/${ben}/deactivation`, { session: owner });
    expect(await owners()).toMatchObject({ owners: 1 });
  });

  it("one's own second factor is not reset without the password; another's is", async () => {
    const owner = await aStaffSession(app);
    await aStaffSession(app, CLERK);
    const reset = async (email: string) =>
      callAdmin(app, `POST staff/${await idOf(email)}/two-factor/reset`, { session: owner });
    expect((await reset(STAFF.email)).json()).toMatchObject({ key: "staff.ownTwoFactor" });
    expect((await callAdmin(app, "GET staff", { session: owner })).statusCode).toBe(200);
    expect((await reset(CLERK.email)).statusCode).toBe(200);
  });

  it("two owners who demote each other at once leave one", async () => {
    const mira = await aStaffSession(app);
    const ben = await aStaffSession(app, { ...CLERK, role: "owner" });
    const answers = await Promise.all([
      change(mira, await idOf(CLERK.email), "clerk"),
      change(ben, await idOf(STAFF.email), "clerk"),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const owners = app.shop.db.selectFrom("staff").select("id").where("role", "=", "owner");
    expect(await owners.execute()).toHaveLength(1);
  });

  it("is listed with role, state and when they were last seen; strangers are not found", async () => {
    const owner = await aStaffSession(app);
    const listed = await callAdmin(app, "GET staff", { session: owner });
    expect(listed.json()).toMatchObject({
      rows: [
        {
          name: STAFF.name,
          role: "owner",
          isActive: true,
          lastSeenAt: app.time.now.toISOString(),
        },
      ],
    });
    expect((await change(owner, 999_999, "clerk")).json()).toMatchObject({
      key: "staff.noSuchMember",
    });
  });
});

describe("hallway §7: the list of who works here", () => {
  const names = async (session: string, query: string) => {
    const answer = await callAdmin(app, `GET staff?${query}`, { session });
    return answer.json<{ rows: { name: string }[] }>().rows.map(({ name }) => name);
  };

  it("is searched, filtered and sorted", async () => {
    const owner = await aStaffSession(app);
    await aStaffSession(app, { ...CLERK, role: "clerk" });
    const byName = [STAFF.name, CLERK.name].sort();
    expect(await names(owner, "")).toEqual(byName);
    expect(await names(owner, "sort=-name")).toEqual(byName.toReversed());
    expect(await names(owner, "role=clerk")).toEqual([CLERK.name]);
    const ofEmail = `search=${STAFF.email.slice(0, 4).toUpperCase()}`;
    expect(await names(owner, ofEmail)).toEqual([STAFF.name]);
    await callAdmin(app, `POST staff/${await idOf(CLERK.email)}/deactivation`, { session: owner });
    expect(await names(owner, "state=deactivated")).toEqual([CLERK.name]);
  });
});

describe("one's own account", () => {
  it("a changed password ends every other session and forgets the known browsers", async () => {
    const first = await aStaffSession(app);
    const second = await signIn(STAFF);
    const next = "nine yards of denim";
    const change = (current: string) =>
      callAdmin(app, "POST account/password", { session: first, body: { current, next } });
    expect((await change("wrong")).json()).toMatchObject({
      key: "staff.wrongPassword",
      errors: [{ field: "current" }],
    });
    const changed = await change(STAFF.password);
    expect(changed.statusCode).toBe(200);
    for (const session of [first, sessionIn(second)]) {
      expect((await callAdmin(app, "GET orders", { session })).statusCode).toBe(401);
    }
    expect(await sessionsOf(sessionIn(changed))).toHaveLength(1);
    expect((await signIn(STAFF)).statusCode).toBe(401);
    expect((await signIn({ ...STAFF, password: next })).statusCode).toBe(200);
    const known = await app.shop.db.selectFrom("known_browser").selectAll().execute();
    expect(known).toHaveLength(1);
  });

  it("guesses at the password from an open session are paused", async () => {
    const session = await aStaffSession(app);
    const next = "nine yards of denim";
    const change = (current: string) =>
      callAdmin(app, "POST account/password", { session, body: { current, next } });
    for (let tries = 0; tries < 5; tries += 1) expect((await change("wrong")).statusCode).toBe(400);
    expect((await change(STAFF.password)).statusCode).toBe(429);
  });

  it("open sessions are listed, the one that asks first, and ended one by one", async () => {
    const first = await aStaffSession(app);
    await signIn(STAFF);
    const [mine, other] = await sessionsOf(first);
    expect([mine?.isThis, other?.isThis]).toEqual([true, false]);
    const stranger = await aStaffSession(app, CLERK);
    const line = `DELETE account/sessions/${other?.id}` as const;
    expect((await callAdmin(app, line, { session: stranger })).statusCode).toBe(404);
    expect((await callAdmin(app, line, { session: first })).json()).toEqual({ ended: other?.id });
    expect(await sessionsOf(first)).toHaveLength(1);
  });
});
