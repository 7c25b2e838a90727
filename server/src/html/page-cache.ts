import { keptAnswers, type KeptAnswers } from "../http/kept-answers.ts";
import type { PackedPage } from "./packed-page.ts";

/** Bytes of kept pages in both encodings; about a thousand pages. */
const MAX_BYTES = 64 * 1024 * 1024;
/** How long a page is kept although nothing that it shows has changed, in ms. */
const MAX_AGE_MS = 60_000;

/** A page to keep, or an answer that is for this asker only. */
export type Drawn =
  | { readonly keep: true; readonly page: PackedPage }
  | { readonly keep: false; readonly answer: unknown };

/** Drawn pages by address. @param now milliseconds of any clock that only goes forward. */
export function createPageCache(now: () => number): KeptAnswers<Drawn> {
  return keptAnswers<Drawn>({
    maxBytes: MAX_BYTES,
    maxAgeMs: MAX_AGE_MS,
    bytesOf: (drawn) => (drawn.keep ? drawn.page.bytes : undefined),
    now,
  });
}
