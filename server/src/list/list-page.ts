import { problem, refuse, type Result } from "@placket/domain/problem";
import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";
import { readCursor, writeCursor, type Cursor } from "./cursor.ts";

/** Rows on a page of a list. */
export const ROWS_PER_PAGE = 50;

/** A column that a list may be sorted by; it is never null. */
interface SortColumn {
  readonly by: RawBuilder<unknown>;
  readonly as: "number" | "text";
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

/**
 * One page of what a query finds, by key: nothing comes twice and nothing is left out, also when rows come in
 * between, and the last page costs what the first one does. Refuses a cursor of another order, or of nobody.
 */
export async function listPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  sorting: Sorting,
  { sort = sorting.unlessTold, after, limit = ROWS_PER_PAGE }: PageAsked,
): Promise<Result<Page<Row>>> {
  const column = sorting.columns[sort.replace(/^-/, "")];
  const cursor = after === undefined ? undefined : readCursor(after);
  const isCursorWrong = after !== undefined && !fits(cursor, sort, column);
  if (!column || isCursorWrong) return refuse(problem("access.badRequest", "after", "after"));
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const found = await (cursor ? query.where(() => beyond(cursor, column, sorting, sort)) : query)
    .select([column.by.as("list_value"), sorting.id.as("list_id")])
    .orderBy(column.by, direction)
    .orderBy(sorting.id, direction)
    // One more than is shown tells whether there is a next page.
    .limit(limit + 1)
    .execute();
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

/** Whether a cursor was written for this order. */
function fits(cursor: Cursor | undefined, sort: string, column: SortColumn | undefined): boolean {
  if (!cursor || !column || cursor.sort !== sort) return false;
  return typeof cursor.value === (column.as === "text" ? "string" : "number");
}

/** What stands behind the cursor's row, in the order of the list. */
function beyond(cursor: Cursor, { by, as }: SortColumn, { id }: Sorting, sort: string) {
  const than = sql.raw(sort.startsWith("-") ? "<" : ">");
  const type = sql.raw(as === "text" ? "text" : "bigint");
  return sql<boolean>`(${by}, ${id}) ${than} (${cursor.value}::${type}, ${cursor.id}::bigint)`;
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
