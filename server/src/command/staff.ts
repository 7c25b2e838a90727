import { STAFF_ROLES } from "@placket/domain/access/permissions";
import { isStaffRole } from "@placket/domain/access/principal";
import { errorRow } from "@placket/domain/errors";
import { fillPhrase } from "@placket/domain/phrase";
import { openDatabase } from "../db/database.ts";
import { migrate, readMigrations } from "../db/migrate.ts";
import { readSettings } from "../settings.ts";
import { createStaff } from "../staff/staff.ts";
import { StartRefusal } from "../start-refusal.ts";

/**
 * `STAFF_PASSWORD=… npm run staff -- EMAIL "NAME" [ROLE]` lets somebody into the back office, as an owner
 * unless told. The password comes by the environment, so that no shell keeps it in its history.
 */
async function main(): Promise<number> {
  const [email, name, role = "owner"] = process.argv.slice(2);
  const password = process.env["STAFF_PASSWORD"];
  if (!email || !name || !password || !isStaffRole(role)) {
    console.error(
      `Usage: STAFF_PASSWORD=… npm run staff -- EMAIL "NAME" [${STAFF_ROLES.join("|")}]`,
    );
    return 2;
  }
  const { databaseUrl, dataDir } = readSettings();
  const database = await openDatabase({ databaseUrl, dataDir, joins: true, poolSize: 2 });
  try {
    await migrate(database.db, await readMigrations());
    const created = await createStaff(database.db, { email, name, password, role });
    if (created.ok) console.log(`${email} can sign in at /admin/`);
    else
      console.error(
        created.problems.map((p) => fillPhrase(errorRow(p.error).text, p.params)).join("\n"),
      );
    return created.ok ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
