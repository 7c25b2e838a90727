import { useEffect, useReducer, useState, type KeyboardEvent } from "react";
import type { FoundAddress, PlaceSearch, PlaceSuggestion } from "./place-search.ts";
import { nextSuggestions, NO_SUGGESTIONS, type SuggestionList } from "./suggestion-list.ts";

interface Parts {
  /** Undefined where addresses do not complete themselves. */
  readonly search: PlaceSearch | undefined;
  readonly countryCodes: readonly string[];
  readonly onFound: (address: FoundAddress) => void;
}

/** A field's suggestions and what moves them. */
export interface PlaceSuggestions {
  readonly list: SuggestionList;
  /** Something was typed. */
  readonly type: (text: string) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly choose: (suggestion: PlaceSuggestion) => void;
  readonly close: () => void;
}

/** Asks for places once typing rests. A provider that fails suggests nothing: the form is filled by hand. */
export function usePlaceSuggestions({ search, countryCodes, onFound }: Parts): PlaceSuggestions {
  const [list, dispatch] = useReducer(nextSuggestions, NO_SUGGESTIONS);
  const [text, type] = useState("");
  const countries = countryCodes.join();
  useEffect(() => {
    if (!search || text.trim().length < LETTERS_MIN) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const timer = setTimeout(() => {
      const question = { text: text.trim(), countryCodes: countries.split(","), signal };
      search.suggest(question).then(
        (options) => {
          if (!signal.aborted) dispatch({ type: "found", options });
        },
        () => dispatch({ type: "close" }),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, text, countries]);
  const close = () => {
    type("");
    dispatch({ type: "close" });
  };
  const choose = (suggestion: PlaceSuggestion) => {
    close();
    dispatch({ type: "found", options: [] });
    search?.find(suggestion.id).then(onFound, () => onFound(onlyStreet(suggestion)));
  };
  const press = (event: KeyboardEvent) => {
    const { options, active, isOpen } = list;
    const chosen = active === null ? undefined : options[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (options.length === 0) return;
      event.preventDefault();
      dispatch({ type: "move", by: event.key === "ArrowDown" ? 1 : -1 });
    } else if (event.key === "Enter" && isOpen && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  };
  return { list, type, press, choose, close };
}

/** What is known of a place whose address did not come. */
const onlyStreet = ({ main }: PlaceSuggestion): FoundAddress => ({
  street: main,
  street2: "",
  city: "",
  divisions: [],
  postcode: "",
  countryCode: "",
});

/** Fewer letters mean too many places. */
const LETTERS_MIN = 3;

/** How long typing must rest, in ms. */
const REST_MS = 200;
