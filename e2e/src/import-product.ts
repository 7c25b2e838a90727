import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { ownStore } from "./own-store.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Masters of the demo store's pictures, to name in `base_image`. */
const PICTURES = join(ROOT, "demo/masters");

/** A row of the import by Magento's column names. */
type ProductRow = Readonly<Record<string, string>>;

type SimpleProductRow = ProductRow & { readonly sku: string; readonly qty: string };

/**
 * Runs `npm run import` for a product while the store runs, and waits until shoppers see that there is one.
 * @throws with the command's own words when the row is rejected.
 */
export async function importProduct(row: SimpleProductRow): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "placket-journey-import-"));
  try {
    const file = join(folder, "products.csv");
    await writeFile(file, csvOf(row));
    const command = join(ROOT, "server/src/command/import.ts");
    await promisify(execFile)(process.execPath, [command, file, "--images", PICTURES], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: resolve(ROOT, ownStore().dataDir), DATABASE_URL: "" },
    });
    if (row["product_online"] !== "2") await isOnSale(row.sku);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The store hears of an import by a notification, within a moment. */
async function isOnSale(sku: string): Promise<void> {
  const url = new URL("/rest/us/V1/xmapi/app-products-by-skus", ownStore().url);
  url.searchParams.set("skus", sku);
  const found = async (): Promise<number> => {
    const reply = (await (await fetch(url)).json()) as { readonly items: readonly object[] };
    return reply.items.length;
  };
  await expect.poll(found, { timeout: 10_000 }).toBe(1);
}

/** A simple product that can be bought at once. */
export function aSimpleProduct(own: SimpleProductRow): SimpleProductRow {
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

function csvOf(row: ProductRow): string {
  return `${Object.keys(row).join(",")}\n${Object.values(row).map(quoted).join(",")}\n`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
