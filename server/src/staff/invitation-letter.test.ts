import { afterAll, beforeAll, expect, it } from "vitest";
import { handleOutbox } from "../jobs/handle-outbox.ts";
import { contextFor } from "../http/open-call.ts";
import { readSettings } from "../settings.ts";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  // Nothing listens there: the letter is written and waits.
  const smtpUrl = "smtp://127.0.0.1:9";
  const settings = { ...readSettings({}), writesPerMinute: 0, smtpUrl };
  app = await testApp(async () => undefined, { settings });
});
afterAll(() => app.close());

const ctx = () => contextFor(app.call);

it("an invitation goes by letter; its link lets in, and nobody but the recipient reads it", async () => {
  const session = await aStaffSession(app);
  const body = { email: "clerk@example.com", name: "<b>Ben", role: "clerk" };
  const invited = await callAdmin(app, "POST staff/invitations", { session, body });
  expect(invited.json()).toMatchObject({ link: null });
  const events = await app.shop.db.selectFrom("outbox").select("payload").execute();
  expect(events).toEqual([{ payload: { invitationId: expect.any(Number) as number } }]);

  await handleOutbox(ctx());
  const letter = await app.shop.db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();
  expect(letter).toMatchObject({
    recipient: body.email,
    subject: "Your access to the back office of Placket",
  });
  expect(letter.body_text).toContain(`${STAFF.name} asks you to work in the back office`);
  const token = /invitation#([\w-]{43})/.exec(letter.body_text)?.[1] ?? "";

  const shown = await callAdmin(app, `GET letters/${letter.id}`, { session });
  expect(shown.json()).toMatchObject({ recipient: body.email });
  expect(shown.body).not.toContain(token);

  const accepted = await callAdmin(app, "POST invitation/acceptance", {
    body: { token, password: STAFF.password },
  });
  expect(accepted.json()).toMatchObject({ staff: { email: body.email, role: "clerk" } });
});

it("one that was taken back before its letter was written goes nowhere", async () => {
  const session = await aStaffSession(app, { ...STAFF, email: "other@example.com" });
  const body = { email: "late@example.com", name: "Late", role: "reader" };
  const invited = await callAdmin(app, "POST staff/invitations", { session, body });
  const { id } = invited.json<{ invitation: { id: number } }>().invitation;
  await callAdmin(app, `DELETE staff/invitations/${id}`, { session });
  await handleOutbox(ctx());
  const letters = await app.shop.db.selectFrom("mail").select("recipient").execute();
  expect(letters.map(({ recipient }) => recipient)).not.toContain(body.email);
});
