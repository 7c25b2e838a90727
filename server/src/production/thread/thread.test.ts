import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { deliverOutside } from "../../delivery/deliver-outside.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { jobCounter } from "../count-stitches.ts";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;
let coat: number;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
      coat = await aProduct(shop, { sku: "COAT", ...embroidered, stock: { quantity: 1000 } });
      await textServices(shop);
      await anOffer(shop, { skus: ["coat"] });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const NAVY = "1366";
const TODAY = "2026-03-02";

beforeEach(async () => {
  const { db } = app.shop;
  await db.deleteFrom("embroidery_job").execute();
  await db.deleteFrom("embroidery_machine").execute();
  const { meters } = await thread();
  if (meters !== 0) await enter("counted", 0);
  await set({ lowestMeters: 0, offered: "always" });
});

interface Thread {
  readonly meters: number;
  readonly neededMeters: number;
  readonly state: string;
  readonly toOrder: number;
  readonly isWithheld: boolean;
  readonly version: number;
}
interface Job {
  readonly id: number;
  readonly order: string;
  readonly version: number;
  readonly state: string;
  readonly done: number;
}
interface Shown {
  readonly thread: Thread;
  readonly entries: readonly { kind: string; meters: number; job: string | null; by: string }[];
  readonly jobs: readonly { job: string; meters: number }[];
}

const call = async <Reply>(
  name: Parameters<typeof callAdmin>[1],
  body?: object,
  by = session,
): Promise<Reply & { readonly key?: string; readonly message?: string }> =>
  (await callAdmin(app, name, { session: by, ...(body && { body }) })).json();
const shown = (number = NAVY) => call<Shown>(`GET embroidery-threads/${number}`);
const thread = async () => (await shown()).thread;
const enter = (kind: string, meters: number, more: object = {}, by = session) =>
  call<Thread>(
    `POST embroidery-threads/${NAVY}/entries`,
    { kind, meters, press: randomUUID(), ...more },
    by,
  );
const set = async (terms: object) => {
  const { version } = await thread();
  const usual = { coneMeters: 5000, lowestMeters: 0, offered: "always", version };
  return call<Thread>(`PUT embroidery-threads/${NAVY}`, { ...usual, ...terms });
};
const step = (job: Job, body: object) =>
  call<Job>(`POST embroidery-jobs/${job.id}/steps`, { version: job.version, ...body });
const count = (job: Job, done: number) =>
  call<Job>(`PUT embroidery-jobs/${job.id}/pieces`, { version: job.version, done });

const options = (color: string) => [
  {
    uid: btoa("embroidery/text"),
    value: JSON.stringify({
      lines: ["Anna"],
      font: "block",
      color,
      height_mm: 9,
      placement: "left-chest",
    }),
  },
];

