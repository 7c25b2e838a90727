import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { countFileText, readCountFile } from "./count-file.ts";

const HEAD = "sku,qty,counted\n";

describe("hallway §7: a count's file, however it is made", () => {
  it.each([
    ["lines that are shorter than the first", "a\n".repeat(6_400)],
    [
      "shelves as they were seen",
      Array.from({ length: 6_400 }, (_, at) => `S${at},1,1\n`).join(""),
    ],
    ["quoted cells", Array.from({ length: 6_400 }, (_, at) => `"S${at}","1","1"\n`).join("")],
    ["blank lines", "\n".repeat(6_400)],
  ])("lets others have their turn by the time it takes to read %s", async (_, lines) => {
    /** Looks at the clock while reading: the first says when it began. */
    const turnsWhere = async (msALook: number) => {
      let now = 0;
      let turns = 0;
      const read = new AbortController();
      const reading = readCountFile(HEAD + lines, () => (now += msALook));
      void reading.finally(() => read.abort());
      while (!read.signal.aborted) {
        await turn();
        turns += 1;
      }
      expect(await reading).toMatchObject({ ok: true });
      return turns;
    };
    expect(await turnsWhere(5)).toBeGreaterThanOrEqual(100);
    expect(await turnsWhere(0)).toBeLessThanOrEqual(1);
  });

  it("is refused where more is counted in it than two large stores have, though nothing changed", async () => {
    const list = (length: number) =>
      HEAD + Array.from({ length }, (_, at) => `S${at},1,1\n`).join("");
    expect(await readCountFile(list(120_000))).toMatchObject({
      ok: true,
      value: { counts: [], counted: 120_000, asSeen: 120_000 },
    });
    expect(await readCountFile(list(120_001))).toMatchObject({
      ok: false,
      problems: [{ error: "stock.tooManyCounts", params: [120_000] }],
    });
  });

  it("tells every line of a shelf that stands in it twice, also those that are as they were seen", async () => {
    const text = `${HEAD}CAP,1,1\nCOAT,1,1\nCAP,1,1\nAPRON,1,2\nAPRON,1,1\nTIE,1,1\n`;
    const read = await readCountFile(text);
    const counts = read.ok ? read.value.counts : [];
    expect(counts.map(({ sku, quantity }) => `${sku} ${quantity}`).toSorted()).toEqual([
      "APRON 1",
      "APRON 2",
      "CAP 1",
      "CAP 1",
    ]);
    expect(read).toMatchObject({ value: { lines: 6, counted: 6, asSeen: 5 } });
  });

  it.each([
    [`${HEAD}CAP,1,2\n"COAT,1,2\n`, 3],
    [`${HEAD}"a\nb",1,2\r\nCOAT,1,"2`, 4],
    [`sep=,\n${HEAD}CAP,1,2,3\n`, 3],
    [`${HEAD}"${"a".repeat(70_000)}",1,2\n`, 2],
    [`${HEAD}"${'""'.repeat(70_000)}",1,2\n`, 2],
  ])("names the line that cannot be read: case %#", async (text, line) => {
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
