import { placementByCode } from "@placket/domain/embroidery/placement/placements";
import { afterEach, expect, it } from "vitest";
import { openSheetPress, type SheetPress } from "./sheet-press.ts";
import { makeSheet, type SheetWork } from "./sheet-work.ts";

let press: SheetPress | undefined;
afterEach(() => press?.close());

const work: SheetWork = {
  sheet: "proof",
  shop: "Placket",
  design: { as: "flag", code: "SE", heightMm: 20, fabric: "twill" },
  fileName: "sweden",
  created: new Date("2026-11-21T12:00:00Z"),
  facts: { title: "Sweden", placement: placementByCode("sleeve") },
};

it("makes away from this thread what would be made in it", async () => {
  press = openSheetPress();
  const [made, here] = await Promise.all([press.make(work), makeSheet(work)]);
  if (!made.ok || !here.ok) throw new Error("nothing was made");
  expect(Buffer.from(made.value).equals(here.value)).toBe(true);
});

it("takes no more than may wait", async () => {
  press = openSheetPress({ mostWaiting: 1, mostMs: 30_000 });
  const asked = [press.make(work), press.make(work), press.make(work)];
  expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([true, true, false]);
  expect(await asked[2]).toMatchObject({ problems: [{ error: "embroidery.sheetsBusy" }] });
  expect(await press.make(work)).toMatchObject({ ok: true });
});

it("gives up a sheet that takes too long, and goes on with a new thread", async () => {
  press = openSheetPress({ mostWaiting: 1, mostMs: 0 });
  const asked = [press.make(work), press.make(work)];
  for (const answer of await Promise.all(asked)) {
    expect(answer).toMatchObject({ problems: [{ error: "embroidery.sheetTookTooLong" }] });
  }
});

it("gives up a work by its own limit, where that is less than the thread's", async () => {
  press = openSheetPress();
  const [short, usual] = await Promise.all([press.make(work, { mostMs: 0 }), press.make(work)]);
  expect(short).toMatchObject({ problems: [{ error: "embroidery.sheetTookTooLong" }] });
  expect(usual).toMatchObject({ ok: true });
});

it("a bug in the making is told to whoever asked, and the next sheet is made", async () => {
  press = openSheetPress();
  const broken = { ...work, design: { ...work.design, code: "XX" } } as SheetWork;
  await expect(press.make(broken)).rejects.toThrow(/TypeError/);
  expect(await press.make(work)).toMatchObject({ ok: true });
});

it("what waits when the server closes is not left waiting", async () => {
  press = openSheetPress();
  const asked = [press.make(work), press.make(work)];
  const settled = Promise.allSettled(asked);
  await press.close();
  expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
