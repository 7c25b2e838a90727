import { CallError } from "@placket/web/call/call-error";
import { showNotice } from "./notices.ts";
import { showProblem } from "./show-problem.ts";

/**
 * Says why a call failed: each of its problems, else the server's own words, else `otherwise` (OPEN-08,
 * OPEN-19, OPEN-34).
 */
export function showFailure(error: unknown, otherwise: string): void {
  const told = error instanceof CallError ? error : undefined;
  if (told && told.problems.length > 0) told.problems.forEach(showProblem);
  else showNotice(told?.said ?? otherwise, { type: "error" });
}
