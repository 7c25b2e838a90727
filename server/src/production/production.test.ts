import { HOUR_MS } from "@placket/domain/durations";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { sewFlag } from "@placket/domain/embroidery/shape/flags/flag-order";
import { problem, refuse } from "@placket/domain/problem";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Ctx } from "../context.ts";
import { readMigrations } from "../db/migrate.ts";
import { deliverOutside } from "../delivery/deliver-outside.ts";
import { sewing } from "../embroidery/sewing/sewing.ts";
import { contextFor } from "../http/open-call.ts";
import { handleOutbox } from "../jobs/handle-outbox.ts";
import { mustRead } from "../order/stored-order.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { anOffer, textServices } from "../testing/embroidery/an-offer.ts";
import { aGuest } from "../testing/guest.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { jobCounter } from "./count-stitches.ts";
import { makeJobs } from "./make-jobs.ts";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;
let clerk: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
      const stock = { quantity: 1000 };
      await aProduct(shop, { sku: "COAT", name: "Chef coat", ...embroidered, stock });
      await aProduct(shop, { sku: "TOWEL", stock });
      await textServices(shop);
      await anOffer(shop, { skus: ["coat"] });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
  clerk = await aStaffSession(app, { ...STAFF, email: "clerk@example.com", role: "clerk" });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const NAVY = { lines: ["Anna", "Chef"], font: "block", color: "1366", height_mm: 9 };
const text = (differing: object = {}) => ({
  uid: btoa("embroidery/text"),
  value: JSON.stringify({ ...NAVY, placement: "left-chest", ...differing }),
});
const flags = (wish: object) => ({ uid: btoa("embroidery/flags"), value: JSON.stringify(wish) });
const SWEDEN = { flag2: "SE" };

/** An order of so many coats with these parts, and a towel; paid, and heard of. */
async function ordered(entered_options: readonly object[], quantity = 2): Promise<string> {
  const coat = { sku: "COAT", quantity, entered_options: [...entered_options] } as never;
  const guest = await aGuest(app, [coat, { sku: "TOWEL", quantity: 1 }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
  await handleOutbox(contextFor(app.call));
  return orderV2?.number ?? "";
}

interface Job {
  readonly id: number;
  readonly order: string;
  readonly pieces: number;
  readonly minutes: number | null;
  readonly stitches: number | null;
  readonly hash: string;
  readonly state: string;
  readonly version: number;
  readonly steps: readonly string[];
  readonly designs: readonly { readonly design: number }[];
  readonly item: { readonly id: number };
}

const jobsOf = async (number: string) =>
  (await callAdmin(app, `GET orders/${number}/embroidery-jobs`, { session })).json<{
    jobs: readonly Job[];
  }>().jobs;
const list = async (query = "") =>
  (await callAdmin(app, `GET embroidery-jobs${query}`, { session })).json<{
    rows: readonly Job[];
  }>().rows;
const step = (id: number, body: object, by = session) =>
  callAdmin(app, `POST embroidery-jobs/${id}/steps`, { session: by, body });
const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key?: string }).key;

/** Takes steps one after the other, each of what the one before answered. */
async function taken(job: Job, ...steps: readonly string[]): Promise<Job> {
  let now = job;
  for (const one of steps) {
    // oxlint-disable-next-line no-await-in-loop -- each names what the one before has written
    const answer = await step(now.id, { step: one, version: now.version });
    expect(answer.statusCode, `${one}: ${answer.body}`).toBe(200);
    now = answer.json<Job>();
  }
  return now;
}

