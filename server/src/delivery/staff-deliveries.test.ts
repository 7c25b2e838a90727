import type { DeliveryState } from "@placket/domain/delivery/delivery-state";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let session: string;
beforeAll(async () => {
  app = await testApp(async () => undefined);
  session = await aStaffSession(app);
});
afterAll(() => app.close());
beforeEach(() => app.shop.db.deleteFrom("outbox").execute());

/** A letter's delivery that stands somewhere. */
async function aDelivery(state: DeliveryState): Promise<number> {
  const { db } = app.shop;
  const at = app.time.now;
  const event = await db
    .insertInto("outbox")
    .values({
      event: "letter.written",
      payload: JSON.stringify({ letterId: 7 }),
      created_at: at,
      dispatched_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("delivery")
    .values({
      outbox_id: event.id,
      subscriber: "mail.smtp",
      state,
      attempts: 3,
      next_attempt_at: new Date(at.getTime() + 3_600_000),
      last_error: "550 no such user",
      created_at: at,
      updated_at: at,
      ...(state === "running" ? { leased_by: "one", leased_until: at } : {}),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const ask = (line: `GET ${string}` | `POST ${string}`) => callAdmin(app, line, { session });

it("lists what was not delivered with its last error, and counts it by state", async () => {
  const givenUp = await aDelivery("given_up");
  const waiting = await aDelivery("waiting");
  await aDelivery("delivered");
  const all = await ask("GET deliveries");
  expect(all.json()).toMatchObject({
    rows: [{ state: "delivered" }, { id: waiting }, { id: givenUp }],
    counts: { waiting: 1, running: 0, given_up: 1 },
    next: null,
  });
  const lost = await ask("GET deliveries?state=given_up");
  expect(lost.json()).toMatchObject({
    rows: [
      {
        id: givenUp,
        subscriber: "mail.smtp",
        attempts: 3,
        lastError: "550 no such user",
        nextAttemptAt: null,
        letterId: 7,
      },
    ],
  });
});

it.each(["given_up", "waiting"] as const)("tries again at once what is %s", async (state) => {
  const id = await aDelivery(state);
  const answer = await ask(`POST deliveries/${id}/retry`);
  expect(answer.json()).toMatchObject({
    state: "waiting",
    attempts: 0,
    nextAttemptAt: app.time.now.toISOString(),
  });
});

it.each(["delivered", "running"] as const)("does not try again what is %s", async (state) => {
  const answer = await ask(`POST deliveries/${await aDelivery(state)}/retry`);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ key: "delivery.notOpen" });
});

it("gives up what waits, and nothing else", async () => {
  const waiting = await ask(`POST deliveries/${await aDelivery("waiting")}/end`);
  expect(waiting.json()).toMatchObject({ state: "given_up", nextAttemptAt: null });
  const done = await ask(`POST deliveries/${await aDelivery("delivered")}/end`);
  expect(done.json()).toMatchObject({ key: "delivery.notWaiting" });
  expect((await ask("POST deliveries/999999/end")).statusCode).toBe(404);
});

it("hallway §7: moves several at once, each one that can be, and leaves a trace of each", async () => {
  const [one, two] = [await aDelivery("given_up"), await aDelivery("given_up")];
  const done = await aDelivery("delivered");
  const move = (body: object) => callAdmin(app, "POST deliveries/moves", { session, body });
  const answer = await move({ ids: [two, done, one, two], move: "retry" });
  expect(answer.json()).toMatchObject({
    moved: [one, two],
    refused: [{ id: done, message: expect.stringContaining("nothing to try again") as string }],
  });
  const trail = await callAdmin(app, "GET audit?action=delivery.retry", { session });
  const subjects = trail.json<{ rows: { subject: string }[] }>().rows.map(({ subject }) => subject);
  expect(subjects.slice(0, 2)).toEqual([`mail.smtp ${two}`, `mail.smtp ${one}`]);
  expect((await move({ ids: [], move: "retry" })).statusCode).toBe(400);
  expect((await move({ ids: [one], move: "delete" })).statusCode).toBe(400);
});

it("hallway §7: is searched by what failed and by who is told", async () => {
  const id = await aDelivery("given_up");
  const found = async (search: string) =>
    (await ask(`GET deliveries?search=${search}`)).json<{ rows: { id: number }[] }>().rows;
  expect(await found("no%20such%20USER")).toMatchObject([{ id }]);
  expect(await found("MAIL.smtp")).toMatchObject([{ id }]);
  expect(await found("webhook")).toEqual([]);
});

it("is closed to strangers", async () => {
  expect((await callAdmin(app, "GET deliveries")).statusCode).toBe(401);
});

it("issue 9.10 what has not delivered a letter yet is found by the letter, with what the mail server said", async () => {
  const id = await aDelivery("given_up");
  await aDelivery("delivered");
  const of = async (letter: number) =>
    (await ask(`GET deliveries?letter=${letter}`)).json<{ rows: object[] }>().rows;
  expect(await of(7)).toMatchObject([{ id, lastError: "550 no such user", letterId: 7 }]);
  expect(await of(8)).toEqual([]);
});
