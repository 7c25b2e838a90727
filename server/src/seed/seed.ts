import { join } from "node:path";
import { importCatalog, type ImportOptions } from "../catalog/import/import-catalog.ts";
import type { Db } from "../db/database.ts";
import { readDemoContent } from "./content.ts";
import { seedContents } from "./demo-contents.ts";
import { seedCustomer } from "./demo-customer.ts";
import { seedMessages } from "./demo-messages.ts";
import { seedDeputies } from "./demo-deputies.ts";
import { seedPortal } from "./demo-portal.ts";
import { seedQuestions } from "./demo-questions.ts";
import { seedReviews } from "./demo-reviews.ts";
import { DEMO_STAFF } from "./demo-staff.ts";
import { readMark, writeMark } from "./mark.sql.ts";
import { storeFrame } from "./frame.sql.ts";
import { sewHouseLogos, storeHouseLogos } from "../embroidery/logo/house-logos.ts";
import { createStaff } from "../staff/staff.ts";

interface SeedOptions {
  readonly db: Db;
  readonly dataDir: string;
  readonly now: () => Date;
  /** Folders of the demo store; the repository's own when left out. */
  readonly contentDir?: string;
  readonly mastersDir?: string;
  /** What is being done, for a person who waits. `share` runs from 0 to 1. */
  readonly progress?: (step: SeedStep, share: number) => void;
}

export type SeedStep = "store" | "products" | "prices";

/** `seeded`: the database now holds the demo store; `kept`: it did already; `foreign`: it holds another store. */
type SeedResult = "seeded" | "kept" | "foreign";

const DEMO = join(import.meta.dirname, "../../../demo");

/**
 * Fills an empty database with the demo store: its frame in one transaction, then products and prices
 * through the importer like any shop's. A database with a store of its own is left alone. Interrupted at any
 * moment, the next call goes on: what was stored stays, the importer changes nothing twice.
 * @throws when a demo file is missing or a row of it is rejected: the repository is not whole.
 */
export async function seedDemoStore(options: SeedOptions): Promise<SeedResult> {
  const { db, contentDir = join(DEMO, "content"), mastersDir = join(DEMO, "masters") } = options;
  const progress = options.progress ?? (() => undefined);
  const mark = await readMark(db);
  if (mark === "complete") return "kept";
  if (mark === "foreign") return "foreign";
  progress("store", 0);
  if (mark === "empty") {
    const content = await readDemoContent(contentDir);
    const logos = await sewHouseLogos(content.logos);
    await db.transaction().execute(async (transaction) => {
      await storeFrame(transaction, content);
      await storeHouseLogos(transaction, logos, options.now());
      await writeMark(transaction, "started");
    });
  }
  progress("store", 1);
  await importFile(options, "products", {
    file: join(contentDir, "products.csv"),
    imagesDir: mastersDir,
  });
  await importFile(options, "prices", { file: join(contentDir, "prices-uk.csv") });
  await importFile(options, "prices", { file: join(contentDir, "tiers.csv") });
  await seedStaff(db);
  await seedCustomer(db, options.now());
  await seedDeputies(db, options.now());
  await seedPortal(db, options.now());
  await seedQuestions(db, options.now());
  await seedReviews(db, options.now());
  await seedMessages(db, options.now());
  await seedContents(db, { contentDir, mastersDir, dataDir: options.dataDir }, options.now());
  await writeMark(db, "complete");
  return "seeded";
}

/** A seeding that went on after an interruption finds the member there already. */
async function seedStaff(db: Db): Promise<void> {
  const created = await createStaff(db, DEMO_STAFF);
  const problem = created.ok ? undefined : created.problems[0]?.error;
  if (problem !== undefined && problem !== "staff.emailTaken") throw new Error(problem);
}

async function importFile(
  { db, dataDir, now, progress }: SeedOptions,
  step: SeedStep,
  source: Pick<ImportOptions, "file" | "imagesDir">,
): Promise<void> {
  const rejected: string[] = [];
  const result = await importCatalog(db, {
    ...source,
    dataDir,
    now,
    listener: {
      progress: ({ bytes, totalBytes }) => progress?.(step, bytes / totalBytes),
      rejected: ({ line, sku, column, reason }) =>
        void rejected.push(`line ${line} (${sku}, ${column}): ${reason}`),
    },
  });
  if (!result.ok) rejected.push(...result.problems.map(({ error }) => error));
  if (rejected.length > 0)
    throw new Error(`${source.file} was not taken whole: ${rejected.slice(0, 5).join("; ")}`);
  progress?.(step, 1);
}
