import { createHash, randomBytes } from "node:crypto";
import type { Ctx } from "../../../context.ts";
import type { LogoOwner } from "../logo.sql.ts";

/**
 * Whose logos may be used with a call: the customer's, and those that its browser brought without one. Staff have none:
 * what they bring is the house's.
 */
export function logoOwner({
  principal,
  logosToken,
}: Pick<Ctx, "principal" | "logosToken">): LogoOwner {
  if (principal.kind === "staff") return { customerId: null, tokenHash: null };
  const tokenHash = logosToken === undefined ? null : hashOf(logosToken);
  return { customerId: principal.customerId, tokenHash };
}

/** What a guest's browser is given to be known by: whoever has it may use the logos that it brought. */
export const newLogosToken = (): string => randomBytes(32).toString("base64url");

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
