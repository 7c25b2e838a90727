import { afterAll, beforeAll, expect, it } from "vitest";
import { proofShop, type ProofShop } from "../../testing/embroidery/proof-shop.ts";
import { callAdmin } from "../../testing/staff.ts";

let shop: ProofShop;
beforeAll(async () => {
  shop = await proofShop();
});
afterAll(() => shop.close());

const act = async <Reply>(line: Parameters<typeof callAdmin>[1], body: object, by?: string) =>
  (await callAdmin(shop.app, line, { session: by ?? shop.session, body })).json<
    Reply & { readonly key?: string }
  >();

const aMachine = (name: string, hoop: string) =>
  act<{ id: number }>("POST embroidery-machines", {
    name,
    position: 0,
    heads: 6,
    stitchesPerMinute: 1000,
    minutesADay: 480,
    hoops: [hoop],
    needles: ["1366", ""],
  });

interface Done {
  readonly laid: readonly { readonly id: number; readonly laid: { readonly name: string } }[];
  readonly refused: readonly { readonly id: number; readonly message: string }[];
}

const DAY = "2026-03-03";

it("issue 10.7 jobs are laid on a machine together: each one that can be, and what cannot says why", async () => {
  const { id: machine } = await aMachine("Six heads", "Round 120 mm");
  const orders = [await shop.ordered(), await shop.ordered(), await shop.ordered()];
  const jobs = await Promise.all(orders.map(async ({ number }) => (await shop.jobsOf(number))[0]!));
  const [first, second, third] = jobs.map(({ id, version }) => ({ id, version }));
  if (!first || !second || !third) throw new Error("There are three jobs");
  await act(`POST embroidery-jobs/${third.id}/steps`, { step: "hoop", version: third.version });
  const wish = {
    on: { machine, day: DAY },
    jobs: [second, first, { ...third, version: 2 }, { id: 987_654, version: 1 }, first],
  };
  expect(await act("PUT embroidery-jobs/machine", wish, shop.clerk)).toMatchObject({
    key: "access.forbidden",
  });
  const done = await act<Done>("PUT embroidery-jobs/machine", wish);
  expect(done.laid.map(({ id, laid }) => [id, laid.name])).toEqual([
    [first.id, "Six heads"],
    [second.id, "Six heads"],
  ]);
  expect(done.refused).toEqual([
    { id: third.id, message: "The job cannot do that from where it stands." },
    { id: 987_654, message: "There is no such job." },
  ]);
  const trail = await shop.app.shop.db
    .selectFrom("audit")
    .select(["subject", "after"])
    .where("action", "=", "production.lay")
    .execute();
  expect(trail.map(({ after }) => after)).toEqual([
    { machine: "Six heads", day: DAY },
    { machine: "Six heads", day: DAY },
  ]);

  // Who saw them as they were is told that somebody was faster, and nothing moves.
  const again = await act<Done>("PUT embroidery-jobs/machine", { on: null, jobs: [first, second] });
  expect(again.laid).toEqual([]);
  expect(again.refused).toHaveLength(2);
  const now = [first, second].map((one) => ({ ...one, version: 2 }));
  const off = await act<Done>("PUT embroidery-jobs/machine", { on: null, jobs: now });
  expect(off.laid.map(({ laid }) => laid)).toEqual([null, null]);

  const { id: small } = await aMachine("Small hoop", "Round 90 mm");
  await shop.app.shop.db.updateTable("embroidery_job").set({ hoop: "Round 120 mm" }).execute();
  const unfit = await act<Done>("PUT embroidery-jobs/machine", {
    on: { machine: small, day: DAY },
    jobs: [{ id: first.id, version: 3 }],
  });
  expect(unfit).toMatchObject({ laid: [], refused: [{ id: first.id }] });
  expect(
    await act("PUT embroidery-jobs/machine", { on: { machine: 999, day: DAY }, jobs: now }),
  ).toMatchObject({ key: "production.noSuchMachine" });
});