describe("issue 10.7 the jobs of an order", () => {
  it("are one for each embroidered part, with what the line keeps of it", async () => {
    const number = await ordered([text(), flags(SWEDEN)]);
    const [sewn, flagged, ...others] = await jobsOf(number);
    expect(others).toEqual([]);
    expect(sewn).toMatchObject({
      order: number,
      item: { sku: "COAT", name: "Chef coat" },
      designs: [{ name: "Anna Chef", placement: "Left chest", design: 0 }],
      threads: [{ number: "1366", name: "Navy" }],
      hoop: "Round 90 mm",
      pieces: 2,
      state: "queued",
      reason: null,
    });
    expect(sewn?.minutes).toBe(Math.ceil((2 * (sewn?.stitches ?? 0)) / 800 + 2));
    expect(flagged).toMatchObject({
      designs: [{ name: "Sweden", placement: "Back yoke", design: 1 }],
      stitches: null,
      minutes: null,
    });
    for (const job of [sewn, flagged]) {
      const at = `orders/${number}/items/${job?.item.id ?? 0}/machine-file`;
      const design = job?.designs[0]?.design ?? 9;
      // oxlint-disable-next-line no-await-in-loop -- one thread sews them
      const file = await callAdmin(app, `GET ${at}?as=dst&design=${design}`, { session });
      expect(file.statusCode).toBe(200);
    }
  });

  it("are none where nothing is embroidered, and never two where the order is heard of twice", async () => {
    expect(await jobsOf(await ordered([]))).toEqual([]);
    const number = await ordered([text()]);
    const { id: orderId } = await app.shop.db
      .selectFrom("sales_order")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const again = { payload: { orderId }, eventId: 1 };
    await makeJobs(contextFor(app.call), [again, again]);
    expect(await jobsOf(number)).toHaveLength(1);
  });

  it("whose flags nobody counted are counted away from the order, once, and again where it failed", async () => {
    const number = await ordered([flags({ flag1: "SE", flag2: "NO" })]);
    const [before] = await jobsOf(number);
    expect(before).toMatchObject({ stitches: null, minutes: null });
    const ctx = contextFor(app.call);
    const needle = {
      ...ctx.held(sewing),
      sewOut: () => Promise.resolve(refuse(problem("embroidery.sewingBusy"))),
    };
    const held = (holding: unknown) => (holding === sewing ? needle : ctx.held(holding as never));
    await deliverOutside({ ...ctx, held: held as Ctx["held"] }, jobCounter);
    expect((await jobsOf(number))[0]?.stitches).toBeNull();
    await deliverOutside({ ...ctx, now: new Date(ctx.now.getTime() + HOUR_MS) }, jobCounter);
    const [after] = await jobsOf(number);
    const { configuration } = await app.shop.db
      .selectFrom("order_item")
      .select("configuration")
      .where("id", "=", after?.item.id ?? 0)
      .executeTakeFirstOrThrow();
    const [made] = mustRead("configuration", configuration, "Item").parts.map((part) => part.made);
    const sewn = (made && "flags" in made ? made.flags : []).map(({ order }) =>
      statistics(sewFlag(order)),
    );
    expect(after?.minutes).toBeGreaterThan(2);
    expect(after?.stitches).toBe(sewn.reduce((sum, { stitches }) => sum + stitches, 0));
    const { rows } = await sql<{ state: string }>`
      SELECT state FROM delivery WHERE subscriber = 'production.stitches'`.execute(app.shop.db);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["delivered"]));
  });

  it("from before there were jobs are made as for a new order, of what is not over", async () => {
    const [open, over, made] = [
      await ordered([text()]),
      await ordered([text()]),
      await ordered([text()]),
    ];
    await callAdmin(app, `POST orders/${over}/cancel`, { session, body: { reason: "Asked" } });
    const { db } = app.shop;
    await sql`DELETE FROM embroidery_job USING order_item, sales_order WHERE order_item.id = order_item_id
      AND sales_order.id = order_id AND number IN (${open}, ${over})`.execute(db);
    const migrations = await readMigrations();
    const catchUp = migrations.find(({ name }) => name.endsWith("-machines.sql"))?.text ?? "";
    await sql.raw(catchUp.slice(catchUp.indexOf("INSERT INTO outbox"))).execute(db);
    await handleOutbox(contextFor(app.call));
    expect(await jobsOf(open)).toMatchObject([{ state: "queued", pieces: 2 }]);
    expect(await jobsOf(over)).toEqual([]);
    expect(await jobsOf(made)).toHaveLength(1);
  });
});

