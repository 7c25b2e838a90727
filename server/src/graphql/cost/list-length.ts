import { PAGE_SIZES } from "@placket/domain/page-sizes";

type Values = Readonly<Record<string, unknown>>;

/** Filters that name single things: the answer cannot be longer than their lists. */
const NAMING: Readonly<Record<string, readonly string[]>> = {
  filter: ["sku", "url_key", "number"],
  filters: ["ids", "category_uid", "url_key", "url_path"],
};

/**
 * How long the list of a call with a page size may become, from its arguments as they were sent: at most a page, and
 * no longer than what is named one by one. Categories without filters are the root alone.
 */
export function listLength(args: Values, takes: ReadonlySet<string>): number {
  const { pageSize } = args;
  const page =
    typeof pageSize === "number" && pageSize >= 0
      ? Math.min(pageSize, PAGE_SIZES.catalog.most)
      : PAGE_SIZES.catalog.most;
  return Math.min(page, named(args, takes) ?? page);
}

function named(args: Values, takes: ReadonlySet<string>): number | undefined {
  const key = Object.keys(NAMING).find((name) => takes.has(name));
  if (key === undefined) return undefined;
  const filter = recordOf(args[key]);
  if (key === "filters" && Object.keys(filter).length === 0) return 1;
  // Search words lead, whatever else is named.
  if (args["search"] || filter["name"]) return undefined;
  const lists = NAMING[key]!.map((name) => recordOf(filter[name]));
  const count = lists.reduce((sum, one) => sum + (one["eq"] ? 1 : 0) + lengthOf(one["in"]), 0);
  return count > 0 ? count : undefined;
}

/** Entries that name something: a `null`, or a variable that was not sent, names nothing. */
function lengthOf(value: unknown): number {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.filter((entry) => entry !== undefined && entry !== null).length;
}

function recordOf(value: unknown): Values {
  return typeof value === "object" && value !== null ? (value as Values) : {};
}
