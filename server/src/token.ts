import { createHash, randomBytes } from "node:crypto";

/** What lets somebody in, or opens something, and is told once: 256 bits of chance, in letters of an address. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** A token as it is kept. A fast hash is enough: nobody guesses 256 bits. */
export const hashOfToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");
