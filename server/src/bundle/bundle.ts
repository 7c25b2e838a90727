import type { Db } from "../db/database.ts";
import { upsertBundles, type BundleToWrite } from "./bundle.sql.ts";

/**
 * Writes what bundles are made of. An option that keeps its title keeps its id, and so does a selection of the same product
 * in it: lines of carts name them.
 */
export async function writeBundles(db: Db, bundles: readonly BundleToWrite[]): Promise<void> {
  if (bundles.length > 0) await upsertBundles(db, bundles);
}
