// A process to be killed: opens the data directory of its first argument and says so; with the number
// of a row as its second it then commits one row after the other and says each, else it only stays.
import { stdin, stdout } from "node:process";
import { openDatabase } from "./database.ts";
import { migrate, readMigrations } from "./migrate.ts";

// The test that started it may be killed itself: nobody is left to end this one then.
stdin.resume().once("end", () => process.exit());

const { db } = await openDatabase({ dataDir: process.argv[2] ?? "" });
await migrate(db, await readMigrations());
stdout.write("open\n");
const from = process.argv[3];
if (from !== undefined) await writeOn(Number(from));

/** Each row is acknowledged on stdout after its commit, the way a shopper gets the answer. */
async function writeOn(from: number): Promise<void> {
  const path = `row/${from}`;
  await db.transaction().execute(async (trx) => {
    const row = {
      scope: "default" as const,
      scope_id: from,
      value: JSON.stringify("x".repeat(from % 3000)),
    };
    await trx
      .insertInto("config_value")
      .values({ ...row, path })
      .execute();
    await trx
      .insertInto("config_value")
      .values({ ...row, path: `${path}/twin` })
      .execute();
  });
  stdout.write(`${from}\n`);
  return writeOn(from + 1);
}
