import type { Period } from "@placket/domain/report/period";
import { REPORTS, type Measure, type ReportName } from "@placket/domain/report/reports";
import { sql, type RawBuilder } from "kysely";
import { DatabaseError } from "pg";
import type { Db } from "../db/database.ts";
import { BY_ITS_VALUES } from "../db/statement/statement-names.ts";
import { openMoney } from "./open-money.sql.ts";
import { returnsByReason } from "./returns.sql.ts";
import { stylesSeen, visitsByDay, visitToOrder } from "./visits.sql.ts";
import { salesByCoupon, salesByDay, salesByGroup, salesBySize, salesByStyle } from "./sales.sql.ts";

/** What a report is made of. */
export interface Question {
  /** When each day begins, and when the last one ends. */
  readonly starts: readonly Date[];
  /** The same days by their names. */
  readonly period: Period;
  /** `null` for all of them. */
  readonly storeViewId: number | null;
}

/**
 * The facts of a report, one row for what a row of it is and each currency: `label`, `beside`, `number` (of an order),
 * `currency`, its measures, and `place`, by which the rows stand.
 */
export type Facts = (question: Question) => RawBuilder<unknown>;

/** How each report is asked: one statement. */
const FACTS: Readonly<Record<ReportName, Facts>> = {
  "sales-by-day": salesByDay,
  "sales-by-style": salesByStyle,
  "sales-by-size": salesBySize,
  "sales-by-group": salesByGroup,
  "sales-by-coupon": salesByCoupon,
  "returns-by-reason": returnsByReason,
  "open-money": openMoney,
  "visits-by-day": visitsByDay,
  "visit-to-order": visitToOrder,
  "styles-seen": stylesSeen,
};

type Values = { readonly [Name in Measure]?: number };

/** A row as the database gives it: amounts in minor units, and beside each measure its sum of all rows in the currency. */
export type FactRow = Values & { readonly [Name in Measure as `all ${Name}`]?: number } & {
  readonly label: string | null;
  readonly beside: string | null;
  readonly number: string | null;
  readonly currency: string;
};

/** The rows of a report, so many at most, with the sums of all; `undefined` when it takes too long. */
export async function selectReport(
  db: Db,
  name: ReportName,
  { limit, ...question }: Question & { readonly limit: number },
): Promise<readonly FactRow[] | undefined> {
  const measures = REPORTS[name].measures.map(
    (measure) => sql`${sql.ref(measure)}::bigint AS ${sql.ref(measure)},
      (sum(${sql.ref(measure)}) OVER (PARTITION BY currency))::bigint AS ${sql.ref(`all ${measure}`)}`,
  );
  const asked = sql<FactRow>`
    ${sql.raw(BY_ITS_VALUES)} SELECT label, beside, number, currency, ${sql.join(measures)}
    FROM (${FACTS[name](question)}) AS fact
    ORDER BY place, label, beside, number LIMIT ${limit}`;
  try {
    return (await asked.execute(db)).rows;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === QUERY_CANCELED) return undefined;
    throw error;
  }
}

const QUERY_CANCELED = "57014";

/**
 * A report is read beside the shoppers: by one process of the database, with memory enough to sum without its disk, and
 * given up when it takes too long. For the transaction of `db`.
 */
export async function readCalmly(db: Db): Promise<void> {
  await sql`SELECT set_config('max_parallel_workers_per_gather', '0', true),
    set_config('work_mem', '64MB', true), set_config('statement_timeout', ${String(LONGEST_MS)}, true)`.execute(
    db,
  );
}

const LONGEST_MS = 30_000;
