import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { anOffer, textServices } from "../testing/embroidery/an-offer.ts";
import type { StaffHeaders } from "./hostile-shots.ts";
import { fire } from "./shot.ts";

/** What each of these orders has sewn on it. */
export const NAME = {
  lines: ["Anna"],
  font: "block",
  color: "1366",
  height_mm: 9,
  placement: "left-chest",
} as const;

/** Lets a name be sewn on every product of a made-up catalogue. */
export async function offerNames(db: Db): Promise<void> {
  await sql`update product set attributes = attributes || '{"has_embroidery": true}'`.execute(db);
  // The catalogue has numbers of its own choosing.
  await sql`select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`.execute(
    db,
  );
  const families = await db
    .selectFrom("product")
    .select("sku")
    .where("type", "=", "configurable")
    .execute();
  await textServices({ db });
  await anOffer({ db }, { skus: families.map(({ sku }) => sku.toLowerCase()) });
}

interface Sewing {
  readonly url: string;
  readonly staff: StaffHeaders;
  /** Number of the order. */
  readonly number: string;
  /** Nobody asks again after this. */
  readonly isOver: () => boolean;
}

interface Job {
  readonly id: number;
  readonly state: string;
  readonly version: number;
}

const PAUSE_MS = 100;

/**
 * Sews the one job of an order as somebody at a machine does whose line is lost: each press is told again until it is
 * answered. Gives what is wrong afterwards: no job, a second one, or one that was moved twice by a press.
 */
export async function sewOrder(sewing: Sewing): Promise<string[]> {
  const [job, ...others] = await jobsOf(sewing);
  if (!job) return [`sewing: ${sewing.number} has no job`];
  if (others.length > 0) return [`sewing: ${sewing.number} has ${others.length + 1} jobs`];
  const steps = ["hoop", "sew"];
  for (const [at, step] of steps.entries()) {
    const body = JSON.stringify({ step, version: job.version + at, press: randomUUID() });
    await told(sewing, { method: "POST", path: `embroidery-jobs/${job.id}/steps`, body });
  }
  const [now] = await jobsOf(sewing);
  if (!now) return [];
  const isSound = now.state === "sewn" && now.version === job.version + steps.length;
  return isSound
    ? []
    : [`sewing: ${sewing.number} is ${now.state}, moved ${now.version - job.version} times`];
}

/** Asked for until there is one: they are made behind the answer. */
async function jobsOf(sewing: Sewing): Promise<readonly Job[]> {
  const path = `orders/${sewing.number}/embroidery-jobs`;
  while (!sewing.isOver()) {
    const answer = await told(sewing, { method: "GET", path });
    const { jobs = [] } = (answer ?? {}) as { readonly jobs?: readonly Job[] };
    if (jobs.length > 0) return jobs;
    await delay(PAUSE_MS);
  }
  return [];
}

/** Sent again until there is an answer that is no failure of the store. */
async function told(
  { url, staff, isOver }: Sewing,
  {
    method,
    path,
    body,
  }: { readonly method: string; readonly path: string; readonly body?: string },
): Promise<unknown> {
  while (!isOver()) {
    const headers = { ...staff, "content-type": "application/json" };
    const shot = { at: path, method, path: `/admin/api/${path}`, headers };
    const answer = await fire(url, body === undefined ? shot : { ...shot, body });
    if (answer.status >= 200 && answer.status < 500) return JSON.parse(answer.body);
    await delay(PAUSE_MS);
  }
  return undefined;
}
