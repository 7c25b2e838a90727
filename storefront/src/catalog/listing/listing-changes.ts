import type { ListingState } from "./listing-address.ts";

/** Changing sort, page size or a filter leads back to the first page (PLP-22). */
export function withSort(
  state: ListingState,
  sortBy: string,
  sortDir: "asc" | "desc" | undefined,
): ListingState {
  return { ...state, sortBy, sortDir, page: 0 };
}

export function withPageSize(state: ListingState, pageSize: number): ListingState {
  return { ...state, pageSize, page: 0 };
}

/** Adds a value of a filter, or takes it away. */
export function withFilterToggled(state: ListingState, code: string, value: string): ListingState {
  const before = state.filters[code] ?? [];
  const values = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value];
  return withFilter(state, code, values);
}

/** Sets all values of a filter; none takes the filter away. */
export function withFilter(
  state: ListingState,
  code: string,
  values: readonly string[],
): ListingState {
  const { [code]: _, ...others } = state.filters;
  return { ...state, page: 0, filters: values.length > 0 ? { ...others, [code]: values } : others };
}

export function withoutFilters(state: ListingState): ListingState {
  return { ...state, page: 0, filters: {} };
}

/** How many values are chosen in all filters. */
export function chosenCount({ filters }: ListingState): number {
  return Object.values(filters).reduce((sum, values) => sum + values.length, 0);
}
