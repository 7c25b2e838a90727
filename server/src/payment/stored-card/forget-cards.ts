import type { Ctx } from "../../context.ts";
import type { Job } from "../../jobs/jobs.ts";
import { paymentProvider } from "../payment.ts";
import { deleteStoredCard, selectUnwantedCards } from "./stored-card.sql.ts";

/**
 * Has the processor forget the cards that were removed, and those of accounts that are gone. Whatever it does not
 * answer is asked again the next time. `ctx.db` must not be a transaction.
 */
export async function forgetCards(ctx: Ctx): Promise<boolean> {
  const provider = ctx.held(paymentProvider);
  const unwanted = await selectUnwantedCards(ctx.db, provider.code, AT_ONCE);
  for (const { id, vault_token: vaultToken } of unwanted) {
    // One after the other: it is no hurry, and a processor that is away is not asked for all of them.
    // oxlint-disable-next-line no-await-in-loop
    if ((await provider.forget(vaultToken)) === "unanswered") return false;
    // oxlint-disable-next-line no-await-in-loop
    await deleteStoredCard(ctx.db, id);
  }
  return unwanted.length === AT_ONCE;
}

const AT_ONCE = 50;

export const forgettingCards: Job = {
  name: "forgetting cards",
  everyMs: 60_000,
  gatherMs: 0,
  work: forgetCards,
};
