import type { PlaceSuggestion } from "./place-search.ts";

/** The list under a field that completes itself. */
export interface SuggestionList {
  readonly options: readonly PlaceSuggestion[];
  /** Place of the option that Enter takes; none at first, so that Enter sends the form. */
  readonly active: number | null;
  readonly isOpen: boolean;
}

export type SuggestionEvent =
  | { readonly type: "found"; readonly options: readonly PlaceSuggestion[] }
  | { readonly type: "move"; readonly by: 1 | -1 }
  | { readonly type: "close" };

export const NO_SUGGESTIONS: SuggestionList = { options: [], active: null, isOpen: false };

/** The list after an event. Moving opens a closed list and goes round through "none". */
export function nextSuggestions(list: SuggestionList, event: SuggestionEvent): SuggestionList {
  if (event.type === "found") {
    return { options: event.options, active: null, isOpen: event.options.length > 0 };
  }
  if (event.type === "close") return { ...list, active: null, isOpen: false };
  const { options } = list;
  if (options.length === 0) return list;
  // One place more than there are options: the field itself.
  const places = options.length + 1;
  const at = list.active ?? options.length;
  const to = (at + event.by + places) % places;
  return { options, active: to === options.length ? null : to, isOpen: true };
}
