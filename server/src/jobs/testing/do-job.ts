import { contextFor } from "../../http/open-call.ts";
import type { Room } from "../../room.ts";
import type { TestApp } from "../../testing/test-app.ts";

/** Does a job of a room as it is done that long after now. */
export async function doJob(
  app: TestApp,
  { jobs = [] }: Room,
  { name, inMs }: { readonly name: string; readonly inMs: number },
): Promise<void> {
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}`);
  const now = new Date(app.time.now.getTime() + inMs);
  await job.work({ ...contextFor(app.call), now });
}
