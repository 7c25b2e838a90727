import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * What opens one picture and nothing else: 22 letters, made of a secret that whoever may see the picture has.
 *
 * @param of which picture it is, among all that the secret is for
 */
export const pictureKey = (secret: string, of: string): string =>
  createHmac("sha256", secret).update(of).digest("base64url").slice(0, 22);

/** In constant time, so that nobody guesses a key letter by letter. */
export function isSameKey(known: string, said: string): boolean {
  const [one, other] = [Buffer.from(known), Buffer.from(said)];
  return one.length === other.length && timingSafeEqual(one, other);
}
