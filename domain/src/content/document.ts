import type { Location } from "./location.ts";
import type { Part } from "./part.ts";

/** What staff write: a page with an address, a block that stands somewhere, a post of the blog. */
export const DOCUMENT_KINDS = ["page", "block", "post"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** How far it is: nobody sees it, everybody does, or everybody sees what it was before the last changes. */
export const DOCUMENT_STATES = ["draft", "published", "changed"] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** The store view id of what is shown in every view that has none of its own. */
export const EVERY_STORE_VIEW = 0;

/** Where a document stands. It holds at once, whatever is published. */
export interface Placement {
  readonly storeViewId: number;
  /** The path of a page without slashes around; the name of a block or a post. One in each store view. */
  readonly key: string;
  /** Where a block stands; `null` for one that is asked for by its name, for a page and a post. */
  readonly location: Location | null;
  /** The one path on which a block stands, without slashes around, `""` being home; `null` for every page. */
  readonly onPath: string | null;
  /** Among those at the same place. */
  readonly position: number;
}

/** What a document says: one revision of it. */
export interface Revision {
  readonly title: string;
  /** Above the parts; `""` for the title. */
  readonly heading: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly parts: readonly Part[];
}

/** How far a document is, by its revisions. */
export function stateOf({
  live,
  last,
}: {
  readonly live: number | null;
  readonly last: number;
}): DocumentState {
  if (live === null) return "draft";
  return live === last ? "published" : "changed";
}
