import { letteringErrors } from "@placket/domain/embroidery/lettering/errors";
import type { Problem } from "@placket/domain/problem";
import { problemText } from "../../notice/problem-text.ts";
import { t } from "../../translation/translate.ts";

const ROWS: Readonly<Record<string, { readonly text: string } | undefined>> = letteringErrors;

/** What is wrong with a text, in the shopper's language: rows of lettering come with the configurator alone. */
function textOf(problem: Problem): string {
  const row = ROWS[problem.error];
  return row ? t(row.text, ...problem.params) : problemText(problem);
}

/** What is wrong at a field and at nothing below it; `undefined` where nothing is. A refusal names fields of the line's part. */
export function problemAt(problems: readonly Problem[], field: string): string | undefined {
  const found = problems.find((one) => one.field === field || one.field === `text.${field}`);
  return found && textOf(found);
}

const FIELDS =
  /^(?:text\.)?(?:lines\.\d+|lines|font|thread|color|heightMm|placement)$|^special-instructions\.text$/;

/** What is wrong with the whole, or at a field that the form has not. */
export function problemsElsewhere(problems: readonly Problem[]): readonly string[] {
  return problems.filter(({ field }) => !FIELDS.test(field)).map(textOf);
}
