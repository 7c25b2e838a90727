import { timing } from "./timings-and-sizes.ts";

/** How a shopper meets a refusal. `silent` is a decision with a reason, never an oversight. */
export type Shown =
  | { readonly as: "field" }
  | { readonly as: "notice"; readonly ms: number }
  | { readonly as: "page" }
  | { readonly as: "silent"; readonly why: string };

/** The store API's body codes (chrome §8): 100 unknown … 101001 not found. */
type BodyCode = 100 | 101 | 10000 | 100001 | 100002 | 101001;

/** HTTP statuses a refusal may answer with. */
type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

/** One row of the error table: what is said, how it travels, how it is shown, where it comes from. */
export interface ErrorRow {
  /** English phrase and translation key at once; `%1`, `%2` stand for the problem's params. */
  readonly text: string;
  readonly status: RefusalStatus;
  readonly bodyCode: BodyCode;
  readonly shown: Shown;
  /** GraphQL `extensions.category`, Magento's spelling. */
  readonly category:
    | "graphql-input"
    | "graphql-authorization"
    | "graphql-authentication"
    | "graphql-no-such-entity"
    | "graphql-already-exists"
    | "internal";
  /** The spec row or document section the row comes from. */
  readonly source: string;
}

export type ErrorTable = Readonly<Record<string, ErrorRow>>;

/** Defaults of a plain refusal: bad request, shown as a notice for the standard 5 s (UI-09). */
export function refusal(text: string, source: string, rest: Partial<ErrorRow> = {}): ErrorRow {
  return {
    text,
    source,
    status: 400,
    bodyCode: 10000,
    shown: { as: "notice", ms: timing.notification },
    category: "graphql-input",
    ...rest,
  };
}

/** A refusal that belongs at a form field. */
export function fieldRefusal(text: string, source: string): ErrorRow {
  return refusal(text, source, { shown: { as: "field" } });
}

/** A refusal because the thing asked for does not exist, or is not the asker's. */
export function notFound(text: string, source: string): ErrorRow {
  return refusal(text, source, {
    status: 404,
    bodyCode: 101001,
    category: "graphql-no-such-entity",
  });
}
