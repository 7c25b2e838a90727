import { createHash } from "node:crypto";

/** What is kept of a code in its place. A code has 100 bits of chance: nobody finds it from its hash. */
export const codeHash = (code: string): string =>
  createHash("sha256").update(`gift card ${code}`).digest("hex");
