import { errorRow } from "@placket/domain/errors";
import { fillPhrase } from "@placket/domain/phrase";
import type { Problem } from "@placket/domain/problem";
import type { Rejection } from "../catalog/import/outcome.ts";
import type { ImportReport, Progress } from "../catalog/import/report.ts";

/** What is to be imported, with absolute paths. */
export interface ImportOrder {
  readonly file: string;
  readonly imagesDir?: string;
  readonly dryRun: boolean;
  readonly stopOnError: boolean;
}

/** What an import says while and when it has run; one JSON line each between store and command. */
export type ImportEvent =
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "rejected"; readonly rejection: Rejection }
  | { readonly kind: "done"; readonly report: ImportReport }
  | { readonly kind: "refused"; readonly reason: string };

export function refusedEvent(problems: readonly Problem[]): ImportEvent {
  const reasons = problems.map(({ error, params }) => fillPhrase(errorRow(error).text, params));
  return { kind: "refused", reason: reasons.join(" ") };
}

/** The order in a request's body; `undefined` when it is none. */
export function parseOrder(body: string): ImportOrder | undefined {
  const order = parsed(body);
  if (typeof order !== "object" || order === null) return undefined;
  const { file, imagesDir, dryRun, stopOnError } = order as Record<string, unknown>;
  if (typeof file !== "string" || (imagesDir !== undefined && typeof imagesDir !== "string"))
    return undefined;
  return {
    file,
    dryRun: dryRun === true,
    stopOnError: stopOnError === true,
    ...(imagesDir !== undefined && { imagesDir }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
