import type { Ctx } from "../../context.ts";

/** When something is written into the history of an order, and which of the staff did it: `null` for anybody else. */
export const stamp = ({ now, principal }: Pick<Ctx, "now" | "principal">) => ({
  now,
  by: principal.kind === "staff" ? principal.email : null,
});
