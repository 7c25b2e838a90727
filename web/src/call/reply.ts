import { CallError } from "./call-error.ts";
import { classOfBodyCode, classOfStatus } from "./error-class.ts";
import { isRecord, problemsOf, type KnowsKey } from "./refused-by.ts";
import { bodyOf } from "./wire.ts";

/** The error of an answer whose status is not a success. The body may be anything. */
export function refusalOf(status: number, body: unknown, knows: KnowsKey): CallError {
  const fields = isRecord(body) ? body : {};
  const bodyCode = typeof fields["code"] === "number" ? fields["code"] : undefined;
  const listed: readonly unknown[] = Array.isArray(fields["errors"]) ? fields["errors"] : [];
  const entries = listed.length > 0 ? listed : [{ field: "", ...fields }];
  const said = typeof fields["message"] === "string" ? fields["message"] : undefined;
  return new CallError(said ?? `HTTP ${status}`, {
    kind: bodyCode === undefined ? classOfStatus(status) : classOfBodyCode(bodyCode),
    said,
    status,
    bodyCode,
    problems: problemsOf(entries, knows),
    entries,
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
