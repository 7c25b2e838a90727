import type { Problem } from "@placket/domain/problem";
import { shopErrorRow } from "@placket/domain/shop-errors";
import { t } from "../translation/translate.ts";
import { showNotice } from "./notices.ts";

/** The words of a problem in the shopper's language. */
export function problemText({ error, params }: Problem): string {
  return t(shopErrorRow(error).text, ...params);
}

/** Shows a problem as its row of the error table says: for its time, as a notice. */
export function showProblem(problem: Problem): void {
  const { shown } = shopErrorRow(problem.error);
  showNotice(
    problemText(problem),
    shown.as === "notice" ? { type: "error", ms: shown.ms } : { type: "error" },
  );
}
