import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;
let clerk: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
      await aProduct(shop, {
        sku: "COAT",
        name: "Chef coat",
        ...embroidered,
        stock: { quantity: 1000 },
      });
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
beforeEach(async () => {
  const { db } = app.shop;
  await db.deleteFrom("embroidery_job").execute();
  await db.deleteFrom("embroidery_machine").execute();
});

const TODAY = "2026-03-02";

interface Machine {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly needles: readonly string[];
}
interface Job {
  readonly id: number;
  readonly order: string;
  readonly version: number;
  readonly minutes: number;
  readonly stitches: number;
  readonly state: string;
  readonly done: number;
  readonly laid: { readonly machine: number } | null;
}
interface Turn {
  readonly job: Job;
  readonly minutes: number;
  readonly needles: readonly {
    readonly number: string;
    readonly needle: number;
    readonly isNew: boolean;
  }[];
}
interface Board {
  readonly machines: readonly (Machine & {
    readonly minutes: number;
    readonly turns: readonly Turn[];
    readonly sewn: number;
  })[];
  readonly loose: readonly { readonly job: Job; readonly suggested: number | null }[];
}

type CallLine = Parameters<typeof callAdmin>[1];
const call = async <Reply>(name: CallLine, body?: object, by = session) => {
  const answer = await callAdmin(app, name, { session: by, ...(body && { body }) });
  return answer.json<Reply & { readonly key?: string }>();
};
const draft = (differing: object = {}) => ({
  name: "Six heads",
  position: 0,
  heads: 6,
  stitchesPerMinute: 1000,
  minutesADay: 480,
  hoops: ["Round 120 mm"],
  needles: ["1000", "", ""],
  ...differing,
});
const aMachine = (differing: object = {}) =>
  call<Machine>("POST embroidery-machines", draft(differing));
const board = (day = "") => call<Board>(`GET embroidery-board${day && `?day=${day}`}`);

