import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { drawPapers, type Paper } from "./paper.ts";
import { printPaper, printPapers } from "./paper-press.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

/** As a quote of a team of two hundred. */
const LONG: Paper = {
  title: "Quote Q100001",
  shop: { name: "Placket", lines: ["12 Pier Street"] },
  facts: [["Valid until", "June 1"]],
  addresses: [],
  columns: { item: "Item", pieces: "Pieces", amount: "Amount" },
  rows: Array.from({ length: 200 }, (_, at) => ({
    name: "Merrow chef coat",
    details: [`Size: ${at}`, "Embroidered text: Żaneta", "MRW-10-WHT-M"],
    pieces: "1",
    amount: "$54.00",
  })),
  sums: [{ label: "Total", amount: "$10,800.00" }],
  foot: "Questions?",
  pages: "Page %1 of %2",
  created: new Date(0),
};

/** Processor time of this thread alone, in ms. */
async function ownTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe("issue 9, 3 the paper of hundreds of lines", () => {
  it("is drawn away from the thread that answers", async () => {
    const ctx = contextFor(app.call);
    // The thread has started and read its code.
    await printPaper(ctx, { ...LONG, rows: [] });
    const here = await ownTime(() => drawPapers([LONG]));
    const there = await ownTime(() => printPaper(ctx, LONG));
    expect(there).toBeLessThan(here / 4);
  });

  it("is the same as if it were drawn here, page numbers and all", async () => {
    const printed = await printPapers(contextFor(app.call), [LONG, { ...LONG, title: "Q100002" }]);
    const drawn = await drawPapers([LONG, { ...LONG, title: "Q100002" }]);
    expect(printed.ok && Buffer.from(printed.value).equals(drawn)).toBe(true);
  });
});
