import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { countFileText, readCountFile } from "./count-file.ts";

const HEAD = "sku,qty,counted\n";

describe("hallway §7: a count's file, however it is made", () => {
  it.each([
    ["lines that are shorter than the first", "a\n".repeat(1_000_000)],
    ["shelves as they were seen", "a,1,1\n".repeat(1_000_000)],
    ["quoted cells", '"a","1","1"\n'.repeat(700_000)],
    ["blank lines", "\n".repeat(1_000_000)],
  ])("lets others have their turn while it reads %s", async (_, lines) => {
    let turns = 0;
    const read = new AbortController();
    const reading = readCountFile(HEAD + lines).finally(() => read.abort());
    while (!read.signal.aborted) {
      await turn();
      turns += 1;
    }
    await reading;
    expect(turns).toBeGreaterThan(100);
  });

  it.each([
    [`${HEAD}CAP,1,2\n"COAT,1,2\n`, 3],
    [`${HEAD}"a\nb",1,2\r\nCOAT,1,"2`, 4],
    [`sep=,\n${HEAD}CAP,1,2,3\n`, 3],
  ])("names the line of %j that cannot be read: %i", async (text, line) => {
    expect(await readCountFile(text)).toMatchObject({
      ok: false,
      problems: [{ error: "stock.countLineUnreadable", params: [line] }],
    });
  });

  it("is UTF-16 where its byte order mark says so", () => {
    const little = Buffer.from(`\uFEFF${HEAD}Mütze`, "utf16le");
    const big = Buffer.from(little).swap16();
    const texts = [little, big].map((bytes) => countFileText(new Uint8Array(bytes).buffer));
    expect(texts).toEqual([`${HEAD}Mütze`, `${HEAD}Mütze`]);
  });
});
