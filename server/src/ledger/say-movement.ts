import { movementSaid } from "@placket/domain/ledger/movements";
import type { Ctx } from "../context.ts";
import { sayIn } from "../translation/say.ts";
import type { EntryRow } from "./ledger.ts";

/** Why a balance moved, as the owner of an account reads it. */
export function sayMovement(
  ctx: Pick<Ctx, "held" | "store">,
  { movement, orderNumber }: Pick<EntryRow, "movement" | "orderNumber">,
): string {
  const { phrase, values } = movementSaid(movement, orderNumber);
  return sayIn(ctx)(phrase, ...values);
}
