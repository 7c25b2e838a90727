import type { ErrorKey } from "@placket/domain/errors";
import type { Problem } from "@placket/domain/problem";
import { CallError } from "./call-error.ts";
import { classOfBodyCode, classOfStatus } from "./error-class.ts";
import { bodyOf } from "./wire.ts";

/** Whether a key that came over the wire names a row that this browser carries. */
type KnowsKey = (key: string) => key is ErrorKey;

/** The error of an answer whose status is not a success. The body may be anything. */
export function refusalOf(status: number, body: unknown, knows: KnowsKey): CallError {
  const fields = isRecord(body) ? body : {};
  const bodyCode = typeof fields["code"] === "number" ? fields["code"] : undefined;
  const entries = Array.isArray(fields["errors"]) ? fields["errors"] : [];
  const listed = entries.flatMap((entry) => problemOf(entry, knows));
  const said = typeof fields["message"] === "string" ? fields["message"] : undefined;
  return new CallError(said ?? `HTTP ${status}`, {
    kind: bodyCode === undefined ? classOfStatus(status) : classOfBodyCode(bodyCode),
    said,
    status,
    bodyCode,
    problems: listed.length > 0 ? listed : problemOf({ field: "", ...fields }, knows),
  });
}

/**
 * The reply of an answer's status and text.
 * @throws CallError when the status is no success.
 */
export function replyOf(
  { status, text }: { readonly status: number; readonly text: string },
  knows: KnowsKey,
): unknown {
  const body = bodyOf(text);
  if (status < 200 || status >= 300) throw refusalOf(status, body, knows);
  return body;
}

/** The problem that an entry of the answer names; none when its key is not known. */
function problemOf(entry: unknown, knows: KnowsKey): Problem[] {
  if (!isRecord(entry)) return [];
  const { field, key, parameters } = entry;
  if (typeof key !== "string" || !knows(key)) return [];
  const params = Array.isArray(parameters) ? parameters.filter(isParam) : [];
  return [{ field: typeof field === "string" ? field : "", error: key, params }];
}

const isParam = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
