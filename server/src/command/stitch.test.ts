import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { aBlock, gold, navy } from "@placket/domain/embroidery/pattern/testing";
import { ok, problem, refuse } from "@placket/domain/problem";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runStitch } from "./run-stitch.ts";
import { readStitchArguments } from "./stitch-arguments.ts";
import type { StitchTools } from "./stitch-tools.ts";

const now = new Date("2026-11-21T12:00:00Z");

/** Sews a block for every text, in a shop with two threads and one font. */
const tools: StitchTools = {
  findThread: (name) => [navy, gold].find((thread) => thread.name.toLowerCase() === name),
  sewText: async ({ font }) =>
    font === "block" ? ok(aBlock()) : refuse(problem("embroidery.noStitches", "font")),
  drawPicture: async (_, { format }) => new TextEncoder().encode(format),
};

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stitch-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(args: readonly string[], using = tools): Promise<string> {
  const read = readStitchArguments(args, folder);
  if (read.as !== "order") throw new Error(read.as === "wrong" ? read.message : "help");
  return runStitch(read.order, { tools: using, now });
}

describe("the command line", () => {
  it.each<readonly [readonly string[], RegExp]>([
    [[], /^Name one text/],
    [["CHEF", "ANTOINE"], /^Name one text/],
    [["A", "--colour", "navy"], /^Unknown option '--colour'$/],
    [["A", "--height", "tall"], /^--height takes millimetres, not "tall"$/],
    [["A", "--height", "0"], /^--height/],
    [["A", "--height="], /^--height/],
    [["A", "--height", "Infinity"], /^--height/],
    [["A", "--fabric", "silk"], /^--fabric takes poplin, .*, not "silk"$/],
    [["A", "--fabric", "toString"], /^--fabric/],
    [["A", "--trim-jumps", "13"], /^--trim-jumps takes 1 to 12, not "13"$/],
    [["A", "--trim-jumps", "2.5"], /^--trim-jumps/],
    [["A", "--out", "a.dst,b.gif"], /^--out writes \.dst, .*, not "b\.gif"$/],
    [["A", "--out", ""], /^--out writes/],
    [["A", "--json=yes"], /^Option '--json' does not take an argument$/],
    [["a.dst", "--font", "script"], /^--font and --height are for a text/],
  ])("%j is wrong in one line", (args, message) => {
    expect(readStitchArguments(args, folder)).toMatchObject({
      as: "wrong",
      message: expect.stringMatching(message),
    });
  });

  it("counts paths from where it was given, and takes several threads and files", () => {
    const args = ["logo.DST", "--thread", "navy, gold", "--thread", "1003", "--out", "a.png,b.PDF"];
    expect(readStitchArguments(args, "/shop")).toMatchObject({
      order: {
        source: { as: "file", path: "/shop/logo.DST" },
        threads: ["navy", "gold", "1003"],
        outputs: [
          { path: "/shop/a.png", format: "png" },
          { path: "/shop/b.PDF", format: "pdf" },
        ],
      },
    });
  });

  it("breaks a text into lines, and sews what only looks like a file", () => {
    const source = (text: string) => readStitchArguments([text], "/shop");
    expect(source("CHEF\\nANTOINE")).toMatchObject({
      order: { source: { as: "text", lines: ["CHEF", "ANTOINE"], font: "block", heightMm: 10 } },
    });
    expect(source("ACME.COM")).toMatchObject({ order: { source: { lines: ["ACME.COM"] } } });
  });

  it("asks for help", () => {
    expect(readStitchArguments(["--help"], folder)).toEqual({ as: "help" });
  });
});

it("writes every kind of file from a text", async () => {
  const said = await run(["CHEF", "--thread", "navy", "--out", "a.dst,a.exp,a.png,a.webp,a.pdf"]);
  expect((await readdir(folder)).sort()).toEqual(["a.dst", "a.exp", "a.pdf", "a.png", "a.webp"]);
  for (const name of ["a.dst", "a.exp"]) {
    const file = readMachineFile(await readFile(join(folder, name)), name);
    expect(file.ok && statistics(file.value.pattern).stitches).toBe(statistics(aBlock()).stitches);
  }
  expect((await readFile(join(folder, "a.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
  expect(said).toMatch(/^CHEF\n {2}size {6}11\.0 × 10\.0 mm, 0\.43 × 0\.39″/);
  expect(said).toContain("thread 1  1043 Navy");
  expect(said).toContain(`wrote     ${join(folder, "a.exp")}`);
});

async function givenDst(): Promise<void> {
  const bytes = writeDst(aBlock(), { name: "LOGO" });
  if (bytes.ok) await writeFile(join(folder, "logo.dst"), bytes.value);
}

it("reads a machine file, colors it and writes it again", async () => {
  await givenDst();
  const said = JSON.parse(
    await run(["logo.dst", "--thread", "old gold", "--json", "--out", "b.dst"]),
  ) as Record<string, unknown>;
  expect(said).toMatchObject({
    name: "LOGO",
    stitches: statistics(aBlock()).stitches,
    trims: 4,
    colors: 2,
    threads: [{ name: "Old gold" }, { name: "Color 2" }],
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    defects: [],
    files: [join(folder, "b.dst")],
  });
  expect(await readFile(join(folder, "b.dst"))).toEqual(await readFile(join(folder, "logo.dst")));
});

it.each<readonly [string, readonly string[], StitchTools, RegExp, 1 | 2]>([
  ["a file that is not there", ["no.dst"], tools, /no\.dst: no such file/, 1],
  [
    "a file that is no machine file",
    ["logo.txt.dst"],
    tools,
    /^logo\.txt\.dst: This is no machine/,
    1,
  ],
  ["a folder that is not there", ["A", "--out", "no/a.dst"], tools, /no such file or folder/, 1],
  ["an unknown thread", ["logo.dst", "--thread", "puce"], tools, /^There is no thread "puce"$/, 2],
  ["what the lettering refuses", ["A", "--font", "comic"], tools, /^The design has no stitches/, 2],
  ["two threads for a text", ["A", "--thread", "navy,gold"], tools, /one thread/, 2],
  ["a text where none can be sewn", ["A"], {}, /^Text cannot be sewn here$/, 2],
  ["a picture where none can be drawn", ["logo.dst", "--out", "a.png"], {}, /cannot be drawn/, 2],
])("refuses %s", async (_, args, using, message, exitCode) => {
  await givenDst();
  await writeFile(join(folder, "logo.txt.dst"), "nothing of the kind");
  await expect(run(args, using)).rejects.toMatchObject({
    message: expect.stringMatching(message),
    exitCode,
  });
});

it("leaves no file behind when one of several is refused", async () => {
  const { drawPicture: _, ...withoutPictures } = tools;
  await expect(run(["A", "--out", "a.dst,a.png"], withoutPictures)).rejects.toThrow("drawn");
  expect(await readdir(folder)).toEqual([]);
});
