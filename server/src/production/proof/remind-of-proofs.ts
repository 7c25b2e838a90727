import { DAY_MS } from "@placket/domain/durations";
import { proofGoes } from "@placket/domain/production/proof/proof-steps";
import { REMINDERS_MOST, isReminderDue } from "@placket/domain/production/proof/reminder";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import { transact } from "../../transact.ts";
import { holdProof, proofFacts } from "./move-proof.ts";
import { mailProof, proofReminder } from "./proof-letter.ts";
import { toldOf } from "./proof-sheet.ts";
import { insertProofEvent, selectSilentProofs, type SilentProof } from "./proof.sql.ts";

/** Proofs looked at in one statement. */
const PROOFS_AT_ONCE = 100;

/**
 * Work of a job: buyers who have not answered a proof are written to again, as many days after it was sent or they were
 * reminded last as their store view says. Each proof is a transaction of its own, in which it is looked at anew.
 */
export async function remindOfProofs(ctx: Ctx): Promise<void> {
  const { views } = ctx.held(stores);
  const days = views.flatMap((view) => settingsOf(ctx, view).proofReminderDays ?? []);
  if (days.length === 0) return;
  const until = new Date(ctx.now.getTime() - Math.min(...days) * DAY_MS);
  let after = 0;
  for (;;) {
    const asked = { until, most: REMINDERS_MOST, after, limit: PROOFS_AT_ONCE };
    // One part after the other: the next one begins behind the last.
    // oxlint-disable-next-line no-await-in-loop
    const proofs = await selectSilentProofs(ctx.db, asked);
    for (const proof of proofs) {
      // oxlint-disable-next-line no-await-in-loop
      await remind(ctx, proof);
    }
    const last = proofs.at(-1);
    if (!last || proofs.length < PROOFS_AT_ONCE) return;
    after = last.id;
  }
}

async function remind(ctx: Ctx, { id, jobId, storeViewId }: SilentProof): Promise<void> {
  const view = ctx.held(stores).views.find((one) => one.id === storeViewId);
  const { proofReminderDays: days } = settingsOf(ctx, view);
  if (days === null) return;
  await transact(ctx, async (tx) => {
    const held = await holdProof(tx, jobId);
    const version = held?.versions[0];
    if (!held || version?.id !== id) return ok(undefined);
    const isOpen = toldOf(held.job, version) === "open";
    const goes = isOpen && proofGoes("remind", proofFacts(tx, held)) === true;
    if (!goes || !isReminderDue(version.events, { days, now: tx.now })) return ok(undefined);
    await insertProofEvent(tx.db, { proofId: id, step: "remind", now: tx.now });
    await mailProof(tx, held.job, { proofId: id, note: "", template: proofReminder });
    return ok(undefined);
  });
}
