import { createHash } from "node:crypto";
import { designsOf, isUnsewn, type Made } from "@placket/domain/embroidery/offer/made";
import type { FaceCode, OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import type { Text } from "@placket/domain/phrased";
import { ok, type Result } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import { offerOf } from "../offer/offers.ts";
import { designWithFile, pictureOfLogo } from "../logo/kept-design.ts";
import { whose } from "../../threads/whose.ts";
import { wornPictures } from "./worn-pictures.ts";
import type { Worn, WornView, WornWork } from "./worn-work.ts";

export type { Worn };

/** A garment and what is sewn on it, as it is kept with its line. */
interface Embroidered {
  readonly productId: number;
  readonly parentId: number | null;
  /** The picture of its front. */
  readonly imageFile: string | null;
  readonly made: readonly Made[];
}

/** A side of a garment, and what is to be seen on it. */
export interface WornSide {
  readonly worn: Worn;
  readonly seen: readonly SeenDesign[];
}

/** A design that is seen on a side. */
interface SeenDesign {
  readonly made: Made;
  /** Its words, or whose flag it is. */
  readonly name: Text;
  readonly place: OfferPlacement;
  /** Nobody has made its stitches yet: its picture is seen in its place. */
  readonly isUnsewn: boolean;
}

/**
 * What is to be seen of it, side by side, that of its first design first, at the places of today's offer; nothing where
 * nothing is sewn, and of what stands at places that the offer does not know any more.
 */
export function wornSides(
  ctx: Ctx,
  { made, imageFile, ...product }: Embroidered,
): readonly WornSide[] {
  const offer = made.length === 0 ? undefined : offerOf(ctx, product);
  if (!offer) return [];
  const files = filesOf(ctx, { ...product, imageFile });
  const placed = made.flatMap((one) =>
    designsOf(one).flatMap(({ design, name, placement }) => {
      const place = offer.placements.find(({ code }) => code === placement);
      return place ? [{ design, made: one, name, place, isUnsewn: isUnsewn(design) }] : [];
    }),
  );
  return [...Map.groupBy(placed, ({ place }) => place.face)].map(([face, seen]) => ({
    worn: {
      file: files[face],
      pictureWidthMm: offer.pictureWidthMm,
      sewn: seen.map(({ design, place: { center, turn, widthMm, heightMm } }) => ({
        design,
        center,
        turn,
        widthMm,
        heightMm,
      })),
    },
    seen,
  }));
}

/** The first side with thread on it, for whoever approves stitches; the picture of a logo is none. */
export const wornOf = (ctx: Ctx, embroidered: Embroidered): Worn | undefined =>
  wornSides(ctx, embroidered).find(({ seen }) => seen.some((design) => !design.isUnsewn))?.worn;

/** The pictures that show the sides. */
function filesOf(
  ctx: Ctx,
  { productId, parentId, imageFile }: Omit<Embroidered, "made">,
): Readonly<Record<FaceCode, string | null>> {
  const product = ctx.held(readModel).current().sellable(productId, parentId, ctx.store.id);
  return { front: imageFile, back: product?.backFile ?? null };
}

/** Raised when pictures are drawn otherwise than before: their addresses change with it. */
const DRAWN_AS = 2;

/** What tells a picture from another: a hash of all that it is drawn from, in whatever order it was kept. */
export const wornName = (worn: Worn): string =>
  createHash("sha256")
    .update(JSON.stringify([DRAWN_AS, worn], inOrder))
    .digest("hex")
    .slice(0, 32);

const inOrder = (_: string, part: unknown): unknown =>
  typeof part === "object" && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : part;

/** The garment as a JPEG, drawn once and kept. */
export const wornJpeg = (ctx: Ctx, worn: Worn, view: WornView): Promise<Result<Uint8Array>> =>
  ctx.held(wornPictures).picture(
    {
      name: wornName(worn),
      file: worn.file,
      worn: () => withFiles(ctx, worn),
      view,
      // Whoever else asks for the same meanwhile waits for it too: it is drawn, though its asker has gone.
      terms: { ...whose(ctx), isGone: () => false },
    },
    ctx.now,
  );

/** One that was drawn before; `undefined` where it is not kept. */
export const keptWorn = (
  { held, now }: Pick<Ctx, "held" | "now">,
  { hash: name, view }: { readonly hash: string; readonly view: WornView },
): Promise<Uint8Array | undefined> => held(wornPictures).kept({ name, view }, now);

async function withFiles(ctx: Ctx, { sewn, ...worn }: Worn): Promise<Result<WornWork["worn"]>> {
  const drawn: WornWork["worn"]["sewn"][number][] = [];
  for (const one of sewn) {
    if (isUnsewn(one.design)) {
      const picture = await pictureOfLogo(ctx, one.design.logo);
      drawn.push({ ...one, design: { as: "picture", picture } });
      continue;
    }
    const design = await designWithFile(ctx, one.design);
    if (!design.ok) return design;
    drawn.push({ ...one, design: design.value });
  }
  return ok({ ...worn, sewn: drawn });
}
