import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { drawPapers, type Paper } from "./paper.ts";
import { printPaper, printPapers } from "./paper-press.ts";

// Draws as ever; who calls it is watched.
vi.mock("./paper.ts", { spy: true });

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

describe("issue 9, 3 the paper of hundreds of lines", () => {
  it("is drawn away from the thread that answers", async () => {
    vi.mocked(drawPapers).mockClear();
    const printed = await printPaper(contextFor(app.call), LONG);
    expect(printed.ok).toBe(true);
    // A thread has its own copy of every module: what it calls is not seen here, what this one calls is.
    expect(drawPapers).not.toHaveBeenCalled();
  });

  it("is the same as if it were drawn here, page numbers and all", async () => {
    const printed = await printPapers(contextFor(app.call), [LONG, { ...LONG, title: "Q100002" }]);
    const drawn = await drawPapers([LONG, { ...LONG, title: "Q100002" }]);
    expect(printed.ok && Buffer.from(printed.value).equals(drawn)).toBe(true);
  });
});
