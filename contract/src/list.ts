import { z } from "zod";
import { text } from "./shapes.ts";

/** How a list may be sorted: by each of these, and with a `-` the other way round. */
type SortOf<Key extends string> = Key | `-${Key}`;

/** Where the next page begins, as the page before said; nobody else can make one. */
const cursor = text(1_000);

/**
 * What every list of the back office is asked with: its own filters, a search, what it is sorted by (`total`,
 * `-total`), and `next` of the page before. One shape, so that one screen, one address and one export do.
 */
export function listQuery<Filters extends z.ZodRawShape, const Key extends string>(
  filters: Filters,
  sorts: readonly Key[],
) {
  const keys = sorts.flatMap((key): SortOf<Key>[] => [key, `-${key}`]);
  return z.object({
    ...filters,
    search: text(100).optional(),
    sort: z.enum(keys as [SortOf<Key>, ...SortOf<Key>[]]).optional(),
    after: cursor.optional(),
  });
}

/** A page of a list, and where the next one begins (`null` at the end); `extend` it by what a list says besides. */
export const listReply = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.string().nullable() });

/** What the row of an export says of its reply: a list as a CSV file in UTF-8, sent as it is read. */
export const listFile = { gives: "file", fileType: "text/csv" } as const;
