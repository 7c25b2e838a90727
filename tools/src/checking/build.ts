import { access } from "node:fs/promises";
import { join } from "node:path";
import { FIRST_PAGE_MAX_BYTES, routeTable, weighRoutes } from "../budget.ts";
import { buildWhatIsStale } from "../starting/build-stamp.ts";
import { runProgram } from "./run-program.ts";
import type { StepResult } from "./step.ts";

/** Builds the storefront: for the browser into `dist/client`, then for the server's renderer. */
export async function buildStorefront(root: string): Promise<StepResult> {
  const client = await runProgram(root, [...BUILD], "storefront");
  return client.ok ? runProgram(root, [...BUILD, "--ssr"], "storefront") : client;
}

/** Builds the back office, where it has something to build. */
export async function buildBackoffice(root: string): Promise<StepResult> {
  const isThere = await access(join(root, "backoffice/vite.config.ts")).then(
    () => true,
    () => false,
  );
  if (!isThere) return { ok: true, output: "", note: "nothing to build yet" };
  return runProgram(root, [...BUILD], "backoffice");
}

const BUILD = ["vite", "build", "--logLevel", "warn"] as const;

/** Builds what differs from the last build, as the start of the store does, which then finds it done. */
export async function checkBuild(root: string): Promise<StepResult> {
  const lines: string[] = [];
  try {
    await buildWhatIsStale(root, (line) => void lines.push(line));
    return { ok: true, output: "", note: lines.length > 0 ? "built" : "nothing has changed" };
  } catch (error) {
    return { ok: false, output: [...lines, String(error)].join("\n") };
  }
}

/** Weighs the JavaScript of every route's first page. */
export async function checkBudget(root: string): Promise<StepResult> {
  const weights = await weighRoutes(join(root, "storefront/dist/client"));
  const heaviest = Math.max(...weights.map(({ bytes }) => bytes));
  const note = `at most ${(heaviest / 1000).toFixed(1)} of ${FIRST_PAGE_MAX_BYTES / 1000} kB a route`;
  const ok = weights.every(({ bytes, mayWeigh }) => bytes <= mayWeigh);
  return { ok, note, output: "", table: routeTable(weights) };
}
