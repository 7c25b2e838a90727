import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Takes away row versions that nobody sees any more and counts the tables anew, for the planner. A server
 * does that by itself; the embedded engine has no such worker, and would grow with every changed cart.
 */
export async function tidyEmbedded({ db, kind }: Pick<Database, "db" | "kind">): Promise<void> {
  if (kind === "embedded") await sql`vacuum (analyze)`.execute(db);
}
