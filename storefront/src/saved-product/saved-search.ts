import { hrefTo } from "../routing/routes.ts";

/** What is looked for among saved products, and which page of it. */
export interface SavedSearch {
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

const TEXT_MAX_LENGTH = 100;
const PAGES_MOST = 1000;

/** What an address asks for; whatever is no page is the first one. */
export function readSavedSearch(search: string): SavedSearch {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get("p") ?? 1);
  return {
    text: (asked.get("q") ?? "").trim().slice(0, TEXT_MAX_LENGTH),
    page: Number.isSafeInteger(page) && page > 0 && page <= PAGES_MOST ? page : 1,
  };
}

/** The address of a search; page 1 is not named. */
export const savedSearchHref = ({ text, page }: SavedSearch): string =>
  hrefTo("savedProducts", {}, { q: text, p: page > 1 ? String(page) : undefined });
