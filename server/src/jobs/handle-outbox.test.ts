import { afterAll, beforeAll, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { handleOutbox } from "./handle-outbox.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

const context = () => contextFor(app.call);

const publish = (events: readonly { event: string; payload: object }[]) =>
  app.shop.db
    .insertInto("outbox")
    .values(
      events.map(({ event, payload }) => ({
        event,
        payload: JSON.stringify(payload),
        created_at: app.time.now,
      })),
    )
    .execute();

/** Of one subscriber: what others make of the events is no matter of these tests. */
const deliveries = () =>
  app.shop.db
    .selectFrom("delivery")
    .select(["subscriber", "state", "attempts", "next_attempt_at", "last_error"])
    .where("subscriber", "=", "order.confirmation")
    .orderBy("id")
    .execute();

it("an event that cannot be handled is postponed, longer each time, and keeps no other waiting", async () => {
  const noSuchOrder = { event: "order.placed", payload: { orderId: 4_711 } };
  await publish([noSuchOrder, noSuchOrder]);
  await handleOutbox(context());
  const first = await deliveries();
  expect(first).toMatchObject(
    [1, 1].map((attempts) => ({ subscriber: "order.confirmation", state: "waiting", attempts })),
  );
  expect(first[0]?.last_error).toBe("There is no order with id 4711");
  expect(first[0]?.next_attempt_at.getTime()).toBe(app.time.now.getTime() + 60_000);
  await handleOutbox(context());
  expect((await deliveries()).map((row) => row.attempts)).toEqual([1, 1]);
  app.time.now = new Date(app.time.now.getTime() + 61_000);
  await handleOutbox(context());
  const second = await deliveries();
  expect(second.map((row) => row.attempts)).toEqual([2, 2]);
  expect(second[0]?.next_attempt_at.getTime()).toBe(app.time.now.getTime() + 120_000);
});

it("an event that this version does not know waits for one that does", async () => {
  await publish([{ event: "no.such.event", payload: {} }]);
  await handleOutbox(context());
  const waiting = await app.shop.db
    .selectFrom("outbox")
    .select("event")
    .where("dispatched_at", "is", null)
    .execute();
  expect(waiting).toEqual([{ event: "no.such.event" }]);
});
