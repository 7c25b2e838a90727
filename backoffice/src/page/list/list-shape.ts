import type { Problem } from "@placket/domain/problem";
import type { StaffList } from "@placket/domain/staff/lists";
import { fieldProblems, type FieldProblem } from "../form/problem-lines.ts";
import type { PageAddress, Query } from "../address-of.ts";

/** A filter that is one of some values. */
interface ChoiceFilter<Value extends string = string> {
  readonly as: "choice";
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** What is listed where none of them is chosen: "All" unless told. */
  readonly unlessChosen?: string;
  /** Drawn by the list itself, as links with counts; not a field of the form. */
  readonly isTab?: true;
}

/** A filter that is typed. */
interface TypedFilter {
  readonly as: "text" | "day";
  readonly label: string;
  readonly maxLength?: number;
}

export type Filter = ChoiceFilter | TypedFilter;
export type Filters = Readonly<Record<string, Filter>>;

/** What a list is: how it is searched, filtered and sorted, all of it in its address. */
export interface ListShape<F extends Filters = Filters, Sort extends string = string> {
  readonly name: StaffList;
  readonly at: PageAddress;
  readonly nouns: { readonly one: string; readonly many: string };
  readonly search: { readonly label: string; readonly hint: string };
  readonly filters: F;
  /** The domain's own check of what is filtered by; with a problem the list is not asked for. */
  readonly check?: (asked: Readonly<Partial<Record<string, string>>>) => readonly Problem[];
  /** What asks for every row there is; nothing unless told: the list as it opens leaves none out. */
  readonly all?: Query;
  /** What it may be sorted by, in words of a menu; each way round. */
  readonly sorts: Readonly<Record<Sort, { readonly up: string; readonly down: string }>>;
  readonly unlessTold: NoInfer<Sort | `-${Sort}`>;
}

type ValueOf<F> = F extends ChoiceFilter<infer Value> ? Value : string;

/** What an address asks of a list; what makes no sense there is left out. */
export type Asked<F extends Filters = Filters, Sort extends string = string> = {
  readonly [Name in keyof F]?: ValueOf<F[Name]>;
} & {
  readonly search?: string;
  readonly sort?: Sort | `-${Sort}`;
  readonly after?: string;
};

/** Helps the types along: a shape keeps the names of its filters and of its orders. */
export const listShape = <const F extends Filters, const Sort extends string>(
  shape: Omit<ListShape<F, Sort>, "at"> & { readonly at: unknown },
): ListShape<F, Sort> => shape as ListShape<F, Sort>;

/** Reads what an address asks of a list. */
export function askedFrom<F extends Filters, Sort extends string>(
  { filters, sorts }: ListShape<F, Sort>,
  query: URLSearchParams,
): Asked<F, Sort> {
  const asked: Record<string, string> = {};
  const take = (name: string, makesSense: (value: string) => boolean) => {
    const value = query.get(name)?.trim() ?? "";
    if (value !== "" && makesSense(value)) asked[name] = value;
  };
  for (const [name, filter] of Object.entries(filters)) take(name, (value) => fits(filter, value));
  take("search", (value) => value.length <= SEARCH_MAX);
  take("sort", (value) => Object.hasOwn(sorts, value.replace(/^-/, "")));
  take("after", (value) => value.length <= CURSOR_MAX);
  return asked as Asked<F, Sort>;
}

/** As long as the calls take them. */
export const SEARCH_MAX = 100;
const CURSOR_MAX = 1_000;

function fits(filter: Filter, value: string): boolean {
  if (filter.as === "choice") return filter.choices.some((choice) => choice.value === value);
  if (filter.as === "day")
    return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return value.length <= (filter.maxLength ?? SEARCH_MAX);
}

/** What is wrong with what a list is asked, at the field of each filter. */
export const problemsIn = (
  { check, filters }: Pick<ListShape, "check" | "filters">,
  asked: Readonly<Partial<Record<string, string>>>,
): readonly FieldProblem[] => fieldProblems(check?.(asked) ?? [], Object.keys(filters));

/** The address of a list that is asked so; another question begins with its first page. */
export function hrefOf(shape: ListShape, asked: Query, change: Query = {}): string {
  return shape.at({}, { ...asked, after: undefined, ...change });
}

/** The address of all its rows. */
export const hrefOfAll = ({ at, all = {} }: ListShape): string => at({}, all);

/** What a view of a list keeps: everything but the place of a page. */
export function viewOf({ at }: ListShape, asked: Query): string {
  return new URL(at({}, { ...asked, after: undefined }), "http://localhost").search.slice(1);
}

/** Whether an address asks for anything but the list as it is. */
export const isNarrowed = (asked: Query) =>
  Object.entries(asked).some(
    ([name, value]) => name !== "sort" && name !== "after" && value !== undefined,
  );