describe("issue 10.7 a job", () => {
  let number: string;
  let job: Job;
  beforeEach(async () => {
    number = await ordered([text()], 3);
    [job] = (await jobsOf(number)) as [Job];
  });

  it("goes from the queue to the parcel, leaves a line of the trail each time, and is done", async () => {
    const packed = await taken(job, "hoop", "sew", "check", "pack");
    // Of its design, which no step changes.
    expect(packed).toMatchObject({ state: "packed", steps: [], hash: job.hash });
    expect(await list(`?search=${number}`)).toEqual([]);
    expect(await list(`?search=${number}&state=packed`)).toHaveLength(1);
    const trail = await app.shop.db
      .selectFrom("audit")
      .select(["before", "after"])
      .where("subject", "=", `${number}/${job.id}`)
      .orderBy("id")
      .execute();
    expect(trail.map(({ after }) => (after as { state: string }).state)).toEqual([
      "hooped",
      "sewn",
      "checked",
      "packed",
    ]);
    expect(keyOf(await step(job.id, { step: "redo", version: packed.version }))).toBe(
      "production.notNow",
    );
  });

  it("is moved by one of two who press at the same moment", async () => {
    const both = await Promise.all(
      ["hoop", "hoop"].map((one) => step(job.id, { step: one, version: job.version })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.map(keyOf)).toContain("production.jobChanged");
    expect(await jobsOf(number)).toMatchObject([{ state: "hooped", version: job.version + 1 }]);
  });

  it("waits for a reason of its step, and comes back to where it was held", async () => {
    const bare = { step: "hold", version: job.version };
    expect(keyOf(await step(job.id, bare))).toBe("production.reasonMissing");
    expect(keyOf(await step(job.id, { ...bare, reason: "thread_broke" }))).toBe(
      "production.reasonMissing",
    );
    const held = await step(job.id, { ...bare, reason: "thread_missing" });
    expect(held.json()).toMatchObject({
      state: "held",
      reason: "thread_missing",
      steps: ["release"],
    });
    expect(await taken(held.json<Job>(), "release")).toMatchObject({
      state: "queued",
      reason: null,
    });
  });

  it("is moved by whoever sews, and read by whoever reads orders", async () => {
    expect(keyOf(await step(job.id, { step: "hoop", version: job.version }, clerk))).toBe(
      "access.forbidden",
    );
    const seen = await callAdmin(app, `GET orders/${number}/embroidery-jobs`, { session: clerk });
    expect(seen.json()).toMatchObject({ jobs: [{ id: job.id, steps: [] }] });
    expect(keyOf(await step(987_654, { step: "hoop", version: 1 }))).toBe("production.noSuchJob");
  });

  it("waits while its order is held, and is called off with it", async () => {
    const reason = "Asked by phone";
    await callAdmin(app, `POST orders/${number}/hold`, { session, body: { reason } });
    expect(keyOf(await step(job.id, { step: "hoop", version: job.version }))).toBe(
      "production.orderWaits",
    );
    await callAdmin(app, `POST orders/${number}/cancel`, { session, body: { reason } });
    expect(keyOf(await step(job.id, { step: "hoop", version: job.version }))).toBe(
      "production.calledOff",
    );
    expect(await list(`?search=${number}`)).toEqual([]);
    expect(await list(`?search=${number}&state=called_off`)).toMatchObject([
      { pieces: 0, steps: [] },
    ]);
  });

  it("is of as many pieces less as are taken off its line", async () => {
    const order = await callAdmin(app, `GET orders/${number}`, { session });
    const { items } = order.json<{ items: { id: number }[] }>();
    await app.shop.db
      .updateTable("order_item")
      .set({ quantity_canceled: 2 })
      .where("id", "=", items[0]?.id ?? 0)
      .execute();
    expect(await jobsOf(number)).toMatchObject([{ pieces: 1 }]);
  });
});

it("issue 10.7 a job is due on the day on which its order has to leave, and the promise counts the days of sewing", async () => {
  app.time.now = new Date("2026-03-02T15:00:00Z");
  const promised = async (parts: readonly object[]) => {
    const number = await ordered(parts, 1);
    const { shipping_method: method } = await app.shop.db
      .selectFrom("sales_order")
      .select("shipping_method")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    return { number, to: mustRead("method", method, "Shipping method").arrival?.to };
  };
  const bare = await promised([]);
  const sewn = await promised([text()]);
  // On Monday; five business days under way, two days of sewing before.
  expect([bare.to, sewn.to]).toEqual(["2026-03-09", "2026-03-11"]);
  expect(await jobsOf(sewn.number)).toMatchObject([{ due: "2026-03-04" }]);
});

it("issue 10.7 a job is found by the wearer's name, a part of it, and by no word of another's", async () => {
  const mira = await ordered([text({ lines: ["Mira O'Neil", 'Sous "Chef"'] })]);
  const numbers = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).map(({ order }) => order);
  const finding = await Promise.all(["mira o'neil", "O'NEI", '"Chef"', mira].map(numbers));
  expect(finding).toEqual(finding.map(() => [mira]));
  expect(await Promise.all(["mira jonas", "%%%"].map(numbers))).toEqual([[], []]);
});

it("issue 10.7 jobs stand by day, then by threads and hoop, so that needles are changed least", async () => {
  await app.shop.db.deleteFrom("embroidery_job").execute();
  const black = { color: "1000", lines: ["Bo"] };
  const numbers = [
    await ordered([text({ lines: ["Anna"] })]),
    await ordered([text(black)]),
    await ordered([text({ lines: ["Cy"] })]),
    await ordered([text({ lines: ["Dee"] })]),
  ];
  const last = await jobsOf(numbers[3] ?? "");
  // Due before all others, whatever its thread.
  await app.shop.db
    .updateTable("embroidery_job")
    .set({ due_day: "2026-01-02" })
    .where("id", "=", last[0]?.id ?? 0)
    .execute();
  const [anna, bo, cy, dee] = numbers;
  expect((await list()).map(({ order }) => order)).toEqual([dee, bo, anna, cy]);
  expect((await list("?sort=-due")).map(({ order }) => order)).toEqual([cy, anna, bo, dee]);
  const [packed] = await jobsOf(bo ?? "");
  if (packed) await taken(packed, "hoop", "sew", "check", "pack");
  expect((await list()).map(({ order }) => order)).toEqual([dee, anna, cy]);
  expect((await list("?state=all")).map(({ order }) => order)).toEqual([dee, bo, anna, cy]);
  const file = await callAdmin(app, "GET embroidery-jobs.csv?state=all", { session });
  expect(
    file.body
      .split("\n")
      .slice(1, 5)
      .map((line) => line.split(",")[0]),
  ).toEqual([dee, bo, anna, cy]);
});
