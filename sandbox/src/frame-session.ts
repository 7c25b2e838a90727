import { createHmac, timingSafeEqual } from "node:crypto";

/** Proof that a page with card fields was served by us a short while ago; goes back with the card. */
export function newFrameSession(secret: string, now: number): string {
  const expires = String(now + SESSION_MS);
  return `${expires}.${signatureOf(secret, expires)}`;
}

export function isFrameSession(secret: string, session: string, now: number): boolean {
  const [expires = "", signature = ""] = session.split(".");
  const wanted = Buffer.from(signatureOf(secret, expires));
  const given = Buffer.from(signature);
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs && now < Number(expires);
}

function signatureOf(secret: string, expires: string): string {
  return createHmac("sha256", secret).update(`frame ${expires}`).digest("base64url");
}

/** A shopper may leave the checkout open over lunch. */
const SESSION_MS = 4 * 3_600_000;
