import { teamErrors } from "@placket/domain/configurator/team/errors";
import { letteringErrors } from "@placket/domain/embroidery/lettering/errors";
import { partErrors } from "@placket/domain/embroidery/part/errors";
import type { Problem } from "@placket/domain/problem";
import { problemText } from "../../notice/problem-text.ts";
import { t } from "../../translation/translate.ts";

const ROWS: Readonly<Record<string, { readonly text: string } | undefined>> = {
  ...letteringErrors,
  ...partErrors,
  ...teamErrors,
};

/** What is wrong with a list or a row of it, in the shopper's language: these rows come with the sheet alone. */
export function teamText(problem: Problem): string {
  const row = ROWS[problem.error];
  return row ? t(row.text, ...problem.params) : problemText(problem);
}
