import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { UserData } from "./hashed-person.ts";

/** Whose events are forgotten that Meta was not told of. */
interface Untold {
  readonly customerId: number | null;
  /** As an event has it: a browser is the same by its number of Meta's, or by its name and address. */
  readonly browser: UserData;
}

/**
 * Forgets events that are on their way, and who places an order just now. Of what was told no person is known, by which
 * the index finds what waits.
 */
export async function deleteUntoldOf(db: Db, { customerId, browser }: Untold): Promise<void> {
  const { fbp, client_ip_address: address, client_user_agent: name } = browser;
  const isTheirs = sql`(person ->> 'fbp' = ${fbp ?? null}
    OR (person ->> 'client_ip_address' = ${address ?? null} AND person ->> 'client_user_agent' = ${name ?? null}))`;
  await sql`DELETE FROM conversion_event
    WHERE person IS NOT NULL AND (customer_id = ${customerId} OR ${isTheirs})`.execute(db);
  await sql`DELETE FROM conversion_placing WHERE ${isTheirs}`.execute(db);
}
