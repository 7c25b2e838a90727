import type { Problem } from "@placket/domain/problem";
import { isShopError } from "@placket/domain/shop-errors";
import { classOfBodyCode, classOfStatus, type ErrorClass } from "./error-class.ts";

/** A call that was refused or never arrived. Clients branch on `problems` and their keys, never on text. */
export class CallError extends Error {
  readonly kind: ErrorClass;
  /** HTTP status; 0 when nothing was answered. */
  readonly status: number;
  readonly bodyCode: number | undefined;
  /** What was refused, by key of the error table; empty when the answer was none of ours. */
  readonly problems: readonly Problem[];

  constructor(
    message: string,
    about: Pick<CallError, "kind" | "status"> & Partial<Pick<CallError, "bodyCode" | "problems">>,
  ) {
    super(message);
    this.name = "CallError";
    this.kind = about.kind;
    this.status = about.status;
    this.bodyCode = about.bodyCode;
    this.problems = about.problems ?? [];
  }
}

/** The error of a REST answer whose status is not a success. The body may be anything. */
export function refusalError(status: number, body: unknown): CallError {
  const fields = isRecord(body) ? body : {};
  const bodyCode = typeof fields["code"] === "number" ? fields["code"] : undefined;
  const listed = Array.isArray(fields["errors"]) ? fields["errors"].map(problemOf) : [];
  const problems = listed.filter((problem) => problem !== undefined);
  const own = problemOf({ field: "", ...fields });
  const message = typeof fields["message"] === "string" ? fields["message"] : `HTTP ${status}`;
  return new CallError(message, {
    kind: (bodyCode === undefined ? undefined : classOfBodyCode(bodyCode)) ?? classOfStatus(status),
    status,
    bodyCode,
    problems: problems.length > 0 || !own ? problems : [own],
  });
}

/** The error of a request that got no answer. */
export function offlineError(cause: unknown): CallError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CallError(reason, { kind: "offline", status: 0 });
}

function problemOf(entry: unknown): Problem | undefined {
  if (!isRecord(entry)) return undefined;
  const { field, key, parameters } = entry;
  if (typeof key !== "string" || !isShopError(key)) return undefined;
  const params = Array.isArray(parameters) ? parameters.filter(isParam) : [];
  return { field: typeof field === "string" ? field : "", error: key, params };
}

const isParam = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
