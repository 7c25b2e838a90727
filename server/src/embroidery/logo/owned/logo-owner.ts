import type { Ctx } from "../../../context.ts";
import type { LogoOwner } from "../logo.sql.ts";
import { hashOfToken } from "../../../token.ts";

/**
 * Whose logos may be used with a call: the customer's, and those that its browser brought without one. Staff have none:
 * what they bring is the house's.
 */
export function logoOwner({
  principal,
  logosToken,
}: Pick<Ctx, "principal" | "logosToken">): LogoOwner {
  if (principal.kind === "staff") return { customerId: null, tokenHash: null };
  const tokenHash = logosToken === undefined ? null : hashOfToken(logosToken);
  return { customerId: principal.customerId, tokenHash };
}
