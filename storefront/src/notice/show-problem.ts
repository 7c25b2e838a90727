import { lateModule } from "@placket/web/late/late-module";
import type { Problem } from "@placket/domain/problem";
import { t } from "../translation/translate.ts";
import { showNotice } from "./notices.ts";

const problemWords = lateModule(() => import("./problem-text.ts"));

/** Shows a problem as its row of the error table says: for its time, as a notice. */
export function showProblem(problem: Problem): void {
  void show(problem, (text) => text);
}

/** The same where the words alone do not say what they are about. */
export function showProblemOf(about: string, problem: Problem): void {
  void show(problem, (text) => t("%1: %2", about, text));
}

/** The words come when the browser is idle, or with the first problem; without them it is said that there was one. */
async function show(problem: Problem, whole: (text: string) => string): Promise<void> {
  const words = await problemWords().catch(() => undefined);
  const text = words?.problemText(problem) ?? t("Something went wrong. Please try again.");
  const ms = words?.noticeMsOf(problem);
  showNotice(whole(text), { type: "error", ...(ms === undefined ? {} : { ms }) });
}
