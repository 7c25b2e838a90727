import { afterAll, beforeAll, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { handleOutbox } from "./handle-outbox.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

const context = () => contextFor(app.call, app.call.services.stores.defaultView);

it("an event that cannot be handled is postponed, longer each time, and keeps no other waiting", async () => {
  const { db } = app.shop;
  const order = { orderId: 4_711 };
  await db
    .insertInto("outbox")
    .values(
      ["no.such.event", "order.placed", "no.such.event"].map((event) => ({
        event,
        payload: JSON.stringify(order),
        created_at: app.time.now,
        next_attempt_at: app.time.now,
      })),
    )
    .execute();
  await handleOutbox(context());
  const state = () =>
    db
      .selectFrom("outbox")
      .select(["attempts", "next_attempt_at", "done_at", "last_error"])
      .orderBy("id")
      .execute();
  const first = await state();
  expect(first.map((row) => row.attempts)).toEqual([1, 1, 1]);
  expect(first[0]?.last_error).toBe("Nobody listens to no.such.event");
  expect(first[0]?.next_attempt_at.getTime()).toBe(app.time.now.getTime() + 60_000);
  await handleOutbox(context());
  expect((await state()).map((row) => row.attempts)).toEqual([1, 1, 1]);
  app.time.now = new Date(app.time.now.getTime() + 61_000);
  await handleOutbox(context());
  const second = await state();
  expect(second.map((row) => row.attempts)).toEqual([2, 2, 2]);
  expect(second[0]?.next_attempt_at.getTime()).toBe(app.time.now.getTime() + 120_000);
});