/** The job of an order of so many coats with a name in a thread. */
async function aJob(name: string, color = "1366", quantity = 2): Promise<Job> {
  const value = JSON.stringify({
    lines: [name],
    font: "block",
    color,
    height_mm: 9,
    placement: "left-chest",
  });
  const options = [{ uid: btoa("embroidery/text"), value }];
  const guest = await aGuest(app, [{ sku: "COAT", quantity, entered_options: options }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
  await handleOutbox(contextFor(app.call));
  const { jobs } = await call<{ jobs: Job[] }>(`GET orders/${orderV2?.number}/embroidery-jobs`);
  return jobs[0]!;
}
const lay = (job: Job, machine: number | null, day = TODAY) =>
  call<Job>(`PUT embroidery-jobs/${job.id}/machine`, {
    on: machine === null ? null : { machine, day },
    version: job.version,
  });
const step = (job: Job, body: object) =>
  call<Job>(`POST embroidery-jobs/${job.id}/steps`, { version: job.version, ...body });
const count = (job: Job, done: number, more: object = {}) =>
  call<Job>(`PUT embroidery-jobs/${job.id}/pieces`, { version: job.version, done, ...more });

describe("issue 10.7 machines", () => {
  it("are written by staff, checked, and kept from who read an older one", async () => {
    const machine = await aMachine({ name: " Six heads " });
    expect(machine).toMatchObject({ name: "Six heads", needles: ["1000", "", ""], version: 1 });
    expect(await aMachine()).toMatchObject({ key: "production.machineNameTaken" });
    expect(await aMachine({ name: "B", heads: 0 })).toMatchObject({
      key: "production.headsInvalid",
    });
    expect(await call("POST embroidery-machines", draft({ name: "C" }), clerk)).toMatchObject({
      key: "access.forbidden",
    });
    const at = `embroidery-machines/${machine.id}`;
    const changed = await call<Machine>(`PUT ${at}`, { ...draft({ name: "Old six" }), version: 1 });
    expect(changed).toMatchObject({ name: "Old six", version: 2 });
    expect(await call(`PUT ${at}`, { ...draft(), version: 1 })).toMatchObject({
      key: "production.machineChanged",
    });
    const unfit = await lay(await aJob("Bo"), machine.id);
    await app.shop.db.updateTable("embroidery_job").set({ hoop: "Round 120 mm" }).execute();
    await call(`PUT ${at}`, { ...draft({ name: "Old six", hoops: ["Round 90 mm"] }), version: 2 });
    expect((await board()).loose).toMatchObject([{ job: { id: unfit.id, laid: null } }]);
    await app.shop.db.deleteFrom("embroidery_job").execute();
    await call(`PUT ${at}`, { ...draft({ name: "Old six" }), version: 3 });
    const job = await lay(await aJob("Ada"), machine.id);
    expect(await call(`DELETE ${at}`, { version: 1 })).toMatchObject({
      key: "production.machineChanged",
    });
    expect((await board()).machines[0]?.turns).toHaveLength(1);
    expect(await call(`DELETE ${at}`, { version: 4 })).toMatchObject({ removed: machine.id });
    const { loose, machines } = await board();
    expect(machines).toEqual([]);
    expect(loose).toMatchObject([{ job: { id: job.id, laid: null }, suggested: null }]);
  });
});

it("issue 10.7 a machine goes though a job is laid on it meanwhile, and what was sewn there is left alone", async () => {
  const machine = await aMachine();
  const job = await aJob("Ada");
  const sewn = await step(await step(await lay(await aJob("Bo"), machine.id), { step: "hoop" }), {
    step: "sew",
  });
  const { version } = (await board()).machines[0]!;
  const laying = await app.shop.db.startTransaction().execute();
  await laying.selectFrom("embroidery_machine").select("id").forKeyShare().execute();
  const removing = call(`DELETE embroidery-machines/${machine.id}`, { version });
  // It has taken off what lay there, and waits for the machine itself.
  const waiting = async () =>
    (await sql`SELECT 1 FROM pg_locks WHERE NOT granted`.execute(laying)).rows.length;
  await expect.poll(waiting).toBe(1);
  const on = { machine_id: machine.id, sew_day: TODAY };
  await laying.updateTable("embroidery_job").set(on).where("id", "=", job.id).execute();
  await laying.commit().execute();
  expect(await removing).toMatchObject({ removed: machine.id });
  expect((await board()).loose).toMatchObject([{ job: { id: job.id, laid: null } }]);
  const jobs = await call<{ jobs: Job[] }>(`GET orders/${sewn.order}/embroidery-jobs`);
  expect(jobs).toMatchObject({ jobs: [{ state: "sewn", laid: null, version: sewn.version }] });
});

describe("issue 10.7 a job is laid on a machine", () => {
  it("that is suggested by what stands on its needles, and planned by its heads and speed", async () => {
    const black = await aMachine();
    const navy = await aMachine({ name: "One head", heads: 1, needles: ["1366"] });
    const job = await aJob("Ada", "1366", 6);
    const { loose } = await board();
    expect(loose).toMatchObject([{ job: { id: job.id }, suggested: navy.id }]);
    const laid = await lay(job, black.id);
    expect(laid).toMatchObject({ laid: { machine: black.id, name: "Six heads", day: TODAY } });
    expect(laid.minutes).toBe(Math.ceil(job.stitches / 1000 + 6));
    const { machines } = await board();
    // One run on six heads, and the navy cone on each of them.
    expect(machines.map(({ minutes }) => minutes)).toEqual([laid.minutes + 6 * 2, 0]);
    expect(machines[0]?.turns[0]?.needles).toMatchObject([
      { number: "1366", needle: 2, isNew: true },
    ]);
    expect((await lay(laid, null)).laid).toBeNull();
  });

  it.each(["2026-99-99", "2026-02-31", "0000-00-00", "9999-12-31"])(
    "on no day that is none: %s",
    async (day) => {
      const machine = await aMachine();
      const job = await aJob("Ada");
      expect(await lay(job, machine.id, day)).toMatchObject({ message: expect.any(String) });
      expect((await board()).machines[0]?.turns).toEqual([]);
      expect(await board(day)).not.toHaveProperty("machines");
      expect((await board()).loose).toMatchObject([{ job: { version: job.version } }]);
    },
  );

  it("in the order in which cones are put on least, and is today's until it is sewn", async () => {
    const machine = await aMachine({ needles: ["1000"] });
    const [ada, bo, cy] = [await aJob("Ada"), await aJob("Bo", "1000"), await aJob("Cy")];
    await lay(ada, machine.id);
    await lay(bo, machine.id);
    await lay(cy, machine.id, "2026-03-01");
    const turns = (await board()).machines[0]?.turns ?? [];
    expect(turns.map(({ job }) => job.id)).toEqual([bo.id, cy.id, ada.id]);
    expect(turns.map(({ needles }) => needles[0]?.isNew)).toEqual([false, true, false]);
    expect((await board("2026-03-01")).machines[0]?.turns).toEqual([]);
    const ahead = await aJob("Dee");
    await lay(ahead, machine.id, "2026-03-05");
    expect((await board("2026-03-05")).machines[0]?.turns).toMatchObject([
      { job: { id: ahead.id } },
    ]);
    const queue = await call<{ turns: Turn[] }>(`GET embroidery-machines/${machine.id}/queue`);
    expect(queue.turns.map(({ job }) => job.id)).toEqual([bo.id, cy.id, ada.id, ahead.id]);
    const hooped = await step(cy, { step: "hoop", version: cy.version + 1 });
    await step(hooped, { step: "sew" });
    expect((await board("2026-03-01")).machines[0]).toMatchObject({ sewn: 1 });
  });

  it("not where it has no hoop or needles for it, not once it is hooped, and not by who read it before", async () => {
    const narrow = await aMachine({ hoops: ["Round 90 mm"] });
    const { db } = app.shop;
    const job = await aJob("Ada");
    await db.updateTable("embroidery_job").set({ hoop: "Round 120 mm" }).execute();
    expect(await lay(job, narrow.id)).toMatchObject({ key: "production.machineUnfit" });
    expect(await lay(job, 987_654)).toMatchObject({ key: "production.noSuchMachine" });
    const wide = await aMachine({ name: "Wide" });
    const laid = await lay(job, wide.id);
    expect(await lay(job, wide.id)).toMatchObject({ key: "production.jobChanged" });
    const hooped = await step(laid, { step: "hoop" });
    expect(await lay(hooped, null)).toMatchObject({ key: "production.notNow" });
  });
});

describe("issue 10.7 what is not sewn yet", () => {
  const ship = (job: Job & { item: { id: number } }, body: object = {}, by = session) =>
    call<{ status: string; errors?: object[] }>(
      `POST orders/${job.order}/shipments`,
      { pieces: [{ itemId: job.item.id, quantity: 2 }], tracks: [], ...body },
      by,
    );

  it("does not leave by itself, and leaves for a reason that somebody who may has given", async () => {
    const job = (await aJob("Ada")) as Job & { item: { id: number } };
    expect(await ship(job)).toMatchObject({
      key: "order.workNotDone",
      errors: [{ parameters: [1] }],
    });
    const unsewn = "buyer_agreed";
    expect(await ship(job, { unsewn }, clerk)).toMatchObject({ key: "access.forbidden" });
    expect((await ship(job, { unsewn })).key).toBeUndefined();
    const [line] = await app.shop.db
      .selectFrom("audit")
      .select("after")
      .where("subject", "=", job.order)
      .where("action", "=", "order.ship")
      .execute();
    expect(line?.after).toMatchObject({ unsewn });
  });

  it("leaves as usual once it is sewn", async () => {
    const job = (await aJob("Bo")) as Job & { item: { id: number } };
    await step(await step(job, { step: "hoop" }), { step: "sew" });
    expect((await ship(job)).key).toBeUndefined();
  });
});

describe("issue 10.7 at the machine", () => {
  it("a job that is hooped leaves its threads on the needles", async () => {
    const machine = await aMachine();
    const laid = await lay(await aJob("Ada"), machine.id);
    await step(laid, { step: "hoop" });
    const { machines } = await call<{ machines: Machine[] }>("GET embroidery-machines");
    expect(machines).toMatchObject([{ needles: ["1000", "1366", ""], version: 2 }]);
  });

  it("is told how a job is sewn: from where, in which order, and what it looks like", async () => {
    const job = await aJob("Ada");
    const told = await call<{ designs: object[] }>(
      `GET embroidery-jobs/${job.id}/sew-out`,
      undefined,
      clerk,
    );
    expect(told.designs).toMatchObject([
      {
        name: "Ada",
        blocks: [{ thread: { number: "1366", name: "Navy" }, stitches: job.stitches }],
      },
    ]);
    expect(told.designs[0]).toHaveProperty("start.rightMm", expect.any(Number));
    expect(await call("GET embroidery-jobs/987654/sew-out")).toMatchObject({
      key: "production.noSuchJob",
    });
  });

  it("pieces are counted, done is all of them, and what is done again begins anew", async () => {
    const job = await aJob("Ada", "1366", 3);
    expect(await count(job, 1)).toMatchObject({ key: "production.notNow" });
    const counted = await count(await step(job, { step: "hoop" }), 2);
    expect(counted).toMatchObject({ done: 2, state: "hooped" });
    expect(await count(counted, 4)).toMatchObject({ key: "production.piecesInvalid" });
    const again = await step(counted, { step: "redo", reason: "thread_broke" });
    expect(again).toMatchObject({ done: 2, state: "redone" });
    const hooped = await step(await step(again, { step: "queue" }), { step: "hoop" });
    const sewn = await step(hooped, { step: "sew" });
    expect(sewn).toMatchObject({ done: 3, state: "sewn" });
    expect(await step(sewn, { step: "redo", reason: "wrong_thread" })).toMatchObject({ done: 0 });
  });

  it("a press whose answer was lost is told again and done once; another one is refused", async () => {
    const job = await aJob("Ada", "1366", 3);
    const [press, counting] = [randomUUID(), { press: randomUUID() }];
    const first = await step(job, { step: "hoop", press });
    expect(await step(job, { step: "hoop", press })).toEqual(first);
    expect(await step(job, { step: "hoop", press: randomUUID() })).toMatchObject({
      key: "production.jobChanged",
    });
    const seen = await step(await aJob("Bo", "1366", 1), { step: "hoop", press });
    expect(await step(seen, { step: "sew", press })).toMatchObject({ state: "sewn" });
    const both = await Promise.all([count(first, 1, counting), count(first, 1, counting)]);
    expect(both[0]).toEqual(both[1]);
    expect(both[0]).toMatchObject({ done: 1, version: first.version + 1 });
    const trail = await app.shop.db
      .selectFrom("audit")
      .select("action")
      .where("subject", "=", `${job.order}/${job.id}`)
      .execute();
    expect(trail).toHaveLength(1);
  });
});
