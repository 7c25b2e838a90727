import type { Db } from "../db/database.ts";

/** The version of each table that processes hold, by the name of its holding. */
export async function selectHeldVersions(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom("held_version").select(["name", "version"]).execute();
  return new Map(rows.map(({ name, version }) => [name, version]));
}
