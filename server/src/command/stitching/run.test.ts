import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { aBlock } from "@placket/domain/embroidery/pattern/testing";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readStitchArguments } from "./arguments.ts";
import { runStitch } from "./run.ts";

const now = new Date("2026-11-21T12:00:00Z");

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stitch-"));
});
afterEach(() => rm(folder, { recursive: true }));

function run(...args: readonly string[]) {
  const read = readStitchArguments(args, folder);
  if (read.as !== "order") throw new Error(read.as === "wrong" ? read.message : read.as);
  return runStitch(read.order, now);
}

async function said(...args: readonly string[]): Promise<Record<string, unknown>> {
  return JSON.parse((await run(...args, "--json")).report) as Record<string, unknown>;
}

const inFolder = (name: string) => join(folder, name);

const KEYS =
  "name stitches jumps trims colors widthMm heightMm widthInches heightInches bounds minutes threads sha256 defects advice recipe files".split(
    " ",
  );

describe("a text", () => {
  it("becomes every kind of file, all of the same stitches", async () => {
    const files = "a.dst,a.exp,a.pes,a.jef,a.vp3,a.png,a.webp,a.pdf";
    const { report } = await run("CHEF", "--thread", "navy", "--out", files);
    expect((await readdir(folder)).sort()).toEqual(files.split(",").sort());
    const counted = /stitches {2}(\d+)/.exec(report)?.[1];
    for (const name of ["a.dst", "a.exp", "a.pes", "a.jef", "a.vp3"]) {
      const file = readMachineFile(await readFile(inFolder(name)), name);
      expect(String(file.ok && statistics(file.value.pattern).stitches)).toBe(counted);
    }
    const { width, height } = await sharp(inFolder("a.png")).metadata();
    expect(width / height).toBeGreaterThan(2);
    expect((await sharp(inFolder("a.webp")).metadata()).width).toBe(width);
    expect((await readFile(inFolder("a.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
    expect(report).toMatch(/^CHEF\n {2}size {6}\d+\.\d × 10\.\d mm/);
    expect(report).toContain("thread 1  1366 Navy");
    expect(report).toContain(`wrote     ${inFolder("a.exp")}`);
  });

  it("is told with stable keys, its recipe and its hash, which the same words give again", async () => {
    const first = await said("CHEF", "Lyon", "--name", "Jacket");
    expect(Object.keys(first)).toEqual(KEYS);
    expect(first).toMatchObject({
      name: "Jacket",
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      recipe: { lines: ["CHEF", "Lyon"], font: "block", thread: "1366", arc: null },
    });
    expect((await said("CHEF\\nLyon")).sha256).toBe(first["sha256"]);
    expect((await said("CHEF\\nLyon", "--fabric", "fleece")).sha256).not.toBe(first["sha256"]);
  });

  it("comes with advice where it will sew badly or does not fit its place", async () => {
    const { advice } = await run("Restaurant", "--height", "4", "--font", "serif");
    expect(advice).toContain("Serif sews best from 8 mm up.");
    const { advice: atPlace } = await run("RESTAURANT", "--height", "20", "--placement", "sleeve");
    expect(atPlace).toContainEqual(expect.stringMatching(/mm wide; sleeve holds 89 mm\.$/));
  });
});

async function givenDst(): Promise<void> {
  const bytes = writeDst(aBlock(), { name: "LOGO" });
  if (bytes.ok) await writeFile(inFolder("logo.dst"), bytes.value);
}

it("reads a machine file, colors it and writes it again", async () => {
  await givenDst();
  expect(await said("logo.dst", "--thread", "gold", "--out", "b.dst")).toMatchObject({
    name: "LOGO",
    stitches: statistics(aBlock()).stitches,
    trims: 4,
    colors: 2,
    threads: [{ number: "1070", name: "Gold" }, { name: "Color 2" }],
    defects: [],
    recipe: null,
    files: [inFolder("b.dst")],
  });
  expect(await readFile(inFolder("b.dst"))).toEqual(await readFile(inFolder("logo.dst")));
});

it("sews a flag as wide as it is wanted, in the threads that are at hand", async () => {
  const flag = await said(
    "--flag",
    "fr",
    "--width",
    "30",
    "--thread",
    "white,scarlet,indigo,silver",
  );
  expect(flag).toMatchObject({ name: "France", colors: 4 });
  // The border line stands a little over the edge.
  expect(Math.abs((flag["widthMm"] as number) - 30)).toBeLessThan(1);
  expect((flag["threads"] as { name: string }[]).map(({ name }) => name)).toContain("Indigo");
});

const BADGE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">
  <rect width="40" height="20" fill="#27386b"/><circle cx="20" cy="10" r="6" fill="#efc52e"/>
</svg>`;

it("sews a drawing as wide as it is wanted, in the threads nearest to its colors", async () => {
  await writeFile(inFolder("badge.svg"), BADGE);
  const badge = await said("badge.svg", "--width", "60", "--out", "badge.dst");
  expect(badge).toMatchObject({ name: "badge", colors: 2, files: [inFolder("badge.dst")] });
  expect(Math.abs((badge["widthMm"] as number) - 60)).toBeLessThan(1);
  expect((badge["threads"] as { name: string }[]).map(({ name }) => name).sort()).toEqual([
    "Navy",
    "Yellow",
  ]);
  await writeFile(inFolder("text.svg"), BADGE.replace(/<rect.*\n/, "<text>A</text>"));
  await expect(run("text.svg")).rejects.toMatchObject({
    message: expect.stringMatching(/^text\.svg: The drawing uses/),
    exitCode: 1,
  });
});

const FACTS = ["--order", "1000123", "--customer", "Hotel", "--product", "Jacket"];

describe("the worksheet", () => {
  it("takes its facts from options and from a file, and the options win", async () => {
    await writeFile(inFolder("facts.json"), '{"sizes": "S 4", "notes": "", "due": "2026-02-30"}');
    const wanted = ["A", "--worksheet", "sheet.pdf", "--facts", "facts.json", ...FACTS];
    await expect(run(...wanted)).rejects.toThrow("--due takes a day such as 2026-12-24");
    await run(...wanted, "--due", "2026-12-24");
    expect((await readFile(inFolder("sheet.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it.each<readonly [readonly string[], RegExp]>([
    [["--sizes", "S 4", "--order", " "], /^--worksheet needs --order/],
    [[], /^--worksheet needs --sizes, or "sizes" in the file of --facts$/],
    [["--sizes", "many"], /^--sizes takes "S 4, M 8"/],
    [["--sizes", "S 4", "--placement", "hat"], /^There is no placement "hat"/],
    [["--facts", "list.json"], /^list\.json: a JSON object of texts is needed$/],
    [["--facts", "broken.json"], /^broken\.json: a JSON object/],
    [["--facts", "other.json"], /^other\.json: there is no "color", only order, customer/],
    [["--facts", "number.json"], /^number\.json: "order" is not a text$/],
  ])("is refused with %j, in one line", async (args, message) => {
    await writeFile(inFolder("list.json"), "[]");
    await writeFile(inFolder("broken.json"), "{");
    await writeFile(inFolder("other.json"), '{"color": "navy"}');
    await writeFile(inFolder("number.json"), '{"order": 7}');
    const files = ["--worksheet", "sheet.pdf", "--out", "a.dst"];
    await expect(run("A", ...files, ...FACTS, ...args)).rejects.toThrow(message);
    expect(await readdir(folder)).not.toContain("a.dst");
  });
});

it.each<readonly [string, readonly string[], RegExp, 1 | 2]>([
  ["a file that is not there", ["no.dst"], /no\.dst: no such file/, 1],
  ["a file that is no machine file", ["text.dst"], /^text\.dst: This is no machine/, 1],
  ["a folder that is not there", ["A", "--out", "no/a.dst"], /no such file or folder/, 1],
  ["a folder in place of a file", ["A", "--out", "b.dst,a.dst"], /a\.dst: is a folder/, 1],
  ["an unknown thread", ["A", "--thread", "puce"], /^There is no thread "puce"/, 2],
  ["an unknown font", ["A", "--font", "comic"], /^--font: Choose one of the fonts/, 2],
  ["an unknown flag", ["--flag", "zz"], /^There is no flag "zz"/, 2],
  ["a flag too small to sew", ["--flag", "fr", "--width", "3"], /10 to 300 mm high, not 2\.0/, 2],
  ["two threads for a text", ["A", "--thread", "navy,gold"], /one thread/, 2],
  ["a text too low", ["A", "--height", "3"], /^--height: Enter a letter height/, 2],
  ["an arc too tight", ["RESTAURANT", "--arc", "15"], /^--arc: The text does not fit/, 2],
  ["nothing to sew", [" "], /^Enter the text/, 2],
])("refuses %s", async (_, args, message, exitCode) => {
  await writeFile(inFolder("text.dst"), "nothing of the kind");
  await mkdir(inFolder("a.dst"));
  await expect(run(...args)).rejects.toMatchObject({
    message: expect.stringMatching(message),
    exitCode,
  });
  expect((await readdir(folder)).sort()).toEqual(["a.dst", "text.dst"]);
});

it("leaves no file behind when one of several is refused", async () => {
  await expect(run("A", "--out", "a.dst,no/a.png")).rejects.toThrow("no such");
  expect(await readdir(folder)).toEqual([]);
});
