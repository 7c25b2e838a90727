import { basename } from "node:path";
import type { MediaKind } from "@placket/domain/catalog/image-kind";
import {
  checkPictures,
  PICTURE_BYTES_MAX,
  PICTURE_ROLES,
  PICTURE_VIEWS,
  type KeptPicture,
  type PictureView,
} from "@placket/domain/catalog/staff/product-pictures";
import { imageUrl, THUMB_WIDTH } from "@placket/domain/media/image-url";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../../context.ts";
import { mastersIn, takeCatalogPicture } from "../../../media/media.ts";
import type { MediaState, ProductState } from "../../import/draft/product-state.ts";
import { Pictures } from "../../import/pictures.ts";
import { canonical } from "../../import/draft/product-state.ts";
import { picturedBy, type ColorOfFamily } from "./pictured-by.ts";
import { seenPart } from "./seen-part.ts";
import { writePart } from "./write-part.ts";

/** A file that staff bring; nothing of it is believed. */
interface BroughtPicture {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** What it shows, where its name does not say. */
  readonly view?: PictureView | undefined;
}

/** Takes a picture in, outside of a transaction; it is shown once a product has it. */
export async function takePicture(
  ctx: Ctx,
  { bytes, name, view }: BroughtPicture,
): Promise<Result<{ readonly file: string; readonly url: string }>> {
  const file = await takeCatalogPicture(ctx, { bytes, name: pictureName(name, view) });
  return file === undefined
    ? refuse(problem("catalog.badPicture", "file", PICTURE_BYTES_MAX / 1024 / 1024))
    : ok({ file, url: imageUrl(file, THUMB_WIDTH) });
}

const NAME_MAX = 80;

/** What is safe in an address, with the ending that tells what it shows (PDP-24). */
function pictureName(name: string, view: PictureView | undefined): string {
  const plain = basename(name.replaceAll("\\", "/"))
    .replace(/\.\w{1,5}$/, "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w-]+/g, "-")
    .replaceAll(/^[-_]+|[-_]+$/g, "")
    .slice(0, NAME_MAX);
  const known = plain || "picture";
  if (view === undefined) return known;
  return `${known.replace(/[-_](?:sf|sb|d|fl)\d*$/i, "")}_${PICTURE_VIEWS[view]}`;
}

interface ShownPicture extends KeptPicture {
  /** `null` of a film and a turntable. */
  readonly url: string | null;
  readonly kind: MediaKind;
}

/** Pictures of a product, or of the variants of a family in a color. */
export interface ProductPictures {
  readonly seen: string;
  readonly colorId: number | null;
  readonly colors: readonly ColorOfFamily[];
  readonly isMixed: boolean;
  readonly pictures: readonly ShownPicture[];
}

/** The pictures that a product, or a color of it, has; refuses a color that no variant has. */
export async function productPictures(
  ctx: Ctx,
  id: number,
  colorId: number | null,
): Promise<Result<ProductPictures>> {
  const found = await picturedBy(ctx, { id, colorId, lock: false });
  if (!found.ok) return found;
  const { colors, states } = found.value;
  const [first] = states;
  const galleries = new Set(states.map(({ media }) => canonical(media)));
  return ok({
    seen: seenOf(states),
    colorId,
    colors,
    isMixed: galleries.size > 1,
    pictures: (first?.media ?? []).map(shown),
  });
}

const seenOf = (states: readonly ProductState[]) =>
  seenPart(states.map(({ sku, media }) => [sku, media]));

const shown = ({ file, label, kind, roles, isHidden }: MediaState): ShownPicture => ({
  file,
  url: kind === "image" ? imageUrl(file, THUMB_WIDTH) : null,
  kind: kind as MediaKind,
  alt: label ?? "",
  roles,
  isHidden,
});

/** What staff say of pictures, and what they saw of them. */
interface AskedPictures {
  readonly id: number;
  readonly seen: string;
  readonly colorId: number | null;
  readonly pictures: readonly KeptPicture[];
}

/** Looks at the files that are named, outside of a transaction: no product is held meanwhile. */
export async function seenFiles(
  ctx: Ctx,
  pictures: readonly KeptPicture[],
): Promise<Result<Pictures>> {
  const problems = checkPictures(pictures);
  if (problems.length > 0) return refuse(...problems);
  const files = new Pictures({ mediaDir: mastersIn(ctx.settings.dataDir), dryRun: true });
  await files.prepare(pictures.map(({ file }) => file));
  return ok(files);
}

/** Gives a product, or all variants of a color, these pictures in this order; refuses others than were seen. */
export async function setPictures(
  tx: Ctx,
  { id, seen, colorId, pictures }: AskedPictures,
  files: Pictures,
): Promise<Result<ProductPictures>> {
  const found = await picturedBy(tx, { id, colorId, lock: true });
  if (!found.ok) return found;
  const { states } = found.value;
  if (seenOf(states) !== seen)
    return refuse(problem("catalog.productChanged", "id", states[0]?.sku ?? ""));
  const media = mediaOf(files, pictures, states);
  if (!media.ok) return media;
  const changes = states.map((before) => ({ before, after: { ...before, media: media.value } }));
  await writePart(tx, changes, (state) => ({ pictures: state.media.map(inTrail) }));
  return productPictures(tx, id, colorId);
}

/** What stands there already stays what it is; anything else must lie among the catalogue's pictures. */
function mediaOf(
  files: Pictures,
  pictures: readonly KeptPicture[],
  states: readonly ProductState[],
): Result<readonly MediaState[]> {
  const had = new Map(states.flatMap(({ media }) => media.map((one) => [one.file, one] as const)));
  const media: MediaState[] = [];
  for (const [at, { file, alt, roles, isHidden }] of pictures.entries()) {
    const taken = had.has(file) ? undefined : files.get(file);
    const known = had.get(file) ?? (taken?.ok ? { ...taken.value, kind: "image" } : undefined);
    if (!known) return refuse(problem("catalog.noSuchPicture", `${at}-alt`));
    const { kind, width, height } = known;
    media.push({
      file: known.file,
      label: alt.trim() || null,
      kind,
      roles: PICTURE_ROLES.filter((role) => roles.includes(role)),
      isHidden,
      width,
      height,
    });
  }
  return ok(media);
}

const inTrail = ({ file, label, roles, isHidden }: MediaState) =>
  [file, label ?? "", roles.join(" "), isHidden ? "hidden" : ""].filter(Boolean).join(" · ");
