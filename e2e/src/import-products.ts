import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Masters of the demo store's pictures, to name in `base_image`. */
const PICTURES = join(ROOT, "demo/masters");

/** A row of the import by Magento's column names. */
export type ProductRow = Readonly<Record<string, string>>;

/**
 * Runs `npm run import` for rows of the same columns while the store is running.
 * @throws with the command's own words when a row is rejected.
 */
export async function importProducts(rows: readonly ProductRow[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "placket-journey-import-"));
  try {
    const file = join(folder, "products.csv");
    await writeFile(file, csvOf(rows));
    const command = join(ROOT, "server/src/command/import.ts");
    await promisify(execFile)(process.execPath, [command, file, "--images", PICTURES], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: resolve(ROOT, inject("dataDir")), DATABASE_URL: "" },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A simple product that can be bought at once. */
export function aSimpleProduct(own: ProductRow): ProductRow {
  return {
    attribute_set_code: "Garment",
    product_websites: "base",
    product_online: "1",
    tax_class_name: "Taxable Goods",
    product_type: "simple",
    visibility: "Catalog, Search",
    weight: "0.80",
    price: "24.00",
    base_image: "apron-black-sf.webp",
    is_in_stock: "1",
    manage_stock: "1",
    ...own,
  };
}

function csvOf(rows: readonly ProductRow[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? "")).join(","));
  return [columns.join(","), ...lines, ""].join("\n");
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
