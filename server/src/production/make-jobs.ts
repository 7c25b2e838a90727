import { sewnPart, startOf } from "@placket/domain/production/job-facts";
import { logoId } from "@placket/domain/embroidery/logo/logo";
import { isLogo, type Made } from "@placket/domain/embroidery/offer/made";
import { leavesBy } from "@placket/domain/shipping/available-methods";
import type { Ctx } from "../context.ts";
import type { Heard } from "../delivery/subscriber.ts";
import { keepOrderedStitches } from "../embroidery/logo/owned/owned-logos.ts";
import { publishEvent } from "../jobs/outbox.ts";
import { mustRead } from "../order/stored-order.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { approvalsOf } from "./proof/awaited-approval.ts";
import { insertJobs, selectPlacedLines, type NewJob, type PlacedLine } from "./production.sql.ts";

/**
 * Makes the jobs of orders that may be packed, one for each embroidered part of a line, in the transaction that notes
 * that it was heard: once or not at all, and never a second one for a part.
 */
export async function makeJobs(
  ctx: Ctx,
  heard: readonly Heard<{ readonly orderId: number }>[],
): Promise<void> {
  const lines = await selectPlacedLines(
    ctx.db,
    heard.map(({ payload }) => payload.orderId),
  );
  const designs = lines.flatMap(designsOf);
  const approvalOf = await approvalsOf(ctx, designs);
  const jobs = lines.flatMap((line) => jobsOf(line, approvalOf, dueDayOf(ctx, line)));
  await keepOrderedStitches(ctx, designs.flatMap(stitchesOf));
  if (jobs.length > 0) await insertJobs(ctx.db, jobs, ctx.now);
  // What a piece takes of each thread is known once it was sewn for it.
  for (const orderId of new Set(jobs.map((job) => job.orderId)))
    await publishEvent(ctx, "production.jobsMade", { orderId });
  for (const logo of new Set(designs.flatMap(openLogoOf)))
    await publishEvent(ctx, "production.logoOrdered", { logoId: logo });
}

/** The logo of a part that somebody may have digitized since it was chosen. */
function openLogoOf({ made }: { readonly made: Made }): readonly number[] {
  const id = isLogo(made) && made.state !== "digitized" ? logoId(made.logo) : undefined;
  return id === undefined ? [] : [id];
}

/** What is to be sewn of a line. */
function designsOf({ sku, configuration, quantity: pieces, ...of }: PlacedLine) {
  const { customerId, storeViewId } = of;
  const { parts } = mustRead("configuration", configuration, `Item ${sku}`);
  return parts.flatMap(({ made }, part) =>
    made ? [{ part, made, sku, pieces, customerId, storeViewId }] : [],
  );
}

/** The file of a logo, as it was when it was ordered. */
const stitchesOf = ({ made }: { readonly made: Made }): readonly string[] =>
  isLogo(made) && made.sewn ? [made.sewn.hash] : [];

type ApprovalOf = Awaited<ReturnType<typeof approvalsOf>>;

/** The last day on which a line may leave for the arrival that was promised (decision 0113); `null` where none was. */
function dueDayOf(ctx: Ctx, { shippingMethod, storeViewId }: PlacedLine): string | null {
  if (shippingMethod === null) return null;
  const { arrival, carrierCode } = mustRead("method", shippingMethod, "Shipping method");
  const view = ctx.held(stores).views.find(({ id }) => id === storeViewId);
  return arrival && leavesBy(carrierCode, settingsOf(ctx, view), arrival);
}

function jobsOf(
  line: PlacedLine,
  approvalOf: ApprovalOf,
  dueDay: string | null,
): readonly NewJob[] {
  const { id, orderId } = line;
  return designsOf(line).map((design) => {
    const { part, made } = design;
    const approval = approvalOf(design);
    const state = startOf(made, approval);
    return { orderId, itemId: id, part, state, approval, dueDay, ...sewnPart(made) };
  });
}
