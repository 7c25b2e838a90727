import type { Readable } from "node:stream";
import { errorRow, type ErrorKey } from "@placket/domain/errors";
import type { Say } from "@placket/domain/phrase";
import type { Problem } from "@placket/domain/problem";

/** A response made beforehand: the same bytes for everybody who asks the same question. */
export interface Prepared {
  readonly prepared: true;
  readonly etag: string;
  readonly contentType: string;
  /** How long it may be kept elsewhere; without it, asked for again each time. */
  readonly cacheControl?: string;
  readonly body: Buffer;
  readonly encodings: { readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined };
}

/** A file made for one asker: saved under its name, kept nowhere on the way. */
export interface FileAnswer {
  readonly file: {
    /** Plain letters, digits, hyphens and a dot. */
    readonly name: string;
    readonly contentType: string;
    readonly bytes: Uint8Array;
  };
}

/** A file that is sent while it is made: as long as it likes, and never whole in memory. */
export interface StreamAnswer {
  readonly stream: {
    /** Plain letters, digits, hyphens and a dot. */
    readonly name: string;
    readonly contentType: string;
    readonly content: Readable;
  };
}

/** A document to be looked at in a frame of our own pages. */
export interface HtmlAnswer {
  readonly html: string;
}

/** Another address of the store, asked for by GET. */
export interface RedirectAnswer {
  /** Path, with its query. */
  readonly redirect: string;
}

export interface XmlAnswer {
  readonly xml: string;
}

/** A refusal as the store API sends it: Magento's message and parameters, the spec's body code. */
interface RefusalBody {
  readonly message: string;
  readonly parameters: readonly (string | number)[];
  readonly code: number;
  readonly key: ErrorKey;
  readonly errors: readonly {
    readonly field: string;
    readonly key: ErrorKey;
    readonly message: string;
    readonly parameters: readonly (string | number)[];
  }[];
}

/** The first of some problems, in words. */
export const messageOf = (problems: readonly Problem[], say: Say): string =>
  refusalReply(problems, say).body.message;

/** HTTP status and body of a refusal; the first problem names it, all of them are listed, in the words of `say`. */
export function refusalReply(
  problems: readonly Problem[],
  say: Say,
): { status: number; body: RefusalBody } {
  const first = problems[0] ?? { field: "", error: "access.internal" as const, params: [] };
  const row = errorRow(first.error);
  return {
    status: row.status,
    body: {
      message: say(row.text, ...first.params),
      parameters: first.params,
      code: row.bodyCode,
      key: first.error,
      errors: problems.map(({ field, error, params }) => ({
        field,
        key: error,
        message: say(errorRow(error).text, ...params),
        parameters: params,
      })),
    },
  };
}
