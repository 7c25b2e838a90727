import { z } from "zod";

const credential = z.object({ domain: z.string(), identity: z.string() });

/** Whom a hand-over is from and to, and what OCI wants back unchanged. */
const replyTo = z.object({
  from: credential,
  to: credential,
  returned: z.array(z.tuple([z.string(), z.string()])),
});
export type ReplyTo = z.output<typeof replyTo>;

/** As a visit keeps it. @throws where what is kept is none: nothing is guessed. */
export const replyToFromStore = (kept: unknown): ReplyTo => replyTo.parse(kept);
