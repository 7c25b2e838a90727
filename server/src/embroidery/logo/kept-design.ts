import type { Design } from "@placket/domain/embroidery/design/design";
import { logoId, type LogoStitches } from "@placket/domain/embroidery/logo/logo";
import type { KeptDesign, LineDesign } from "@placket/domain/embroidery/offer/made";
import { findThread } from "@placket/domain/embroidery/thread/threads";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { selectFile, selectStitches } from "./logo.sql.ts";

/** What is sewn of a line, with the file of a logo in it; refused while there are no stitches of it. */
export async function designWithFile(ctx: Ctx, design: LineDesign): Promise<Result<Design>> {
  if (design.as !== "kept") return ok(design);
  const stitches = await stitchesOf(ctx, design);
  const bytes = stitches && (await selectFile(ctx.db, stitches.hash));
  if (!stitches || !bytes) return refuse(problem("embroidery.notDigitized", "design", design.logo));
  return ok({
    as: "file",
    name: `logo.${stitches.format}`,
    bytes: new Uint8Array(bytes),
    threads: stitches.threads.map((number) => findThread(number)),
    fabric: design.fabric,
  });
}

/** A draft makes way for what somebody has digitized since. */
async function stitchesOf(
  ctx: Ctx,
  { logo, isFinal, stitches }: KeptDesign,
): Promise<LogoStitches | null> {
  const id = isFinal ? undefined : logoId(logo);
  return (id === undefined ? null : await selectStitches(ctx.db, id)) ?? stitches;
}
