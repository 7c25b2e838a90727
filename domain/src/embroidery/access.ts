import type { Actor } from "../access/actor.ts";
import type { ErrorKey } from "../errors.ts";

/** Proofs and worksheets of any design, also of one that nobody has ordered. */
export function canPrintSheets(actor: Actor): true | ErrorKey {
  return actor.kind === "staff" ? true : "staff.signInRequired";
}
