import type { ErrorKey } from "@placket/domain/errors";
import type { Problem } from "@placket/domain/problem";
import type { ErrorClass } from "./error-class.ts";

/** A call that was refused or never arrived. Clients branch on `problems` and their keys, never on text. */
export class CallError extends Error {
  readonly kind: ErrorClass;
  /** HTTP status; 0 when nothing was answered. */
  readonly status: number;
  readonly bodyCode: number | undefined;
  /** What was refused, by key of the error table; empty when the answer was none of ours. */
  readonly problems: readonly Problem[];
  /** The same as it came, with the keys whose rows come late: whoever carries those reads them by `refusedBy`. */
  readonly entries: readonly unknown[];
  /** The server's own words; undefined where it gave none. */
  readonly said: string | undefined;

  constructor(
    message: string,
    about: Pick<CallError, "kind" | "status"> &
      Partial<Pick<CallError, "bodyCode" | "problems" | "entries" | "said">>,
  ) {
    super(message);
    this.name = "CallError";
    this.kind = about.kind;
    this.status = about.status;
    this.bodyCode = about.bodyCode;
    this.problems = about.problems ?? [];
    this.entries = about.entries ?? [];
    this.said = about.said;
  }

  /** Whether this row of the error table was the reason, be it carried here or not. */
  is(key: ErrorKey): boolean {
    const keys = [...this.entries.map(keyOf), ...this.problems.map(({ error }) => error)];
    return keys.includes(key);
  }
}

const keyOf = (entry: unknown): unknown =>
  typeof entry === "object" && entry !== null && "key" in entry ? entry.key : undefined;

/** The error of a request that got no answer. */
export function offlineError(cause: unknown): CallError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CallError(reason, { kind: "offline", status: 0 });
}

/** Whether asking again may help: a refusal stays a refusal, a server that stumbled may have caught itself. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof CallError && error.status >= 500;
}
