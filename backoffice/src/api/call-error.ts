import type { ErrorKey } from "@placket/domain/errors";

/** One refusal of a call: at which field, which row of the error table, and what the server says of it. */
export interface Refusal {
  readonly field: string;
  readonly key: ErrorKey;
  readonly message: string;
}

/** A call that was refused or never arrived. Pages branch on keys, never on text. */
export class CallError extends Error {
  /** HTTP status; 0 when nothing was answered. */
  readonly status: number;
  readonly refusals: readonly Refusal[];

  constructor(message: string, status: number, refusals: readonly Refusal[] = []) {
    super(message);
    this.name = "CallError";
    this.status = status;
    this.refusals = refusals;
  }

  /** Whether this row of the error table was the reason. */
  is(key: ErrorKey): boolean {
    return this.refusals.some((refusal) => refusal.key === key);
  }
}

/** What may be told of any failure. */
export function failureText(error: unknown): string {
  if (error instanceof CallError && error.status > 0) return error.message;
  return "The store does not answer. Please check the connection.";
}
