import { logoId, type Logo } from "@placket/domain/embroidery/logo/logo";
import type { MachineFileKind } from "@placket/domain/embroidery/machine-file/machine-file";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../../audit/audit.ts";
import type { Ctx } from "../../../context.ts";
import { publishEvent } from "../../../jobs/outbox.ts";
import type { Page, PageAsked } from "../../../list/list-page.ts";
import { countBrought } from "../owned/brought-often.ts";
import { selectFile, selectSource } from "../picture/logo-files.sql.ts";
import { checkFile } from "../reading/file-scan.ts";
import { readFor } from "../reading/logo-reading.ts";
import { USUAL_GROUND, type ReadLogo } from "../reading/logo-work.ts";
import {
  holdLogo,
  selectAllLogos,
  selectLogo,
  selectLogos,
  updateStitches,
  type LogoSearch,
} from "../logo.sql.ts";
import { keepLogo, keptFiles } from "../take-logo.ts";

/** Everybody's logos that match, a page of them. */
export const listLogos = (
  ctx: Ctx,
  search: LogoSearch,
  asked: PageAsked,
): Promise<Result<Page<Logo>>> => selectAllLogos(ctx, search, asked);

/** As many of a customer's logos as staff are shown. */
const OF_ONE_MAX = 200;

/** The logos of a customer's library, newest first. */
export const listLogosOf = (ctx: Ctx, customerId: number): Promise<readonly Logo[]> =>
  selectLogos(
    ctx,
    { customerId, tokenHash: null },
    { order: "newest", search: "", limit: OF_ONE_MAX, offset: 0 },
  );

/** What was brought as a logo, and what it is. */
export async function logoSource(
  ctx: Ctx,
  number: string,
): Promise<Result<NonNullable<Awaited<ReturnType<typeof selectSource>>>>> {
  const id = logoId(number);
  const found = id === undefined ? undefined : await selectSource(ctx.db, id);
  return found ? ok(found) : NO_SUCH_LOGO;
}

/** The stitches of a logo as they are today, as a machine reads them; refuses one that has none. */
export async function logoStitches(
  ctx: Ctx,
  number: string,
): Promise<Result<{ readonly bytes: Uint8Array; readonly format: MachineFileKind }>> {
  const id = logoId(number);
  const logo = id === undefined ? undefined : await selectLogo(ctx, id);
  if (!logo) return NO_SUCH_LOGO;
  const bytes = logo.sewn && (await selectFile(ctx.db, logo.sewn.hash));
  if (!logo.sewn || !bytes) return refuse(problem("embroidery.notDigitized", "number", number));
  return ok({ bytes, format: logo.sewn.format });
}

/** Takes a logo of the house in, in the caller's transaction. */
export async function addHouseLogo(
  tx: Ctx,
  ready: Parameters<typeof keepLogo>[1],
): Promise<Result<Logo>> {
  const logo = await keepLogo(tx, ready);
  await leaveTrace(tx, {
    action: "embroidery.addLogo",
    subject: logo.number,
    after: { name: logo.name, format: logo.format },
  });
  return ok(logo);
}

/** Reads stitches that somebody has made of a logo, outside of a transaction; refuses what has none. */
export async function readStitches(ctx: Ctx, bytes: Uint8Array): Promise<Result<ReadLogo>> {
  const counted = countBrought(ctx, bytes.length);
  if (!counted.ok) return counted;
  const checked = await checkFile(ctx, bytes);
  if (!checked.ok) return checked;
  const read = await readFor(ctx, { bytes, ground: USUAL_GROUND });
  if (!read.ok) return read;
  const isMachines = read.value.format !== "svg" && read.value.sewn !== null;
  return isMachines ? read : refuse(problem("embroidery.unknownMachineFile", "file"));
}

/** Gives a logo the stitches that a digitizer has made, in the caller's transaction. */
export async function digitizeLogo(tx: Ctx, number: string, read: ReadLogo): Promise<Result<Logo>> {
  const id = logoId(number);
  const before = id === undefined ? undefined : await holdLogo(tx, id);
  if (id === undefined || !before) return NO_SUCH_LOGO;
  const { pictures, sewn } = await keptFiles(tx, read);
  if (!sewn) return refuse(problem("embroidery.unknownMachineFile", "file"));
  const logo = await updateStitches(tx.db, id, { pictures, sewn });
  await publishEvent(tx, "embroidery.logoDigitized", { logoId: id });
  await leaveTrace(tx, {
    action: "embroidery.digitizeLogo",
    subject: number,
    before: { state: before.state, stitches: before.sewn?.stitches ?? null },
    after: { state: logo.state, stitches: sewn.stitches },
  });
  return ok(logo);
}

const NO_SUCH_LOGO = refuse(problem("embroidery.noSuchLogo", "number"));
