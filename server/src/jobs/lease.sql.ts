import { sql, type RawBuilder } from "kysely";

/**
 * A lease keeps two processes from the same work: whoever has it works until it ends, and whoever died leaves
 * it to the next. It stands in the column `leased_until`, on the database's clock, which all processes share.
 */
export const leaseEnd = (ms: number): RawBuilder<Date> =>
  sql`clock_timestamp() + ${ms} * interval '1 ms'`;

/** Nobody has it, or no longer. */
export const isFree: RawBuilder<boolean> = sql`(leased_until IS NULL OR leased_until < clock_timestamp())`;
