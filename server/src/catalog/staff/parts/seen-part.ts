import { createHash } from "node:crypto";
import { canonical } from "../../import/draft/product-state.ts";

/** One text of a part of a product as it is: who changes another one than they saw is told. */
export const seenPart = (part: unknown): string =>
  createHash("sha256").update(canonical(part)).digest("hex");
