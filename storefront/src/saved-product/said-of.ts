import { savedProductErrors } from "@placket/domain/saved-product/errors";
import type { Problem } from "@placket/domain/problem";
import { CallError } from "@placket/web/call/call-error";
import { t } from "../translation/translate.ts";

const ROWS: Readonly<Record<string, { readonly text: string } | undefined>> = savedProductErrors;

/** What is wrong with a name, in the shopper's language. */
export function textOfProblem({ error, params }: Problem): string {
  return t(ROWS[error]?.text ?? "Something went wrong. Please try again.", ...params);
}

/** What the server said of a refusal, in its words; `otherwise` of one that broke or never arrived. */
export function saidOf(error: Error, otherwise: string): string {
  const isRefused = error instanceof CallError && error.status > 0 && error.status !== 500;
  return (isRefused && error.said) || otherwise;
}
