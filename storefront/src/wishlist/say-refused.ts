import { CallError } from "@placket/web/call/call-error";
import { showNotice } from "../notice/notices.ts";
import { t } from "../translation/translate.ts";

/** What the server said of a refusal, in its words, which name lists and bounds; else that something went wrong. */
export const saidOf = (error: Error): string =>
  (error instanceof CallError && error.status > 0 && error.status < 500 && error.said) ||
  t("Something went wrong. Please try again.");

/** Says it in a notice. */
export function sayRefused(error: Error): void {
  showNotice(saidOf(error), { type: "error" });
}
