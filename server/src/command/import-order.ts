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

/** What an import says while and when it has run. */
export type ImportEvent =
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "rejected"; readonly rejection: Rejection }
  | { readonly kind: "done"; readonly report: ImportReport }
  | { readonly kind: "refused"; readonly reason: string };

export function refusedEvent(problems: readonly Problem[]): ImportEvent {
  const reasons = problems.map(({ error, params }) => fillPhrase(errorRow(error).text, params));
  return { kind: "refused", reason: reasons.join(" ") };
}