/** The job of an order of so many coats with a name in navy, counted unless told. */
async function aJob({ quantity = 4, isCounted = true } = {}): Promise<Job> {
  const guest = await aGuest(app, [{ sku: "COAT", quantity, entered_options: options(NAVY) }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
  await handleOutbox(contextFor(app.call));
  if (isCounted) await deliverOutside(contextFor(app.call), jobCounter);
  const { jobs } = await call<{ jobs: Job[] }>(`GET orders/${orderV2?.number}/embroidery-jobs`);
  return jobs[0]!;
}

/** What a piece takes, as the jobs are told to need it. */
async function pieceOf(job: Job, pieces: number): Promise<number> {
  const { jobs } = await shown();
  return jobs.find((one) => one.job === `J${job.id}`)!.meters / pieces;
}

describe("issue 10.9 the stock of threads", () => {
  it("is received, counted and thrown away, each once, and told with who did it", async () => {
    const press = randomUUID();
    expect(await enter("received", 10_000, { press })).toMatchObject({ meters: 10_000 });
    expect(await enter("received", 10_000, { press })).toMatchObject({ meters: 10_000 });
    expect(await enter("thrown_away", 500.5)).toMatchObject({ meters: 9499.5 });
    expect(await enter("thrown_away", 9500)).toMatchObject({ key: "embroidery.threadNotThere" });
    expect(await enter("counted", 9000, { seen: 1 })).toMatchObject({
      key: "embroidery.threadChanged",
    });
    expect(await enter("counted", 9000, { seen: 9499.5 })).toMatchObject({ meters: 9000 });
    expect(await enter("received", 0)).toMatchObject({ key: "embroidery.threadLengthInvalid" });
    const { entries } = await shown();
    expect(entries.slice(0, 3)).toMatchObject([
      { kind: "counted", meters: -499.5, by: STAFF.email },
      { kind: "thrown_away", meters: -500.5 },
      { kind: "received", meters: 10_000 },
    ]);
    expect(await call("GET embroidery-threads/9999")).toMatchObject({
      key: "embroidery.noSuchThread",
    });
  });

  it("is kept by whoever may, against what they have read, and leaves a trace", async () => {
    const reader = await aStaffSession(app, { ...STAFF, email: "r@example.com", role: "clerk" });
    expect(await enter("received", 5, {}, reader)).toMatchObject({ key: "access.forbidden" });
    expect(await set({ coneMeters: 0 })).toMatchObject({ key: "embroidery.threadLengthInvalid" });
    expect(await set({ version: 0 })).toMatchObject({ key: "embroidery.threadChanged" });
    const { version } = await thread();
    expect(await set({ lowestMeters: 3, version })).toMatchObject({ version: version + 1 });
    const { after } = await app.shop.db
      .selectFrom("audit")
      .select("after")
      .where("action", "=", "embroidery.changeThread")
      .where("subject", "=", NAVY)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ lowest: 3, offered: "always" });
  });

  it("is only added to, by the database too", async () => {
    await enter("received", 1);
    const { db } = app.shop;
    await expect(sql`UPDATE embroidery_thread_entry SET delta_cm = 1`.execute(db)).rejects.toThrow(
      "only added to",
    );
    await expect(sql`UPDATE embroidery_thread SET balance_cm = 7`.execute(db)).rejects.toThrow(
      "only added to",
    );
  });

  it("is asked for by the jobs, and says how many cones are to be ordered", async () => {
    const job = await aJob();
    const piece = await pieceOf(job, 4);
    expect(piece).toBeGreaterThan(0.5);
    await enter("counted", piece * 4 + 1);
    expect(await thread()).toMatchObject({ state: "enough", toOrder: 0, neededMeters: piece * 4 });
    await set({ lowestMeters: 2 });
    expect(await thread()).toMatchObject({ state: "low", toOrder: 1 });
    await enter("counted", piece * 3);
    expect(await thread()).toMatchObject({ state: "short", toOrder: 1 });
    await enter("counted", 0);
    expect(await thread()).toMatchObject({ state: "out" });
  });
});

