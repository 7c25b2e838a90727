import { ok, problem, refuse, type Problem, type Result } from "../problem.ts";

/** Filters of a listing: attribute code to chosen values, and the price range apart (PLP-21). */
export interface ListingFilters {
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Joined by OR, none: any price. In major units of the store's currency; both ends belong to a range. */
  readonly price: readonly PriceRange[];
}

export interface PriceRange {
  readonly low: number;
  /** Infinity when the range is open above. */
  readonly high: number;
}

export const NO_FILTERS: ListingFilters = { values: new Map(), price: [] };

/** Filters and values beyond these numbers are refused: they protect the server. */
const MAX_FILTERS = 40;
const MAX_VALUES = 200;

/** Reads both forms: one parameter per filter, and `filters` as JSON; the JSON leads where both name one. */
export function readFilters(parameters: {
  readonly filters?: string | undefined;
  readonly perFilter: Readonly<Record<string, unknown>>;
}): Result<ListingFilters> {
  const fromJson = parseJson(parameters.filters);
  if (!fromJson.ok) return fromJson;
  const values = new Map<string, readonly string[]>();
  const problems: Problem[] = [];
  let price: readonly PriceRange[] = [];
  for (const [code, raw] of [...Object.entries(parameters.perFilter), ...fromJson.value]) {
    const list = valuesOf(raw);
    if (list.length === 0) continue;
    if (list.length > MAX_VALUES) problems.push(problem("catalog.badFilters", code, code));
    if (code !== "price") values.set(code, list);
    else {
      price = list.map(priceRange).filter((range) => range !== undefined);
      const wrong = list.find((text) => priceRange(text) === undefined);
      if (wrong !== undefined)
        problems.push(problem("catalog.badPriceRange", "price", wrong.slice(0, 40)));
    }
  }
  if (values.size > MAX_FILTERS)
    problems.push(problem("catalog.badFilters", "filters", MAX_FILTERS));
  return problems.length > 0 ? refuse(...problems) : ok({ values, price });
}

/** `20-50`, `20-` and `-50`; undefined when it is none of these or the ends are swapped. */
export function priceRange(text: string): PriceRange | undefined {
  const match = /^(\d{1,9}(?:\.\d{1,4})?)?-(\d{1,9}(?:\.\d{1,4})?)?$/.exec(text.trim());
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined;
  const low = match[1] === undefined ? 0 : Number(match[1]);
  const high = match[2] === undefined ? Number.POSITIVE_INFINITY : Number(match[2]);
  return low <= high ? { low, high } : undefined;
}

function parseJson(text: string | undefined): Result<(readonly [string, unknown])[]> {
  if (text === undefined || text === "") return ok([]);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return refuse(problem("catalog.badFilters", "filters", "not JSON"));
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    return refuse(problem("catalog.badFilters", "filters", "not an object"));
  }
  return ok(Object.entries(parsed));
}

/** A list, one value, or values separated by commas; empty ones and repetitions are dropped. */
function valuesOf(raw: unknown): string[] {
  const list = Array.isArray(raw) ? raw : [raw];
  const texts = list.flatMap((value) =>
    typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? String(value).split(",")
      : [],
  );
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ""))];
}
