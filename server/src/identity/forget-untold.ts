import { keysText, type Consent } from "@placket/domain/consent/choice";
import { allows } from "@placket/domain/storage/allows";
import { browserOf } from "../consent/consent.ts";
import type { Ctx } from "../context.ts";
import { deleteUntold } from "./told.sql.ts";

/**
 * Forgets what Dotdigital is still to be told of whoever takes their consent to marketing back: of the customer, and of
 * the browser. Of a cart that it was told, it still hears that it was ordered, or it would remind of it.
 */
export async function forgetUntold(tx: Ctx, accepted: Consent): Promise<void> {
  if (allows(keysText(accepted), "marketing", tx.hasPrivacySignal === true)) return;
  const customerId = tx.principal.actingFor === null ? tx.principal.customerId : null;
  await deleteUntold(tx.db, { customerId, visitor: browserOf(tx) });
}
