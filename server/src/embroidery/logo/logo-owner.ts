import { createHash, randomBytes } from "node:crypto";
import type { Ctx } from "../../context.ts";
import type { LogoOwner } from "./logo.sql.ts";

/** Whose logos may be used with a call: the customer's, and those that its browser brought without one. */
export function logoOwner({
  principal,
  logosToken,
}: Pick<Ctx, "principal" | "logosToken">): LogoOwner {
  const customerId = principal.kind === "customer" ? principal.customerId : null;
  return { customerId, tokenHash: logosToken === undefined ? null : hashOf(logosToken) };
}

/** What a guest's browser is given to be known by: whoever has it may use the logos that it brought. */
export const newLogosToken = (): string => randomBytes(32).toString("base64url");

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