describe("issue 10.9 the thread of a job", () => {
  it("is told to run out before it is hooped, and is booked once as it is sewn", async () => {
    const job = await aJob();
    const piece = await pieceOf(job, 4);
    await enter("counted", piece * 3);
    const refused = await step(job, { step: "hoop" });
    expect(refused).toMatchObject({ key: "production.threadShort" });
    expect(refused.message).toMatch(/^Thread Navy 1366 runs out: \d+ m are needed, and \d+ m/);
    await enter("received", piece * 2);
    const hooped = await step(job, { step: "hoop" });
    const press = randomUUID();
    const sewn = await step(hooped, { step: "sew", press });
    expect(await step(hooped, { step: "sew", press })).toMatchObject({ version: sewn.version });
    expect((await thread()).meters).toBeCloseTo(piece, 6);
    expect((await shown()).entries[0]).toMatchObject({ kind: "used", job: `J${job.id}` });
  });

  it("is used again by pieces that are sewn again, and goes on though it is short where staff say so", async () => {
    const job = await aJob();
    const piece = await pieceOf(job, 4);
    await enter("counted", piece * 4);
    const hooped = await step(job, { step: "hoop" });
    const three = await count(hooped, 3);
    expect((await thread()).meters).toBeCloseTo(piece, 6);
    // One too many was counted.
    const two = await count(three, 2);
    expect((await thread()).meters).toBeCloseTo(piece * 2, 6);
    const sewn = await step(two, { step: "sew" });
    expect((await thread()).meters).toBeCloseTo(0, 6);
    const again = await step(sewn, { step: "redo", reason: "wrong_place" });
    expect((await thread()).meters).toBeCloseTo(0, 6);
    expect(await step(again, { step: "queue" })).toMatchObject({ key: "production.threadShort" });
    const queued = await step(again, { step: "queue", evenIfShort: true });
    const rehooped = await step(queued, { step: "hoop", evenIfShort: true });
    await step(rehooped, { step: "sew" });
    // It was sewn, whatever the books say.
    expect((await thread()).meters).toBeCloseTo(-4 * piece, 6);
  });

  it("is not booked where the step is refused", async () => {
    const job = await aJob();
    await enter("counted", 100);
    expect(await step(job, { step: "sew" })).toMatchObject({ key: "production.notNow" });
    expect((await thread()).meters).toBe(100);
  });

  it("is booked later where nobody had measured the job when it was sewn", async () => {
    const job = await aJob({ isCounted: false });
    await enter("counted", 100);
    await step(await step(job, { step: "hoop" }), { step: "sew" });
    expect((await thread()).meters).toBe(100);
    const { uncountedJobs } = await call<{ uncountedJobs: number }>("GET embroidery-threads");
    expect(uncountedJobs).toBe(0);
    await deliverOutside(contextFor(app.call), jobCounter);
    const { entries, thread: after } = await shown();
    expect(after.meters).toBeLessThan(99);
    expect(entries[0]).toMatchObject({ kind: "used", job: `J${job.id}` });
  });

  it("is told at the turn of the machine at which it runs out, others' work taken before", async () => {
    const machine = async (name: string) => {
      const draft = { name, position: 0, heads: 1, stitchesPerMinute: 800, minutesADay: 480 };
      const more = { hoops: ["Round 120 mm"], needles: ["", ""] };
      return call<{ id: number }>("POST embroidery-machines", { ...draft, ...more });
    };
    const [one, other] = [await machine("One"), await machine("Other")];
    const jobs = [await aJob(), await aJob(), await aJob({ quantity: 1 })];
    const piece = await pieceOf(jobs[0]!, 4);
    const lay = (job: Job, on: number) =>
      call(`PUT embroidery-jobs/${job.id}/machine`, {
        on: { machine: on, day: TODAY },
        version: job.version,
      });
    await lay(jobs[0]!, one.id);
    await lay(jobs[1]!, one.id);
    const queue = async (id: number) => {
      const { turns } = await call<{ turns: { job: Job; needles: { runsOut: boolean }[] }[] }>(
        `GET embroidery-machines/${id}/queue`,
      );
      return turns.map(({ needles }) => needles[0]?.runsOut);
    };
    // Nobody counts it: nothing is said.
    await enter("counted", piece * 8);
    expect(await queue(one.id)).toEqual([false, false]);
    await lay(jobs[2]!, other.id);
    expect(await queue(one.id)).toEqual([false, true]);
    expect(await queue(other.id)).toEqual([true]);
    await enter("received", piece);
    expect(await queue(one.id)).toEqual([false, false]);
  });
});

describe("issue 10.9 a thread that is not offered", () => {
  const colors = async () => {
    const { body } = await app.rest("GET", "app-embroidery?configurableSku=COAT");
    const told = body["text_embroidery"] as { colors: { id: string }[] } | null;
    return told?.colors.map(({ id }) => id);
  };
  const put = (color: string) =>
    app.graphql(
      `mutation ($id: String!, $items: [CartItemInput!]!) {
        addProductsToCart(cartId: $id, cartItems: $items) { cart { total_quantity } user_errors { message } } }`,
      { id: maskId, items: [{ sku: "COAT", quantity: 1, entered_options: options(color) }] },
    );
  let maskId: string;

  it("is refused for a new text on every transport, and stays where it was chosen before", async () => {
    const guest = await aGuest(app, [{ sku: "COAT", quantity: 1, entered_options: options(NAVY) }]);
    ({ maskId } = guest);
    expect(await colors()).toContain(NAVY);
    await set({ offered: "never" });
    await expect.poll(colors).not.toContain(NAVY);
    expect(JSON.stringify(await put(NAVY))).toContain('"user_errors":[{"message"');
    const text = {
      lines: ["A"],
      font: "block",
      color: NAVY,
      height_mm: 9,
      placement: "left-chest",
    };
    const { status } = await app.rest("POST", "add-embroidery-to-cart", {
      data: { productId: coat, text },
    });
    expect(status).toBe(400);
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
    expect(orderV2?.number).toBeTruthy();
  });

  it("goes and comes with its stock where staff have said so", async () => {
    await enter("counted", 10);
    await set({ offered: "at_hand" });
    await expect.poll(colors).toContain(NAVY);
    await enter("thrown_away", 10);
    expect(await thread()).toMatchObject({ isWithheld: true });
    await expect.poll(colors).not.toContain(NAVY);
    await enter("received", 1);
    await expect.poll(colors).toContain(NAVY);
  });
});
