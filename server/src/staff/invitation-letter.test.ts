import { afterAll, beforeAll, expect, it } from "vitest";
import { handleOutbox } from "../jobs/handle-outbox.ts";
import type { Log } from "../http/log.ts";
import { contextFor } from "../http/open-call.ts";
import { readSettings } from "../settings.ts";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
const INVITED = "staff.invited";
/** What the server wrote. */
const logged: string[] = [];

beforeAll(async () => {
  // Nothing listens there: the letter is written and waits.
  const smtpUrl = "smtp://127.0.0.1:9";
  const settings = { ...readSettings({}), writesPerMinute: 0, smtpUrl };
  const write = (fields: object, message: string) => {
    logged.push(JSON.stringify({ ...fields, message }));
  };
  const log: Log = { info: write, warn: write, error: write };
  app = await testApp(async () => undefined, { settings, log });
});
afterAll(() => app.close());

const ctx = () => contextFor(app.call);

it("an invitation goes by letter; its link lets in, and nobody but the recipient reads it", async () => {
  const session = await aStaffSession(app);
  const body = { email: "clerk@example.com", name: "<b>Ben", role: "clerk" };
  const invited = await callAdmin(app, "POST staff/invitations", { session, body });
  const { link } = invited.json<{ link: string }>();
  expect(invited.json()).toMatchObject({ isSent: true });
  const events = app.shop.db.selectFrom("outbox").select("payload").where("event", "=", INVITED);
  expect(await events.execute()).toEqual([
    { payload: { invitationId: expect.any(Number) as number } },
  ]);

  await handleOutbox(ctx());
  const letter = await app.shop.db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();
  expect(letter).toMatchObject({
    recipient: body.email,
    subject: "Your access to the back office of Placket",
  });
  expect(letter.body_text).toContain(`${STAFF.name} asks you to work in the back office`);
  const token = /invitation#([\w-]{43})/.exec(letter.body_text)?.[1] ?? "";
  expect(link).toMatch(new RegExp(`/admin/invitation#${token}$`));
  const deliveries = await callAdmin(app, "GET deliveries", { session });
  expect(deliveries.json()).toMatchObject({
    rows: [{ subscriber: "mail.smtp", letterId: letter.id, state: "waiting" }],
  });

  const shown = await callAdmin(app, `GET letters/${letter.id}`, { session });
  expect(shown.json()).toMatchObject({ recipient: body.email });
  expect(shown.body).not.toContain(token);

  const accepted = await callAdmin(app, "POST invitation/acceptance", {
    body: { token, password: STAFF.password },
  });
  expect(accepted.json()).toMatchObject({ staff: { email: body.email, role: "clerk" } });
  const again = await callAdmin(app, "POST invitation/acceptance", {
    body: { token, password: STAFF.password },
  });
  expect(again.json()).toMatchObject({ key: "staff.noSuchInvitation" });
  const trail = await callAdmin(app, "GET audit", { session });
  expect([...logged, trail.body].join()).not.toContain(token);
});

it("the link of one that was taken back leads nowhere, also from its letter", async () => {
  const session = await aStaffSession(app, { ...STAFF, email: "other@example.com" });
  const body = { email: "late@example.com", name: "Late", role: "reader" };
  const invited = await callAdmin(app, "POST staff/invitations", { session, body });
  const { invitation } = invited.json<{ invitation: { id: number } }>();
  await callAdmin(app, `DELETE staff/invitations/${invitation.id}`, { session });
  const letter = await app.shop.db
    .selectFrom("mail")
    .select("body_text")
    .where("recipient", "=", body.email)
    .executeTakeFirstOrThrow();
  const token = /invitation#([\w-]{43})/.exec(letter.body_text)?.[1] ?? "";
  const opened = await callAdmin(app, "POST invitation", { body: { token } });
  expect(opened.json()).toMatchObject({ key: "staff.noSuchInvitation" });
});

it("one that is refused writes no letter", async () => {
  const session = await aStaffSession(app, { ...STAFF, email: "third@example.com" });
  const body = { email: STAFF.email, name: "Taken", role: "reader" };
  const refused = await callAdmin(app, "POST staff/invitations", { session, body });
  expect(refused.json()).toMatchObject({ key: "staff.emailTaken" });
  const letters = app.shop.db.selectFrom("mail").select("id").where("recipient", "=", STAFF.email);
  expect(await letters.execute()).toEqual([]);
});
