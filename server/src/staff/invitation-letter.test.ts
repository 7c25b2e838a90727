import { DAY_MS } from "@placket/domain/durations";
import { INVITATION_DAYS } from "@placket/domain/staff/invitation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliverOutside } from "../delivery/deliver-outside.ts";
import { handleOutbox } from "../jobs/handle-outbox.ts";
import type { Log } from "../http/log.ts";
import { contextFor } from "../http/open-call.ts";
import { mailRoom } from "../mail/mail.room.ts";
import { mailServer, mailTransport } from "../mail/mail.ts";
import { smtpTransport } from "../providers/mail/mail-transport.ts";
import { startSmtpEmulator } from "../providers/mail/smtp-emulator.ts";
import { readSettings } from "../settings.ts";
import { heldBut } from "../held/held-but.ts";
import { instead } from "../testing/instead.ts";
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

interface Invited {
  readonly invitation: { readonly id: number };
  readonly link: string;
}

async function invite(session: string, email: string): Promise<Invited> {
  const body = { email, name: "Somebody", role: "reader" };
  return (await callAdmin(app, "POST staff/invitations", { session, body })).json<Invited>();
}

const lettersTo = (recipient: string) =>
  app.shop.db.selectFrom("mail").selectAll().where("recipient", "=", recipient).execute();

const tokenIn = (text = "") => /invitation#([\w-]{43})/.exec(text)?.[1] ?? "";

/** What this recipient gets once the mail server is back. */
async function sentTo(recipient: string): Promise<readonly string[]> {
  const server = await startSmtpEmulator({ answers: new Map() });
  try {
    const back = ctx();
    const held = heldBut(back.held, instead(mailTransport, smtpTransport(server.url)));
    await handleOutbox(back);
    await deliverOutside({ ...back, held }, mailServer);
    const taken = server.taken.filter((letter) => letter.recipient === recipient);
    // Long lines are broken on the way, and `=` is written as a code.
    return taken.map(({ source }) => source.replaceAll("=\r\n", "").replaceAll("=3D", "="));
  } finally {
    await server.close();
  }
}

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
  expect(again.json()).toMatchObject({ key: "staff.invitationUsed" });
  const trail = await callAdmin(app, "GET audit", { session });
  expect([...logged, trail.body].join()).not.toContain(token);
});

it("the link of one that was taken back leads nowhere, also from its letter", async () => {
  const session = await aStaffSession(app, { ...STAFF, email: "other@example.com" });
  const { invitation } = await invite(session, "late@example.com");
  const token = tokenIn((await lettersTo("late@example.com"))[0]?.body_text);
  await callAdmin(app, `DELETE staff/invitations/${invitation.id}`, { session });
  const opened = await callAdmin(app, "POST invitation", { body: { token } });
  expect(opened.json()).toMatchObject({ key: "staff.invitationWithdrawn" });
});

describe("the token of an invitation", () => {
  it("is kept nowhere once its letter is sent, and staff read what they read before", async () => {
    const session = await aStaffSession(app, { ...STAFF, email: "teller@example.com" });
    const { link } = await invite(session, "told@example.com");
    const [waiting] = await lettersTo("told@example.com");
    const read = () => callAdmin(app, `GET letters/${waiting?.id}`, { session });
    const before = (await read()).json<{ text: string }>();
    expect(await sentTo("told@example.com")).toMatchObject([expect.stringContaining(link)]);

    const [sent] = await lettersTo("told@example.com");
    expect(JSON.stringify(sent)).not.toContain(tokenIn(link));
    expect(sent).toMatchObject({ body_text: "", body_html: "", sent_at: app.time.now });
    expect((await read()).json()).toEqual({ ...before, sentAt: app.time.now.toISOString() });
    expect(before.text).toMatch(/Only its recipient reads it/);
  });

  it("is kept no longer than it leads anywhere when no mail server comes", async () => {
    const session = await aStaffSession(app, { ...STAFF, email: "patient@example.com" });
    await invite(session, "unreached@example.com");
    const tidy = mailRoom.jobs?.find(({ name }) => name === "overdue letters");
    app.time.now = new Date(app.time.now.getTime() + INVITATION_DAYS * DAY_MS - 1);
    await tidy?.work(ctx());
    expect(await lettersTo("unreached@example.com")).toHaveLength(1);
    app.time.now = new Date(app.time.now.getTime() + 1);
    await tidy?.work(ctx());
    expect(await lettersTo("unreached@example.com")).toEqual([]);
  });
});

describe("a letter that waits for the mail server", () => {
  it.each([
    {
      why: "taken back",
      end: async (session: string, { invitation: { id } }: Invited) => {
        await callAdmin(app, `DELETE staff/invitations/${id}`, { session });
      },
    },
    {
      why: "taken up",
      end: async (_: string, { link }: Invited) => {
        const body = { token: tokenIn(link), password: STAFF.password };
        await callAdmin(app, "POST invitation/acceptance", { body });
      },
    },
    {
      why: "too old",
      end: () => {
        app.time.now = new Date(app.time.now.getTime() + INVITATION_DAYS * DAY_MS);
      },
    },
  ])("of an invitation that is $why meanwhile is not sent", async ({ why, end }) => {
    const email = `${why.replace(" ", "-")}@example.com`;
    const session = await aStaffSession(app, { ...STAFF, email: `owner-${email}` });
    await end(session, await invite(session, email));
    expect(await sentTo(email)).toEqual([]);
  });

  it("of an invitation that was replaced gives way to the newest one", async () => {
    const session = await aStaffSession(app, { ...STAFF, email: "twice-owner@example.com" });
    await invite(session, "twice@example.com");
    const { link } = await invite(session, "Twice@example.com");
    expect(await lettersTo("twice@example.com")).toEqual([]);
    expect(await lettersTo("Twice@example.com")).toHaveLength(1);
    const [only, ...more] = await sentTo("Twice@example.com");
    expect(more).toEqual([]);
    expect(only).toContain(link);
  });
});

it("one that is refused writes no letter", async () => {
  const session = await aStaffSession(app, { ...STAFF, email: "third@example.com" });
  const body = { email: STAFF.email, name: "Taken", role: "reader" };
  const refused = await callAdmin(app, "POST staff/invitations", { session, body });
  expect(refused.json()).toMatchObject({ key: "staff.emailTaken" });
  const letters = app.shop.db.selectFrom("mail").select("id").where("recipient", "=", STAFF.email);
  expect(await letters.execute()).toEqual([]);
});
