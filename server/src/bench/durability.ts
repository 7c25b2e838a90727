import { sql } from "kysely";
import { openDatabase } from "../db/database.ts";

/** What a figure of writes depends on: `fsync on, synchronous_commit on`. */
export async function durabilityOf(database: {
  readonly dataDir: string;
  readonly url: string | undefined;
}): Promise<string> {
  const { db, close } = await openDatabase({
    dataDir: database.dataDir,
    databaseUrl: database.url,
  });
  try {
    const settings = await Promise.all(["fsync", "synchronous_commit"].map(settingOf));
    return settings.join(", ");
  } finally {
    await close();
  }

  async function settingOf(name: string): Promise<string> {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(
      db,
    );
    return `${name} ${rows[0]?.value ?? "unknown"}`;
  }
}
