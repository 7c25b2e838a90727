import type { PageType } from "../routing/page-type.ts";
import type { Stage } from "../routing/router.ts";

/** How much of the way each stage counts for (ROUTE-56). */
const STAGE_PROGRESS = { routing: 0.2, found: 0.4, idle: 1 } as const;

/** Pages whose progress is shown to the end (ROUTE-39); the others draw skeletons once they are found. */
const shownToTheEnd: ReadonlySet<PageType> = new Set(["homepage", "cms", "checkout", "success"]);

/** The progress of a stage from 0 to 1; undefined while there is nothing to show. */
export function routeProgress(stage: Stage): number | undefined {
  if (stage.at === "idle") return undefined;
  if (stage.at === "found" && !shownToTheEnd.has(stage.type)) return undefined;
  return STAGE_PROGRESS[stage.at];
}
