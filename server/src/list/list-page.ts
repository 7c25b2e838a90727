import { problem, refuse, type Result } from "@placket/domain/problem";
import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";
import { BY_ITS_VALUES } from "../db/statement/statement-names.ts";
import { readCursor, writeCursor, type Cursor } from "./cursor.ts";

/** Rows on a page of a list. */
export const ROWS_PER_PAGE = 50;

/** A column that a list may be sorted by; it is never null. */
interface SortColumn {
  readonly by: RawBuilder<unknown>;
  readonly as: keyof typeof COLUMN_TYPES;
}

/** How a list is sorted: its columns by name, which of them unless told, and the id that decides among equals. */
export interface Sorting {
  readonly columns: Readonly<Record<string, SortColumn>>;
  /** `-created`: newest first. */
  readonly unlessTold: string;
  readonly id: RawBuilder<number>;
}

/** Which page of a list: sorted how, after what, and how many rows. */
export interface PageAsked {
  readonly sort?: string | undefined;
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** What the next page is asked with; `null` at the end. */
  readonly next: string | null;
}

/** One page of what queries find that look for the rows of another one, each in its own way. */
interface PageFound<DB, TB extends keyof DB> extends PageAsked {
  /** The first rows of each are looked up; a row that several find is one. Without them it is the query's own rows. */
  readonly ways?: readonly SelectQueryBuilder<DB, TB, object>[];
}

/**
 * One page of what a query finds, by key: nothing comes twice and nothing is left out, also when rows come in
 * between, and the last page costs what the first one does. Refuses a cursor of another order, or of nobody.
 */
export async function listPage<
  DB,
  TB extends keyof DB,
  Row,
  Own = DB,
  From extends keyof Own = keyof Own,
>(
  query: SelectQueryBuilder<DB, TB, Row>,
  sorting: Sorting,
  { sort = sorting.unlessTold, after, limit = ROWS_PER_PAGE, ways }: PageFound<Own, From>,
): Promise<Result<Page<Row>>> {
  const column = sorting.columns[sort.replace(/^-/, "")];
  const cursor = after === undefined ? undefined : readCursor(after);
  const isCursorWrong = after !== undefined && !fits(cursor, sort, column);
  if (!column || isCursorWrong) return refuse(problem("access.badRequest", "after", "after"));
  // One more than is shown tells whether there is a next page.
  const part: Part = { column, sorting, sort, cursor, limit: limit + 1 };
  const found = await partOf(ways ? query.where(isAmong(ways, part)) : query, part).execute();
  const rows = found.slice(0, limit);
  const last = rows.at(-1) as { list_value: string | number; list_id: number } | undefined;
  const isMore = found.length > rows.length && last !== undefined;
  return {
    ok: true,
    value: {
      rows,
      next: isMore ? writeCursor({ sort, value: last.list_value, id: last.list_id }) : null,
    },
  };
}

/** Which part of a list: so many rows behind a cursor. */
interface Part {
  readonly column: SortColumn;
  readonly sorting: Sorting;
  readonly sort: string;
  readonly cursor: Cursor | undefined;
  readonly limit: number;
}

function partOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { column, sorting: { id }, sort, cursor, limit }: Part,
) {
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const { written } = COLUMN_TYPES[column.as];
  return (cursor ? query.where(() => beyond(cursor, column, id, sort)) : query)
    .select([written(column.by).as("list_value"), id.as("list_id")])
    .orderBy(column.by, direction)
    .orderBy(id, direction)
    .limit(limit);
}

/** Whether a row is among the first ones that any of the ways finds: each is planned, and ends, by itself. */
function isAmong<DB, TB extends keyof DB>(
  ways: readonly SelectQueryBuilder<DB, TB, object>[],
  part: Part,
) {
  const first = ways.map((way) => sql`(${partOf(way, part)})`);
  return () =>
    sql<boolean>`${part.sorting.id} IN (${sql.raw(BY_ITS_VALUES)} SELECT list_id FROM (${sql.join(first, sql` UNION ALL `)}) AS found)`;
}

/** How a value of a column travels in a cursor: what it is then, how it is written, and read back to be compared. */
const COLUMN_TYPES = {
  number: {
    is: "number",
    written: (by: RawBuilder<unknown>) => by,
    read: (value: string | number) => sql`${value}::bigint`,
  },
  text: {
    is: "string",
    written: (by: RawBuilder<unknown>) => by,
    read: (value: string | number) => sql`${value}::text`,
  },
  /** As whole microseconds, which is all that the database keeps of it. */
  time: {
    is: "number",
    written: (by: RawBuilder<unknown>) => sql`(extract(epoch FROM ${by}) * 1000000)::bigint`,
    read: (value: string | number) =>
      sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`,
  },
} as const;

/** Whether a cursor was written for this order. */
function fits(cursor: Cursor | undefined, sort: string, column: SortColumn | undefined): boolean {
  if (!cursor || !column || cursor.sort !== sort) return false;
  return typeof cursor.value === COLUMN_TYPES[column.as].is;
}

/** What stands behind the cursor's row, in the order of the list. */
function beyond(
  { value, id: at }: Cursor,
  { by, as }: SortColumn,
  id: RawBuilder<number>,
  sort: string,
) {
  const than = sql.raw(sort.startsWith("-") ? "<" : ">");
  return sql<boolean>`(${by}, ${id}) ${than} (${COLUMN_TYPES[as].read(value)}, ${at}::bigint)`;
}

/** Rows read at once where all of them are wanted: what is in memory at any time. */
const ROWS_AT_ONCE = 500;

/** Every row of a list, page by page, for whoever wants them all. */
export async function* everyRow<Row>(
  pageOf: (asked: PageAsked) => Promise<Result<Page<Row>>>,
): AsyncGenerator<Row> {
  let after: string | undefined;
  do {
    const page = await pageOf({ after, limit: ROWS_AT_ONCE });
    if (!page.ok) throw new Error("A list refused the page that it named itself.");
    yield* page.value.rows;
    after = page.value.next ?? undefined;
  } while (after !== undefined);
}

/** A text as a pattern of LIKE in which it stands for itself. */
export const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
