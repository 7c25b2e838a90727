import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fonts } from "@placket/domain/embroidery/lettering/fonts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "placket-stitch-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly complaint: string;
}

/** Runs the command as npm would, in a folder of its own. */
function stitch(...args: readonly string[]): Promise<Ended> {
  const script = join(import.meta.dirname, "stitch.ts");
  const env = { PATH: process.env["PATH"], INIT_CWD: dir };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, out, complaint) => {
      const code = typeof error?.code === "number" ? error.code : error ? 1 : 0;
      resolve({ code, out, complaint });
    });
  });
}

describe("npm run stitch", () => {
  it("reports on the standard output and advises on the other", async () => {
    const { code, out, complaint } = await stitch(
      "Ana",
      "--height",
      "4",
      "--json",
      "--out",
      "a.dst",
    );
    expect(code).toBe(0);
    const said = JSON.parse(out) as { advice: readonly string[] };
    expect(said.advice.length).toBeGreaterThan(0);
    expect(complaint).toBe(said.advice.map((line) => `advice: ${line}\n`).join(""));
    expect((await stat(join(dir, "a.dst"))).size).toBeGreaterThan(512);
  });

  it.each<readonly [readonly string[], number, string]>([
    [["Ana", "--height", "tall"], 2, '--height takes millimetres, not "tall". See --help'],
    [["Ana", "--font", "comic"], 2, "--font: Choose one of the fonts."],
    [["none.dst"], 1, "none.dst: no such file or folder"],
  ])("refuses %j in one line", async (args, code, message) => {
    const ended = await stitch(...args);
    expect(ended).toMatchObject({ code, out: "" });
    expect(ended.complaint).toMatch(/^stitch: [^\n]+\n$/);
    expect(ended.complaint).toContain(message);
  });

  it("prints its help and its lists, and draws the fonts", async () => {
    expect((await stitch("--help")).out).toContain("--worksheet FILE");
    const { out } = await stitch("--list", "fonts", "--json");
    expect((JSON.parse(out) as { code: string }[]).map(({ code }) => code)).toEqual(
      fonts.map(({ code }) => code),
    );
    expect(await stitch("--list", "fonts", "--out", "fonts.webp")).toMatchObject({ code: 0 });
    expect(await readdir(dir)).toContain("fonts.webp");
  });
});

it("docs/stitch.md tells every key of the report", async () => {
  const page = await readFile(join(import.meta.dirname, "../../../docs/stitch.md"), "utf8");
  const { out } = await stitch("Ana", "--json");
  for (const key of Object.keys(JSON.parse(out) as object)) expect(page).toContain(`\`${key}\``);
});
