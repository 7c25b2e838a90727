import { createHash } from "node:crypto";
import { DAY_MS } from "@placket/domain/durations";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { browserFamily, keptCrash, type ToldCrash } from "@placket/domain/recovery/crash";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { minutesUntilNext, type Asked } from "../http/guard/asked-often.ts";
import type { PageAsked } from "../list/list-page.ts";
import { deleteOldCrashes, selectCrashes, upsertCrash, type CrashSearch } from "./recovery.sql.ts";

/** How many networks are remembered; the one that reported longest ago is forgotten first. */
const NETWORKS_MOST = 10_000;
/** Crashes of different kinds that are kept: whoever invents some pushes out what happened once, and hides nothing. */
const CRASHES_MOST = 5_000;
/** How long one is kept that does not happen again, in days. */
const KEPT_DAYS = 90;
/** Rows that a job takes away at a time. */
const AT_A_TIME = 5_000;

/** Who has reported, by networks: twenty in an hour; kept by the process. */
export const crashReports = holding<LRUCache<string, Asked>>({
  name: "crash reports",
  open: () => new LRUCache({ max: NETWORKS_MOST }),
});

/** Counts a crash of a page with those that are alike (ERROR-07, OPEN-31); of whoever met it nothing is kept. */
export async function logCrash(tx: Ctx, told: ToldCrash): Promise<Result<true>> {
  const minutes = minutesUntilNext(tx, tx.held(crashReports));
  if (minutes > 0) return refuse(problem("recovery.tooManyCrashes", "message", minutes));
  const crash = { ...keptCrash(told), browser: browserFamily(tx.client?.browser ?? "") };
  const { message, stack, page, version, browser } = crash;
  const alike = createHash("sha256")
    .update(JSON.stringify([message, stack, page, version, browser]))
    .digest("hex");
  await upsertCrash(tx.db, { ...crash, alike, now: tx.now, most: CRASHES_MOST });
  return ok(true);
}

/** Crashes that match, a page of them. */
export const listCrashes = (ctx: Ctx, search: CrashSearch, asked: PageAsked) =>
  selectCrashes(ctx.db, search, asked);

/** Work of a job: forgets what did not happen again. Says whether there is more to do. */
export const forgetOldCrashes = (ctx: Ctx): Promise<boolean> =>
  deleteOldCrashes(ctx.db, {
    before: new Date(ctx.now.getTime() - KEPT_DAYS * DAY_MS),
    most: AT_A_TIME,
  });
