import { giftCardSaleErrors } from "@placket/domain/sold-card/errors";
import type { Problem } from "@placket/domain/problem";
import { t } from "../../translation/translate.ts";

const ROWS: Readonly<Record<string, { readonly text: string } | undefined>> = giftCardSaleErrors;

/** What is wrong with a field of a gift card; nothing where nothing is. */
export function problemText(problem: Problem | undefined): string | undefined {
  const row = problem && ROWS[problem.error];
  return row && t(row.text, ...problem.params.map(String));
}
