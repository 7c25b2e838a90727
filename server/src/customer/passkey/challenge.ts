import { CHALLENGE_MS } from "@placket/domain/customer/passkey";
import { randomBytes } from "node:crypto";
import type { Ctx } from "../../context.ts";
import { insertChallenge, takeChallenge, type ChallengeRow } from "./challenge.sql.ts";
import { hashOfToken } from "../../token.ts";

/** What is kept of a challenge beside its time. */
type Asked = Pick<ChallengeRow, "sessionId" | "userHandle" | "login">;

/** Gives a device something to sign, 256 bits of chance; the database keeps only its hash. */
export async function newChallenge(ctx: Ctx, asked: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(randomBytes(32));
  const challengeHash = hashOfToken(inBase64url(bytes));
  const expiresAt = new Date(ctx.now.getTime() + CHALLENGE_MS);
  await insertChallenge(ctx.db, { ...asked, challengeHash, expiresAt }, ctx.now);
  return bytes;
}

/** A challenge of ours that a device says it has signed: it is over now, whatever comes of it. */
export async function takeSigned(
  ctx: Ctx,
  clientDataJson: string,
): Promise<(Asked & { readonly challenge: string }) | undefined> {
  const challenge = challengeIn(clientDataJson);
  if (challenge === undefined) return undefined;
  const taken = await takeChallenge(ctx.db, hashOfToken(challenge), ctx.now);
  return taken && { ...taken, challenge };
}

/** The challenge that stands in what a device signed; anything may stand there. */
function challengeIn(clientDataJson: string): string | undefined {
  let said: unknown;
  try {
    said = JSON.parse(Buffer.from(clientDataJson, "base64url").toString("utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const challenge = (said as { readonly challenge?: unknown } | null)?.challenge;
  return typeof challenge === "string" ? challenge : undefined;
}

/** Bytes in the alphabet in which browsers send them, without padding. */
export const inBase64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
