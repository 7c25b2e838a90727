import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { aSimple, csvOf } from "../catalog/import/testing.ts";
import { openDatabase } from "../db/database.ts";

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
  it("fills a store that was never started, and exits with 1 when a row was rejected", async () => {
    const good = aSimple({ product_websites: "base" });
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

  it("reaches the database of a store that runs, which hears of it; one import at a time", async () => {
    const store = await openDatabase({ dataDir: join(dir, "data") });
    const heard = Promise.withResolvers<string>();
    await store.listen("catalog", heard.resolve);
    await writeFile(join(dir, "more.csv"), csvOf([aSimple({ sku: "COAT-2", url_key: "coat-2" })]));
    expect(await command("import", "more.csv")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/created\s+1/),
    });
    await heard.promise;
    await store.db.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(7225540)`.execute(other);
      expect(await command("import", "more.csv")).toMatchObject({
        code: 1,
        out: expect.stringContaining("Another import is running."),
      });
    });
    expect(await command("export", "both.csv")).toMatchObject({ code: 0 });
    expect(await readFile(join(dir, "both.csv"), "utf8")).toContain("\nCOAT-2,");
    await store.close();
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
