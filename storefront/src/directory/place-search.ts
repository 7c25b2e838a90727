/** A place that what was typed may mean. */
export interface PlaceSuggestion {
  readonly id: string;
  /** What tells it apart, as the street with its number. */
  readonly main: string;
  /** Where that is. */
  readonly rest: string;
}

/** The address of a place, as far as it is known; texts are empty where it is not. */
export interface FoundAddress {
  readonly street: string;
  readonly street2: string;
  readonly city: string;
  /** The divisions it lies in, widest first: which of them is the region differs by country. */
  readonly divisions: readonly { readonly code: string; readonly name: string }[];
  readonly postcode: string;
  readonly countryCode: string;
}

interface PlaceQuestion {
  readonly text: string;
  /** Only places of these countries. */
  readonly countryCodes: readonly string[];
  readonly signal: AbortSignal;
}

/** Whoever completes addresses (CHECK-28). @throws when it does not answer, or not as it should. */
export interface PlaceSearch {
  suggest(question: PlaceQuestion): Promise<readonly PlaceSuggestion[]>;
  /** The address of a suggestion; it ends the search. */
  find(id: string): Promise<FoundAddress>;
}
