import { keysText, type Consent } from "@placket/domain/consent/choice";
import { allows } from "@placket/domain/storage/allows";
import type { Ctx } from "../context.ts";
import { browserData } from "./hashed-person.ts";
import { deleteUntoldOf } from "./untold.sql.ts";

/**
 * Forgets what Meta is still to be told of whoever takes their consent to marketing back, or never gave it: of the
 * customer, and of the browser by what a call says of it. While Meta does not answer, that is as much as days have brought.
 */
export async function forgetUntold(tx: Ctx, accepted: Consent): Promise<void> {
  const hasSignal = tx.hasPrivacySignal === true;
  if (allows(keysText(accepted), "marketing", hasSignal)) return;
  const customerId = tx.principal.actingFor === null ? tx.principal.customerId : null;
  await deleteUntoldOf(tx.db, { customerId, browser: browserData(tx) });
}
