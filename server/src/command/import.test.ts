import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSimple, csvOf } from "../catalog/import/testing.ts";
import { readImportArguments } from "./import-arguments.ts";
import { rejectionTable, reportTable } from "./report-table.ts";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "placket-command-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly out: string;
}

/** Runs the command as npm would, in the folder of the files, on a data directory of its own. */
function command(name: "import" | "export", ...args: readonly string[]): Promise<Ended> {
  const script = join(import.meta.dirname, `${name}.ts`);
  const env = { PATH: process.env["PATH"], DATA_DIR: join(dir, "data"), INIT_CWD: dir };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, out, complaint) => {
      const code = typeof error?.code === "number" ? error.code : error ? 1 : 0;
      resolve({ code, out: out + complaint });
    });
  });
}

describe("npm run import, npm run export", () => {
  it("opens the embedded database when no store runs, and exits with 1 when a row was rejected", async () => {
    const good = aSimple({ product_websites: "" });
    await writeFile(
      join(dir, "products.csv"),
      csvOf([good, { ...good, sku: "BAD", price: "free" }]),
    );
    const first = await command("import", "products.csv");
    expect(first.out).toMatch(/created\s+1\nupdated\s+0\nunchanged\s+0\nrejected\s+1\n/);
    expect(first.out).toContain("   3  BAD  price   free   This is not a number.");
    expect(first.code).toBe(1);
    expect(await readFile(join(dir, "products.rejected.csv"), "utf8")).toBe(
      "line,sku,column,value,reason\n3,BAD,price,free,This is not a number.\n",
    );
    await writeFile(join(dir, "products.csv"), csvOf([good]));
    const second = await command("import", "products.csv");
    expect(second).toMatchObject({ code: 0, out: expect.stringMatching(/unchanged\s+1/) });
    await expect(readFile(join(dir, "products.rejected.csv"))).rejects.toThrow("ENOENT");
    expect(await command("export", "out.csv", "--tiers", "tiers.csv")).toMatchObject({ code: 0 });
    expect(await readFile(join(dir, "out.csv"), "utf8")).toContain("COAT-1,,Default,simple");
    expect((await command("import", "out.csv")).out).toMatch(/unchanged\s+1/);
  }, 60_000);

  it("says how it is used when it is not", async () => {
    expect(await command("import")).toMatchObject({
      code: 2,
      out: expect.stringContaining("Usage: npm run import"),
    });
    expect(await command("export", "a", "b")).toMatchObject({
      code: 2,
      out: expect.stringContaining("Usage"),
    });
  });

  it("is plain about a file that is not there", async () => {
    const { code, out } = await command("import", "none.csv");
    expect(code).toBe(1);
    expect(out).toContain("none.csv cannot be read.");
  });
});

describe("the command line", () => {
  it.each([
    [["a.csv"], { file: "/in/a.csv", dryRun: false, stopOnError: false }],
    [
      ["/x/a.csv", "--images", "pics", "--dry-run", "--stop-on-error"],
      { file: "/x/a.csv", imagesDir: "/in/pics", dryRun: true, stopOnError: true },
    ],
    [[], undefined],
    [["a.csv", "b.csv"], undefined],
    [["a.csv", "--unknown"], undefined],
  ])("%j", (args, order) => {
    expect(readImportArguments(args, "/in")).toEqual(order);
  });
});

describe("the report", () => {
  it("is a table, with what the reader should know below", () => {
    const notes = { ignoredColumns: ["erp_code"], picturesLeftOut: 3, stopped: true, dryRun: true };
    expect(reportTable({ created: 1200, updated: 3, unchanged: 0, rejected: 1, notes })).toBe(
      [
        "rows",
        "created    1,200",
        "updated        3",
        "unchanged      0",
        "rejected       1",
        "Dry run: nothing was stored.",
        "Stopped before the end of the file.",
        "3 pictures left out: no --images folder was given.",
        "Columns that mean nothing here: erp_code",
      ].join("\n"),
    );
  });

  it("shows rejected rows without anything a terminal would obey", () => {
    const table = rejectionTable([
      { line: 7, sku: "A\u001B[2J", column: "name", value: "x".repeat(50), reason: "Too long." },
    ]);
    expect(table).toBe(
      `line  sku    column  value                             reason\n   7  A [2J  name    ${"x".repeat(31)}…  Too long.`,
    );
  });
});
