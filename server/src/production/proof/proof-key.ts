import { createHmac, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "@placket/domain/durations";
import type { Ctx } from "../../context.ts";
import { insertProofLink, selectProofJob, selectProofLink, type ProofJob } from "./proof.sql.ts";
import { hashOfToken, newToken } from "../../token.ts";

/** How long the link of a letter holds. */
const LINK_MS = 30 * DAY_MS;

/** Writes a link to a version; gives its key, which stands nowhere else, and when it is over. */
export async function newProofKey(
  tx: Ctx,
  proofId: number,
): Promise<{ readonly key: string; readonly expiresAt: Date }> {
  const key = newToken();
  const expiresAt = new Date(tx.now.getTime() + LINK_MS);
  await insertProofLink(tx.db, { keyHash: hashOfToken(key), proofId, expiresAt });
  return { key, expiresAt };
}

/** The key to the proof of a job for whoever holds its order's token: it opens this proof and nothing else. */
export const keyByToken = ({ id, token }: Pick<ProofJob, "id" | "token">): string =>
  `${id}.${sealOf(id, token)}`;

/** What a key opens. */
interface Opened {
  readonly jobId: number;
  /** The version that a letter was about; `null` for the last one. */
  readonly proofId: number | null;
}

/** What a key opens; nothing where it is nobody's, or over. */
export async function openedBy(
  { db, now }: Pick<Ctx, "db" | "now">,
  key: string,
): Promise<Opened | undefined> {
  const [, job, seal] = BY_TOKEN.exec(key) ?? [];
  if (job === undefined || seal === undefined) return selectProofLink(db, hashOfToken(key), now);
  const jobId = Number(job);
  const found = await selectProofJob(db, jobId);
  return found && isSame(sealOf(jobId, found.token), seal) ? { jobId, proofId: null } : undefined;
}

const BY_TOKEN = /^([1-9]\d{0,14})\.([\w-]{22})$/;

const sealOf = (jobId: number, token: string) =>
  createHmac("sha256", token).update(`proof of ${jobId}`).digest("base64url").slice(0, 22);

/** In constant time, so that nobody guesses a key letter by letter. */
const isSame = (known: string, said: string) =>
  timingSafeEqual(Buffer.from(known), Buffer.from(said));
