import { DAY_MS, HOUR_MS } from "@placket/domain/durations";
import type { Ctx } from "../../context.ts";
import { landingIn, sweepLanding } from "../../http/body/landed-file.ts";
import { deleteRejected, deleteUnclaimed, selectKnownFiles } from "./media.sql.ts";
import { dropFile, filesBefore } from "./media-store.ts";

/** What one statement looks for. */
const AT_ONCE = 500;

/** So long has a form that was begun: what was brought for it then goes. */
const UNCLAIMED_MS = DAY_MS;

/** So long staff may still think better of a review that they have rejected. */
const REJECTED_MS = 30 * DAY_MS;

/** Within so long a file is written down that was kept. */
const LOOSE_MS = HOUR_MS;

/**
 * Work of a job. Takes away what no review has claimed within a day and what was rejected a month ago, then the files of
 * which nothing is written down any more: of those, of reviews that are deleted, and of uploads that broke off.
 */
export async function sweepMedia({ db, settings, now }: Ctx): Promise<void> {
  await deleteUnclaimed(db, new Date(now.getTime() - UNCLAIMED_MS));
  await deleteRejected(db, new Date(now.getTime() - REJECTED_MS));
  const before = new Date(now.getTime() - LOOSE_MS);
  await sweepLanding(landingIn(settings.dataDir), before);
  for await (const files of filesBefore(settings, { before, atOnce: AT_ONCE })) {
    const known = await selectKnownFiles(db, files);
    for (const file of files) if (!known.has(file)) await dropFile(settings, file);
  }
}
