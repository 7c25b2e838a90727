import type { Made } from "@placket/domain/embroidery/offer/made";
import type { Approval } from "@placket/domain/production/proof/approval";
import { needsApproval } from "@placket/domain/production/proof/proof-need";
import type { Ctx } from "../../context.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import { proofHash } from "./proof-hash.ts";
import { selectApprovedHashes } from "./proof.sql.ts";

/** Something that was ordered to be sewn. */
interface OrderedDesign {
  readonly made: Made;
  readonly sku: string;
  readonly pieces: number;
  /** `null`: a guest, of whom nobody knows what they approved before. */
  readonly customerId: number | null;
  readonly storeViewId: number;
}

/**
 * Whether what was ordered waits for its buyer's word: as the settings of its store view say, and not where the same
 * account has approved the very same before.
 */
export async function approvalsOf(
  ctx: Ctx,
  designs: readonly OrderedDesign[],
): Promise<(design: OrderedDesign) => Approval> {
  const approved = new Set<string>();
  const { views } = ctx.held(stores);
  for (const [customerId, own] of Map.groupBy(designs, (one) => one.customerId)) {
    if (customerId === null) continue;
    const hashes = own.map(({ made, sku }) => proofHash(made, sku));
    // One statement for each buyer of a batch, on one connection.
    // oxlint-disable-next-line no-await-in-loop
    const known = await selectApprovedHashes(ctx.db, customerId, hashes);
    known.forEach((hash) => approved.add(`${customerId} ${hash}`));
  }
  return ({ made, sku, pieces, customerId, storeViewId }) => {
    const wasApproved = approved.has(`${customerId} ${proofHash(made, sku)}`);
    if (wasApproved) return "given";
    const view = views.find(({ id }) => id === storeViewId);
    const isNeeded = needsApproval(settingsOf(ctx, view), { made, pieces, wasApproved });
    return isNeeded ? "awaited" : "not_needed";
  };
}
