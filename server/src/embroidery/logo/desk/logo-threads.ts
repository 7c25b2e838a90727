import { logoId, type Logo } from "@placket/domain/embroidery/logo/logo";
import { checkNamedThreads } from "@placket/domain/embroidery/logo/named-threads";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../../audit/audit.ts";
import type { Ctx } from "../../../context.ts";
import { publishEvent } from "../../../jobs/outbox.ts";
import { sewing } from "../../sewing/sewing.ts";
import { designWithFile } from "../kept-design.ts";
import { readFor } from "../reading/logo-reading.ts";
import { USUAL_GROUND, type ReadLogo } from "../reading/logo-work.ts";
import { selectDraftThreads } from "./draft-threads.sql.ts";
import { holdLogo, selectLogo, updateStitches } from "../logo.sql.ts";
import { selectFile } from "../picture/logo-files.sql.ts";
import { keptFiles } from "../take-logo.ts";

/** A stretch of a logo's file that is sewn in one thread. */
interface LogoBlock {
  readonly stitches: number;
  /** Number of its thread; `""` while nobody has named it. */
  readonly thread: string;
  /** What it most likely is: that of the store's own draft, which a digitizer keeps to; `""` where there was none. */
  readonly suggested: string;
}

/** The blocks of a digitized logo, and the file that they are of. */
interface LogoBlocks {
  readonly logo: Logo;
  readonly hash: string;
  readonly blocks: readonly LogoBlock[];
}

/** Block after block of a logo's stitches: DST and EXP name no threads, staff do (`nameThreads`). */
export async function logoBlocks(ctx: Ctx, number: string): Promise<Result<LogoBlocks>> {
  const found = await digitized(ctx, number);
  if (!found.ok) return found;
  const { id, logo, sewn } = found.value;
  const { fabric } = USUAL_GROUND;
  const design = await designWithFile(ctx, { as: "kept", logo: number, stitches: sewn, fabric });
  if (!design.ok) return design;
  const order = await ctx.held(sewing).sewOut(design.value);
  if (!order.ok) return order;
  const suggested = await selectDraftThreads(ctx.db, id);
  const blocks = order.value.blocks.map(({ stitches }, at) => ({
    stitches,
    thread: sewn.threads[at] ?? "",
    suggested: suggested[at] ?? "",
  }));
  return ok({ logo, hash: sewn.hash, blocks });
}

/** A file that was read with the threads that somebody has named. */
interface NamedStitches {
  /** Of the file that was seen. */
  readonly hash: string;
  readonly read: ReadLogo;
}

/** Reads the stitches of a logo in these threads, outside of a transaction: its pictures are drawn anew. */
export async function readInThreads(
  ctx: Ctx,
  number: string,
  { hash, threads }: { readonly hash: string; readonly threads: readonly string[] },
): Promise<Result<NamedStitches>> {
  const found = await digitized(ctx, number);
  if (!found.ok) return found;
  const { sewn } = found.value;
  if (sewn.hash !== hash) return CHANGED;
  const problems = checkNamedThreads(threads, sewn.threads.length);
  if (problems.length > 0) return refuse(...problems);
  const bytes = await selectFile(ctx.db, hash);
  if (!bytes) return refuse(problem("embroidery.notDigitized", "number", number));
  const read = await readFor(ctx, {
    bytes: new Uint8Array(bytes),
    ground: USUAL_GROUND,
    threads,
  });
  return read.ok ? ok({ hash, read: read.value }) : read;
}

/**
 * Gives the blocks of a logo their threads, in the caller's transaction. Lines that were ordered with this very file are
 * sewn in them from now on, as far as nothing of them is under the needle.
 */
export async function nameThreads(
  tx: Ctx,
  number: string,
  { hash, read }: NamedStitches,
): Promise<Result<Logo>> {
  const id = logoId(number);
  const before = id === undefined ? undefined : await holdLogo(tx, id);
  if (id === undefined || !before) return NO_SUCH_LOGO;
  if (before.sewn?.hash !== hash) return CHANGED;
  const { pictures, sewn } = await keptFiles(tx, read);
  if (!sewn) return refuse(problem("embroidery.notDigitized", "number", number));
  const logo = await updateStitches(tx.db, id, { pictures, sewn: { ...sewn, isNamed: true } });
  await publishEvent(tx, "embroidery.logoDigitized", { logoId: id });
  await leaveTrace(tx, {
    action: "embroidery.nameThreads",
    subject: number,
    before: { threads: before.sewn.threads },
    after: { threads: sewn.threads },
  });
  return ok(logo);
}

/** A logo that a machine can sew as it is: whose threads may be named. */
async function digitized(ctx: Ctx, number: string) {
  const id = logoId(number);
  const logo = id === undefined ? undefined : await selectLogo(ctx, id);
  if (id === undefined || !logo) return NO_SUCH_LOGO;
  const { state, sewn } = logo;
  if (state !== "digitized" || !sewn) {
    return refuse(problem("embroidery.notDigitized", "number", number));
  }
  return ok({ id, logo, sewn });
}

const NO_SUCH_LOGO = refuse(problem("embroidery.noSuchLogo", "number"));
const CHANGED = refuse(problem("embroidery.logoChanged", "hash"));
