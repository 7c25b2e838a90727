import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import type { Database } from "../../db/database.ts";
import { testDatabase } from "../../db/test-database.ts";
import { importCatalog, type ImportOptions } from "./import-catalog.ts";
import type { Rejection } from "./outcome.ts";
import type { ImportReport } from "./report.ts";

/** The time of every import in tests. */
export const NOW = new Date("2026-11-21T12:00:00Z");

interface ImportOutcome {
  readonly report: Omit<ImportReport, "notes">;
  readonly notes: ImportReport["notes"];
  readonly rejections: readonly Rejection[];
}

/** A small shop on a database of its own, with a folder for files: website `base`, store views `default` and `fr`. */
export interface ImportShop {
  readonly database: Database;
  readonly dir: string;
  /** Imports rows given by column. @throws when the file as a whole is refused. */
  rows(
    rows: readonly Readonly<Record<string, string>>[],
    options?: Partial<ImportOptions>,
  ): Promise<ImportOutcome>;
  /** Imports a file's text or bytes as they are. */
  text(text: string | Buffer, options?: Partial<ImportOptions>): Promise<ImportOutcome>;
  close(): Promise<void>;
}

export async function importShop(): Promise<ImportShop> {
  const database = await testDatabase();
  const dir = await mkdtemp(join(tmpdir(), "placket-import-"));
  await fill(database);
  const text: ImportShop["text"] = async (content, options) => {
    const file = join(dir, "products.csv");
    await writeFile(file, content);
    const rejections: Rejection[] = [];
    const listener = { rejected: (rejection: Rejection) => void rejections.push(rejection) };
    const result = await importCatalog(database.db, {
      file,
      dataDir: join(dir, "data"),
      now: () => NOW,
      listener,
      ...options,
    });
    if (!result.ok) throw new Error(result.problems.map(({ error }) => error).join());
    const { notes, ...report } = result.value;
    return { report, notes, rejections };
  };
  return {
    database,
    dir,
    text,
    rows: (rows, options) => text(csvOf(rows), options),
    close: async () => {
      await database.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** A file with the columns that any of the rows has. */
export function csvOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]);
}

/** The categories that imports made. */
export const categoriesBelowRoot = ({ database }: ImportShop) =>
  database.db.selectFrom("category").select("name").where("parent_id", "is not", null).execute();

/** A row that is enough for a new simple product. */
export function aSimple(row: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    sku: "COAT-1",
    product_type: "simple",
    name: "Coat",
    price: "54.00",
    product_websites: "base",
    ...row,
  };
}

async function fill({ db }: Database): Promise<void> {
  const website = { code: "base", name: "Main", currency: "USD" };
  const { id } = await db
    .insertInto("website")
    .values(website)
    .returning("id")
    .executeTakeFirstOrThrow();
  const root = await db
    .insertInto("category")
    .values({ name: "Default Category", url_key: "", url_path: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const group = await db
    .insertInto("store_group")
    .values({ website_id: id, code: "main", name: "Main", root_category_id: root.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  const ours = { website_id: id, group_id: group.id };
  const view = { ...ours, name: "View", locale: "en-US", country_code: "US" };
  await db
    .insertInto("store_view")
    .values([
      { ...view, code: "default" },
      { ...view, code: "fr", locale: "fr-CA", country_code: "CA" },
    ])
    .execute();
}
