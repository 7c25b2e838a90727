import { CallError } from "@placket/web/call/call-error";
import { showNotice } from "./notices.ts";
import { showProblem } from "./show-problem.ts";
import { t } from "../translation/translate.ts";

/** Says why something was not done: in the server's words where it refused. */
export function sayProblems(error: Error): void {
  const refused = error instanceof CallError && error.status < 500 ? error : undefined;
  refused?.problems.forEach(showProblem);
  if (refused && refused.problems.length > 0) return;
  showNotice(refused?.said ?? t("Something went wrong. Please try again."), { type: "error" });
}
