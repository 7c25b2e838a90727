import { errorRow, type ErrorKey } from "@placket/domain/errors";
import { fillPhrase } from "@placket/domain/phrase";
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

/** A refusal as the store API sends it: Magento's message and parameters, the spec's body code. */
export interface RefusalBody {
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

/** HTTP status and body of a refusal; the first problem names it, all of them are listed. */
export function refusalReply(problems: readonly Problem[]): { status: number; body: RefusalBody } {
  const first = problems[0] ?? { field: "", error: "access.internal" as const, params: [] };
  const row = errorRow(first.error);
  return {
    status: row.status,
    body: {
      message: fillPhrase(row.text, first.params),
      parameters: first.params,
      code: row.bodyCode,
      key: first.error,
      errors: problems.map(({ field, error, params }) => ({
        field,
        key: error,
        message: fillPhrase(errorRow(error).text, params),
        parameters: params,
      })),
    },
  };
}
