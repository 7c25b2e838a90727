import type { Design } from "@placket/domain/embroidery/design/design";
import { logoId, type LogoStitches } from "@placket/domain/embroidery/logo/logo";
import type { LineDesign } from "@placket/domain/embroidery/offer/made";
import { findThread } from "@placket/domain/embroidery/thread/threads";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { selectFile, selectPicture, selectStitches } from "./logo.sql.ts";

/** What is sewn of a line, with the file of a logo in it; refused while there are no stitches of it. */
export async function designWithFile(ctx: Ctx, design: LineDesign): Promise<Result<Design>> {
  if (design.as !== "kept") return ok(design);
  const { stitches } = design;
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

/** What a logo looks like to whoever may see it sewn, as a PNG; `null` where nothing is to be seen of it. */
export async function pictureOfLogo(ctx: Ctx, number: string): Promise<Uint8Array | null> {
  const id = logoId(number);
  const bytes = id === undefined ? undefined : await selectPicture(ctx.db, id);
  return bytes ? new Uint8Array(bytes) : null;
}

/** A logo's stitches as they are today; `null` where nobody has made any, or it is gone. */
export const stitchesToday = (ctx: Ctx, id: number): Promise<LogoStitches | null> =>
  selectStitches(ctx.db, id);
