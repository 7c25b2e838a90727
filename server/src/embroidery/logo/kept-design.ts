import type { Design } from "@placket/domain/embroidery/design/design";
import { logoThumb } from "@placket/contract/embroidery/logo.codec";
import { logoId, logoNumber, type LogoStitches } from "@placket/domain/embroidery/logo/logo";
import type { LineDesign } from "@placket/domain/embroidery/offer/made";
import { findThread } from "@placket/domain/embroidery/thread/threads";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { selectPicture, selectPictured } from "./picture/logo-pictures.sql.ts";
import { selectStitches } from "./logo.sql.ts";
import { selectFile } from "./picture/logo-files.sql.ts";

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

/** Where the small pictures of logos are found, by their numbers; in one statement, and in none for none. */
export async function thumbsOfLogos(
  ctx: Ctx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(numbers.flatMap((number) => logoId(number) ?? []))];
  const rows = ids.length === 0 ? [] : await selectPictured(ctx.db, ids);
  return new Map(
    rows.flatMap(({ id, key }) => {
      const number = logoNumber(id);
      const thumb = logoThumb({ number, key, isPictured: true });
      return thumb === null ? [] : [[number, thumb] as const];
    }),
  );
}

/** A logo's stitches as they are today; `null` where nobody has made any, or it is gone. */
export const stitchesToday = (ctx: Ctx, id: number): Promise<LogoStitches | null> =>
  selectStitches(ctx, id);
