import type { Ctx } from "../context.ts";
import { slot } from "../held/slot.ts";

/** What staff put into header and footer of every page, as clean HTML by place; places without a word are left out. */
export const frameContent = slot<(ctx: Ctx) => Readonly<Record<string, string>>>(
  "what stands in header and footer",
);
