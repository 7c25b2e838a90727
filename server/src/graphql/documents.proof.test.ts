import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { createDocuments, DocumentFaults } from "./documents.ts";
import { executableSchema } from "./schema.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** How many bytes more are in use after the work. */
function grown(work: () => void): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  work();
  collect();
  return process.memoryUsage().heapUsed - before;
}

const times = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(" ");

describe("what documents leave behind", () => {
  const documents = createDocuments(executableSchema({}));

  it("a refused one is not kept: 700 of them leave less than 15 MB", () => {
    const refused = (n: number) => () =>
      documents.operation(`{ ${times(10, (i) => `unknown${n}x${i}`)} }`, undefined);
    const bytes = grown(() => {
      for (let n = 0; n < 700; n += 1) expect(refused(n)).toThrow(DocumentFaults);
    });
    expect(bytes).toBeLessThan(15_000_000);
  });

  it("sound ones are kept up to what they weigh: of 100 long ones less than 50 MB stay", () => {
    const wide = (n: number) => `{ countries { ${times(800, (i) => `a${n}x${i}: id`)} } }`;
    const bytes = grown(() => {
      for (let n = 0; n < 100; n += 1) documents.operation(wide(n), undefined);
    });
    expect(bytes).toBeLessThan(50_000_000);
    expect(documents.remembers(wide(99))).toBe(true);
    expect(documents.remembers(wide(0))).toBe(false);
  });
});
