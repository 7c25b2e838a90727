import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { exportProducts, exportTiers } from "../catalog/export/export-catalog.ts";
import { openDatabase } from "../db/database.ts";
import { readSettings, type Settings } from "../settings.ts";
import { StartRefusal } from "../start-refusal.ts";

/** `npm run export -- products.csv [--tiers tiers.csv]` */
async function main(): Promise<number> {
  const files = readArguments(process.argv.slice(2), process.env["INIT_CWD"] ?? process.cwd());
  if (files.length === 0) {
    console.error("Usage: npm run export -- products.csv [--tiers tiers.csv]");
    return 2;
  }
  try {
    await exportTo(files, readSettings());
    for (const { path } of files) console.log(`Written: ${path}`);
    return 0;
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    console.error(error.message);
    return 1;
  }
}

interface ExportFile {
  readonly kind: "products" | "tiers";
  readonly path: string;
}

function readArguments(args: readonly string[], from: string): ExportFile[] {
  try {
    const options = { tiers: { type: "string" } } as const;
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    if (positionals.length > 1) return [];
    const products = positionals.map(
      (path) => ({ kind: "products", path: resolve(from, path) }) as const,
    );
    return values.tiers === undefined
      ? products
      : [...products, { kind: "tiers", path: resolve(from, values.tiers) }];
  } catch {
    return [];
  }
}

async function exportTo(files: readonly ExportFile[], settings: Settings): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  const database = await openDatabase({ databaseUrl, dataDir, joins: true, poolSize: 2 });
  try {
    for (const { kind, path } of files) {
      await writeWhole(
        path,
        kind === "tiers" ? exportTiers(database.db) : exportProducts(database.db),
      );
    }
  } finally {
    await database.close();
  }
}

/** Beside first, then renamed: an export that breaks off leaves no half file under the wanted name. */
async function writeWhole(path: string, content: AsyncIterable<Buffer | string>): Promise<void> {
  const beside = `${path}.unfinished`;
  try {
    await pipeline(Readable.from(content), createWriteStream(beside));
    await rename(beside, path);
  } finally {
    await rm(beside, { force: true });
  }
}

process.exitCode = await main();
