import { CONTENT_PICTURE_BYTES_MAX } from "@placket/domain/content/picture";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { takeCatalogPicture } from "../media/media.ts";

/** Takes in a picture for pages and blocks; refuses what is none. The same picture is stored once. */
export async function addPicture(
  ctx: Ctx,
  bytes: Uint8Array,
  name: string,
): Promise<Result<{ readonly file: string }>> {
  const file = await takeCatalogPicture(ctx, { bytes, name: plainName(name) });
  if (file !== undefined) return ok({ file });
  return refuse(
    problem("content.pictureUnreadable", "file", CONTENT_PICTURE_BYTES_MAX / 1024 / 1024),
  );
}

/** A name that is safe in an address, without its ending. */
const plainName = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[^\p{L}\p{N}_-]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 80) || "picture";
