import type { Refusal } from "@placket/domain/checkout/placing";
import { shopErrorRow } from "@placket/domain/shop-errors";
import type { Problem } from "@placket/domain/problem";
import { CallError } from "@placket/web/call/call-error";
import { problemText } from "../notice/problem-text.ts";
import { t } from "../translation/translate.ts";
import { unreachableText } from "./summary-words.ts";

/** One line of an error summary: what is wrong, and the control it leads to. */
export interface ProblemLine {
  readonly field?: string | undefined;
  readonly text: string;
}

/** Which control shows a field of a problem, and what the field is called. */
export interface FieldPlace {
  readonly id: string;
  readonly label: string;
}

/** Problems as lines of a summary, none of them twice; a field that the form knows is named and linked. */
export function problemLines(
  problems: readonly Problem[],
  places: Readonly<Record<string, FieldPlace>>,
): readonly ProblemLine[] {
  const lines = problems.map((problem): ProblemLine => {
    const place = places[problem.field];
    const text = besideLabel(problem);
    return place ? { field: place.id, text: t("%1: %2", place.label, text) } : { text };
  });
  // A document of several fields is refused at each of them.
  return [...new Map(lines.map((line) => [`${line.field ?? ""} ${line.text}`, line])).values()];
}

/** Its words where the label stands beside them: those that a call's refusal begins with would say it twice. */
const besideLabel = ({ error, ...problem }: Problem): string =>
  problemText({ ...problem, error: error === "customer.required" ? "checkout.required" : error });

/** All that is wrong at one field. */
export function fieldText(problems: readonly Problem[], field: string): string | undefined {
  const texts = problems.filter((problem) => problem.field === field).map(besideLabel);
  return texts.length > 0 ? [...new Set(texts)].join(" ") : undefined;
}

/** What a failed call says: its problems, or that the store could not be reached. */
export function failureLines(
  error: Error,
  places: Readonly<Record<string, FieldPlace>> = {},
): readonly ProblemLine[] {
  const { problems = [], said } = error instanceof CallError ? error : {};
  return problems.length > 0
    ? problemLines(problems, places)
    : [{ text: said ?? generalText(error) }];
}

/** Nobody answered, or somebody who gave no reason (OPEN-08). */
const generalText = (error: Error) =>
  error instanceof CallError && error.status > 0
    ? t("Something went wrong. Please try again.")
    : unreachableText();

/** The problems of a failed call with their words; the message stands in where values are missing. */
export function refusalsOf(error: CallError): readonly Refusal[] {
  return error.problems.map((problem) => ({ ...problem, message: problemText(problem) }));
}

/**
 * The words of a refusal in the shopper's language. An answer that brings no values for the phrase's
 * placeholders brings the whole sentence instead. A card that was declined is named in front.
 */
export function refusalText(refusal: Refusal): string {
  const places = shopErrorRow(refusal.error).text.match(/%\d/g) ?? [];
  if (places.length > refusal.params.length) return refusal.message;
  const text = problemText(refusal);
  return refusal.card === undefined ? text : t("%1: %2", refusal.card, text);
}
